import InterfaceBuilder
import UIKit

extension DesignDocument {
    /// A canvas of a document, and the selected views on it.
    public typealias Round = (canvas: Canvas, selection: [Canvas.Item])
    /// A canvas of a document, and edits of it.
    public typealias Change = (canvas: Canvas, edits: [Edit])

    /// Resolve > Add Missing Constraints: adds constraints that layout has verified.
    ///
    /// They cause no conflict and leave no ambiguity.
    @MainActor public func addingMissingConstraints(_ rounds: [Round]) -> [Change] {
        completed(rounds.map { Incomplete(canvas: $0.canvas, selection: $0.selection, removals: []) })
    }

    /// Removes the constraints of views and suggests others, verified by layout.
    @MainActor func resetting(_ rounds: [Round]) -> [Change] {
        completed(
            rounds.map { canvas, selection in
                Incomplete(canvas: canvas, selection: selection, removals: removals(of: selection, on: canvas))
            })
    }

    /// A canvas, the views that need constraints, and the constraints that are removed before.
    private struct Incomplete {
        let canvas: Canvas
        let selection: [Canvas.Item]
        let removals: [Edit]

        var bare: Canvas { canvas.applying(removals) }
    }

    /// The constraints that a suggestion relies on.
    private enum Trust: CaseIterable {
        /// All equalities that are satisfied, optional or required.
        case wishes
        /// Required constraints, and values that layout determines.
        case requirements
        /// Like `requirements`, without additions for views in conflicts, whose ambiguity may end with the conflict.
        case harmony
    }

    /// The suggestion for a round.
    private struct Suggested {
        let edits: [Edit]
        /// The canvas with the intended positions.
        let canvas: Canvas
    }

    /// The layout of a suggestion.
    private struct Outcome {
        /// A Boolean value that indicates whether the selection is still ambiguous, or there is a new conflict.
        var isUnsettled = false
        /// The selected views that are misplaced.
        var misplaced: [String] = []
        /// The selected views whose contents determine nothing: they are ambiguous, or their size differs from the intended one.
        var yielding: Set<String> = []

        /// Returns whether it replaces an outcome that relied on more: if that was ambiguous, or if fewer views are misplaced.
        func isNoWorse(than other: Self) -> Bool {
            other.isUnsettled || (!isUnsettled && misplaced.count < other.misplaced.count)
        }
    }

    /// The maximum number of repetitions without contents that yield.
    private static let mostYields = 3

    /// Suggests constraints.
    ///
    /// If the layout is still ambiguous or has a new conflict, it suggests again and relies on less. First it ignores contents that
    /// yielded, then everything that is not required.
    @MainActor private func completed(_ rounds: [Incomplete]) -> [Change] {
        var layout = rounds.allSatisfy { $0.bare.constraints.isEmpty } ? nil : layout(of: rounds)
        var suggested = rounds.map { suggestion(for: $0, layout, .wishes) }
        var outcomes = outcomes(of: suggested, rounds)
        func suggestAnew(_ places: [Int], _ trust: Trust, yielding: [Set<String>]) {
            guard !places.isEmpty else { return }
            if layout == nil, trust != .wishes { layout = self.layout(of: rounds) }
            var trial = suggested
            for place in places {
                trial[place] = suggestion(for: rounds[place], layout, trust, yielding: yielding[place])
            }
            let found = self.outcomes(of: trial, rounds)
            for place in places where found[place].isNoWorse(than: outcomes[place]) {
                (suggested[place], outcomes[place]) = (trial[place], found[place])
            }
        }
        var yielding = rounds.map { _ in Set<String>() }
        for _ in 0..<Self.mostYields {
            let places = outcomes.indices.filter { !outcomes[$0].yielding.isSubset(of: yielding[$0]) }
            for place in places { yielding[place].formUnion(outcomes[place].yielding) }
            suggestAnew(places, .wishes, yielding: yielding)
        }
        suggestAnew(
            outcomes.indices.filter { outcomes[$0].isUnsettled || !outcomes[$0].misplaced.isEmpty }, .requirements,
            yielding: yielding)
        suggestAnew(outcomes.indices.filter { outcomes[$0].isUnsettled }, .harmony, yielding: yielding)
        return keepingRootSize(changes(suggested, rounds))
    }

