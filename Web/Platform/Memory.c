// Allocation for a module without a C library: free lists of blocks whose sizes are powers of two.
#include "WebPlatform.h"

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;
typedef unsigned int word;

extern byte __heap_base;

// Each block begins with a header of 16 bytes: the exponent of its size, and the distance from the block's own header
// for a pointer that was aligned beyond 16 bytes.
enum { headerSize = 16, pageShift = 16, smallestExponent = 5, exponentCount = 32 };
struct header {
    word exponent;
    word offset;
    void *next;
};

static byte *top;
static struct header *lists[exponentCount];

static word exponentFor(size_t size) {
    return size <= (size_t)1 << smallestExponent ? smallestExponent : 32 - __builtin_clz((word)size - 1);
}

// Takes memory from the end of the heap. The memory grows by at least half, so that it grows rarely.
static byte *grow(size_t size) {
    if (!top) top = (byte *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    byte *block = top;
    top += size;
    size_t available = __builtin_wasm_memory_size(0) << pageShift;
    if ((size_t)top > available) {
        size_t needed = ((size_t)top - available + 0xFFFF) >> pageShift;
        size_t wanted = available >> (pageShift + 1);
        if (wanted < needed || __builtin_wasm_memory_grow(0, wanted) == (size_t)-1) {
            if (__builtin_wasm_memory_grow(0, needed) == (size_t)-1) __builtin_trap();
        }
    }
    return block;
}

void *malloc(size_t size) {
    if (size > ((size_t)1 << 30)) __builtin_trap();
    word exponent = exponentFor(size + headerSize);
    struct header *block = lists[exponent];
    if (block) {
        lists[exponent] = block->next;
    } else {
        block = (struct header *)grow((size_t)1 << exponent);
    }
    block->exponent = exponent;
    block->offset = 0;
    return (byte *)block + headerSize;
}

void free(void *pointer) {
    if (!pointer) return;
    struct header *block = (struct header *)((byte *)pointer - headerSize);
    if (block->offset) block = (struct header *)((byte *)block - block->offset);
    block->next = lists[block->exponent];
    lists[block->exponent] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment <= headerSize) {
        *result = malloc(size);
        return 0;
    }
    byte *pointer = malloc(size + alignment);
    byte *aligned = (byte *)(((size_t)pointer + alignment - 1) & ~(alignment - 1));
    if (aligned != pointer) ((struct header *)(aligned - headerSize))->offset = (word)(aligned - pointer);
    *result = aligned;
    return 0;
}
