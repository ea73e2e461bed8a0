// The other functions of a C library that Embedded Swift and the rooms call.
#include "WebPlatform.h"

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;
typedef unsigned int word;
typedef unsigned long long longWord;

void *memcpy(void *target, const void *source, size_t count) { return __builtin_memcpy(target, source, count); }
void *memmove(void *target, const void *source, size_t count) { return __builtin_memmove(target, source, count); }
void *memset(void *target, int value, size_t count) { return __builtin_memset(target, value, count); }

int memcmp(const void *first, const void *second, size_t count) {
    const byte *a = first, *b = second;
    for (size_t place = 0; place < count; place++) {
        if (a[place] != b[place]) return a[place] < b[place] ? -1 : 1;
    }
    return 0;
}

// Seeds of hashes. A fixed sequence keeps results equal from run to run.
void arc4random_buf(void *target, size_t count) {
    static longWord state = 0x9E3779B97F4A7C15ull;
    for (size_t place = 0; place < count; place++) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((byte *)target)[place] = (byte)state;
    }
}

unsigned long __stack_chk_guard = 0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }
int putchar(int character) { return character; }

// Rounds half away from zero.
double round(double value) {
    double whole = __builtin_trunc(value);
    double rest = value - whole;
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

double fmod(double value, double divisor) { return value - __builtin_trunc(value / divisor) * divisor; }

// Reads a number of digits with at most one point whose parts are exact, so that one division rounds correctly.
static int readShortNumber(const char *text, int count, double *result) {
    static const double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    if (count > 15) return 0;
    double whole = 0;
    int point = -1;
    for (int place = 0; place < count; place++) {
        char character = text[place];
        if (character == '.' && point < 0 && place > 0) {
            point = place;
        } else if (character >= '0' && character <= '9') {
            whole = whole * 10 + (character - '0');
        } else {
            return 0;
        }
    }
    if (point == count - 1) return 0;
    *result = point < 0 ? whole : whole / powers[count - 1 - point];
    return 1;
}

// The host reads other decimal numbers, because its rounding is exact and costs no bytes here.
__attribute__((import_module("host"), import_name("number"))) extern double hostNumber(const char *text, int count);

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    int count = 0;
    while (text[count]) count++;
    if (count == 0) return 0;
    if (readShortNumber(text, count, result)) return text + count;
    *result = hostNumber(text, count);
    return *result == *result ? text + count : 0;
}

// The product of two numbers of 128 bits, which the compiler's runtime library has for other platforms.
void __multi3(longWord *product, longWord low, longWord high, longWord otherLow, longWord otherHigh) {
    longWord a0 = (word)low, a1 = low >> 32, b0 = (word)otherLow, b1 = otherLow >> 32;
    longWord p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
    longWord middle = (p00 >> 32) + (word)p01 + (word)p10;
    product[0] = (middle << 32) | (word)p00;
    product[1] = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + low * otherHigh + high * otherLow;
}
