import VisualFormat

/// An error for a format that creates no constraints.
public struct FormatFailure: Error, CustomStringConvertible {
    /// The format.
    public let format: String
    /// The problems of the format, in the order of the text.
    public let problems: [Problem]

    /// The messages, each with the format and a caret.
    public var description: String { problems.map { problem in problem.reason(in: format) }.joined(separator: "\n") }
}
