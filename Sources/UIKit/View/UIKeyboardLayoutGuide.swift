import Foundation
import LayoutEngine

/// A guide that activates constraints depending on its position.
///
/// In Plumb the guide does not move, so the same constraints stay active.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearEdge: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var awayFromEdge: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// Sets the constraints that are active while the guide is near edges; replaces the former ones for these edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        nearEdge.removeAll { $0.edges == edge }
        nearEdge.append((edge, trackingConstraints))
        update()
    }
    /// Sets the constraints that are active while the guide is away from edges; replaces the former ones for these edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        awayFromEdge.removeAll { $0.edges == edge }
        awayFromEdge.append((edge, trackingConstraints))
        update()
    }
    /// Returns the constraints that are active while the guide is near edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearEdge.first { $0.edges == edge }?.constraints ?? []
    }
    /// Returns the constraints that are active while the guide is away from edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayFromEdge.first { $0.edges == edge }?.constraints ?? []
    }
    /// Deactivates and removes all tracked constraints.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate((nearEdge + awayFromEdge).flatMap { $0.constraints })
        nearEdge = []
        awayFromEdge = []
    }

    /// The edges that the guide is near.
    var edgesNearby: NSDirectionalRectEdge { [] }

    private func update() {
        for (edges, constraints) in nearEdge { set(constraints, edges.isSubset(of: edgesNearby)) }
        for (edges, constraints) in awayFromEdge { set(constraints, edges.isDisjoint(with: edgesNearby)) }
    }

    private func set(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
        for constraint in constraints { constraint.isActive = isActive }
    }
}

/// The layout guide of the keyboard.
///
/// Plumb has no keyboard. The guide is placed as in Apple's UIKit without a keyboard: between the bottom edges of the safe area and
/// of the view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A Boolean value that indicates whether the guide follows an undocked keyboard.
    ///
    /// Plumb stores the value and does not use it.
    open var followsUndockedKeyboard = false
    /// A Boolean value that indicates whether the guide uses the safe area while there is no keyboard (iOS 17 and later).
    ///
    /// If it is false, the guide has no height at the bottom edge of the view.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { replaceEdges() } }
    }

    override var isSystemGuide: Bool { true }
    override var layoutRank: Int { 2 }
    /// The frame of the guide; it follows from the view's bounds and insets without layout or an engine.
    open override var layoutFrame: CGRect {
        guard let view = owningViewStorage else { return .zero }
        let safe = view.bounds.reduced(by: view.safeAreaInsets)
        let top = usesBottomSafeArea ? safe.maxY : view.bounds.maxY
        return CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
    }
    override var edgesNearby: NSDirectionalRectEdge { .bottom }
    override var edgeIdentifiers: [String] {
        [
            "UIKeyboardLayoutGuide-left", "UIKeyboardLayoutGuide-right", "UIKeyboardLayoutGuide-top",
            "UIKeyboardLayoutGuide-bottom",
        ]
    }

    override func edgeConstraints(item: LayoutItem, owner: LayoutItem, host: LayoutHost) -> [LayoutConstraint] {
        guard let view = owningViewStorage, let safe = host.item(for: view.safeAreaLayoutGuide) else { return [] }
        let origin = ConstraintOrigin.safeAreaGuide
        return [
            LayoutConstraint(item, .left, .equal, owner, .left, origin: origin),
            LayoutConstraint(owner, .right, .equal, item, .right, origin: origin),
            LayoutConstraint(item, .top, .equal, usesBottomSafeArea ? safe : owner, .bottom, origin: origin),
            LayoutConstraint(owner, .bottom, .equal, item, .bottom, origin: origin),
        ]
    }

    override func restingRectangle(in view: LayoutRectangle) -> LayoutRectangle? {
        guard let owner = owningViewStorage else { return nil }
        let height = usesBottomSafeArea ? Double(owner.safeAreaInsets.bottom) : 0
        return LayoutRectangle(minX: 0, minY: view.height - height, width: view.width, height: height)
    }
}

extension UILayoutGuide {
    /// Replaces the constraints of a system guide that is in an engine.
    fileprivate func replaceEdges() {
        guard let owningViewStorage, let host = slot.host, let item = slot.item, let owner = owningViewStorage.slot.item
        else { return }
        for id in slot.systemConstraints { host.forget(id) }
        slot.systemConstraints = host.engine.addAll(edgeConstraints(item: item, owner: owner, host: host))
        host.restGuides(of: owningViewStorage)
        host.isDirty = true
        owningViewStorage.setNeedsLayout()
    }
}

extension UIView {
    func makeKeyboardLayoutGuide() -> UIKeyboardLayoutGuide {
        if let known = systemGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
        let made = UIKeyboardLayoutGuide()
        made.identifier = "UIViewKeyboardLayoutGuide"
        made.owningViewStorage = self
        uncommon.systemGuides.append(made)
        return made
    }
}
