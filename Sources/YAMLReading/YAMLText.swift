import Diagnostics
import Yams

/// A text in YAML or JSON, with the positions of its nodes.
///
/// libyaml counts columns in Unicode scalars and knows more line ends than the line feed. All positions here are those
/// of `SourceText`, in UTF-8 bytes.
public struct YAMLText: Sendable {
    /// The format that the author uses.
    ///
    /// JSON is parsed as YAML.
    public enum Format: String, Sendable {
        case yaml = "YAML"
        case json = "JSON"
    }

    /// The text, its lines and its file.
    public let source: SourceText
    /// The format that the author uses.
    public let format: Format
    /// The bytes of the text.
    public let bytes: [UInt8]
    /// The text that libyaml reads instead of the bytes.
    private let pairs: SurrogatePairs
    /// The first byte of each line as libyaml counts lines, and the number of scalars before it.
    private let lines: [(offset: Int, scalars: Int)]
    /// The offset of every scalar whose number is a multiple of ``stride``; empty where each scalar is a byte.
    private let landmarks: [Int]
    private static let stride = 64
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Creates a text.
    ///
    /// The default of `format` follows from the file extension.
    ///
    /// - Complexity: Linear in the length of the text.
    public init(_ text: String, file: String? = nil, format: Format? = nil) {
        source = SourceText(text, file: file)
        self.format = format ?? (file?.hasSuffix(".json") == true ? .json : .yaml)
        bytes = Array(text.utf8)
        pairs = SurrogatePairs(bytes)
        let bytes = pairs.joined
        let isASCII = bytes.allSatisfy { byte in byte < 0x80 }
        // The first line begins after a byte order mark, which libyaml does not see.
        var lines = [pairs.joined.starts(with: Self.byteOrderMark) ? (offset: 3, scalars: 1) : (offset: 0, scalars: 0)]
        var landmarks: [Int] = []
        var scalars = 0
        for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
            if !isASCII, scalars.isMultiple(of: Self.stride) { landmarks.append(offset) }
            scalars += 1
            let width = Self.lineBreak(at: offset, in: bytes)
            if width > 0 { lines.append((offset + width, scalars)) }
        }
        self.lines = lines
        self.landmarks = landmarks
    }

    /// The bytes of the end of a line at an offset; 0 where none ends.
    ///
    /// Of a carriage return before a line feed only the latter counts.
    private static func lineBreak(at offset: Int, in bytes: [UInt8]) -> Int {
        switch bytes[offset] {
        case 10: 1
        case 13: offset + 1 < bytes.count && bytes[offset + 1] == 10 ? 0 : 1
        case 0xC2: bytes[offset + 1] == 0x85 ? 2 : 0
        case 0xE2: bytes[offset + 1] == 0x80 && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9) ? 3 : 0
        default: 0
        }
    }

    /// Returns the root node; nil if the text is empty.
    ///
    /// The limits are 8 MB, 500 levels of nesting, and 1 MB of values that aliases repeat.
    /// - Throws: The first error, at the position of the mistake, or the first limit that the text exceeds.
    public func compose() throws(YAMLProblem) -> Node? {
        let content = pairs.joined[lines[0].offset...]
        do throws(YAMLCost.Excess) {
            try YAMLCost.check(content)
        } catch {
            throw YAMLProblem(error, in: self)
        }
        do {
            return try Yams.compose(yaml: String(decoding: content, as: UTF8.self))
        } catch {
            throw YAMLProblem(error, in: self)
        }
    }

    // MARK: Places

    /// Returns the offset in bytes for a line and a column of libyaml, both from 1.
    ///
    /// Positions outside the text are clamped.
    public func offset(line: Int, column: Int) -> Int { pairs.original(joinedOffset(line: line, column: column)) }

    /// The same in the text that libyaml reads.
    private func joinedOffset(line: Int, column: Int) -> Int {
        let bytes = pairs.joined
        guard line >= 1 else { return 0 }
        guard line <= lines.count else { return bytes.count }
        let start = lines[line - 1]
        guard !landmarks.isEmpty else { return min(start.offset + max(0, column - 1), bytes.count) }
        let wanted = start.scalars + max(0, column - 1)
        guard wanted / Self.stride < landmarks.count else { return bytes.count }
        var offset = landmarks[wanted / Self.stride]
        for _ in 0..<wanted % Self.stride where offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// Returns the offset in bytes of a node; the end of the text if the node was not parsed from it.
    public func offset(of node: Node) -> Int {
        node.mark.map { mark in offset(line: mark.line, column: mark.column) } ?? bytes.count
    }

    /// Returns the location of a node; the beginning of the text if the node was not parsed from it.
    public func location(of node: Node) -> SourceLocation {
        source.location(of: node.mark.map { mark in offset(line: mark.line, column: mark.column) } ?? 0)
    }
}
