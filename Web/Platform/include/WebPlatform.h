#ifndef WEB_PLATFORM_H
#define WEB_PLATFORM_H
// The functions of a C library that Embedded Swift calls on WebAssembly. Swift code calls none of them directly.
#endif
