import Diagnostics
import Yams

extension LayoutDocument {
    /// How much a layout document may hold before it is refused.
    static let largestByteCount = 8 << 20
    static let largestNodeCount = 50_000
    static let deepestNesting = 100

    /// Reads a layout document; nil, and why, if the bytes are no YAML or JSON, or hold no view.
    public static func read(_ bytes: [UInt8], file: String? = nil) -> (
        document: LayoutDocument?, diagnostics: [Diagnostic]
    ) {
        let format = file?.hasSuffix(".json") == true ? "JSON" : "YAML"
        func refusal(_ id: DiagnosticID, _ message: String, line: Int = 1, column: Int = 1) -> (
            LayoutDocument?, [Diagnostic]
        ) {
            let location = SourceLocation(file: file, line: line, column: column)
            return (nil, [Diagnostic(id: id, severity: .error, message: message, location: location)])
        }
        guard bytes.count <= largestByteCount else {
            return refusal("layout.too-large", "the document has more than \(largestByteCount) bytes")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return refusal("layout.encoding", "the document is not UTF-8")
        }
        if let deep = nesting(in: bytes, deeperThan: deepestNesting) {
            return refusal(
                "layout.too-large", "the document nests deeper than \(deepestNesting) levels", line: deep.line,
                column: deep.column)
        }
        do {
            guard let node = try Yams.compose(yaml: text), case .mapping(let mapping) = node else {
                let isEmpty = text.allSatisfy { $0.isWhitespace }
                return refusal(
                    "layout.not-a-layout",
                    (isEmpty ? "the file is empty" : "this is no document")
                        + ": a layout document is a mapping with 'view' and 'constraints', one of Interface Builder is XML"
                )
            }
            var reader = LayoutDocumentReader(document: LayoutDocument(file: file))
            reader.read(mapping)
            reader.document.diagnostics = reader.document.diagnostics.sortedByPlace()
            return (reader.document, [])
        } catch {
            let problem = YAMLProblem(error, in: text)
            return refusal(
                "layout.syntax", "this is not \(format): \(problem.message)", line: problem.line, column: problem.column
            )
        }
    }

    /// Where a text first nests deeper than allowed, by brackets or by indentation; YAML readers recurse.
    private static func nesting(in bytes: [UInt8], deeperThan limit: Int) -> (line: Int, column: Int)? {
        var depth = 0
        var line = 1
        var lineStart = 0
        var isIndentation = true
        var dashes = 0
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "-"), UInt8(ascii: "?"): dashes += isIndentation ? 1 : 0
            case 10:
                line += 1
                lineStart = offset + 1
                isIndentation = true
                dashes = 0
                continue
            case 32: continue
            default: isIndentation = false
            }
            let indentation = isIndentation ? (offset - lineStart) / 2 : 0
            if depth > limit || dashes > limit || indentation > 4 * limit { return (line, offset - lineStart + 1) }
        }
        return nil
    }
}

extension YAMLProblem {
    /// What the reader of YAML threw at a text.
    fileprivate init(_ error: any Error, in text: String) {
        switch error {
        case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
            YamlError.composer(_, let problem, let mark, _):
            self.init(problem, line: mark.line, column: mark.column, in: text)
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            self.init(repeated: keys, line: context.mark.line, column: context.mark.column, in: text)
        case YamlError.reader(_, let offset, let code, _):
            self.init(unreadable: Int(code), behind: offset ?? 0, in: text)
        default: self.init("it cannot be read", line: 1, column: 1, in: text)
        }
    }
}
