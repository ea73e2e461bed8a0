import UIKit

/// The content priorities that let some views yield before others, in an order.
@MainActor struct ContentPriorities {
    /// The proposals that remove a view's ambiguity, each with the number of the view.
    private(set) var kept: [(view: Int, proposal: ContentPriorityProposal)] = []

    /// Removes all ambiguity of a view with other content priorities.
    ///
    /// Returns false and changes nothing if that is not possible. If the position of the view is ambiguous too, a constraint is missing, so
    /// priorities are no fix.
    mutating func settle(_ view: UIView, _ number: Int) -> Bool {
        if !Set(view.openAttributes).isDisjoint(with: [.left, .top]) { return false }
        let before = kept
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where !view.openAttributes(along: axis).isEmpty {
            let proposals = ContentPriorityProposal.proposals(for: view, along: axis)
            if proposals.contains(where: { proposal in keep(proposal, view, axis, number, below: false) }) { continue }
            if proposals.contains(where: { proposal in keep(proposal, view, axis, number, below: true) }) { continue }
            for entry in kept { entry.proposal.revert() }
            kept = before
            for entry in kept { entry.proposal.apply() }
            return false
        }
        return kept.count > before.count
    }

    /// Keeps a proposal that makes one axis of a view unambiguous.
    ///
    /// With `below`, earlier proposals yield before it.
    private mutating func keep(
        _ proposal: ContentPriorityProposal, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ number: Int, below: Bool
    ) -> Bool {
        let others = below ? kept.indices.filter { index in kept[index].proposal.isBelow(proposal) } : []
        if below, others.isEmpty { return false }
        for index in others { kept[index].proposal.move(by: 1) }
        proposal.apply()
        if view.openAttributes(along: axis).isEmpty {
            kept.append((number, proposal))
            return true
        }
        proposal.revert()
        for index in others { kept[index].proposal.move(by: -1) }
        return false
    }

    /// Restores the priorities of all views.
    func revert() {
        for entry in kept { entry.proposal.revert() }
    }
}
