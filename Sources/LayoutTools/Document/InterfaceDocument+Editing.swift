import Diagnostics
import InterfaceBuilder
import UIKit

extension InterfaceDocument: EditableDocument {
    package static var toleratesErrors: Bool { true }
    package var text: String { tree.text }

    package func text(applying changes: [DesignDocument.Change], on canvases: [Canvas]) -> String? {
        var editor = DocumentEditor(self)
        return editor.text(applying: changes)
    }

    package func location(ofView id: String) -> SourceLocation? {
        view(withID: id).map { view in tree.location(of: view.element) }
    }

    package func location(ofConstraint id: String) -> SourceLocation? {
        constraints.first { known in known.id == id }.map { known in tree.location(of: known.element) }
    }

    @MainActor package func measuredCanvases(_ options: LayoutOptions) -> (canvases: [Canvas], DocumentMeasurement) {
        let measurement = measurement(options: options)
        return (canvases(in: environment(), measurements: measurement.views), measurement)
    }

    package func misplacementTolerance(_ options: LayoutOptions) -> Double {
        options.misplacementTolerance(scale: scale)
    }

    package func suggestionTolerance(_ options: LayoutOptions) -> Double {
        options.intrinsicSizes == .stored ? 1.01 : 2.01
    }

    /// A center and an edge from rounded edges can move the other edge by two pixels.
    package var drawnTolerance: Double { 2 / scale + 0.01 }
}
