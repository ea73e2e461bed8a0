import Foundation
import UIKit

extension LayoutEnvironment {
    /// The maximum number of solver steps for a document.
    ///
    /// The most complex known document needs a thousandth of it.
    static let documentWork = 200_000_000

    /// Creates the environment of a document's layout, without warnings in the log.
    init(
        scale: Double, textScale: Double? = nil, direction: LayoutOptions.Direction,
        runtime: InterfaceDocument.Runtime = .cocoaTouch, work: Int = documentWork
    ) {
        self.init()
        displayScale = CGFloat(scale)
        self.textScale = textScale.map { scale in CGFloat(scale) }
        layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        logsConflicts = false
        layoutWork = work
        measuresUpwards = runtime == .macOS
    }

    /// Creates the environment of a document's layout with options.
    ///
    /// - Complexity: That of measuring every label of the document, for the scale of texts.
    @MainActor init(_ document: InterfaceDocument, options: LayoutOptions) {
        self.init(
            scale: DocumentLayout.scale(of: document, options: options),
            textScale: DocumentLayout.textScale(of: document, options: options), direction: options.direction,
            runtime: document.runtime, work: options.work ?? Self.documentWork)
    }

    /// Lays a scene out in this environment, and subtracts its steps from those that remain.
    @MainActor mutating func spendWork<Result>(_ layOut: () -> (Result, UIView)) -> Result {
        let (result, remaining) = performAsCurrent {
            let (result, root) = layOut()
            return (result, root.remainingLayoutWork)
        }
        layoutWork = remaining
        return result
    }
}
