/// A format with the options of its call.
public struct PrintedFormat: Hashable, Sendable {
    /// The format.
    public var text: String
    /// The options that the call needs.
    public var options: FormatOptions

    /// Creates a format with options.
    public init(text: String, options: FormatOptions = []) {
        self.text = text
        self.options = options
    }
}

/// Constraints as formats, and those that formats cannot express.
public struct PrintedFormats: Hashable, Sendable {
    /// The formats.
    ///
    /// Together they make each of the other constraints exactly once.
    public var formats: [PrintedFormat]
    /// The indices of the constraints that the language cannot express.
    public var unexpressed: [Int]
}
