import Foundation
import LayoutEngine

/// A rectangle that takes part in layout without being a view.
///
/// It needs an owning view before a constraint with it can be active. Names and rules are those of Apple's class reference.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    nonisolated(unsafe) final var referencePlace: LayoutReference.Place?
    nonisolated(unsafe) final var slot = LayoutSlot()
    nonisolated(unsafe) unowned(unsafe) final var owningViewStorage: UIView?
    final var hasSignedSize = false
    final var isLeaving = false

    /// A guide without a view.
    public override init() { super.init() }

    /// A guide from an archive; nothing but an empty guide is read.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        referencePlace?.pointee.guideLink = nil
        AssociationTable.forget(ObjectIdentifier(self))
    }

    /// The view that the guide belongs to; `addLayoutGuide(_:)` sets it, and setting it adds the guide to that view.
    open var owningView: UIView? {
        get { owner }
        set {
            if newValue == nil { owningViewStorage?.removeLayoutGuide(self) }
            newValue?.addLayoutGuide(self)
        }
    }
    /// A name for descriptions; the prefix UI is the system's.
    open var identifier = ""
    /// The rectangle in the coordinates of the owning view, in points, snapped to pixels; valid after layout.
    open var layoutFrame: CGRect { currentLayoutFrame }
    /// Whether the constraints admit another rectangle that is just as good; false for a guide that no constraint names.
    open var hasAmbiguousLayout: Bool {
        guard let owner = owningView, let host = owner.askHost({ host, _ in host }), let item = host.item(for: self)
        else { return false }
        return host.engine.isAmbiguous(item)
    }
    /// The constraints that decide position and size on an axis, directly or through others.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let owner = owningView, let host = owner.askHost({ host, _ in host }), slot.host === host,
            let item = slot.item
        else { return [] }
        return host.engine.constraintsDeciding(item, horizontal: axis == .horizontal).map { host.object(for: $0) }
    }

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { .of(reference, .leading) }
    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { .of(reference, .trailing) }
    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { .of(reference, .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { .of(reference, .right) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { .of(reference, .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { .of(reference, .bottom) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { .of(reference, .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { .of(reference, .height) }
    /// The anchor of the horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { .of(reference, .centerX) }
    /// The anchor of the vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { .of(reference, .centerY) }

    // MARK: Hooks for guides of this module

    /// The view that owns the guide; one that stands for a distance belongs to whatever is above both ends.
    var owner: UIView? { owningViewStorage }
    /// Whether the system places the guide; a change of it asks nobody to lay out.
    var isSystemGuide: Bool { false }
    /// The place among the guides of a view where constraints leave a choice: those of the system first, distances last.
    var layoutRank: Int { hasSignedSize ? Self.lastLayoutRank : 5 }
    static var lastLayoutRank: Int { 6 }
    /// The constraints that place a guide of the system, made when the guide enters an engine.
    func edgeConstraints(item: LayoutItem, owner: LayoutItem, host: LayoutHost) -> [LayoutConstraint] { [] }
    /// The identifiers of those constraints.
    var edgeIdentifiers: [String] { [] }
    /// Where a guide of the system lies in a view that rests in a rectangle; nil for a guide that rests by itself.
    func restingRectangle(in view: LayoutRectangle) -> LayoutRectangle? { nil }
}

extension UILayoutGuide {
    /// What constraints and anchors name this guide by.
    var reference: LayoutReference {
        if let referencePlace { return LayoutReference(referencePlace) }
        let place = LayoutReferencePool.take()
        place.pointee.guideLink = Unmanaged.passUnretained(self)
        referencePlace = place
        return LayoutReference(place)
    }

    private var currentLayoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        if isSystemGuide, slot.item == nil || slot.host == nil, let host = owner.askHost({ host, _ in host }) {
            _ = host.item(for: self)
            host.synchronize()
        }
        guard let host = slot.host, let item = slot.item else { return .zero }
        host.synchronize()
        return host.snapped(host.engine.rectangle(of: item), in: owner)
    }
}
