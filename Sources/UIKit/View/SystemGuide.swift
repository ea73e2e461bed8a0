import Foundation
import LayoutEngine

/// A guide that every view has, created on first access and placed by insets of the view.
final class SystemGuide: UILayoutGuide {
    enum Kind {
        case layoutMargins
        case safeArea
        case readableContent
    }

    let kind: Kind
    /// The maximum width for comfortable reading at the default text size, in points.
    static let readableWidth = 672.0

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningViewStorage = view
        identifier =
            switch kind {
            case .layoutMargins: "UIViewLayoutMarginsGuide"
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .readableContent: "UIViewReadableContentGuide"
            }
    }

    required init?(coder: NSCoder) { nil }

    override var isSystemGuide: Bool { true }
    override var layoutRank: Int {
        // A guide that depends on another guide also creates that one.
        switch kind {
        case .readableContent: 0
        case .layoutMargins: 1
        case .safeArea: 3
        }
    }

    /// The frame of the guide; it follows from the view's bounds and insets without layout or an engine.
    override var layoutFrame: CGRect {
        guard let view = owningViewStorage else { return .zero }
        switch kind {
        case .layoutMargins: return view.bounds.reduced(by: view.layoutMargins)
        case .safeArea: return view.bounds.reduced(by: view.safeAreaInsets)
        case .readableContent:
            let margins = view.bounds.reduced(by: view.layoutMargins)
            let beside = max(0, margins.width - Self.readableWidth) / 2
            let scale = view.pixelsPerPoint
            let left = ((margins.minX + beside) * scale).rounded() / scale
            return CGRect(
                x: left, y: margins.minY, width: margins.width - 2 * beside, height: margins.height)
        }
    }

    override func edgeConstraints(item: LayoutItem, owner: LayoutItem, host: LayoutHost) -> [LayoutConstraint] {
        guard let view = owningViewStorage else { return [] }
        switch kind {
        case .layoutMargins: return edges(item, owner, insets(of: view), .marginsGuide)
        case .safeArea: return edges(item, owner, insets(of: view), .safeAreaGuide)
        case .readableContent:
            guard let margins = host.item(for: view.layoutMarginsGuide), let almost = Priority(999) else {
                return []
            }
            let origin = ConstraintOrigin.marginsGuide
            return [
                LayoutConstraint(item, .centerX, .equal, margins, .centerX, origin: origin),
                LayoutConstraint(item, .width, .lessThanOrEqual, constant: Self.readableWidth, origin: origin),
                LayoutConstraint(item, .width, .lessThanOrEqual, margins, .width, origin: origin),
                LayoutConstraint(item, .width, .equal, margins, .width, priority: almost, origin: origin),
                LayoutConstraint(item, .top, .equal, margins, .top, origin: origin),
                LayoutConstraint(item, .bottom, .equal, margins, .bottom, origin: origin),
            ]
        }
    }

    override var edgeIdentifiers: [String] {
        switch kind {
        case .layoutMargins:
            [
                "UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
                "UIView-topMargin-guide-constraint", "UIView-bottomMargin-guide-constraint",
            ]
        case .safeArea:
            [
                "UIViewSafeAreaLayoutGuide-left", "UIViewSafeAreaLayoutGuide-right", "UIViewSafeAreaLayoutGuide-top",
                "UIViewSafeAreaLayoutGuide-bottom",
            ]
        case .readableContent: []
        }
    }

    /// Returns the insets from the alignment rectangle of the view, to which the engine's edges refer.
    private func insets(of view: UIView) -> UIEdgeInsets {
        let insets = kind == .safeArea ? view.safeAreaInsets : view.layoutMargins
        let alignment = view.alignmentRectInsets
        return UIEdgeInsets(
            top: insets.top - alignment.top, left: insets.left - alignment.left,
            bottom: insets.bottom - alignment.bottom, right: insets.right - alignment.right)
    }

    private func edges(
        _ item: LayoutItem, _ owner: LayoutItem, _ insets: UIEdgeInsets, _ origin: ConstraintOrigin
    ) -> [LayoutConstraint] {
        [
            LayoutConstraint(item, .left, .equal, owner, .left, constant: Double(insets.left), origin: origin),
            LayoutConstraint(owner, .right, .equal, item, .right, constant: Double(insets.right), origin: origin),
            LayoutConstraint(item, .top, .equal, owner, .top, constant: Double(insets.top), origin: origin),
            LayoutConstraint(owner, .bottom, .equal, item, .bottom, constant: Double(insets.bottom), origin: origin),
        ]
    }

    override func restingRectangle(in view: LayoutRectangle) -> LayoutRectangle? {
        guard let owner = owningViewStorage else { return nil }
        let insets = insets(of: owner)
        var rest = LayoutRectangle(
            minX: Double(insets.left), minY: Double(insets.top),
            width: view.width - Double(insets.left + insets.right),
            height: view.height - Double(insets.top + insets.bottom))
        if kind == .readableContent, rest.width > Self.readableWidth {
            rest.minX += (rest.width - Self.readableWidth) / 2
            rest.width = Self.readableWidth
        }
        return rest
    }

    /// Updates the guide's constraints after a change of the view's insets.
    func refresh() {
        guard kind != .readableContent, let view = owningViewStorage, let host = slot.host else { return }
        let insets = insets(of: view)
        let values = [insets.left, insets.right, insets.top, insets.bottom]
        for (id, value) in zip(slot.systemConstraints, values)
        where host.engine.constraint(id).constant != Double(value) {
            host.engine.setConstant(Double(value), of: id)
            host.isDirty = true
        }
        host.restGuides(of: view)
        if host.isDirty { host.root.propagate(.descendantNeedsLayout) }
    }
}

extension UIView {
    /// The maximum width of the readable content guide at the default text size, in points.
    package nonisolated static let readableWidth = SystemGuide.readableWidth
}
