import Diagnostics
import UIKit

/// Values as Swift writes them.
enum SwiftLiteral {
    /// A text as a comment has it: on one line, with nothing in it that would show the code otherwise than it is.
    static func comment(_ text: String) -> String {
        text.split { character in character.isNewline }.joined(separator: " ").shownByTerminal
    }

    /// A text in quotation marks.
    static func string(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.commandsTerminal || scalar.value == 0x2028 || scalar.value == 0x2029:
                literal += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// A number.
    static func number(_ value: Double) -> String { JSONValue.text(of: value) }

    /// A number.
    static func number(_ value: CGFloat) -> String { number(Double(value)) }

    /// A priority: the name that Apple gave it, or its number.
    static func priority(_ value: Double) -> String {
        let names: [Double: String] = [
            1000: ".required", 750: ".defaultHigh", 250: ".defaultLow", 50: ".fittingSizeLevel",
        ]
        return names[value] ?? "UILayoutPriority(\(JSONValue.text(of: value)))"
    }

    /// The shortest number that reads back as the same 32 bits, as multipliers and priorities are kept.
    static func shortest(_ value: Double) -> Double { Double("\(Float(value))") ?? value }

    /// A rectangle.
    static func rectangle(_ frame: CGRect) -> String {
        "CGRect(x: \(number(frame.origin.x)), y: \(number(frame.origin.y)), width: \(number(frame.size.width)), "
            + "height: \(number(frame.size.height)))"
    }

    /// Distances from four edges.
    static func insets(_ insets: UIEdgeInsets) -> String {
        "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), bottom: \(number(insets.bottom)), "
            + "right: \(number(insets.right)))"
    }

    /// Distances from four edges by the direction of reading.
    static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
        "NSDirectionalEdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
            + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
    }

    /// Options: one by itself, several as an array.
    static func options(_ names: [String]) -> String {
        names.count == 1 ? "." + names[0] : "[" + names.map { "." + $0 }.joined(separator: ", ") + "]"
    }
}
