/// A JSON value.
///
/// The keys of objects keep their order, so the output is deterministic.
///
/// ```swift
/// JSONValue.object([("line", 3), ("message", "no such view")]).text   // {"line":3,"message":"no such view"}
/// ```
public indirect enum JSONValue: Sendable {
    /// A null value.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// A number. A number that is not finite is written as `null`.
    case number(Double)
    /// A string.
    case string(String)
    /// An array of values.
    case array([JSONValue])
    /// An object with keys in order.
    case object([(String, JSONValue)])

    /// The whole value on one line, without spaces.
    public var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// Appends the value to a string.
    public func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += JSONValue.text(of: value)
        case .string(let value): JSONValue.write(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, (key, value)) in members.enumerated() {
                if index > 0 { text += "," }
                JSONValue.write(key, to: &text)
                text += ":"
                value.write(to: &text)
            }
            text += "}"
        }
    }

    /// Returns the shortest decimal text that reads back as the same number: `8`, not `8.0`.
    ///
    /// The result is `null` for numbers that are not finite.
    public static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        // Whole numbers below 2⁵³ are exact, and -0 is written as 0.
        if abs(number) < 9_007_199_254_740_992, Double(Int64(number)) == number { return "\(Int64(number))" }
        return "\(number)"
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        let isPlain = string.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { byte in byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") }
        }
        if isPlain == true {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a Boolean value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
