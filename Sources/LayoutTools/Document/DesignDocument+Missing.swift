import InterfaceBuilder
import UIKit

extension DesignDocument {
    /// A canvas of the document, and the views on it that a command is for.
    public typealias Round = (canvas: Canvas, selection: [Canvas.Item])
    /// A canvas of the document, and what is to be done on it.
    public typealias Change = (canvas: Canvas, edits: [Edit])

    /// Resolve > Add Missing Constraints, checked by layout: what is added conflicts with nothing and leaves nothing open.
    @MainActor public func addingMissingConstraints(_ rounds: [Round]) -> [Change] {
        completed(rounds.map { Incomplete(canvas: $0.canvas, selection: $0.selection, removals: []) })
    }

    /// Resolve > Reset to Suggested Constraints, checked by layout.
    @MainActor public func resettingToSuggestedConstraints(_ rounds: [Round]) -> [Change] {
        completed(
            rounds.map { canvas, selection in
                Incomplete(canvas: canvas, selection: selection, removals: removals(of: selection, on: canvas))
            })
    }

    /// A canvas some views of which are to be completed, and what is taken away before.
    private struct Incomplete {
        let canvas: Canvas
        let selection: [Canvas.Item]
        let removals: [Edit]

        var bare: Canvas { canvas.applying(removals) }
    }

    /// How much a suggestion counts on.
    private enum Trust: CaseIterable {
        /// On every equality that holds, wished for or required.
        case wishes
        /// On what is required and on what layout leaves no other value.
        case requirements
        /// The same, and nothing is added for views that constraints in conflict name: what those leave open they will not
        /// when they are mended.
        case harmony
    }

    /// Suggests, and where layout still finds something open or a new conflict, suggests anew and counts on less.
    @MainActor private func completed(_ rounds: [Incomplete]) -> [Change] {
        let layout = self.layout(trial(of: rounds))
        var changes = rounds.map { change(of: $0, layout, .wishes) }
        for trust in Trust.allCases.dropFirst() {
            for place in unsettled(changes, rounds) { changes[place] = change(of: rounds[place], layout, trust) }
        }
        return changes
    }

    private func change(of round: Incomplete, _ layout: Canvas.Layout, _ trust: Trust) -> Change {
        let bare = round.bare
        // Without any constraint layout knows nothing that the canvas does not say.
        let known = bare.constraints.isEmpty && trust == .wishes ? nil : layout
        let selection = trust == .harmony ? bare.withoutConflicts(round.selection, in: layout) : round.selection
        var suggestion = Suggestion(for: selection, layout: known, isStrict: trust != .wishes, on: bare)
        suggestion.complete()
        return (round.canvas, (round.removals + suggestion.edits).keepingWhatReturns)
    }

    /// The document without what is taken away, and with the views that are to get constraints released to them.
    private func trial(of rounds: [Incomplete]) -> LayoutTrial {
        var trial = LayoutTrial()
        for round in rounds {
            for case .removeConstraint(let constraint) in round.removals {
                if let id = constraint.id { trial.removed.insert(id) }
            }
            let bare = round.bare
            let fresh = bare.fresh(round.selection)
            for view in bare.placeable(round.selection) where !view.isArranged {
                guard fresh.contains(view.id) || !view.usesConstraints else { continue }
                trial.released[view.id] = bare.frame(of: view)
            }
        }
        return trial
    }

    /// The rounds after which layout finds something of the selection open, or a conflict that was not there before.
    @MainActor private func unsettled(_ changes: [Change], _ rounds: [Incomplete]) -> [Int] {
        let isChanged = changes.contains { !$0.edits.isEmpty }
        guard isChanged, let text = text(applying: changes),
            let after = DesignDocument.read(Array(text.utf8), file: "", intrinsicSizes: options.intrinsicSizes).document
        else { return [] }
        let known = Set(layout.conflicts)
        let conflicting = Set(after.layout.conflicts.filter { !known.contains($0) }.flatMap { $0 })
        return changes.indices.filter { place in
            let isOpen = rounds[place].canvas.placeable(rounds[place].selection).contains {
                after.layout.openAttributes[$0.id] != nil
            }
            let root = changes[place].canvas.items.first?.id
            let constraints = after.canvases.first { $0.items.first?.id == root }?.constraints ?? []
            return isOpen || constraints.contains { $0.id.map(conflicting.contains) ?? false }
        }
    }
}

extension Canvas {
    /// The views of a selection but for those that constraints in conflict name.
    func withoutConflicts(_ selection: [Item], in layout: Layout) -> [Item] {
        let conflicting = Set(layout.conflicts.flatMap { $0 })
        guard !conflicting.isEmpty else { return selection }
        let named = Set(
            constraints.filter { $0.id.map(conflicting.contains) ?? false }.flatMap { $0.itemIDs })
        return selection.filter { !named.contains($0.id) }
    }

    /// The frame of a view in its superview.
    func frame(of view: Item) -> CGRect {
        let frame = view.rectangle.outset(by: view.alignmentInsets)
        guard let parent = view.parent.flatMap(item) else { return frame }
        let outer = parent.rectangle.outset(by: parent.alignmentInsets)
        return frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
}
