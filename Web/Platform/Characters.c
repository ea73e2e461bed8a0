// Properties of characters for the standard library, which has tables of 100 KB for them. The host knows them all.
#include "WebPlatform.h"

typedef unsigned char byte;
typedef unsigned int word;
typedef unsigned long long longWord;

// The index of the general category in the order of Swift's `Unicode.GeneralCategory`.
__attribute__((import_module("host"), import_name("category"))) extern word hostCategory(word scalar);
// Bit 0: may continue an identifier, 1: is an emoji by default, 2: is uppercase.
__attribute__((import_module("host"), import_name("properties"))) extern word hostProperties(word scalar);
// Bit 0: NFD changes the character, 1: NFC changes it, 2: it is a part of Hangul that combines with the one before.
__attribute__((import_module("host"), import_name("normalization"))) extern word hostNormalization(word scalar);
// Writes the character in NFD as UTF-8, and returns the number of bytes.
__attribute__((import_module("host"), import_name("decompose"))) extern word hostDecompose(
    word scalar, byte *target, word room);
// The character that two make in NFC; all bits if they make none.
__attribute__((import_module("host"), import_name("compose"))) extern word hostCompose(word first, word second);

enum { nonspacingMark = 5, decimalNumber = 8, letterNumber = 9, otherNumber = 10 };

byte _swift_stdlib_getGeneralCategory(word scalar) { return (byte)hostCategory(scalar); }

// The bits of the properties that the rooms read, at their places in the standard library.
longWord _swift_stdlib_getBinaryProperties(word scalar) {
    longWord properties = hostProperties(scalar);
    return (properties & 1) << 25 | (properties >> 1 & 1) << 19 | (properties >> 2 & 1) << 43;
}

// 0 for decimal digits, 2 for other numbers, 255 for none. Ideographs of numbers count as none.
byte _swift_stdlib_getNumericType(word scalar) {
    word category = hostCategory(scalar);
    return category == decimalNumber ? 0 : category == letterNumber || category == otherNumber ? 2 : 255;
}

// Bit 0: NFD changes the character, 1: NFC changes it, 2: it may combine with the one before; from bit 3 the combining class.
// The host does not know the class, so all marks have one, and their order makes a difference.
unsigned short _swift_stdlib_getNormData(word scalar) {
    word isMark = hostCategory(scalar) == nonspacingMark;
    return (unsigned short)(hostNormalization(scalar) | (isMark ? 230 << 3 | 4 : 0));
}

// A decomposition begins with its number of bytes. The standard library reads it before it asks for the next one.
static byte decomposition[64];
const byte *const _swift_stdlib_nfd_decompositions = decomposition;

// The character in the lower 18 bits, and the place of its decomposition above them.
word _swift_stdlib_getDecompositionEntry(word scalar) {
    decomposition[0] = (byte)hostDecompose(scalar, decomposition + 1, sizeof decomposition - 1);
    return scalar & 0x3FFFF;
}

word _swift_stdlib_getComposition(word first, word second) { return hostCompose(first, second); }
