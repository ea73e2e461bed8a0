/// A location in a file.
///
/// Lines and columns begin at 1, and columns count UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable {
    /// The file as the user named it; nil for text without a file.
    public var file: String?
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int

    /// Creates a location.
    public init(file: String? = nil, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
