#include "mustache.h"

#include <cstring>
#include <kainjow/mustache.hpp>
#include <string>
#include <utility>

namespace mustache = kainjow::mustache;

struct MustacheValue {
  mustache::data data;
};

MustacheValue *mustache_object(void) { return new MustacheValue{mustache::data{mustache::data::type::object}}; }

MustacheValue *mustache_list(void) { return new MustacheValue{mustache::data{mustache::data::type::list}}; }

MustacheValue *mustache_text(const char *text) { return new MustacheValue{mustache::data{std::string{text}}}; }

MustacheValue *mustache_bool(int isTrue) {
  return new MustacheValue{
      mustache::data{isTrue ? mustache::data::type::bool_true : mustache::data::type::bool_false}};
}

void mustache_set(MustacheValue *object, const char *key, MustacheValue *value) {
  object->data.set(key, std::move(value->data));
  delete value;
}

void mustache_append(MustacheValue *list, MustacheValue *element) {
  list->data.push_back(std::move(element->data));
  delete element;
}

void mustache_release(MustacheValue *value) { delete value; }

char *mustache_render(const char *text, const MustacheValue *values, char **problem) {
  mustache::mustache pattern{std::string{text}};
  std::string result;
  if (pattern.is_valid()) result = pattern.render(values->data);
  if (!pattern.is_valid()) {
    *problem = strdup(pattern.error_message().c_str());
    return nullptr;
  }
  return strdup(result.c_str());
}
