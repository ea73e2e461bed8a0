import Diagnostics

extension XMLTree {
    /// The limits of a document, which protect against malicious input.
    public struct Limits: Hashable, Sendable {
        /// The maximum number of bytes.
        public var bytes = 64 << 20
        /// The maximum depth of elements.
        public var depth = 400
        /// The maximum number of elements.
        public var elements = 100_000
        /// The maximum number of attributes of an element.
        public var attributes = 256

        /// Creates the default limits.
        public init() {}
    }

    /// Reads XML.
    ///
    /// Returns a tree, or the reason why there is none.
    ///
    /// The reader accepts only what Interface Builder writes: UTF-8 without a document type declaration. So no entity
    /// is expanded and no other file is read. It stops at the first error.
    ///
    /// - Complexity: Linear in the number of bytes.
    public static func read(_ bytes: [UInt8], file: String? = nil, limits: Limits = Limits()) -> (
        tree: XMLTree?, diagnostics: [Diagnostic]
    ) {
        if let refusal = refusal(ofByteCount: bytes.count, file: file, limits: limits) { return (nil, [refusal]) }
        var reader = XMLReader(bytes: bytes, limits: limits)
        do throws(XMLReader.Failure) {
            try reader.readDocument()
        } catch {
            return (nil, [refusal(error.problem, at: error.offset, in: bytes, file: file)])
        }
        let tree = XMLTree(
            file: file, bytes: bytes, lineStarts: lineStarts(in: bytes), elements: reader.elements,
            attributes: reader.attributes)
        return (tree, [])
    }

    /// Reads XML from a string, like `read(_:file:limits:)`.
    public static func read(text: String, file: String? = nil, limits: Limits = Limits()) -> (
        tree: XMLTree?, diagnostics: [Diagnostic]
    ) {
        read(Array(text.utf8), file: file, limits: limits)
    }

    static func lineStarts(in bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == 10 { starts.append(offset + 1) }
        return starts
    }

    /// Returns the finding about a document that is too large, from its number of bytes; nil if it may be read.
    static func refusal(ofByteCount count: Int, file: String?, limits: Limits = Limits()) -> Diagnostic? {
        guard count > limits.bytes else { return nil }
        let isWhole = limits.bytes.isMultiple(of: 1 << 20)
        return refusal(
            .tooLarge(what: isWhole ? "MB" : "bytes", limit: isWhole ? limits.bytes >> 20 : limits.bytes), at: 0,
            in: [], file: file)
    }

    private static func refusal(_ problem: XMLProblem, at offset: Int, in bytes: [UInt8], file: String?) -> Diagnostic {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: 10).map { index in index + 1 } ?? 0
        let line = before.count { byte in byte == 10 } + 1
        return Diagnostic(
            id: problem.id, severity: .error, message: problem.message,
            location: SourceLocation(file: file, line: line, column: min(offset, bytes.count) - lineStart + 1))
    }
}
