import UIKit

extension DesignDocument {
    /// Resolve > Reset to Suggested Constraints, verified by layout.
    ///
    /// A second reset changes nothing.
    ///
    /// Only constraints show the margins in a document, and the alignment insets of a symbol image. If the new
    /// constraints show other values, the suggestions are adapted.
    @MainActor public func resettingToSuggestedConstraints(_ rounds: [Round]) -> [Change] {
        var changes = resetting(rounds)
        for _ in 0..<Self.mostResets {
            guard changes.contains(where: { !$0.edits.isEmpty }), let after = document(after: changes),
                let again = after.rounds(like: rounds),
                !zip(rounds, again).allSatisfy({ $0.canvas.looks(like: $1.canvas) })
            else { return changes }
            let more = after.resetting(again)
            guard more.contains(where: { !$0.edits.isEmpty }) else { return changes }
            changes = zip(changes, more).map { change, more in
                (change.canvas, change.edits.followed(by: more.edits))
            }
        }
        return changes
    }

    /// The maximum number of repetitions of a reset.
    ///
    /// Of 835 public documents, none needs more than two.
    private static let mostResets = 4

    /// Returns the same views on the canvases of this document, or nil if one has no canvas.
    private func rounds(like others: [Round]) -> [Round]? {
        let found = others.compactMap { other, selection -> Round? in
            guard let canvas = canvases.first(where: { $0.items.first?.id == other.items.first?.id }) else {
                return nil
            }
            return (canvas, selection.compactMap { view in canvas.item(view.id) })
        }
        return found.count == others.count ? found : nil
    }
}

extension Canvas {
    /// Returns whether views and guides have the same positions and intrinsic sizes as in another canvas.
    fileprivate func looks(like other: Canvas) -> Bool {
        func looks(of canvas: Canvas) -> [Item] {
            canvas.items.map { item in
                var item = item
                (item.usesConstraints, item.isStored) = (true, true)
                return item
            }
        }
        return looks(of: self) == looks(of: other)
    }
}
