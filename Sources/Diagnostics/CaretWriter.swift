/// Writes a line with a caret that points at a position in the source line above.
public struct CaretWriter: Sendable {
    /// The unit in which the caret's indentation is counted.
    public enum Unit: Sendable {
        /// One space per Unicode scalar, as in Apple's messages.
        case scalars
        /// One space per terminal column: tabs stay tabs, and wide East Asian characters take two columns.
        case columns
    }

    /// The unit in which the caret's indentation is counted.
    public var unit: Unit

    /// Creates a writer.
    public init(unit: Unit = .columns) { self.unit = unit }

    /// Returns the line that points at a span: spaces, a caret, and a tilde for each further column.
    public func pointer(under line: String, at span: SourceSpan) -> String {
        var pointer = padding(of: line.slice(SourceSpan(0, span.lower)))
        pointer += "^"
        let marked = width(of: line.slice(span))
        if marked > 1 { pointer += String(repeating: "~", count: marked - 1) }
        return pointer
    }

    /// Returns the line that points at an offset: spaces and a caret.
    public func caret(under line: String, at offset: Int) -> String {
        pointer(under: line, at: SourceSpan(at: offset))
    }

    private func padding(of prefix: String) -> String {
        guard unit == .columns else { return String(repeating: " ", count: prefix.unicodeScalars.count) }
        var padding = ""
        for character in prefix {
            if character == "\t" {
                padding += "\t"
            } else {
                padding += String(repeating: " ", count: CaretWriter.columns(of: character))
            }
        }
        return padding
    }

    private func width(of text: String) -> Int {
        guard unit == .columns else { return text.unicodeScalars.count }
        return text.reduce(0) { width, character in width + CaretWriter.columns(of: character) }
    }

    /// Returns the number of terminal columns of a character.
    ///
    /// It is the width of the widest scalar, so a family or a flag takes two columns. A character with an emoji
    /// variation selector takes two as well.
    public static func columns(of character: Character) -> Int {
        character.unicodeScalars.reduce(0) { width, scalar in
            max(width, scalar == "\u{FE0F}" ? 2 : columns(of: scalar))
        }
    }

    /// The columns that a terminal gives a scalar: 0 for combining ones, 2 for East Asian wide ones and emoji, else 1.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18D08,
            0x1B000...0x1B2FB, 0x20000...0x3FFFD:
            return 2
        default: return scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }
}
