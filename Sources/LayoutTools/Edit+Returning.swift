import UIKit

extension [Edit] {
    /// The edits without removals of constraints that are added again.
    ///
    /// Such a constraint is unchanged, with its identifier and all references to it.
    var keepingWhatReturns: [Edit] {
        var returning: [ConstraintMeaning: [Int]] = [:]
        for case (let place, .addConstraint(let constraint)) in zip(indices, self) where constraint.id == nil {
            returning[ConstraintMeaning(constraint), default: []].append(place)
        }
        var needless: Set<Int> = []
        for case (let place, .removeConstraint(let constraint)) in zip(indices, self) where !constraint.isPlaceholder {
            guard let other = returning[ConstraintMeaning(constraint)]?.popLast() else { continue }
            needless.formUnion([place, other])
        }
        return leavingOut(needless)
    }

    /// Returns these edits followed by edits of the resulting document, all as edits of this document.
    ///
    /// A constraint that is added and then removed is not added.
    func followed(by others: [Edit]) -> [Edit] {
        var added: [ConstraintMeaning: [Int]] = [:]
        for case (let place, .addConstraint(let constraint)) in zip(indices, self) {
            added[ConstraintMeaning(constraint), default: []].append(place)
        }
        var needless: Set<Int> = []
        for case (let place, .removeConstraint(let constraint)) in zip(others.indices, others) {
            guard let other = added[ConstraintMeaning(constraint)]?.popLast() else { continue }
            needless.formUnion([other, count + place])
        }
        return (self + others).leavingOut(needless).keepingWhatReturns
    }

    private func leavingOut(_ places: Set<Int>) -> [Edit] {
        zip(indices, self).filter { place, _ in !places.contains(place) }.map { _, edit in edit }
    }
}
