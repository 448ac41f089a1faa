#pragma once

// Mustache (https://mustache.github.io/mustache.5.html) with a C face: a tree of values, and a template that is filled with
// it. The templates are kainjow's, from Debian's libkainjow-mustache-dev.

#ifdef __cplusplus
extern "C" {
#endif

/// A value for a template. Whoever holds one releases it by `mustache_release`, or hands it to another value, which
/// releases it then.
typedef struct MustacheValue MustacheValue;

MustacheValue *mustache_object(void);
MustacheValue *mustache_list(void);
MustacheValue *mustache_text(const char *text);
MustacheValue *mustache_bool(int isTrue);

/// Takes `value` over.
void mustache_set(MustacheValue *object, const char *key, MustacheValue *value);

/// Takes `element` over.
void mustache_append(MustacheValue *list, MustacheValue *element);

void mustache_release(MustacheValue *value);

/// The template filled with the values, to be freed by `free`. Where the template is wrong, nothing, and `problem` says
/// why, to be freed too.
char *mustache_render(const char *text, const MustacheValue *values, char **problem);

#ifdef __cplusplus
}
#endif
