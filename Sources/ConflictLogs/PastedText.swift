/// A text as people paste it from consoles, mails and web pages, in plain characters.
///
/// Typographic quotes, dashes and spaces become plain ones, and HTML entities and Markdown escapes are decoded. The number of lines
/// stays the same.
struct PastedText {
    let bytes: [UInt8]

    /// - Complexity: Linear in the length of the text.
    init(_ source: [UInt8]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        let all = source[...]
        var index = 0
        while index < all.endIndex {
            let (byte, length) = Self.character(in: all, at: index)
            if let byte { bytes.append(byte) }
            index += length
        }
        self.bytes = bytes
    }

    /// The plain character at an index, and the number of bytes that it replaces.
    private static func character(in text: Bytes, at index: Int) -> (UInt8?, Int) {
        let byte = text[index]
        switch byte {
        case 0x0D: return (nil, 1)
        case UInt8(ascii: "&"): return entity(in: text, at: index) ?? (byte, 1)
        case UInt8(ascii: "\\"):
            guard index + 1 < text.endIndex else { return (byte, 1) }
            let next = text[index + 1]
            return isPunctuation(next) ? (next, 2) : (byte, 1)
        case 0xC2: return text.has("\u{A0}", at: index) ? (0x20, 2) : (byte, 1)
        case 0xE2: return typographic(in: text, at: index) ?? (byte, 1)
        default: return (byte, 1)
        }
    }

    private static func typographic(in text: Bytes, at index: Int) -> (UInt8?, Int)? {
        guard index + 2 < text.endIndex else { return nil }
        switch (text[index + 1], text[index + 2]) {
        case (0x80, 0x9C...0x9F): return (UInt8(ascii: "\""), 3)
        case (0x80, 0x98...0x9B): return (UInt8(ascii: "'"), 3)
        case (0x80, 0x90...0x93), (0x88, 0x92): return (UInt8(ascii: "-"), 3)
        default: return nil
        }
    }

    private static func entity(in text: Bytes, at index: Int) -> (UInt8?, Int)? {
        if text.has("&lt;", at: index) { return (UInt8(ascii: "<"), 4) }
        if text.has("&gt;", at: index) { return (UInt8(ascii: ">"), 4) }
        if text.has("&amp;", at: index) { return (UInt8(ascii: "&"), 5) }
        if text.has("&quot;", at: index) { return (UInt8(ascii: "\""), 6) }
        if text.has("&#34;", at: index) { return (UInt8(ascii: "\""), 5) }
        if text.has("&#39;", at: index) { return (UInt8(ascii: "'"), 5) }
        if text.has("&#x27;", at: index) { return (UInt8(ascii: "'"), 6) }
        if text.has("&nbsp;", at: index) { return (0x20, 6) }
        return nil
    }

    /// Whether Markdown or an array print escapes the character; letters stay, since `\n` is a line feed of a text.
    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
