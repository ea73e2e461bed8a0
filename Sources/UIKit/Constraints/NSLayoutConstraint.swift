import Foundation
import LayoutEngine

/// A linear relation: `first.attribute  relation  second.attribute × multiplier + constant`, between alignment rectangles.
///
/// Constants are in points. Items are views and layout guides with a common ancestor, which holds the active constraint. Calls for which
/// UIKit raises an exception are reported to ``LayoutMisuse/handler`` and have no effect. Names, defaults and rules follow Apple's class
/// reference.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    // Invariant of `@exclusivity(unchecked)`: only the main actor accesses these properties, statement by statement. Invariant of
    // `nonisolated(unsafe)`: otherwise only `deinit` of the holder or the host accesses them, when the main actor no longer can.
    // Tests: `LifetimeTests.constraintsThatOutliveTheirViewAreNotActive`, `LifetimeTests.constraintsMayGoWhileTheyAreEntered`.

    /// The item on the left side.
    @exclusivity(unchecked) final var first: LayoutReference?
    /// The item on the right side; nil for a constraint with only a constant.
    @exclusivity(unchecked) final var second: LayoutReference?
    @exclusivity(unchecked) final var firstAttributeStorage = Attribute.notAnAttribute
    @exclusivity(unchecked) final var secondAttributeStorage = Attribute.notAnAttribute
    @exclusivity(unchecked) final var relationStorage = Relation.equal
    @exclusivity(unchecked) final var multiplierStorage: Float = 1
    @exclusivity(unchecked) final var constantStorage: CGFloat = 0
    @exclusivity(unchecked) final var priorityStorage = UILayoutPriority.required
    /// The place among all constraints in the order of activation.
    @exclusivity(unchecked) final var activationOrder: UInt32 = 0
    @exclusivity(unchecked) static var lastActivation: UInt32 = 0
    /// The view that holds the constraint.
    ///
    /// The reference is unretained and unchecked, since the view clears it on deallocation.
    @exclusivity(unchecked) nonisolated(unsafe) final var holderLink: Unmanaged<UIView>?
    /// The neighbors in the list of the view that holds the constraint.
    @exclusivity(unchecked) nonisolated(unsafe) final var links = HeldLinks()
    @exclusivity(unchecked) nonisolated(unsafe) final var slot = ConstraintSlot()
    /// A Boolean value that indicates whether the initializer was misused.
    ///
    /// Such a constraint has no effect.
    @exclusivity(unchecked) final var isIllegal = false
    /// A Boolean value that indicates whether an item was not in the subtree of the view when the constraint was added.
    @exclusivity(unchecked) final var isUnprepared = false
    /// The origin of the constraint, which determines its role in conflicts and explanations.
    @exclusivity(unchecked) final var origin = ConstraintOrigin.code
    @exclusivity(unchecked) final var uncommonStorage: UncommonConstraintProperties?

    /// Creates a constraint without items.
    ///
    /// Activating it has no effect.
    @inline(__always)
    public override init() { super.init() }

    deinit { AssociationTable.forget(ObjectIdentifier(self)) }

    /// Creates an inactive, required constraint between attributes of two items.
    ///
    /// An illegal combination is reported with Apple's text to ``LayoutMisuse/handler``, and the constraint has no effect. Without a
    /// handler, a position paired with one on the other axis only logs a warning, as on Apple's systems.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: A view, a layout guide, or nil for a constraint with only a constant, with `attr2` `.notAnAttribute`.
    ///   - c: The constant that is added to the second side, in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        set(
            LayoutReference.of(view1), attr1, relation, view2.flatMap { LayoutReference.of($0) }, attr2, multiplier, c)
    }

    /// The item on the left side.
    ///
    /// The constraint does not retain it.
    open var firstItem: AnyObject? { first?.object }
    /// The item on the right side; nil for a constraint with only a constant.
    ///
    /// The constraint does not retain it.
    open var secondItem: AnyObject? { second?.object }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { firstAttributeStorage }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { secondAttributeStorage }
    /// The anchor of the first item, equal to the item's own anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(first, firstAttributeStorage) }
    /// The anchor of the second item; nil for a constraint with only a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { anchor($0, secondAttributeStorage) } }
    /// The relation between the two sides.
    open var relation: Relation { relationStorage }
    /// The multiplier of the second side, stored in 32 bits as in UIKit.
    open var multiplier: CGFloat { CGFloat(multiplierStorage) }
    /// The constant that is added to the second side, in points.
    ///
    /// Changing it is much cheaper than replacing the constraint. A value that is not finite is an error with Apple's text.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            // An explicit constant replaces a standard spacing.
            spacingName = nil
            setConstant(newValue)
        }
    }
    /// The priority of the constraint, above 0 and at most 1000; required by default.
    ///
    /// An active constraint can change between required and optional, as since iOS 13. If `LayoutEnvironment.current.keepsPriorityKindWhileActive`
    /// is set, this is an error, as before iOS 13.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set { setPriority(newValue) }
    }
    /// The name of the constraint in descriptions.
    ///
    /// The prefixes NS and UI are reserved for the system.
    open var identifier: String? {
        get { uncommonStorage?.identifier }
        set { if uncommonStorage != nil || newValue != nil { uncommon.identifier = newValue } }
    }
    /// A Boolean value that indicates whether the constraint is archived with its view.
    ///
    /// Plumb stores the value and does not use it.
    open var shouldBeArchived: Bool {
        get { uncommonStorage?.shouldBeArchived ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.shouldBeArchived = newValue } }
    }

    /// A Boolean value that indicates whether the constraint takes part in layout.
    ///
    /// Setting it adds the constraint to the nearest common ancestor of its items, or removes it.
    open var isActive: Bool {
        get { holderLink != nil }
        set { if newValue { activate() } else { uninstall() } }
    }

    /// Activates several constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachUncounted { $0.isActive = true }
    }
    /// Deactivates several constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachUncounted { $0.isActive = false }
    }

    /// The constraint in Apple's format.
    nonisolated open override var description: String { readingOnMainActor { text } }
    /// The constraint in Apple's format.
    nonisolated open override var debugDescription: String { description }
}

