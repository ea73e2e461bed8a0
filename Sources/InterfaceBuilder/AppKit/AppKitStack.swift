import UIKit

/// The constraints of an `NSStackView`: its views in a row, and its own edges around them.
///
/// With the gravity distribution its edges only contain the views, unlike those of UIKit's stack views. It hugs its content with priorities
/// from the document.
@MainActor struct AppKitStack {
    let document: InterfaceDocument
    let element: InterfaceDocument.View
    let stack: UIView
    /// The views in order.
    ///
    /// Hidden views are detached.
    let views: [UIView]
    /// The area of each view.
    let gravities: [InterfaceDocument.StackGravity]

    private var isVertical: Bool { value("orientation") == "vertical" }
    private var distribution: String { value("distribution") ?? "gravityAreas" }
    private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
    private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
    private var size: NSLayoutConstraint.Attribute { isVertical ? .height : .width }
    private var center: NSLayoutConstraint.Attribute { isVertical ? .centerY : .centerX }

    /// Adds the constraints.
    func activate() {
        let shown = views.filter { view in !view.isHidden }
        placeAlong(shown)
        for view in shown { placeAcross(view) }
        let isEmpty = shown.isEmpty
        for isMain in [true, false] {
            let isHorizontal = isMain != isVertical
            let name = isHorizontal ? "horizontal" : "vertical"
            let hugging = min(
                priority(name + "StackHuggingPriority", standard: 250),
                Self.below(resistance(of: shown, isHorizontal ? .horizontal : .vertical)))
            guard isEmpty || !isMain || distribution == "gravityAreas" else { continue }
            AppKitConstraint.add(
                stack, isHorizontal ? .width : .height, .equal, nil, .notAnAttribute, 0, priority: hugging)
        }
    }

    /// Returns the resistance with which a stack view clips none of its contents, whatever its hugging priority is.
    private func resistance(of views: [UIView], _ axis: NSLayoutConstraint.Axis) -> Float {
        var least: Float = 1000
        var rest = views
        while let view = rest.popLast() {
            guard let view = view as? AppKitView, !view.isHidden else { continue }
            if view.detachesHiddenViews { rest += view.subviews }
            guard let size = view.intrinsicContentSizeOverride,
                (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
            else { continue }
            least = min(least, view.contentCompressionResistancePriority(for: axis).rawValue)
        }
        return least
    }

    private static func below(_ priority: Float) -> Float { max(1, priority - 0.01) }

    private func placeAlong(_ views: [UIView]) {
        guard let first = views.first, let last = views.last else { return }
        let (before, after) = isVertical ? (insets.top, insets.bottom) : sides
        // The only view of centers at equal distances is in the middle.
        if distribution == "equalCentering", views.count == 1 {
            AppKitConstraint.add(first, start, .greaterThanOrEqual, stack, start, before)
            AppKitConstraint.add(stack, end, .greaterThanOrEqual, first, end, after)
            AppKitConstraint.add(first, center, .equal, stack, center)
            return
        }
        AppKitConstraint.add(
            first, start, gravity(of: first) == .beginning ? .equal : .greaterThanOrEqual, stack, start, before)
        let clipping = priority(
            (isVertical ? "vertical" : "horizontal") + "ClippingResistancePriority", standard: 1000)
        let isLoose = distribution == "gravityAreas" && gravity(of: last) != .end
        AppKitConstraint.add(stack, end, isLoose ? .greaterThanOrEqual : .equal, last, end, after, priority: clipping)
        let keepsSizes = distribution == "equalSpacing" || distribution == "equalCentering"
        for (view, next) in zip(views, views.dropFirst()) {
            let isLoose = keepsSizes || gravity(of: view) != gravity(of: next)
            AppKitConstraint.add(next, start, isLoose ? .greaterThanOrEqual : .equal, view, end, gap(after: view))
        }
        centerMiddle(of: views)
        distribute(views)
    }

    private func gravity(of view: UIView) -> InterfaceDocument.StackGravity {
        views.firstIndex { item in item === view }.map { index in gravities[index] } ?? .beginning
    }

    /// Centers the views of the middle area where the other areas leave space.
    private func centerMiddle(of views: [UIView]) {
        let middle = views.filter { view in gravity(of: view) == .middle }
        guard let first = middle.first, let last = middle.last else { return }
        let area = UILayoutGuide()
        stack.addLayoutGuide(area)
        AppKitConstraint.add(area, start, .equal, first, start)
        AppKitConstraint.add(area, end, .equal, last, end)
        AppKitConstraint.add(area, center, .equal, stack, center, priority: 250)
    }

    private func distribute(_ views: [UIView]) {
        switch distribution {
        case "fillEqually":
            for view in views.dropFirst() {
                AppKitConstraint.add(view, size, .equal, views[0], size, priority: Self.equalizing)
            }
        case "equalSpacing": equalGaps(views, from: end, to: start)
        case "equalCentering": equalGaps(views, from: center, to: center, priority: 149)
        default: break
        }
    }

    private func equalGaps(
        _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float = 1000
    ) {
        var first: UILayoutGuide?
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            stack.addLayoutGuide(gap)
            AppKitConstraint.add(gap, start, .equal, view, from, 0)
            AppKitConstraint.add(gap, end, .equal, next, to, 0)
            if let first { AppKitConstraint.add(gap, size, .equal, first, size, 0, priority: priority) }
            first = first ?? gap
        }
    }

