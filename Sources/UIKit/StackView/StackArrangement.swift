import Foundation

/// The guides and constraints of a stack view, as measured on Apple's class.
///
/// `canvas` is the stack view, or its margins guide if the arrangement is relative to the margins. The edges of an axis are called
/// start and end, so that rows and columns share the rules. The order of the constraints is: canvas connection, spacing, hiding and
/// distribution along the axis, then the alignment across it.
@MainActor struct StackArrangement {
    let stack: UIStackView
    let canvas: any StackItem
    let arranged: [UIView]
    let visible: [UIView]
    let main: StackAxis
    let cross: StackAxis
    var guides: [UILayoutGuide] = []
    var constraints: [NSLayoutConstraint] = []
    /// The intrinsic lengths of the visible views; empty unless the distribution is proportional.
    var lengths: [CGFloat?] = []

    init(of stack: UIStackView) {
        self.stack = stack
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        arranged = stack.arrangedSubviews
        visible = stack.visible
        main = StackAxis(stack.axis)
        cross = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
        if arranged.isEmpty { return }
        connectMainAxis()
        addSpacing()
        distribute()
        align()
    }

    /// Activates the guides and constraints and returns what the stack view needs to remove them.
    func installed() -> InstalledStackArrangement {
        for guide in guides { stack.addLayoutGuide(guide) }
        NSLayoutConstraint.activate(constraints)
        return InstalledStackArrangement(guides: guides, constraints: constraints, lengths: lengths)
    }

    /// Returns an empty constraint for a standard space; between baselines the space depends on the fonts.
    private func standardSpace(at attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        guard attribute.family == .vertical else { return NSLayoutConstraint() }
        let made = _UISystemBaselineConstraint()
        if attribute.isBaseline { made.spaceMultiplier = 1 }
        return made
    }

