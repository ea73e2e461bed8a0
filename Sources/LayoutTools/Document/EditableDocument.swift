import Diagnostics
import InterfaceBuilder
import UIKit

/// A document that the design tools edit.
///
/// A format needs a writer, ``text(applying:on:)``. The rest has defaults, for a format whose constraints stand for themselves.
package protocol EditableDocument: SceneDocument {
    /// The source text.
    var text: String { get }
    /// Returns the text after edits of canvases; nil if edits contradict each other, or if the document cannot express them.
    ///
    /// Only edited parts change. All other bytes are preserved.
    func text(applying changes: [DesignDocument.Change], on canvases: [Canvas]) -> String?

    // MARK: Places

    /// Returns the location of a view, by id.
    func location(ofView id: String) -> SourceLocation?
    /// Returns the location of a constraint, by id; nil for a new constraint.
    func location(ofConstraint id: String) -> SourceLocation?

    // MARK: Layout

    /// Returns the canvases of the scenes, and the layout from which they are.
    @MainActor func measuredCanvases(_ options: LayoutOptions) -> (canvases: [Canvas], DocumentMeasurement)
    /// A Boolean value that indicates whether constraints place views.
    var usesAutoLayout: Bool { get }
    /// A Boolean value that indicates whether a document with errors can be edited.
    static var toleratesErrors: Bool { get }
    /// A Boolean value that indicates whether only contents and constraints determine the size of the root.
    var hasFittedRoot: Bool { get }
    /// The distance in points up to which a view is not reported as misplaced.
    func misplacementTolerance(_ options: LayoutOptions) -> Double
    /// The distance in points up to which a view may differ from a suggestion, because of rounding and measuring.
    func suggestionTolerance(_ options: LayoutOptions) -> Double
    /// The distance in points by which rounded edges may change a space.
    var drawnTolerance: Double { get }

    // MARK: Edits

    /// The numbers that formats can name.
    var metrics: [String: Double] { get }
    /// Returns whether a view has a frame that is removed when the view gets constraints.
    func storesFrameInsteadOfConstraints(_ id: String) -> Bool
    /// Returns a view that new constraints need but cannot name; nil if there is none.
    func unwritableView(adding constraints: [Canvas.Constraint], on canvases: [Canvas]) -> Canvas.Item?
    /// Returns the text with a new subview, and its id; nil if the document cannot express it.
    func addingView(called word: String, _ values: [(key: String, markup: String)], to parent: String) -> (
        text: String, name: String
    )?
    /// Returns the text without some views and the constraints that name them; nil if the document cannot express it.
    func removingViews(_ ids: [String], on canvases: [Canvas]) -> String?
}

extension EditableDocument {
    package func location(ofView id: String) -> SourceLocation? { nil }
    package func location(ofConstraint id: String) -> SourceLocation? { nil }

    @MainActor package func measuredCanvases(_ options: LayoutOptions) -> (canvases: [Canvas], DocumentMeasurement) {
        var canvases: [Canvas] = []
        let measurement = measurement(options: options) { tree, measurement in
            canvases.append(Canvas(tree, measurement))
        }
        return (canvases, measurement)
    }

    package var usesAutoLayout: Bool { true }
    package static var toleratesErrors: Bool { false }
    package var hasFittedRoot: Bool { false }
    package func misplacementTolerance(_ options: LayoutOptions) -> Double { 0.01 }
    package func suggestionTolerance(_ options: LayoutOptions) -> Double { 0.51 }
    package var drawnTolerance: Double { DesignDocument.pixel }

    package var metrics: [String: Double] { [:] }
    package func storesFrameInsteadOfConstraints(_ id: String) -> Bool { false }
    package func unwritableView(adding constraints: [Canvas.Constraint], on canvases: [Canvas]) -> Canvas.Item? { nil }
    package func addingView(called word: String, _ values: [(key: String, markup: String)], to parent: String) -> (
        text: String, name: String
    )? { nil }
    package func removingViews(_ ids: [String], on canvases: [Canvas]) -> String? { nil }
}
