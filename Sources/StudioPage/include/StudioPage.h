#pragma once
#include <stddef.h>

/// A file of the page.
struct studio_page_file {
    /// The path in the address, such as `canvas.js`.
    const char *name;
    /// The bytes.
    const unsigned char *bytes;
    /// The number of bytes.
    size_t count;
};

/// Returns the files of the page, and writes their number.
const struct studio_page_file *studio_page_files(size_t *count);
