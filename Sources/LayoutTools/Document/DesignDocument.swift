import Diagnostics
import InterfaceBuilder
import UIKit

/// A document as the design tools see it, whichever of the formats it has: canvases to work on, and a text to write.
public struct DesignDocument: Sendable {
    /// The text as it was read.
    public let text: String
    /// The scenes.
    public let canvases: [Canvas]
    /// The alignment rectangles that layout gives the views, in the coordinate space of their scene's root, by identifier.
    public let laidOut: [String: CGRect]
    private let content: Content

    private enum Content: Sendable {
        case interface(InterfaceDocument)
        case layout(LayoutDocument, bytes: [UInt8])
    }

    /// Reads a document and lays it out; nil, and why, where it cannot be read or is no document for design tools.
    @MainActor public static func read(
        _ bytes: [UInt8], file: String
    ) -> (document: DesignDocument?, diagnostics: [Diagnostic]) {
        DocumentLayout.isMarkup(bytes) ? readInterface(bytes, file) : readLayout(bytes, file)
    }

    @MainActor private static func readInterface(_ bytes: [UInt8], _ file: String) -> (DesignDocument?, [Diagnostic]) {
        let (document, problems) = InterfaceDocument.read(bytes, file: file)
        guard let document else { return (nil, problems) }
        guard document.usesAutoLayout else {
            return (nil, [ToolProblem.noAutoLayout.diagnostic(at: SourceLocation(file: file, line: 1, column: 1))])
        }
        let measurements = document.measurements()
        let canvases = document.canvases(in: document.environment(), measurements: measurements)
        let laidOut = measurements.mapValues { $0.rectangle }
        return (
            DesignDocument(
                text: document.tree.text, canvases: canvases, laidOut: laidOut, content: .interface(document)), []
        )
    }

    /// What is wrong with a layout document is to be mended first: an edit counts on every statement being understood.
    @MainActor private static func readLayout(_ bytes: [UInt8], _ file: String) -> (DesignDocument?, [Diagnostic]) {
        let (document, problems) = LayoutDocument.read(bytes, file: file)
        guard let document else { return (nil, problems) }
        guard document.diagnostics.isEmpty else { return (nil, document.diagnostics) }
        guard let measurement = document.measurement() else { return (nil, problems) }
        guard !measurement.hasErrors else {
            return (nil, DocumentLayout.layout(bytes, file: file).scenes.flatMap { $0.diagnostics })
        }
        let canvas = document.canvas(measurement)
        let laidOut = Dictionary(
            zip(document.views, measurement.views).map { ($0.name, $1.rectangle) },
            uniquingKeysWith: { first, _ in first })
        return (
            DesignDocument(
                text: String(decoding: bytes, as: UTF8.self), canvases: [canvas], laidOut: laidOut,
                content: .layout(document, bytes: bytes)), []
        )
    }

    /// The text after edits, each round made for one of the canvases; nil where they contradict each other.
    ///
    /// Only what the edits name changes; every other byte stays.
    public func text(applying rounds: [(canvas: Canvas, edits: [Edit])]) -> String? {
        switch content {
        case .interface(let document):
            var editor = DocumentEditor(document)
            return editor.text(applying: rounds)
        case .layout(let document, let bytes):
            guard let canvas = canvases.first else { return nil }
            var editor = LayoutDocumentEditor(document, bytes, canvas)
            guard let text = editor.text(applying: rounds.flatMap { $0.edits }),
                LayoutDocument.read(Array(text.utf8)).document?.diagnostics.isEmpty == true
            else { return nil }
            return text
        }
    }
}
