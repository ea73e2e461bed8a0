/// A format with the options of its call.
public struct PrintedFormat: Hashable, Sendable {
    /// The format.
    public var text: String
    /// The options that the call needs.
    public var options: FormatOptions

    /// A format with options.
    public init(text: String, options: FormatOptions = []) {
        self.text = text
        self.options = options
    }
}

/// Constraints written as formats, and those that no format can say.
public struct PrintedFormats: Hashable, Sendable {
    /// The formats; together they make each of the other constraints once, and no more.
    public var formats: [PrintedFormat]
    /// Places, in the list given, of the constraints that the language has no words for.
    public var unexpressed: [Int]
}
