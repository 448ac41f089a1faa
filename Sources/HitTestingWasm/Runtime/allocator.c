// The heap of the engine in a page. A page traces at every pointer move, for hours: what is released is used
// again, by a list of free blocks for each size. Sizes grow by a quarter of a power of two, so that at most a fifth of a
// block is wasted and a released block serves every later request of about its size.

#include <stddef.h>
#include <stdint.h>

enum { pageSize = 65536, smallestSize = 16, sizesPerDoubling = 4, sizeCount = 28 * sizesPerDoubling, alignedMark = 255 };

/// Stands in the 16 bytes before every block, which keep blocks at multiples of 16.
typedef struct Header {
  /// The index of the block's size, or `alignedMark` where `distance` leads to the block's own header.
  uint32_t sizeIndex;
  uint32_t distance;
  /// The next free block of the size, while this one is free.
  struct Header *next;
  uint32_t unused;
} Header;

_Static_assert(sizeof(Header) == 16, "blocks lie at multiples of 16");

extern unsigned char __heap_base;

static uintptr_t unusedStart;
static Header *freeBlocks[sizeCount];

static size_t sizeOfIndex(uint32_t index) {
  size_t doubled = (size_t)smallestSize << (index / sizesPerDoubling);
  return (doubled + doubled / sizesPerDoubling * (index % sizesPerDoubling) + 15) & ~(size_t)15;
}

/// The smallest size that holds the bytes.
static uint32_t indexOfSize(size_t bytes) {
  if (bytes <= smallestSize) return 0;
  uint32_t doublings = 31 - __builtin_clz((uint32_t)(bytes / smallestSize));
  uint32_t index = doublings * sizesPerDoubling;
  while (sizeOfIndex(index) < bytes) index++;
  return index;
}

void *malloc(size_t bytes) {
  if (bytes > (size_t)1 << 30) return NULL;
  uint32_t index = indexOfSize(bytes);
  Header *block = freeBlocks[index];
  if (block) {
    freeBlocks[index] = block->next;
    return block + 1;
  }
  if (!unusedStart) unusedStart = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = unusedStart + sizeof(Header) + sizeOfIndex(index);
  size_t pages = (end + pageSize - 1) / pageSize;
  size_t present = __builtin_wasm_memory_size(0);
  if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) return NULL;
  block = (Header *)unusedStart;
  unusedStart = end;
  block->sizeIndex = index;
  return block + 1;
}

void free(void *pointer) {
  if (!pointer) return;
  Header *block = (Header *)pointer - 1;
  if (block->sizeIndex == alignedMark) block = (Header *)((uintptr_t)pointer - block->distance) - 1;
  block->next = freeBlocks[block->sizeIndex];
  freeBlocks[block->sizeIndex] = block;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  if (alignment <= 16) {
    *result = malloc(bytes);
    return *result ? 0 : 12;
  }
  void *pointer = malloc(bytes + alignment);
  if (!pointer) return 12;
  uintptr_t aligned = ((uintptr_t)pointer + alignment - 1) & ~(alignment - 1);
  if (aligned != (uintptr_t)pointer) {
    Header *mark = (Header *)aligned - 1;
    mark->sizeIndex = alignedMark;
    mark->distance = (uint32_t)(aligned - (uintptr_t)pointer);
  }
  *result = (void *)aligned;
  return 0;
}