    /// The priority of equal sizes, below that with which controls keep theirs.
    private static let equalizing: Float = 500

    /// A priority below that of the author's required constraints.
    private static let aligning: Float = 999

    private func placeAcross(_ view: UIView) {
        let (before, after) = isVertical ? sides : (insets.top, insets.bottom)
        let (low, high): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isVertical ? (.leading, .trailing) : (.top, .bottom)
        AppKitConstraint.add(view, low, .greaterThanOrEqual, stack, low, before)
        AppKitConstraint.add(stack, high, .greaterThanOrEqual, view, high, after)
        switch alignment {
        case "top", "leading": AppKitConstraint.add(view, low, .equal, stack, low, before, priority: Self.aligning)
        case "bottom", "trailing": AppKitConstraint.add(stack, high, .equal, view, high, after, priority: Self.aligning)
        case "width", "height":
            AppKitConstraint.add(view, low, .equal, stack, low, before, priority: Self.aligning)
            AppKitConstraint.add(stack, high, .equal, view, high, after, priority: Self.aligning)
        case "firstBaseline", "baseline", "lastBaseline":
            guard let first = views.first(where: { view in !view.isHidden }), first !== view else { return }
            let baseline: NSLayoutConstraint.Attribute = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
            let items = [view, first].map(Self.itemWithBaseline)
            for item in items { (item as? AppKitView)?.markBaseline() }
            AppKitConstraint.add(items[0], baseline, .equal, items[1], baseline, priority: Self.aligning)
        default:
            AppKitConstraint.add(
                view, isVertical ? .centerX : .centerY, .equal, stack, isVertical ? .centerX : .centerY,
                ((isVertical ? insets.left : insets.top) - (isVertical ? insets.right : insets.bottom)) / 2,
                priority: Self.aligning)
        }
    }

    /// Returns the view whose baselines are those of an arranged view: inside a stack view the first arranged one.
    private static func itemWithBaseline(_ view: UIView) -> UIView {
        var view = view
        while (view as? AppKitView)?.detachesHiddenViews == true,
            let first = view.subviews.first(where: { subview in !subview.isHidden })
        {
            view = first
        }
        return view
    }

    /// Returns the space after a view: its custom spacing, or else that of the stack, which is 8 by default.
    private func gap(after view: UIView) -> Double {
        let standard = value("spacing").flatMap(InterfaceDocument.number) ?? 8
        guard let list = document.tree.child(of: element.element, named: "customSpacing"),
            let index = views.firstIndex(where: { item in item === view })
        else { return standard }
        let children = document.tree[list].children
        guard index < children.count else { return standard }
        return document.tree.value(of: "value", in: children[index]).flatMap(InterfaceDocument.number) ?? standard
    }

    private var isMirrored: Bool { stack.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The alignment, with the leading or trailing edge for left and right, which are never mirrored.
    private var alignment: String {
        switch value("alignment") ?? "" {
        case "left": isMirrored ? "trailing" : "leading"
        case "right": isMirrored ? "leading" : "trailing"
        case let name: name
        }
    }

    /// The insets at the leading and the trailing edge.
    private var sides: (leading: Double, trailing: Double) {
        isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    }

    private var insets: InterfaceDocument.Insets {
        guard let insets = document.tree.child(of: element.element, named: "edgeInsets", key: "edgeInsets") else {
            return .init()
        }
        func edge(_ name: String) -> Double {
            document.tree.value(of: name, in: insets).flatMap(InterfaceDocument.number) ?? 0
        }
        return .init(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
    }

    private func value(_ name: String) -> String? { document.tree.value(of: name, in: element.element) }

    private func priority(_ name: String, standard: Float) -> Float {
        guard let value = value(name).flatMap(InterfaceDocument.number), value > 0, value <= 1000 else {
            return standard
        }
        return Float(value)
    }
}
