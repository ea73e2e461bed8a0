import Foundation
import LayoutEngine

/// The installation and removal of constraints.
extension LayoutHost {
    /// Installs the constraints that a view holds.
    func installConstraints(of view: UIView) {
        var current = view.held.first
        while let link = current {
            if link._withUnsafeGuaranteedRef({ installOrdinary($0) }) {
                current = link._withUnsafeGuaranteedRef { $0.links.next }
                continue
            }
            // Views of other modules run now, and their overrides may remove constraints.
            let constraint = link.takeUnretainedValue()
            let previous = constraint.links.previous?.toOpaque()
            install(constraint)
            // A different predecessor shows that the constraint was removed and added again.
            guard constraint.holder === view, constraint.links.previous?.toOpaque() == previous else {
                for remaining in view.held.all { install(remaining) }
                return
            }
            current = constraint.links.next
        }
    }

    /// Installs a constraint between known views that refers to no guide, and returns `false` for any other constraint.
    ///
    /// No client code runs.
    private func installOrdinary(_ constraint: NSLayoutConstraint) -> Bool {
        guard !isTemporary, !constraint.isUnprepared, !constraint.slot.isIn(self),
            let sides = sidesOfOrdinary(constraint)
        else { return false }
        enter(constraint, sides)
        return true
    }

    /// Installs a constraint whose holder is in the engine.
    func install(_ constraint: NSLayoutConstraint) {
        guard !constraint.slot.isIn(self), constraint.isPrepared(),
            let sides = sidesOfOrdinary(constraint) ?? sides(of: constraint)
        else { return }
        // An override of a view may have removed or installed the constraint in the meantime.
        guard let holder = constraint.holder, holder.slot.isIn(self), !constraint.slot.isIn(self) else { return }
        if isTemporary { savedConstraints.append((constraint, constraint.slot)) }
        enter(constraint, sides)
    }

    private func enter(_ constraint: NSLayoutConstraint, _ sides: Sides) {
        guard let priority = Priority(Double(constraint.priorityStorage.rawValue)),
            let id = engine.add(
                sides.first.item, sides.first.attribute, constraint.relationStorage.solverRelation,
                sides.second?.item, sides.second?.attribute ?? .notAnAttribute,
                multiplier: constraint.factor, constant: constraint.constantStorage.engineLength,
                priority: priority, origin: constraint.origin)
        else { return }
        engine.setOrder(constraint.activationOrder, of: id)
        constraint.slot = ConstraintSlot(host: self, id: id)
        if hasConstraintObjects { setObject(constraint, of: id) }
        if let space = constraint as? _UISystemBaselineConstraint, space.followsFonts { fontSpaces.append(space) }
        isDirty = true
    }

    /// Removes a constraint from the engine.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard constraint.slot.isIn(self), let id = constraint.slot.id else { return }
        constraint.slot = ConstraintSlot()
        if !fontSpaces.isEmpty { fontSpaces.removeAll { $0 === constraint } }
        forget(id)
    }

    func forget(_ id: LayoutConstraintID) {
        if !guides.isEmpty { noteGuides(of: id) }
        engine.remove(id)
        if id.index < constraintObjects.count { constraintObjects[Int(id.index)] = nil }
        systemObjects[id.index] = nil
        isDirty = true
    }

    /// Marks the system guides to which a removed constraint refers.
    ///
    /// It may have been the last such constraint.
    private func noteGuides(of id: LayoutConstraintID) {
        let record = engine.constraint(id)
        for item in [record.first, record.second] {
            guard let item, let guide = guide(of: item), guide.isSystemGuide, !guide.slot.isLeft else { continue }
            guide.slot.isLeft = true
            leftGuides.append(guide)
        }
    }

    /// Removes the system guides to which only their own constraints refer, so that former constraints have no effect.
    ///
    /// Their frames follow from their views without the engine.
    func detachLeftGuides() {
        while let guide = leftGuides.popLast() {
            guide.slot.isLeft = false
            guard guide.slot.isIn(self), let item = guide.slot.item else { continue }
            let own = Set(guide.slot.systemConstraints.map(\.index))
            if engine.constraints(naming: item).allSatisfy({ own.contains($0.index) }) { detach(guide) }
        }
    }

    /// One side of a constraint in the engine.
    private typealias Side = (item: LayoutItem, attribute: LayoutAttribute)
    /// Both sides of a constraint.
    ///
    /// A constraint with only a constant has one side.
    private typealias Sides = (first: Side, second: Side?)

    private func sides(of source: NSLayoutConstraint) -> Sides? {
        guard let first = source.first else { return nil }
        let second = source.second
        guard let one = resolve(first, source.firstAttributeStorage, second) else { return nil }
        guard let second, source.secondAttributeStorage != .notAnAttribute else { return (one, nil) }
        guard let other = resolve(second, source.secondAttributeStorage, first) else { return nil }
        return (one, other)
    }

    /// Returns the sides of a constraint between known views that refers to no guide, or `nil` for any other
    /// constraint.
    @inline(__always)
    private func sidesOfOrdinary(_ source: NSLayoutConstraint) -> Sides? {
        let (firstAttribute, secondAttribute) = (source.firstAttributeStorage, source.secondAttributeStorage)
        guard let first = source.first, let one = itemOfOrdinary(first, firstAttribute) else { return nil }
        guard let second = source.second, secondAttribute != .notAnAttribute else {
            return ((one, firstAttribute.engineAttribute), nil)
        }
        guard let other = itemOfOrdinary(second, secondAttribute) else { return nil }
        return ((one, firstAttribute.engineAttribute), (other, secondAttribute.engineAttribute))
    }

    /// Returns the item of one side if it is the item of a known view.
    ///
    /// The result is `nil` if the side may mean a guide or a baseline.
    @inline(__always)
    private func itemOfOrdinary(
        _ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutItem? {
        guard attribute.rawValue <= NSLayoutConstraint.Attribute.centerY.rawValue,
            let view = reference.viewLink
        else { return nil }
        return view._withUnsafeGuaranteedRef {
            let meansGuides = $0.flags.intersection([.isPlain, .mayMeanGuides]) == .mayMeanGuides
            return !meansGuides && $0.slot.isIn(self) ? $0.slot.item : nil
        }
    }

    /// Returns the item and the attribute of one side of a constraint.
    ///
    /// Margins are edges of a guide. For views inside a scroll view, the scroll view's edges are the edges of its
    /// content.
    private func resolve(
        _ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute, _ other: LayoutReference?
    ) -> Side? {
        if let view = reference.viewLink {
            return view._withUnsafeGuaranteedRef { resolve($0, attribute, other) }
        }
        guard let guide = reference.guide, let item = item(for: guide) else {
            return nil
        }
        return (item, attribute.engineAttribute)
    }

    private func resolve(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: LayoutReference?
    ) -> Side? {
        let isKnown = view.slot.isIn(self) && view.slot.item != nil
        guard isKnown || view === root || view.isDescendant(of: root) else { return nil }
        if !view.flags.contains(.isPlain),
            let guide = view.guide(for: attribute, seenFrom: other)
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
    /// The matching engine attribute.
    ///
    /// Margins have none, because they are edges of a guide.
    @inline(__always)
    var engineAttribute: LayoutAttribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        default: .notAnAttribute
        }
    }

    var isMargin: Bool { rawValue >= 13 }

    /// The edge of the margins guide that a margin attribute means.
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
