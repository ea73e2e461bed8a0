import Foundation
import LayoutEngine

extension LayoutHost {
    /// The constraint that somebody wrote of a record; nil where nobody did.
    ///
    /// Layout needs no list of them; so it is made when somebody first asks, and kept from then on.
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

    /// Enters a constraint into the list.
    func setObject(_ constraint: NSLayoutConstraint, of id: LayoutConstraintID) {
        let (place, link) = (Int(id.index), Unmanaged.passUnretained(constraint))
        while constraintObjects.count <= place { constraintObjects.append(nil) }
        constraintObjects[place] = link
    }

    /// The constraint object of a record; those of the system are made when asked for.
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
            // Of the frame of a root only the size is a constraint of its own in Apple's logs.
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

    /// Whether a constraint gives the content view of a cell its size, which Apple's logs show as those of roots.
    private func isSizeOfCellContent(_ source: LayoutConstraint) -> Bool {
        guard source.origin == .autoresizing, source.firstAttribute.isSize, source.second == nil,
            let view = object(of: source.first) as? UIView
        else { return false }
        return view.flags.contains(.isCellContent)
    }

    /// The view whose mask made a constraint: the one inside, on whichever side it stands.
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

    /// The constraints that frame and mask of a view make, as objects.
    func systemConstraints(of view: UIView, where isWanted: (LayoutConstraint) -> Bool) -> [NSLayoutConstraint] {
        view.slot.systemConstraints.filter { isWanted(engine.constraint($0)) }.map { object(for: $0) }
    }
}

/// A constraint of the system as an object: a description of what the engine holds.
class SystemLayoutConstraint: NSLayoutConstraint {
    var record: LayoutConstraint?
    var maskText: String?

    override var isActive: Bool {
        get { true }
        set {}
    }
}

/// The wish of a view for the size of its content.
final class NSContentSizeLayoutConstraint: SystemLayoutConstraint {}

/// What a frame and an autoresizing mask ask for.
final class NSAutoresizingMaskLayoutConstraint: SystemLayoutConstraint {}

extension LayoutAttribute {
    /// The public attribute that says nearly the same.
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

    /// The name in descriptions.
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
    /// The mask as descriptions write it: `-` fixed, `&` flexible; margin, size, margin of each axis.
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
