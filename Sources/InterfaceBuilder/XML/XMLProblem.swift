import Diagnostics

/// Why a text is not taken as XML.
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

    /// The wording for a person.
    var message: String {
        switch self {
        case .empty: "the file is empty; an Interface Builder document is XML"
        case .notMarkup: "this is not XML: the text does not start with '<'"
        case .binary(let signature): signature.message(else: "a document of Interface Builder is XML")
        case .pointer: LargeFilePointer.message
        case .mergeConflict: MergeConflict.message
        case .encoding(let name): "the encoding '\(name)' is not read; save the document as UTF-8"
        case .invalidUTF8: "these bytes are not UTF-8; save the document as UTF-8"
        case .documentType:
            "documents with a document type declaration are refused, since it can define entities; remove <!DOCTYPE …>"
        case .tooLarge(let what, let limit): "the document has more than \(limit) \(what), which is too much to lay out"
        case .unexpectedEnd(let what): "the document ends inside \(what); it seems to be cut off"
        case .unclosed(let element, let line):
            "the document ends before </\(element)> for the <\(element)> of line \(line); it seems to be cut off"
        case .unclosedValue(let attribute, let line):
            "the quotation mark that begins the value of '\(attribute)' in line \(line) is not closed before this '<', which is written &lt; inside of it"
        case .behindValue(let attribute):
            "a blank is missing behind the value of '\(attribute)', which ends here; a quotation mark inside of it is written &quot;"
        case .mismatched(let end, let start, let line):
            "</\(end)> stands here before </\(start)>: the <\(start)> of line \(line) is not closed"
        case .unopened(let end): "</\(end)> closes nothing"
        case .illegalCharacter(let byte): "the character U+\(String(byte, radix: 16)) is not allowed in XML"
        case .expected(let what): "expected \(what)"
        case .duplicate(let attribute): "the attribute '\(attribute)' is given twice"
        case .unknownReference(let name):
            "'&\(name);' is not a character that XML knows; a plain ampersand is written &amp;"
        case .plainAmpersand: "an ampersand that begins no reference is written &amp;"
        case .textOutsideRoot: "text stands only inside of the element at the top of an XML document"
        case .secondRoot: "only one element may stand at the top of an XML document"
        }
    }
}
