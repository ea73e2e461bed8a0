import Diagnostics
import InterfaceBuilder
import Scene

/// One of the two versions of a compared document, which is read once.
struct DocumentVersion {
    /// The document; nil if it does not exist or cannot be read.
    let content: (any SceneDocument)?
    private let file: String
    /// The reasons why the document cannot be read.
    private let problems: [Diagnostic]

    /// Reads a version; nil bytes represent a document that does not exist.
    init(_ bytes: [UInt8]?, file: String, _ formats: DocumentFormats) {
        self.file = file
        (content, problems) = bytes.map { bytes in formats.read(bytes, file: file) } ?? (nil, [])
    }

    /// Returns the layout of the document, without scenes if it cannot be read.
    @MainActor func layout(_ options: LayoutOptions) -> LaidOutDocument {
        content.map { content in content.layout(file: file, options: options) }
            ?? LaidOutDocument(file: file, scenes: [], diagnostics: problems)
    }

    /// Returns the scenes as code, in the order of the layout.
    @MainActor func code(_ options: LayoutOptions) -> [ExportedScene] {
        guard let content else { return [] }
        return CodeExport.scenes(of: content, file: file, options: options, takesDesktop: true).scenes.map { $0.scene }
    }

    /// The names of the options of formats in a layout document, by their texts.
    var formatOptions: [String: [String]] {
        var options: [String: [String]] = [:]
        for constraint in (content as? LayoutDocument)?.constraints ?? [] {
            guard case .visualFormat(_, let names) = constraint.statement else { continue }
            options[constraint.text, default: []] += names
        }
        return options
    }
}
