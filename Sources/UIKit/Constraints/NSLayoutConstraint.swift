import Foundation
import LayoutEngine

/// `first.attribute  relation  second.attribute × multiplier + constant`, between alignment rectangles.
///
/// Constants are points. Items are views and layout guides with a common ancestor, which holds the constraint while it is
/// active. What Apple answers with an exception is reported to ``LayoutMisuse/handler``, and the call has no effect. Names,
/// defaults and rules are those of Apple's class reference.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// What names the item on the left side.
    @exclusivity(unchecked) final var first: LayoutReference?
    /// What names the item on the right side; nil for a constraint against a constant.
    @exclusivity(unchecked) final var second: LayoutReference?
    @exclusivity(unchecked) final var firstAttributeStorage = Attribute.notAnAttribute
    @exclusivity(unchecked) final var secondAttributeStorage = Attribute.notAnAttribute
    @exclusivity(unchecked) final var relationStorage = Relation.equal
    @exclusivity(unchecked) final var multiplierStorage: Float = 1
    @exclusivity(unchecked) final var constantStorage: CGFloat = 0
    @exclusivity(unchecked) final var priorityStorage = UILayoutPriority.required
    /// The view that holds it; neither counted nor checked, because that view clears it when it goes.
    @exclusivity(unchecked) nonisolated(unsafe) final var holderLink: Unmanaged<UIView>?
    /// Its place in the list of the view that holds it.
    @exclusivity(unchecked) nonisolated(unsafe) final var links = HeldLinks()
    @exclusivity(unchecked) nonisolated(unsafe) final var slot = ConstraintSlot()
    /// Whether the initialiser was misused; such a constraint is without effect.
    @exclusivity(unchecked) final var isIllegal = false
    /// Whether an item was not yet below the view that the constraint was added to.
    @exclusivity(unchecked) final var isUnprepared = false
    /// Who made the constraint: decides its part in conflicts and explanations.
    @exclusivity(unchecked) final var origin = ConstraintOrigin.code
    @exclusivity(unchecked) final var uncommonStorage: UncommonConstraintProperties?

    /// A constraint without items; activating it has no effect.
    @inline(__always)
    public override init() { super.init() }

    deinit { AssociationTable.forget(ObjectIdentifier(self)) }

    /// `first.attribute  relation  second.attribute × multiplier + constant`, inactive and required.
    ///
    /// An illegal combination is reported with Apple's text to ``LayoutMisuse/handler``, and the constraint has no effect.
    /// A position paired with one on the other axis is only logged where no handler is installed, as on Apple's systems.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: A view, a layout guide, or nil for a constraint against a constant, with `attr2` `.notAnAttribute`.
    ///   - c: What is added to the second side, in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        set(
            LayoutReference.of(view1), attr1, relation, view2.flatMap { LayoutReference.of($0) }, attr2, multiplier, c)
    }

    /// The item on the left side; not retained.
    open var firstItem: AnyObject? { first?.object }
    /// The item on the right side; nil for a constraint against a constant; not retained.
    open var secondItem: AnyObject? { second?.object }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { firstAttributeStorage }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { secondAttributeStorage }
    /// The anchor of the first item; equal to the one that the item gives out.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(first, firstAttributeStorage) }
    /// The anchor of the second item; nil for a constraint against a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { anchor($0, secondAttributeStorage) } }
    /// The sign between the sides.
    open var relation: Relation { relationStorage }
    /// The factor of the second side, stored in 32 bits as Apple's is; 1 without a second item.
    open var multiplier: CGFloat { CGFloat(multiplierStorage) }
    /// What is added to the second side, in points.
    ///
    /// Changing it is much cheaper than replacing the constraint. A value that is not finite is misuse.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            // A number that was set is no longer a standard space.
            spacingName = nil
            setConstant(newValue)
        }
    }
    /// How much the constraint matters, above 0 and at most 1000; required until set.
    ///
    /// An active constraint may become optional or required, as since iOS 13. Before that it was misuse, and it still is where
    /// `LayoutEnvironment.keepsPriorityKindWhileActive` is set.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set { setPriority(newValue) }
    }
    /// A name for descriptions; the prefixes NS and UI are the system's.
    open var identifier: String? {
        get { uncommonStorage?.identifier }
        set { if uncommonStorage != nil || newValue != nil { uncommon.identifier = newValue } }
    }
    /// Whether the constraint would be archived with its view.
    open var shouldBeArchived: Bool {
        get { uncommonStorage?.shouldBeArchived ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.shouldBeArchived = newValue } }
    }

    /// Whether the constraint takes part in layout; setting it adds the constraint to the nearest common ancestor, or removes it.
    open var isActive: Bool {
        get { holderLink != nil }
        set { if newValue { activate() } else { uninstall() } }
    }

    /// Activates constraints together.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachUncounted { $0.isActive = true }
    }
    /// Deactivates constraints together.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachUncounted { $0.isActive = false }
    }

    /// The constraint in Apple's format.
    nonisolated open override var description: String { readingOnMainActor { text } }
    /// The constraint in Apple's format.
    nonisolated open override var debugDescription: String { description }
}

/// Where a constraint was written down.
public enum ConstraintSource: Hashable, Sendable {
    /// The id of a constraint in a document.
    case document(id: String)
    /// A format string and the UTF-8 bytes in it that made the constraint.
    case visualFormat(String, bytes: Range<Int>)
}

extension NSLayoutConstraint {
    /// The view that holds the constraint; nil for one that is not active.
    nonisolated final var holder: UIView? {
        @inline(__always) get { holderLink?.takeUnretainedValue() }
        set { holderLink = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// What anchors make.
    ///
    /// No initialiser, because subclasses elsewhere inherit the convenient ones only while they know all designated ones.
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

    /// Reports what is wrong with the use of an initialiser.
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

    // MARK: Installing

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

    /// The common ancestor in the frequent cases, found without counting references: one view, a view and its superview,
    /// two views in one superview; nil in others.
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

    /// The nearest view that is above both items; a view is above itself.
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
            // A view that wants an engine and has none is already on the way into the one above, if there is one.
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

    /// Deactivates the constraint because an item leaves, and those with it that use the distance that it places.
    func uninstallWithDistance() {
        uninstall()
        if let guide = first?.guide as? DistanceGuide { guide.distance?.didLose(self) }
    }

    /// Counts this constraint at the items that it names besides the view that holds it.
    @inline(__always)
    private func countNames(outside view: UIView, by change: Int32) {
        let holder = Unmanaged.passUnretained(view)
        if let first, !holder.isSame(as: first.viewLink) { first.countNames(by: change) }
        if let second, !holder.isSame(as: second.viewLink) { second.countNames(by: change) }
    }

    /// Whether an item lies in a subtree that is being removed.
    var namesLeavingView: Bool { isLeaving(first) || isLeaving(second) }

    /// Whether an item lies in a subtree that is being removed, or is a guide that is.
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
