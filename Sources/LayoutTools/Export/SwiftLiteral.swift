import Diagnostics
import UIKit

/// Values as Swift source.
enum SwiftLiteral {
    /// Returns a text for a comment: on one line, without characters that would disguise the code.
    static func comment(_ text: String) -> String {
        text.split { character in character.isNewline }.joined(separator: " ").shownByTerminal
    }

    /// Returns a text in quotation marks.
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

    /// Returns a number.
    static func number(_ value: Double) -> String { JSONValue.text(of: value) }

    /// Returns a number.
    static func number(_ value: CGFloat) -> String { number(Double(value)) }

    /// Returns a priority: its name in UIKit, or its number.
    static func priority(_ value: Double) -> String {
        let names: [Double: String] = [
            1000: ".required", 750: ".defaultHigh", 250: ".defaultLow", 50: ".fittingSizeLevel",
        ]
        return names[value] ?? "UILayoutPriority(\(JSONValue.text(of: value)))"
    }

    /// Returns the shortest number with the same 32 bits, which is the precision of multipliers and priorities.
    static func shortest(_ value: Double) -> Double { Double("\(Float(value))") ?? value }

    /// Returns a rectangle.
    static func rectangle(_ frame: CGRect) -> String {
        "CGRect(x: \(number(frame.origin.x)), y: \(number(frame.origin.y)), width: \(number(frame.size.width)), "
            + "height: \(number(frame.size.height)))"
    }

    /// Returns insets from four edges.
    static func insets(_ insets: UIEdgeInsets) -> String {
        "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), bottom: \(number(insets.bottom)), "
            + "right: \(number(insets.right)))"
    }

    /// Returns insets from four edges in the layout direction.
    static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
        "NSDirectionalEdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
            + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
    }

    /// Returns options: a single one, or several as an array.
    static func options(_ names: [String]) -> String {
        names.count == 1 ? "." + names[0] : "[" + names.map { "." + $0 }.joined(separator: ", ") + "]"
    }
}
