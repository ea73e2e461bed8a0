import Foundation
import LayoutEngine

/// Constraints enter the engine and leave it.
extension LayoutHost {
    /// Enters a constraint whose holder is in the engine.
    func install(_ constraint: NSLayoutConstraint) {
        guard !constraint.slot.isIn(self), constraint.isPrepared(), let lowered = lower(constraint) else { return }
        if isTemporary { savedConstraints.append((constraint, constraint.slot)) }
        guard let id = engine.add(lowered) else { return }
        constraint.slot = ConstraintSlot(host: self, id: id)
        setObject(constraint, of: id)
        isDirty = true
    }

    private func setObject(_ constraint: NSLayoutConstraint, of id: LayoutConstraintID) {
        let (place, link) = (Int(id.index), Unmanaged.passUnretained(constraint))
        while constraintObjects.count < place { constraintObjects.append(nil) }
        if place == constraintObjects.count { constraintObjects.append(link) } else { constraintObjects[place] = link }
    }

    /// Takes a constraint out.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard constraint.slot.isIn(self), let id = constraint.slot.id else { return }
        constraint.slot = ConstraintSlot()
        forget(id)
    }

    func forget(_ id: LayoutConstraintID) {
        engine.remove(id)
        if id.index < constraintObjects.count { constraintObjects[Int(id.index)] = nil }
        systemObjects[id.index] = nil
        isDirty = true
    }

    private func lower(_ source: NSLayoutConstraint) -> LayoutConstraint? {
        // The constraint keeps its references meanwhile, so that they need not be counted.
        guard let first = source.first.map({ Unmanaged.passUnretained($0) }) else { return nil }
        let second = source.second.map { Unmanaged.passUnretained($0) }
        let firstAttribute = source.firstAttributeStorage
        guard let priority = Priority(Double(source.priorityStorage.rawValue)),
            let one = itemOfOrdinary(first, firstAttribute).map({ ($0, firstAttribute.engineAttribute) })
                ?? resolve(first, firstAttribute, second)
        else { return nil }
        var lowered = LayoutConstraint(
            one.0, one.1, source.relationStorage.solverRelation, multiplier: Double(source.multiplierStorage),
            constant: Double(source.constantStorage), priority: priority, origin: source.origin)
        let secondAttribute = source.secondAttributeStorage
        if let second, secondAttribute != .notAnAttribute {
            guard
                let other = itemOfOrdinary(second, secondAttribute).map({ ($0, secondAttribute.engineAttribute) })
                    ?? resolve(second, secondAttribute, first)
            else { return nil }
            (lowered.second, lowered.secondAttribute) = other
        }
        return lowered
    }

    /// The item that a side of a constraint means where that is the item of a plain view, which is there already.
    @inline(__always)
    private func itemOfOrdinary(
        _ reference: Unmanaged<LayoutReference>, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutItem? {
        guard attribute.rawValue <= NSLayoutConstraint.Attribute.centerY.rawValue,
            let view = reference._withUnsafeGuaranteedRef({ $0.viewLink })
        else { return nil }
        return view._withUnsafeGuaranteedRef {
            $0.flags.contains(.isPlain) && $0.slot.isIn(self) ? $0.slot.item : nil
        }
    }

    /// The item and attribute that a side of a constraint means: margins are edges of a guide, and a scroll view's edges are
    /// those of its content for what lies inside.
    private func resolve(
        _ reference: Unmanaged<LayoutReference>, _ attribute: NSLayoutConstraint.Attribute,
        _ other: Unmanaged<LayoutReference>?
    ) -> (LayoutItem, LayoutAttribute)? {
        if let view = reference._withUnsafeGuaranteedRef({ $0.viewLink }) {
            return view._withUnsafeGuaranteedRef { resolve($0, attribute, other) }
        }
        guard let guide = reference._withUnsafeGuaranteedRef({ $0.guide }), let item = item(for: guide) else {
            return nil
        }
        return (item, attribute.engineAttribute)
    }

    private func resolve(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: Unmanaged<LayoutReference>?
    ) -> (LayoutItem, LayoutAttribute)? {
        let isKnown = view.slot.isIn(self) && view.slot.item != nil
        guard isKnown || view === root || view.isDescendant(of: root) else { return nil }
        if !view.flags.contains(.isPlain),
            let guide = view.guide(for: attribute, seenFrom: other?.takeUnretainedValue())
        {
            guard let item = item(for: guide) else { return nil }
            return (item, attribute.withoutMargin.engineAttribute)
        }
        if attribute.isMargin {
            guard let item = item(for: view.layoutMarginsGuide) else { return nil }
            return (item, attribute.withoutMargin.engineAttribute)
        }
        let item = (isKnown ? view.slot.item : nil) ?? item(for: view)
        if attribute == .firstBaseline || attribute == .lastBaseline { noteBaseline(view) }
        return (item, attribute.engineAttribute)
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var engineAttribute: LayoutAttribute { LayoutAttribute(rawValue: UInt8(rawValue)) ?? .notAnAttribute }

    var isMargin: Bool { rawValue >= 13 }

    /// The edge that a margin attribute means on the margins guide.
    var withoutMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
