/// Text as it stands in XML, for every writer of it: reports, drawings, pages and documents.
public enum XMLText {
    /// A text as it stands between tags.
    ///
    /// What XML reserves becomes references, and so does a return, which readers would take for the end of a line. What XML has no way
    /// to write, such as most control characters, becomes U+FFFD.
    public static func content(_ text: String) -> String {
        escaped(text) { scalar in scalar == "\r" ? "&#13;" : nil }
    }

    /// A text as it stands between double quotation marks: as ``content(_:)``, with references for line ends and tabs too, since readers
    /// take those in attributes for blanks.
    public static func attribute(_ text: String) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\r": "&#13;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            default: nil
            }
        }
    }

    private static func escaped(_ text: String, whiteSpace: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let reference = reference(to: scalar) ?? whiteSpace(scalar) {
                result += reference
            } else {
                result.unicodeScalars.append(isWritable(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    private static func reference(to scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: nil
        }
    }

    /// Whether a character may stand in XML 1.0 (its production 2, `Char`), be it as a reference.
    private static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
