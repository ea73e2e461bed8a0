import Foundation
import LayoutEngine

extension LayoutHost {
    /// Returns the written constraint of a record, or `nil` for a constraint of the system.
    ///
    /// Layout does not need the list of constraints. The host creates it at the first access and then maintains it.
    func constraintObject(_ id: LayoutConstraintID) -> NSLayoutConstraint? {
        if !hasConstraintObjects {
            hasConstraintObjects = true
            listConstraintObjects(below: root)
        }
        guard id.index < constraintObjects.count else { return nil }
        return constraintObjects[Int(id.index)]?.takeUnretainedValue()
    }

    private func listConstraintObjects(below view: UIView) {
        guard view.slot.isIn(self) else { return }
        view.held.forEachUncounted { if $0.slot.isIn(self), let id = $0.slot.id { setObject($0, of: id) } }
        view.subviewStorage.forEachUncounted { listConstraintObjects(below: $0) }
    }

    /// Adds a constraint to the list.
    func setObject(_ constraint: NSLayoutConstraint, of id: LayoutConstraintID) {
        // Invariant: see `LayoutHost.views`.
        let (place, link) = (Int(id.index), Unmanaged.passUnretained(constraint))
        while constraintObjects.count <= place { constraintObjects.append(nil) }
        constraintObjects[place] = link
    }

    /// Returns the constraint object of a record.
    ///
    /// The host creates objects of system constraints at the first access.
    func object(for id: LayoutConstraintID) -> NSLayoutConstraint {
        if let written = constraintObject(id) { return written }
        if let known = systemObjects[id.index] { return known }
        let made = makeObject(engine.constraint(id), id)
        systemObjects[id.index] = made
        return made
    }

    private func makeObject(_ source: LayoutConstraint, _ id: LayoutConstraintID) -> NSLayoutConstraint {
        let made: SystemLayoutConstraint =
            switch source.origin {
            case .contentSize: NSContentSizeLayoutConstraint()
            case .autoresizing where isSizeOfCellContent(source): SystemLayoutConstraint()
            case .autoresizing: NSAutoresizingMaskLayoutConstraint()
            // In UIKit's logs, only the size of a root's frame has constraints of its own class.
            case .encapsulatedLayout where !source.firstAttribute.isSize: NSAutoresizingMaskLayoutConstraint()
            default: SystemLayoutConstraint()
            }
        made.record = source
        made.first = reference(of: source.first)
        made.second = source.second.flatMap { reference(of: $0) }
        made.firstAttributeStorage = source.firstAttribute.publicAttribute
        made.secondAttributeStorage = source.secondAttribute.publicAttribute
        made.relationStorage = NSLayoutConstraint.Relation(rawValue: Int(source.relation.rawValue)) ?? .equal
        made.multiplierStorage = Float(source.multiplier)
        made.constantStorage = CGFloat(source.constant)
        made.priorityStorage = UILayoutPriority(Float(max(source.growingPriority, source.shrinkingPriority).value))
        made.origin = source.origin
        made.identifier = identifier(of: source, id)
        made.maskText = source.origin == .encapsulatedLayout ? "h=-&- v=-&-" : maskedView(of: made)?.maskText
        return made
    }

    /// Returns whether a constraint sets the size of a cell's content view.
    ///
    /// UIKit logs such a constraint like that of a root.
    private func isSizeOfCellContent(_ source: LayoutConstraint) -> Bool {
        guard source.origin == .autoresizing, source.firstAttribute.isSize, source.second == nil,
            let view = object(of: source.first) as? UIView
        else { return false }
        return view.flags.contains(.isCellContent)
    }

    /// Returns the view whose mask created a constraint: the subview, on either side of the constraint.
    private func maskedView(of made: NSLayoutConstraint) -> UIView? {
        guard let first = made.first?.view, let second = made.second?.view else { return made.first?.view }
        return second.superviewStorage === first ? second : first
    }

    private func identifier(of source: LayoutConstraint, _ id: LayoutConstraintID) -> String? {
        switch source.origin {
        case .autoresizing where isSizeOfCellContent(source):
            return source.firstAttribute == .width
                ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
        case .encapsulatedLayout:
            switch source.firstAttribute {
            case .width: return "UIView-Encapsulated-Layout-Width"
            case .height: return "UIView-Encapsulated-Layout-Height"
            case .minX: return "UIView-Encapsulated-Layout-Left"
            default: return "UIView-Encapsulated-Layout-Top"
            }
        case .fitting: return source.firstAttribute == .width ? "fittingSizeHTarget" : "fittingSizeVTarget"
        case .marginsGuide, .safeAreaGuide:
            for item in [source.first, source.second] {
                guard let item, let guide = object(of: item) as? UILayoutGuide,
                    let place = guide.slot.systemConstraints.firstIndex(of: id), place < guide.edgeIdentifiers.count
                else { continue }
                return guide.edgeIdentifiers[place]
            }
            return nil
        default: return nil
        }
    }

    func object(of item: LayoutItem) -> AnyObject? {
        views[Int(item.index)]?.takeUnretainedValue() ?? guide(of: item)
    }

    private func reference(of item: LayoutItem) -> LayoutReference? {
        object(of: item).flatMap { LayoutReference.of($0) }
    }

    /// Returns the constraints of a view's frame and mask as objects.
    func systemConstraints(of view: UIView, where isWanted: (LayoutConstraint) -> Bool) -> [NSLayoutConstraint] {
        view.slot.systemConstraints.filter { isWanted(engine.constraint($0)) }.map { object(for: $0) }
    }
}

/// A system constraint as an object that describes a record of the engine.
class SystemLayoutConstraint: NSLayoutConstraint {
    var record: LayoutConstraint?
    var maskText: String?

    override var isActive: Bool {
        get { true }
        set {}
    }
}

/// The constraint of a view's content size.
final class NSContentSizeLayoutConstraint: SystemLayoutConstraint {}

/// The constraint of a frame and an autoresizing mask.
final class NSAutoresizingMaskLayoutConstraint: SystemLayoutConstraint {}

extension LayoutAttribute {
    /// The closest public attribute.
    var publicAttribute: NSLayoutConstraint.Attribute {
        switch self {
        case .minX: .left
        case .minY: .top
        case .midX: .centerX
        case .midY: .centerY
        case .maxX: .right
        case .maxY: .bottom
        default: NSLayoutConstraint.Attribute(rawValue: Int(rawValue)) ?? .notAnAttribute
        }
    }

    /// The name of the attribute in descriptions.
    var name: String {
        switch self {
        case .minX: "minX"
        case .minY: "minY"
        case .midX: "midX"
        case .midY: "midY"
        case .maxX: "maxX"
        case .maxY: "maxY"
        default: publicAttribute.name
        }
    }
}

extension UIView {
    /// The autoresizing mask in descriptions: `-` for fixed and `&` for flexible, in the order margin, size, margin for
    /// each axis.
    var maskText: String {
        func letter(_ mask: AutoresizingMask) -> String { autoresizingMask.contains(mask) ? "&" : "-" }
        let hasNone = { (masks: AutoresizingMask) in self.autoresizingMask.isDisjoint(with: masks) }
        let horizontal =
            hasNone([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            ? "--&" : letter(.flexibleLeftMargin) + letter(.flexibleWidth) + letter(.flexibleRightMargin)
        let vertical =
            hasNone([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
            ? "--&" : letter(.flexibleTopMargin) + letter(.flexibleHeight) + letter(.flexibleBottomMargin)
        return "h=\(horizontal) v=\(vertical)"
    }
}