    /// Adds one constraint; without a second item the constant is the whole right-hand side.
    ///
    /// The multiplier is stored with 32 bits, as in Apple's UIKit. An exact multiplier also reaches the engine with 64 bits.
    mutating func add(
        _ identifier: String, _ first: any StackItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any StackItem)? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        isExact: Bool = false, constant: CGFloat = 0, priority: Float = 1000, isStandardSpace: Bool = false
    ) {
        let constraint = isStandardSpace ? standardSpace(at: firstAttribute) : NSLayoutConstraint()
        constraint.set(
            LayoutReference.of(first), firstAttribute, relation, second.flatMap { LayoutReference.of($0) },
            secondAttribute, multiplier, constant)
        if isStandardSpace { constraint.spacingName = NSLayoutConstraint.anchorSpacingName }
        if isExact { constraint.uncommon.exactMultiplier = Double(multiplier) }
        constraint.origin = .stackView
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
    }

    /// Connects the first visible view to the start of the canvas and the last one to its end.
    ///
    /// If no view is visible, a spacer takes their place. The canvas is the first item at both ends (observed). Therefore only the
    /// constraint at the end looks like a visual format in logs.
    private mutating func connectMainAxis() {
        let (first, last): (any StackItem, any StackItem)
        if let one = visible.first, let other = visible.last {
            (first, last) = (one, other)
        } else {
            let spacer = _UILayoutSpacer()
            guides.append(spacer)
            (first, last) = (spacer, spacer)
        }
        add("UISV-canvas-connection", canvas, main.start, .equal, first, main.start)
        add("UISV-canvas-connection", canvas, main.end, .equal, last, main.end)
        if visible.isEmpty, !keepsSizes, stack.isArrangedAsOnCanvas { fitCanvas(main) }
    }

    /// Gives the canvas the smallest possible size along an axis.
    mutating func fitCanvas(_ axis: StackAxis) { add("UISV-canvas-fit", canvas, axis.size, priority: 49) }

    /// A Boolean value that indicates whether the distribution keeps the sizes of the views and changes the gaps.
    private var keepsSizes: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

    /// Whether gaps run from last baseline to first baseline.
    var spacesBaselines: Bool { stack.axis == .vertical && stack.isBaselineRelativeArrangement }

    /// Adds one gap between every two consecutive views, including hidden ones.
    private mutating func addSpacing() {
        let fromBaselines = spacesBaselines
        let lastShown = arranged.lastIndex { !$0.isHidden } ?? -1
        var shown: UIView?
        for index in arranged.indices.dropFirst() {
            let before = arranged[index - 1]
            if !before.isHidden { shown = before }
            // The visible view before the gap, if there is also a visible view after it.
            let shownAround = index <= lastShown ? shown : nil
            if stack.isArrangedAsOnCanvas, shownAround == nil { continue }
            let fromStart = stack.isArrangedAsOnCanvas && before.isHidden
            let end = fromBaselines && hasBaselines(before) ? .lastBaseline : main.end
            let start = fromBaselines && hasBaselines(arranged[index]) ? .firstBaseline : main.start
            add(
                "UISV-spacing", arranged[index], start,
                keepsSizes ? .greaterThanOrEqual : .equal, before, fromStart ? main.start : end,
                constant: shownAround.map { gap(before: index, after: $0) } ?? 0,
                isStandardSpace: shownAround === before && !arranged[index].isHidden
                    && stack.hasStandardSpacing(after: before))
        }
        for view in arranged where view.isHidden {
            add("UISV-hiding", view, main.size, priority: stack.isArrangedAsOnCanvas ? 999.99 : 1000)
        }
    }

    /// Returns whether gaps extend from the baselines of a view.
    ///
    /// A hidden text has no height, so its baselines would be in the wrong order. Those of another view are its edges.
    private func hasBaselines(_ view: UIView) -> Bool {
        if !view.isHidden { return true }
        return !stack.isArrangedAsOnCanvas && view.baselineFont(isFirst: true) == nil
    }

    /// Returns the gap before an index, in points.
    ///
    /// Each hidden neighbor removes half of the space. There is none before the first and after the last visible view. The gaps between two
    /// visible views therefore add up to one space.
    private func gap(before index: Int, after shown: UIView) -> CGFloat {
        let hidden = (arranged[index - 1].isHidden ? 1 : 0) + (arranged[index].isHidden ? 1 : 0)
        return space(after: shown, before: index) * (1 - CGFloat(hidden) / 2)
    }

    /// Returns the space between a visible view and the next visible view at an index or after it, in points.
    private func space(after shown: UIView, before index: Int) -> CGFloat {
        if spacesBaselines, stack.hasStandardSpacing(after: shown),
            let next = arranged[index...].first(where: { !$0.isHidden })
        {
            return _UISystemBaselineConstraint.distance(
                from: shown.baselineFont(isFirst: false), to: next.baselineFont(isFirst: true))
        }
        return stack.resolvedSpacing(after: shown)
    }
}

/// An item of a stack view's constraints: a view or a guide.
@MainActor protocol StackItem: AnyObject {}
extension UIView: StackItem {}
extension UILayoutGuide: StackItem {}

/// The attributes of an axis: its edges, center and size.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        (start, end, center, size) =
            axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
}

/// A guide that replaces missing views, or spans the views across the axis.
///
/// The name is Apple's.
final class _UILayoutSpacer: UILayoutGuide {}

/// The guide of one gap between two arranged views.
///
/// The name is Apple's.
final class _UIOLAGapGuide: UILayoutGuide {}

/// The installed guides and constraints of a stack view; no reference to a view avoids a retain cycle.
@MainActor struct InstalledStackArrangement {
    let guides: [UILayoutGuide]
    let constraints: [NSLayoutConstraint]
    let lengths: [CGFloat?]

    func remove(from stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        // The reverse order is faster, because the last guide is found at once.
        for guide in guides.reversed() { stack.removeLayoutGuide(guide) }
    }
}
