#pragma once
#include <stddef.h>

/// Layout of `indexstore_string_ref_t` in LLVM's indexstore.h (libIndexStore, store format v5);
/// Swift cannot declare a C struct that a C function returns by value.
typedef struct {
  const char *data;
  size_t length;
} CIndexStoreString;
