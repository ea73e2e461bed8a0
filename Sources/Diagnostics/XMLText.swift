/// Escapes text for XML in reports, drawings, pages and documents.
public enum XMLText {
    /// Returns a text escaped for use between tags.
    ///
    /// Reserved characters and returns become references. Characters that XML does not allow become U+FFFD.
    public static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    /// Returns a text escaped for use between double quotation marks.
    ///
    /// In addition to ``content(_:)``, line ends and tabs become references, since readers replace them by spaces in
    /// attributes.
    public static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let reference = reference(to: scalar, isAttribute: isAttribute) {
                result += reference
            } else {
                result.unicodeScalars.append(isWritable(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    private static func reference(to scalar: Unicode.Scalar, isAttribute: Bool) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "\r": "&#13;"
        case "\n" where isAttribute: "&#10;"
        case "\t" where isAttribute: "&#9;"
        default: nil
        }
    }

    /// Returns whether XML 1.0 allows a character (production 2, `Char`), possibly as a reference.
    private static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
