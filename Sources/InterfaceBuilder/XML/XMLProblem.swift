import Diagnostics

/// The reason why a text is not read as XML.
enum XMLProblem: Hashable, Sendable {
    case empty
    case notMarkup
    case binary(FileSignature)
    case pointer
    case mergeConflict
    case encoding(String)
    case invalidUTF8
    case documentType
    case tooLarge(what: String, limit: Int)
    case unexpectedEnd(of: String)
    case unclosed(element: String, line: Int)
    case unclosedValue(attribute: String, line: Int)
    case behindValue(attribute: String)
    case mismatched(end: String, start: String, line: Int)
    case unopened(end: String)
    case illegalCharacter(UInt8)
    case expected(String)
    case duplicate(attribute: String)
    case unknownReference(String)
    case plainAmpersand
    case textOutsideRoot
    case secondRoot

    /// The kind of finding.
    var id: DiagnosticID {
        switch self {
        case .empty, .notMarkup, .binary, .pointer: "ib.not-xml"
        case .encoding, .invalidUTF8: "ib.encoding"
        case .documentType: "ib.document-type"
        case .tooLarge: "ib.too-large"
        default: "ib.xml-syntax"
        }
    }

    /// The message of the finding.
    var message: String {
        switch self {
        case .empty: "The file is empty. An Interface Builder document is XML."
        case .notMarkup: "The file is not XML. It does not begin with '<'."
        case .binary(let signature): signature.message(else: "An Interface Builder document is XML.")
        case .pointer: LargeFilePointer.message
        case .mergeConflict: MergeConflict.message
        case .encoding(let name): "Unsupported encoding '\(name)'. Save the document as UTF-8."
        case .invalidUTF8: "These bytes are not valid UTF-8. Save the document as UTF-8."
        case .documentType:
            "A document type declaration is not allowed, since it can define entities. Delete <!DOCTYPE …>."
        case .tooLarge(let what, let limit): "The document exceeds the limit of \(limit) \(what)."
        case .unexpectedEnd(let what): "The document ends inside \(what). It may be incomplete."
        case .unclosed(let element, let line):
            "The document ends before the </\(element)> for <\(element)> in line \(line). It may be incomplete."
        case .unclosedValue(let attribute, let line):
            "The value of '\(attribute)' in line \(line) has no closing quotation mark. Add it, or write &lt; for this '<'."
        case .behindValue(let attribute):
            "The value of '\(attribute)' ends here. Add a space after it, or write &quot; for a quotation mark inside it."
        case .mismatched(let end, let start, let line):
            "Unexpected </\(end)>: the <\(start)> in line \(line) is not closed."
        case .unopened(let end): "This </\(end)> has no start tag."
        case .illegalCharacter(let byte): "The character U+\(String(byte, radix: 16)) is not allowed in XML."
        case .expected(let what): "Expected \(what)."
        case .duplicate(let attribute): "The attribute '\(attribute)' is a duplicate."
        case .unknownReference(let name):
            "Unknown entity '&\(name);'. Write &amp; for a plain ampersand."
        case .plainAmpersand: "Write &amp; for a plain ampersand."
        case .textOutsideRoot: "Text is not allowed outside the root element."
        case .secondRoot: "An XML document can have only one root element."
        }
    }
}
