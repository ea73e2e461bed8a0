import Diagnostics
import InterfaceBuilder
import UIKit

/// A document of any format for the design tools: canvases to edit, and a text to write.
public struct DesignDocument: Sendable {
    /// The source text.
    public let text: String
    /// The scenes.
    public let canvases: [Canvas]
    /// The layout of the document.
    public let layout: Canvas.Layout
    /// The options of the layout.
    let options: LayoutOptions
    let content: Content

    /// The document itself.
    enum Content: Sendable {
        case interface(InterfaceDocument)
        case layout(LayoutDocument, bytes: [UInt8])
    }

    /// Reads a document and lays it out.
    ///
    /// Returns nil and the reasons if that is not possible.
    ///
    /// Errors found in a document that can be read are returned too. Their elements are not on the canvases. Of the
    /// options, only the source of content sizes counts. Layout documents do not store any.
    @MainActor public static func read(
        _ bytes: [UInt8], file: String, intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured
    ) -> (document: DesignDocument?, diagnostics: [Diagnostic]) {
        let (content, problems) = DocumentContent.read(bytes, file: file)
        return content.map { content in read(content, bytes, file: file, intrinsicSizes: intrinsicSizes) }
            ?? (nil, problems)
    }

    /// Lays a document out after reading it from bytes.
    @MainActor public static func read(
        _ content: DocumentContent, _ bytes: [UInt8], file: String,
        intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured
    ) -> (document: DesignDocument?, diagnostics: [Diagnostic]) {
        let options = LayoutOptions(intrinsicSizes: intrinsicSizes)
        switch content {
        case .interface(let document): return design(document, file, options)
        case .layout(let document): return design(document, bytes, file, options)
        }
    }

    @MainActor private static func design(
        _ document: InterfaceDocument, _ file: String, _ options: LayoutOptions
    ) -> (DesignDocument?, [Diagnostic]) {
        guard document.usesAutoLayout else {
            return (nil, [ToolProblem.noAutoLayout.diagnostic(at: SourceLocation(file: file, line: 1, column: 1))])
        }
        let measurement = document.measurement(options: options)
        let canvases = document.canvases(in: document.environment(), measurements: measurement.views)
        return (
            DesignDocument(
                text: document.tree.text, canvases: canvases,
                layout: Canvas.Layout(measurement.views, conflicts: measurement.conflicts), options: options,
                content: .interface(document)),
            document.diagnostics.filter { finding in finding.severity == .error }
        )
    }

    /// Lays out a layout document.
    ///
    /// One with errors is rejected, since an edit relies on all statements.
    @MainActor private static func design(
        _ document: LayoutDocument, _ bytes: [UInt8], _ file: String, _ options: LayoutOptions
    ) -> (DesignDocument?, [Diagnostic]) {
        guard document.diagnostics.isEmpty else { return (nil, document.diagnostics) }
        guard let measurement = document.measurement() else { return (nil, []) }
        guard !measurement.hasErrors else {
            return (nil, DocumentLayout.layout(document, file: file).scenes.flatMap { $0.diagnostics })
        }
        return (
            DesignDocument(
                text: String(decoding: bytes, as: UTF8.self), canvases: [document.canvas(measurement)],
                layout: document.layout(measurement), options: options, content: .layout(document, bytes: bytes)), []
        )
    }

    /// The Interface Builder document; nil for a layout document.
    public var interface: InterfaceDocument? {
        if case .interface(let document) = content { document } else { nil }
    }

    /// The distance in points up to which a view is not reported as misplaced.
    public var misplacementTolerance: Double {
        guard case .interface(let document) = content else { return 0.01 }
        return options.misplacementTolerance(scale: document.scale)
    }

    /// The distance in points up to which a view may differ from a suggestion, because of rounding and measuring.
    var suggestionTolerance: Double {
        guard case .interface = content else { return 0.51 }
        return options.intrinsicSizes == .stored ? 1.01 : 2.01
    }

    /// Returns whether a view has a frame that is removed when the view gets constraints.
    func storesFrameInsteadOfConstraints(_ id: String) -> Bool {
        guard case .layout(let document, _) = content else { return false }
        return document.views.contains { view in view.name == id && view.frame != nil }
    }

    /// A Boolean value that indicates whether only contents and constraints determine the size of the root.
    var hasFittedRoot: Bool {
        if case .layout(let document, _) = content { document.size == nil } else { false }
    }

    /// Returns the layout of the document with changes.
    @MainActor func layout(_ trial: LayoutTrial) -> Canvas.Layout {
        switch content {
        case .interface(let document):
            let measurement = document.measurement(options: options, trial: trial)
            return Canvas.Layout(measurement.views, conflicts: measurement.conflicts)
        case .layout(let document, _):
            return document.measurement(trial: trial).map(document.layout) ?? layout
        }
    }

    /// Returns a view that new constraints need but cannot name, since its name is not a word; nil if there is none.
    public func unwritableView(in changes: [Change]) -> Canvas.Item? {
        guard case .layout(let document, let bytes) = content, let canvas = canvases.first else { return nil }
        let added = changes.flatMap { $0.edits }.added
        return LayoutDocumentEditor(document, bytes, canvas).unwritableView(adding: added)
    }

    /// Returns the text after edits of canvases; nil if edits contradict each other, or if the document cannot express
    /// them.
    ///
    /// Only edited parts change. All other bytes are preserved.
    public func text(applying rounds: [(canvas: Canvas, edits: [Edit])]) -> String? {
        switch content {
        case .interface(let document):
            var editor = DocumentEditor(document)
            return editor.text(applying: rounds)
        case .layout(let document, let bytes):
            guard let canvas = canvases.first, unwritableView(in: rounds) == nil else { return nil }
            var editor = LayoutDocumentEditor(document, bytes, canvas)
            guard let text = editor.text(applying: rounds.flatMap { $0.edits }),
                LayoutDocument.read(Array(text.utf8)).document?.diagnostics.isEmpty == true
            else { return nil }
            return text
        }
    }
}
