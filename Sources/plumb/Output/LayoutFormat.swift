import Diagnostics
import Scene

/// The formats in which `plumb layout` prints a document.
enum LayoutFormat: String, OutputFormat {
    case text, json

    /// The text between the reports of two documents.
    var separator: String { self == .text ? "\n" : "" }

    /// Returns the report on a document.
    func report(
        on document: LaidOutDocument, source: SourceText? = nil, showsScenes: Bool = true, by writer: DocumentReport
    ) -> String {
        switch self {
        case .text: writer.text(of: document, source: source, showsScenes: showsScenes)
        case .json: document.json.text + "\n"
        }
    }
}
