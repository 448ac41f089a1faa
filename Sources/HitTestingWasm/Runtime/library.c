// What compiled Swift asks of a C library, where there is none.

#include <stddef.h>
#include <stdint.h>

// These compile to WebAssembly's own instructions for blocks of memory.
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *left = a, *right = b;
  for (; count; count--, left++, right++)
    if (*left != *right) return *left - *right;
  return 0;
}

/// Seeds the hashes of sets and dictionaries. Always the same: a page answers the same every time.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0x2a, count); }

typedef int Wide __attribute__((mode(TI)));
typedef union {
  Wide all;
  struct {
    uint64_t low;
    int64_t high;
  } half;
} Halves;

/// The product of two numbers of 128 bits.
Wide __multi3(Wide a, Wide b) {
  Halves x = {.all = a}, y = {.all = b}, product;
  uint64_t xLow = x.half.low & 0xffffffff, xHigh = x.half.low >> 32;
  uint64_t yLow = y.half.low & 0xffffffff, yHigh = y.half.low >> 32;
  uint64_t low = xLow * yLow, middle = xHigh * yLow + (low >> 32), other = xLow * yHigh + (middle & 0xffffffff);
  product.half.low = (low & 0xffffffff) | (other << 32);
  product.half.high =
      xHigh * yHigh + (middle >> 32) + (other >> 32) + x.half.high * y.half.low + x.half.low * y.half.high;
  return product.all;
}
