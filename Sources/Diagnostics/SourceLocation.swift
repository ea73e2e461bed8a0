/// A place in a file; lines and columns count from 1, columns in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable {
    /// The file as the user named it; nil for text that has no file.
    public var file: String?
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int

    /// A place in a file.
    public init(file: String? = nil, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
