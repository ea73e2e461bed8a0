import Diagnostics
import Foundation

/// The texts of a `.strings` file: `"key" = "value";`, with comments between them.
///
/// Property lists in XML or in the binary format are read too.
struct StringsFile {
    /// The texts by key.
    ///
    /// Of texts with one key, the last counts, as in Foundation.
    private(set) var texts: [String: String] = [:]
    /// The reasons why parts of the file are skipped.
    private(set) var diagnostics: [Diagnostic] = []

    private let file: String
    private var scalars: [Unicode.Scalar] = []
    private var place = 0

    /// The maximum number of mistakes that are reported in one file.
    private static let mostMistakes = 20

    /// Reads a file in UTF-8 or UTF-16.
    ///
    /// - Complexity: Linear in the number of bytes.
    init(_ bytes: [UInt8], file: String) {
        self.file = file
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).drop { byte in
            byte <= UInt8(ascii: " ")
        }
        if bytes.starts(with: "bplist0".utf8) || content.first == UInt8(ascii: "<") {
            readPropertyList(content.first == UInt8(ascii: "<") ? Array(content) : bytes)
            return
        }
        guard let text = text(of: bytes) else { return }
        scalars = Array(text.unicodeScalars)
        readEntries()
    }

    private mutating func readPropertyList(_ bytes: [UInt8]) {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let list = list as? [String: Any] else {
            note("strings.syntax", "The file is not a property list with texts.", at: nil)
            return
        }
        texts = list.compactMapValues { value in value as? String }
    }

    private mutating func text(of bytes: [UInt8]) -> String? {
        if TextEncoding.isUTF16(bytes), let text = String(data: Data(bytes), encoding: .utf16) { return text }
        guard let place = TextEncoding.firstInvalidByte(in: bytes) else {
            let text = String(decoding: bytes, as: UTF8.self)
            return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        }
        let source = SourceText(String(decoding: TextEncoding.repaired(bytes), as: UTF8.self), file: file)
        diagnostics.append(
            Diagnostic(
                id: "strings.encoding", severity: .warning,
                message: "The byte \(TextEncoding.name(of: bytes[place])) is not valid UTF-8. "
                    + "Save the file as UTF-8 or UTF-16.",
                location: source.location(of: place)))
        return nil
    }

    // MARK: Entries

    private mutating func readEntries() {
        while skipSpace(), diagnostics.count < Self.mostMistakes {
            let start = place
            guard let key = readWord() else {
                skipEntry("A key is expected.", from: start)
                continue
            }
            guard skipSpace(), current == "=" else {
                // A key without a value is its own text.
                if current == ";" {
                    texts[key] = key
                    place += 1
                } else {
                    skipEntry("'=' is expected after '\(key)'.", from: start)
                }
                continue
            }
            place += 1
            guard skipSpace(), let value = readWord() else {
                skipEntry("The text of '\(key)' is expected in quotation marks.", from: start)
                continue
            }
            texts[key] = value
            guard skipSpace(), current == ";" else {
                note("strings.syntax", "';' is expected after the text of '\(key)'.", at: start)
                continue
            }
            place += 1
        }
    }

    private var current: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

    /// Skips white space and comments, and returns whether there is more text.
    private mutating func skipSpace() -> Bool {
        while let scalar = current {
            if scalar.properties.isWhitespace {
                place += 1
            } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
                while let scalar = current, scalar != "\n" { _ = scalar; place += 1 }
            } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "*" {
                let start = place
                place += 2
                while place + 1 < scalars.count, !(scalars[place] == "*" && scalars[place + 1] == "/") { place += 1 }
                if place + 1 >= scalars.count {
                    note("strings.syntax", "The comment has no end.", at: start)
                    place = scalars.count
                    return false
                }
                place += 2
            } else {
                return true
            }
        }
        return false
    }

    /// Reads text in quotation marks, or a word of letters, digits, periods, hyphens and underscores.
    private mutating func readWord() -> String? {
        guard let first = current else { return nil }
        guard first == "\"" || first == "'" else {
            let start = place
            while let scalar = current,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "._-$/:".unicodeScalars.contains(scalar)
            { place += 1 }
            return place > start ? Self.string(scalars[start..<place]) : nil
        }
        let start = place
        var result: [Unicode.Scalar] = []
        place += 1
        while let scalar = current, scalar != first {
            place += 1
            if scalar == "\\" { readEscape(into: &result) } else { result.append(scalar) }
        }
        guard current == first else {
            place = start
            return nil
        }
        place += 1
        return Self.string(result[...])
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    private mutating func readEscape(into result: inout [Unicode.Scalar]) {
        guard let scalar = current else { return }
        place += 1
        switch scalar {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "U", "u":
            if let number = readNumber(digits: 4, radix: 16) { result.append(self.scalar(of: number)) }
        case "0"..."7":
            place -= 1
            if let number = readNumber(digits: 3, radix: 8) { result.append(self.scalar(of: number)) }
        default: result.append(scalar)
        }
    }

    /// Reads a number of at most some digits, or returns nil.
    private mutating func readNumber(digits: Int, radix: Int) -> UInt32? {
        var number: UInt32?
        let end = place + digits
        while place < end, let digit = current.flatMap({ scalar in Character(scalar).hexDigitValue }), digit < radix {
            number = (number ?? 0) * UInt32(radix) + UInt32(digit)
            place += 1
        }
        return number
    }

    /// Returns the scalar of a unit of UTF-16, together with the escape of the second unit after a first one.
    private mutating func scalar(of unit: UInt32) -> Unicode.Scalar {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let start = place
        if unit < 0xDC00, current == "\\" {
            place += 1
            if current == "U" || current == "u" {
                place += 1
                if let second = readNumber(digits: 4, radix: 16), (0xDC00...0xDFFF).contains(second) {
                    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
                }
            }
        }
        place = start
        return "\u{FFFD}"
    }

    /// Notes a mistake, and continues after the end of its entry.
    private mutating func skipEntry(_ message: String, from start: Int) {
        note("strings.syntax", message + " The entry is skipped.", at: start)
        place = max(place, start)
        while let scalar = current, scalar != ";", scalar != "\n" { _ = scalar; place += 1 }
        place += 1
    }

    private mutating func note(_ id: DiagnosticID, _ message: String, at scalar: Int?) {
        var (line, column) = (1, 1)
        for before in scalars.prefix(scalar ?? 0) {
            if before == "\n" { (line, column) = (line + 1, 1) } else { column += Character(before).utf8.count }
        }
        diagnostics.append(
            Diagnostic(
                id: id, severity: .warning, message: message,
                location: SourceLocation(file: file, line: line, column: column)))
    }
}
