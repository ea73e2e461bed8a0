/// A call with its arguments, which can be broken into lines.
struct SwiftCall {
    let function: String
    let arguments: [String]

    /// The maximum number of columns of a line.
    private static let columns = 120

    init(_ function: String, _ arguments: [String]) {
        self.function = function
        self.arguments = arguments
    }

    /// Returns the lines of a call with an indentation, a prefix and a suffix.
    func lines(indentation: Int, before: String = "", after: String = "") -> [String] {
        let indent = String(repeating: " ", count: indentation)
        let whole = indent + before + function + "(" + arguments.joined(separator: ", ") + ")" + after
        guard whole.count > Self.columns else { return [whole] }
        return [indent + before + function + "("]
            + Self.filled(arguments, indentation: indentation + 4, after: ")" + after)
    }

    /// Returns parts separated by commas, with as many on a line as fit.
    static func filled(_ parts: [String], indentation: Int, after: String) -> [String] {
        let indent = String(repeating: " ", count: indentation)
        var lines: [String] = []
        for (index, part) in parts.enumerated() {
            let text = part + (index < parts.count - 1 ? "," : after)
            if let last = lines.last, last.count + 1 + text.count <= columns {
                lines[lines.count - 1] = last + " " + text
            } else {
                lines.append(indent + text)
            }
        }
        return lines
    }
}
