import Diagnostics

extension Adviser {
    /// Returns the character at an offset; nil inside a character and after the text.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        guard bytes.indices.contains(offset), bytes[offset] & 0xC0 != 0x80 else { return nil }
        return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }

    /// Returns whether the problem is a character that another keyboard has in place of one of the language; if so, all
    /// are exchanged together.
    mutating func adviseOnLookalikes() -> Bool {
        guard byte(offset) >= 0x80, let scalar = scalar(at: offset), let plain = scalar.lookalike, !isCalculation else {
            return false
        }
        if plain.isEmpty {
            note("Remove this invisible space. Spaces are not allowed in a format.")
        } else {
            note("'\(scalar)' looks like '\(plain)', but a format contains only ASCII characters.")
        }
        var edits: [TextEdit] = []
        var place = 0
        for scalar in tree.source.unicodeScalars {
            let end = place + UTF8.width(scalar)
            if scalar.value >= 0x80, let plain = scalar.lookalike {
                edits.append(TextEdit(SourceSpan(place, end), plain))
            }
            place = end
        }
        let title = plain.isEmpty ? "remove it" : "write '\(plain)'"
        offer(edits.count > 1 ? title + ", and replace all similar characters" : title, edits)
        return true
    }

    /// Returns whether the problem is a placeholder of a function that makes texts.
    mutating func adviseOnPlaceholder() -> Bool {
        guard byte(offset) == Byte.percent, byte(offset + 1) == Byte.at || Byte.isNameStart(byte(offset + 1)) else {
            return false
        }
        note("This call does not replace placeholders such as %f or %@. Make the format with a formatting function.")
        return true
    }

    /// Returns whether the problem is a backslash, which comes from the source code.
    mutating func adviseOnBackslash() -> Bool {
        guard byte(offset) == UInt8(ascii: "\\") else { return false }
        let isInterpolation = byte(offset + 1) == Byte.openParenthesis
        note(
            isInterpolation
                ? "This text does not replace interpolations. Write the value, or the name of a metric."
                : "A backslash is not allowed in a format.")
        if !isInterpolation, "nrt0".utf8.contains(byte(offset + 1)) {
            offer("remove the backslash and its letter", replacing: offset, offset + 2, with: "")
        }
        return true
    }

    // MARK: Quotation marks

    private static func isQuotationMark(_ scalar: Unicode.Scalar?) -> Bool {
        "\"'`“”„‘’«»＂".unicodeScalars.contains { mark in mark == scalar }
    }

    /// Returns whether the problem is a quotation mark around the format, which is the source's; if so, both are taken
    /// away.
    mutating func adviseOnQuotationMarks() -> Bool {
        let isLiteral = byte(offset) == Byte.at && Self.isQuotationMark(scalar(at: offset + 1))
        guard isLiteral || Self.isQuotationMark(scalar(at: offset)) else { return false }
        note("Quotation marks are not part of a format.")
        var edits: [TextEdit] = []
        let first = byte(0) == Byte.at ? 1 : 0
        if let mark = scalar(at: first), Self.isQuotationMark(mark) {
            edits.append(TextEdit(SourceSpan(0, first + UTF8.width(mark)), ""))
        }
        if let mark = tree.source.unicodeScalars.last, Self.isQuotationMark(mark), !bytes.isEmpty {
            let start = bytes.count - UTF8.width(mark)
            if start > 0 { edits.append(TextEdit(SourceSpan(start, bytes.count), "")) }
        }
        offer("remove the quotation marks", edits)
        return true
    }
}
