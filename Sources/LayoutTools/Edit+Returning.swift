import UIKit

extension [Edit] {
    /// The edits without removals of constraints that are added again.
    ///
    /// Such a constraint is unchanged, with its identifier and all references to it.
    var keepingWhatReturns: [Edit] {
        var returning: [Meaning: [Int]] = [:]
        for case (let place, .addConstraint(let constraint)) in zip(indices, self) where constraint.id == nil {
            returning[Meaning(constraint), default: []].append(place)
        }
        var needless: Set<Int> = []
        for case (let place, .removeConstraint(let constraint)) in zip(indices, self) where !constraint.isPlaceholder {
            guard let other = returning[Meaning(constraint)]?.popLast() else { continue }
            needless.formUnion([place, other])
        }
        return leavingOut(needless)
    }

    /// Returns these edits followed by edits of the resulting document, all as edits of this document.
    ///
    /// A constraint that is added and then removed is not added.
    func followed(by others: [Edit]) -> [Edit] {
        var added: [Meaning: [Int]] = [:]
        for case (let place, .addConstraint(let constraint)) in zip(indices, self) {
            added[Meaning(constraint), default: []].append(place)
        }
        var needless: Set<Int> = []
        for case (let place, .removeConstraint(let constraint)) in zip(others.indices, others) {
            guard let other = added[Meaning(constraint)]?.popLast() else { continue }
            needless.formUnion([other, count + place])
        }
        return (self + others).leavingOut(needless).keepingWhatReturns
    }

    private func leavingOut(_ places: Set<Int>) -> [Edit] {
        zip(indices, self).filter { place, _ in !places.contains(place) }.map { _, edit in edit }
    }
}

/// The meaning of a constraint, independent of its form: `a == b + 8` is `b == a - 8`.
private struct Meaning: Hashable {
    private struct End: Hashable, Comparable {
        let item: String
        let attribute: Int

        static func < (one: End, other: End) -> Bool {
            (one.item, one.attribute) < (other.item, other.attribute)
        }
    }

    private let ends: [End]
    private let relation: Int
    private let numbers: [Double]

    init(_ constraint: Canvas.Constraint) {
        let first = End(item: constraint.firstItem, attribute: constraint.firstAttribute.rawValue)
        let second = constraint.secondItem.map { item in
            End(item: item, attribute: constraint.secondAttribute.rawValue)
        }
        let isTurned = constraint.multiplier == 1 && second.map { end in end < first } == true
        ends = isTurned ? [second, first].compactMap { end in end } : [first, second].compactMap { end in end }
        relation = isTurned ? -constraint.relation.rawValue : constraint.relation.rawValue
        let constant = isTurned ? -constraint.constant : constraint.constant
        // Tools compute constants, so the last bits can differ.
        numbers = [constraint.multiplier, (constant * 1024).rounded() / 1024 + 0, constraint.priority]
    }
}
