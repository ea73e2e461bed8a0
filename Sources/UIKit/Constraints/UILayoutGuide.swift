import Foundation
import LayoutEngine

/// A rectangle that takes part in layout without being a view.
///
/// It needs an owning view before its constraints can be active. Names and rules follow Apple's class reference.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    // Invariant: the owning view clears `owningViewStorage` when it drops the guide and in `deinit`. Only the main actor accesses these
    // properties, and otherwise `deinit` of the view or the host. Test: `GuideLifetimeTests`.
    nonisolated(unsafe) final var referencePlace: LayoutReference.Place?
    nonisolated(unsafe) final var slot = LayoutSlot()
    nonisolated(unsafe) unowned(unsafe) final var owningViewStorage: UIView?
    final var hasSignedSize = false
    final var isLeaving = false

    /// Creates a guide without an owning view.
    public override init() { super.init() }

    /// Creates a guide from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        referencePlace?.pointee.guideLink = nil
        AssociationTable.forget(ObjectIdentifier(self))
    }

    /// The view that owns the guide.
    ///
    /// `addLayoutGuide(_:)` sets it. Setting it adds the guide to the view.
    open var owningView: UIView? {
        get { owner }
        set {
            if newValue == nil { owningViewStorage?.removeLayoutGuide(self) }
            newValue?.addLayoutGuide(self)
        }
    }
    /// The name of the guide in descriptions.
    ///
    /// The prefix UI is reserved for the system.
    open var identifier = ""
    /// The rectangle in the coordinates of the owning view, in points, rounded to pixels; valid after layout.
    open var layoutFrame: CGRect { currentLayoutFrame }
    /// A Boolean value that indicates whether the constraints do not fully determine the rectangle.
    ///
    /// It is false for a guide without constraints.
    open var hasAmbiguousLayout: Bool {
        guard let owner = owningView, let host = owner.askHost({ host, _ in host }), let item = host.item(for: self)
        else { return false }
        return host.engine.isAmbiguous(item)
    }
    /// Returns the constraints that determine the position and size along an axis, directly or through others.
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
    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { .of(reference, .centerX) }
    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { .of(reference, .centerY) }

    // MARK: Hooks for guides of this module

    /// The view that owns the guide.
    ///
    /// A distance belongs to the nearest common ancestor of its ends.
    var owner: UIView? { owningViewStorage }
    /// A Boolean value that indicates whether the system places the guide.
    ///
    /// Its changes do not request layout.
    var isSystemGuide: Bool { false }
    /// The rank of the guide in ambiguous layouts: system guides first, distances last.
    var layoutRank: Int { hasSignedSize ? Self.lastLayoutRank : 5 }
    static var lastLayoutRank: Int { 6 }
    /// Returns the constraints that place a system guide, created when the guide enters an engine.
    func edgeConstraints(item: LayoutItem, owner: LayoutItem, host: LayoutHost) -> [LayoutConstraint] { [] }
    /// The identifiers of the edge constraints.
    var edgeIdentifiers: [String] { [] }
    /// Returns the rectangle of a system guide in a view at rest; nil for other guides.
    func restingRectangle(in view: LayoutRectangle) -> LayoutRectangle? { nil }
}

extension UILayoutGuide {
    /// The reference of constraints and anchors to this guide.
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