    private func changes(_ suggested: [Suggested], _ rounds: [Incomplete]) -> [Change] {
        zip(rounds, suggested).map { round, suggested in (round.canvas, suggested.edits) }
    }

    private func suggestion(
        for round: Incomplete, _ layout: Canvas.Layout?, _ trust: Trust, yielding: Set<String> = []
    ) -> Suggested {
        let bare = round.bare
        // Without constraints the layout has no more information than the canvas.
        let known = bare.constraints.isEmpty && trust == .wishes ? nil : layout
        let selection =
            trust == .harmony
            ? layout.map { bare.withoutConflicts(round.selection, in: $0) } ?? round.selection : round.selection
        var suggestion = Suggestion(
            for: selection, layout: known, isStrict: trust != .wishes, yielding: yielding, on: bare)
        suggestion.complete()
        return Suggested(
            edits: (round.removals + suggestion.edits).keepingWhatReturns, canvas: suggestion.canvas)
    }

    /// Returns the layout without removed constraints, with views that get constraints released to them, and the layout
    /// with these views at their frames.
    @MainActor private func layout(of rounds: [Incomplete]) -> Canvas.Layout {
        let trial = trial(of: rounds)
        var layout = self.layout(trial)
        if !trial.released.isEmpty {
            let held = self.layout(LayoutTrial(held: trial.released, removed: trial.removed))
            layout.takePlaces(of: held, on: rounds.map { $0.canvas })
        }
        return layout
    }

    /// Returns the document without the removed constraints, where views that need constraints use constraints.
    private func trial(of rounds: [Incomplete]) -> LayoutTrial {
        var trial = LayoutTrial()
        for round in rounds {
            for case .removeConstraint(let constraint) in round.removals {
                if let id = constraint.id { trial.removed.insert(id) }
            }
            let bare = round.bare
            let fresh = bare.fresh(round.selection)
            for view in bare.placeable(round.selection) where fresh.contains(view.id) {
                trial.released[view.id] = bare.frame(of: view)
            }
        }
        return trial
    }

    /// Returns the layouts of suggestions, each in its round.
    @MainActor private func outcomes(of suggested: [Suggested], _ rounds: [Incomplete]) -> [Outcome] {
        let changes = changes(suggested, rounds)
        guard changes.contains(where: { !$0.edits.isEmpty }), let after = document(after: keepingRootSize(changes))
        else { return rounds.map { _ in Outcome() } }
        let known = Set(layout.conflicts)
        let conflicting = Set(after.layout.conflicts.filter { !known.contains($0) }.flatMap { $0 })
        let bending = Set(after.layout.conflicts.flatMap { $0 })
        return rounds.indices.map { place in
            let (canvas, views) = (rounds[place].canvas, rounds[place].canvas.placeable(rounds[place].selection))
            let root = canvas.items.first?.id
            let constraints = after.canvases.first { $0.items.first?.id == root }?.constraints ?? []
            var outcome = Outcome()
            outcome.yielding = Set(views.map { $0.id }.filter { after.layout.openAttributes[$0] != nil })
            outcome.isUnsettled =
                !outcome.yielding.isEmpty || constraints.contains { $0.id.map(conflicting.contains) ?? false }
            // Views in conflicts are misplaced for that reason.
            let isBent = constraints.contains { $0.id.map(bending.contains) ?? false }
            guard !outcome.isUnsettled, !isBent else { return outcome }
            for view in views where !view.isHidden {
                let canvas = suggested[place].canvas
                guard let wanted = canvas.item(view.id).map(canvas.place), let found = after.layout.place(of: view),
                    !found.isNear(wanted, within: suggestionTolerance)
                else { continue }
                outcome.misplaced.append(view.id)
                let growth = max(abs(found.width - wanted.width), abs(found.height - wanted.height))
                if growth > suggestionTolerance { outcome.yielding.insert(view.id) }
            }
            return outcome
        }
    }
}

extension Canvas {
    /// Returns the views of a selection without those that conflicting constraints name.
    func withoutConflicts(_ selection: [Item], in layout: Layout) -> [Item] {
        let conflicting = Set(layout.conflicts.flatMap { $0 })
        guard !conflicting.isEmpty else { return selection }
        let named = Set(
            constraints.filter { $0.id.map(conflicting.contains) ?? false }.flatMap { $0.itemIDs })
        return selection.filter { !named.contains($0.id) }
    }
}
