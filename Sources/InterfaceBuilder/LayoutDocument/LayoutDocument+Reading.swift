import Diagnostics
import YAMLReading
import Yams

extension LayoutDocument {
    /// The limits for the size of a layout document.
    static let largestByteCount = 8 << 20
    static let largestViewCount = 50_000

    /// Reads a layout document.
    ///
    /// Returns nil and the reasons if the bytes are not YAML or JSON, or have no view.
    ///
    /// Errors inside the document are in its `diagnostics`, and the rest is read. YAML aliases are resolved. The limits
    /// are 8 MB, 50,000 views and 500 levels of nested lists and mappings.
    public static func read(_ bytes: [UInt8], file: String? = nil) -> (
        document: LayoutDocument?, diagnostics: [Diagnostic]
    ) {
        switch yaml(of: bytes, file: file) {
        case .failure(let refusal): return (nil, [refusal.diagnostic])
        case .success(let (text, mapping)):
            var reader = LayoutDocumentReader(document: LayoutDocument(file: file), text: text)
            reader.read(mapping)
            reader.document.bytes = bytes
            reader.document.diagnostics = reader.found.findings.inReadingOrder()
            return (reader.document, [])
        }
    }

    /// The text and the mapping that it is, or why it is none.
    static func yaml(of bytes: [UInt8], file: String?) -> Result<
        (YAMLText, Node.Mapping), Diagnostic.Refusal
    > {
        let start = SourceLocation(file: file, line: 1, column: 1)
        if let refusal = refusal(ofByteCount: bytes.count, file: file) { return .failure(refusal) }
        if let problem = encodingProblem(of: bytes, file: file) { return .failure(problem) }
        if LargeFilePointer.begins(bytes) {
            return .failure(.init("layout.not-a-layout", LargeFilePointer.message, at: start))
        }
        let text = YAMLText(String(decoding: bytes, as: UTF8.self), file: file)
        do throws(YAMLProblem) {
            let root = try text.compose()
            if case .mapping(let mapping)? = root {
                guard LayoutDocumentReader.isForeign(mapping) else { return .success((text, mapping)) }
                let message =
                    "The file is not a layout document. It has none of the keys "
                    + LayoutDocumentReader.keys.listed(by: "or") + "."
                return .failure(.init("layout.missing-view", message, at: start))
            }
            if let root, let mistake = text.problem(inText: root, among: LayoutDocumentReader.keys) { throw mistake }
            let isEmpty = text.source.text.allSatisfy { character in character.isWhitespace }
            let kind = isEmpty ? "is empty" : root?.sequence == nil ? "is not a document" : "is a list"
            let message =
                "The file \(kind). A layout document is a mapping with 'view' and 'constraints'. "
                + "An Interface Builder document is XML."
            return .failure(.init("layout.not-a-layout", message, at: start))
        } catch {
            let id: DiagnosticID = error.isExcess ? "layout.too-large" : "layout.syntax"
            return .failure(.init(id, error.sentence(of: text.format), at: error.location))
        }
    }

    /// Returns the error for a document that is too large, or nil.
    static func refusal(ofByteCount count: Int, file: String?) -> Diagnostic.Refusal? {
        guard count > largestByteCount else { return nil }
        return .init(
            "layout.too-large", "The document is larger than the limit of \(largestByteCount >> 20) MB.",
            at: SourceLocation(file: file, line: 1, column: 1))
    }

    /// Returns the error for bytes that are not UTF-8, or nil.
    private static func encodingProblem(of bytes: [UInt8], file: String?) -> Diagnostic.Refusal? {
        guard let objection = TextEncoding.objection(to: bytes, of: "A layout document", format: "YAML or JSON") else {
            return nil
        }
        let source = SourceText(String(decoding: TextEncoding.repaired(bytes), as: UTF8.self), file: file)
        return .init(
            "layout.encoding", objection.message, at: source.location(of: objection.offset))
    }
}
