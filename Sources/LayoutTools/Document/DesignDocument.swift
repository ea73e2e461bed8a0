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
    /// The document itself.
    let content: any EditableDocument

    /// Reads a document and lays it out.
    ///
    /// Returns nil and the reasons if that is not possible.
    ///
    /// Errors found in a document that can be read are returned too. Their elements are not on the canvases. Of the
    /// options, only the source of content sizes counts. Layout documents do not store any.
    @MainActor public static func read(
        _ bytes: [UInt8], file: String, intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured
    ) -> (document: DesignDocument?, diagnostics: [Diagnostic]) {
        let (content, problems) = DocumentFormats.standard.read(bytes, file: file)
        return content.map { content in read(content, file: file, intrinsicSizes: intrinsicSizes) } ?? (nil, problems)
    }

    /// Lays a document out after reading.
    ///
    /// A format without a writer cannot be edited.
    @MainActor package static func read(
        _ content: any SceneDocument, file: String, intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured
    ) -> (document: DesignDocument?, diagnostics: [Diagnostic]) {
        guard let content = content as? any EditableDocument else { return (nil, content.diagnostics) }
        return design(content, file, LayoutOptions(intrinsicSizes: intrinsicSizes))
    }

    @MainActor private static func design(
        _ document: some EditableDocument, _ file: String, _ options: LayoutOptions
    ) -> (DesignDocument?, [Diagnostic]) {
        guard document.usesAutoLayout else {
            return (nil, [ToolProblem.noAutoLayout.diagnostic(at: SourceLocation(file: file, line: 1, column: 1))])
        }
        let toleratesErrors = type(of: document).toleratesErrors
        guard toleratesErrors || document.diagnostics.isEmpty else { return (nil, document.diagnostics) }
        let (canvases, measurement) = document.measuredCanvases(options)
        guard toleratesErrors || !measurement.diagnostics.contains(where: { $0.severity == .error }) else {
            return (nil, document.layout(file: file, options: LayoutOptions()).scenes.flatMap { $0.diagnostics })
        }
        return (
            DesignDocument(
                text: document.text, canvases: canvases, layout: Canvas.Layout(measurement), options: options,
                content: document),
            document.diagnostics.filter { finding in finding.severity == .error }
        )
    }

    /// Returns the document with another text in the same format; nil if it cannot be read.
    @MainActor package func reading(_ text: String) -> DesignDocument? {
        DocumentFormats([type(of: content)]).read(Array(text.utf8), file: "").document.flatMap { content in
            Self.read(content, file: "", intrinsicSizes: options.intrinsicSizes).document
        }
    }

    /// The Interface Builder document; nil for another document.
    public var interface: InterfaceDocument? { content as? InterfaceDocument }

    /// The layout document; nil for another document.
    public var layoutDocument: LayoutDocument? { content as? LayoutDocument }

    /// The distance in points up to which a view is not reported as misplaced.
    public var misplacementTolerance: Double { content.misplacementTolerance(options) }

    /// The distance in points up to which a view may differ from a suggestion, because of rounding and measuring.
    var suggestionTolerance: Double { content.suggestionTolerance(options) }

    /// Returns the layout of the document with changes.
    @MainActor func layout(_ trial: LayoutTrial) -> Canvas.Layout {
        Canvas.Layout(content.measurement(options: options, trial: trial))
    }

    /// Returns a view that new constraints need but cannot name, since its name is not a word; nil if there is none.
    public func unwritableView(in changes: [Change]) -> Canvas.Item? {
        content.unwritableView(adding: changes.flatMap { $0.edits }.added, on: canvases)
    }

    /// Returns the text after edits of canvases; nil if edits contradict each other, or if the document cannot express
    /// them.
    ///
    /// Only edited parts change. All other bytes are preserved.
    public func text(applying rounds: [(canvas: Canvas, edits: [Edit])]) -> String? {
        content.text(applying: rounds, on: canvases)
    }

    /// Returns the text with a new subview, and its id; nil if the document cannot express it.
    ///
    /// The values are in the markup of the format.
    public func addingView(called word: String, _ values: [(key: String, markup: String)], to parent: String) -> (
        text: String, name: String
    )? {
        content.addingView(called: word, values, to: parent)
    }

    /// Returns the text without some views and the constraints that name them; nil if the document cannot express it.
    public func removingViews(_ ids: [String]) -> String? { content.removingViews(ids, on: canvases) }
}