/// The source of a constraint.
@_spi(Host) public enum ConstraintSource: Hashable, Sendable {
    /// A constraint of a document, with its identifier.
    case document(id: String)
    /// A visual format, and the range of UTF-8 bytes in it that created the constraint.
    case visualFormat(String, bytes: Range<Int>)
}

extension NSLayoutConstraint {
    /// The view that holds the constraint; nil for an inactive constraint.
    nonisolated final var holder: UIView? {
        @inline(__always) get { holderLink?.takeUnretainedValue() }
        set { holderLink = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// Creates a constraint for anchors.
    ///
    /// It is not an initializer, because subclasses in other modules inherit the convenience initializers only if they know all designated
    /// ones.
    static func between(
        _ first: LayoutReference, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: LayoutReference?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint()
        made.first = first
        made.second = second
        made.firstAttributeStorage = firstAttribute
        made.secondAttributeStorage = secondAttribute
        made.relationStorage = relation
        made.multiplierStorage = Float(multiplier)
        made.constantStorage = constant
        let isLegal = isPlainlyLegal(
            firstAttribute, secondAttribute, hasSecondItem: second != nil, multiplier: multiplier, constant: constant)
        if !isLegal { made.examineUse() }
        return made
    }

    func set(
        _ first: LayoutReference?, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutReference?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        let isLegal =
            first != nil
            && Self.isPlainlyLegal(
                firstAttribute, secondAttribute, hasSecondItem: second != nil, multiplier: multiplier,
                constant: constant)
        self.first = first
        self.second = second
        firstAttributeStorage = firstAttribute
        relationStorage = relation
        // Without a second item there is no other side, whatever the caller passed.
        secondAttributeStorage = second == nil ? .notAnAttribute : secondAttribute
        multiplierStorage = second == nil ? 1 : Float(multiplier)
        constantStorage = constant
        noteMargins()
        if !isLegal { examineUse() }
    }

    /// Reports a misuse of an initializer.
    private func examineUse() {
        if let misuse = misuseOfInitialiser {
            guard !isToleratedMisuse else { return misuse.log() }
            isIllegal = true
            misuse.report()
        }
    }

    private func setConstant(_ value: CGFloat) {
        guard value.isFinite else {
            notFinite(value).report()
            return
        }
        constantStorage = value
        guard let host = slot.host, let id = slot.id else { return }
        host.engine.setConstant(value.engineLength, of: id)
        host.isDirty = true
        host.root.propagate(.descendantNeedsLayout)
    }

    private func setPriority(_ value: UILayoutPriority) {
        if let misuse = misuse(ofPriority: value) {
            misuse.report()
            return
        }
        priorityStorage = value
        guard let host = slot.host, let id = slot.id, let priority = Priority(Double(value.rawValue)) else {
            return
        }
        host.engine.setPriority(growing: priority, shrinking: priority, of: id)
        host.isDirty = true
        host.root.propagate(.descendantNeedsLayout)
    }

    // MARK: Activation

    private func activate() {
        guard holderLink == nil, !isIllegal else { return }
        if let container = nearAncestor {
            container._withUnsafeGuaranteedRef { enter($0) }
            return
        }
        guard let owner = first?.owner else {
            // A guide has no ancestor before a view owns it.
            if first?.guide != nil { noCommonAncestor.report() }
            return
        }
        guard let container = commonAncestor(owner) else {
            noCommonAncestor.report()
            return
        }
        enter(container)
    }

    /// The common ancestor in the frequent cases, found without reference counting; nil in other cases.
    ///
    /// These cases are one view, a view and its superview, and two views in one superview.
    @inline(__always)
    private var nearAncestor: Unmanaged<UIView>? {
        guard let one = first?.viewLink else { return nil }
        guard let second else { return one }
        guard let other = second.viewLink else { return nil }
        if one.isSame(as: other) { return one }
        let above = one._withUnsafeGuaranteedRef { $0.superviewLink }
        if other.isSame(as: above) { return other }
        let aboveOther = other._withUnsafeGuaranteedRef { $0.superviewLink }
        if one.isSame(as: aboveOther) { return one }
        return above?.isSame(as: aboveOther) == true ? above : nil
    }

    /// Returns the nearest common ancestor of both items.
    ///
    /// A view counts as its own ancestor.
    private func commonAncestor(_ owner: UIView) -> UIView? {
        guard let second else { return owner }
        guard let other = second.owner else { return nil }
        var candidate: UIView? = owner
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superviewStorage
        }
        return nil
    }

    func install(on view: UIView) {
        guard !isIllegal else { return }
        if holder === view { return }
        let missing = itemOutside(of: view)
        if let missing {
            logUnprepared(view, missing: missing)
            guard view.slot.host == nil else {
                outsideSubtree(of: view).report()
                return
            }
        }
        if holderLink != nil { uninstall() }
        isUnprepared = missing != nil
        enter(view)
    }

    private func enter(_ view: UIView) {
        view.hold(self)
        countNames(outside: view, by: 1)
        if let uncommonStorage { for distance in uncommonStorage.distances { distance.enter(view, for: self) } }
        if let host = view.slot.host {
            host.install(self)
            host.root.propagate(.descendantNeedsLayout)
        } else if !view.flags.contains(.wantsEngine) {
            // A view that needs an engine and has none is already entering the engine of an ancestor, if one exists.
            view.wantEngine()
        }
    }

    func uninstall() {
        guard let view = holder else { return }
        view.release(self)
        countNames(outside: view, by: -1)
        if let host = slot.host {
            host.uninstall(self)
            host.root.propagate(.descendantNeedsLayout)
        }
        if let uncommonStorage { for distance in uncommonStorage.distances { distance.leave() } }
    }

    /// Deactivates the constraint because an item leaves the hierarchy, and the constraints that use its distance.
    func uninstallWithDistance() {
        uninstall()
        if let guide = first?.guide as? DistanceGuide { guide.distance?.didLose(self) }
    }

    /// Counts this constraint at its items, except at the view that holds it.
    @inline(__always)
    private func countNames(outside view: UIView, by change: Int32) {
        let holder = Unmanaged.passUnretained(view)
        if let first, !holder.isSame(as: first.viewLink) { first.countNames(by: change) }
        if let second, !holder.isSame(as: second.viewLink) { second.countNames(by: change) }
    }

    /// A Boolean value that indicates whether an item is in a subtree that is being removed.
    var namesLeavingView: Bool { isLeaving(first) || isLeaving(second) }

    /// Returns whether an item is in a subtree that is being removed, or is a guide that is being removed.
    func isLeaving(_ reference: LayoutReference?) -> Bool {
        guard let reference else { return false }
        if let guide = reference.guide, guide.isLeaving { return true }
        return reference.owner?.flags.contains(.isLeaving) ?? false
    }
}

extension LayoutReference {
    @MainActor static func of(_ item: Any) -> LayoutReference? {
        if let view = item as? UIView { return view.reference }
        if let guide = item as? UILayoutGuide { return guide.reference }
        return nil
    }
}
