import Foundation

/// The guides and constraints with which a stack view arranges its views, as they were measured on Apple's class.
///
/// `canvas` is the stack view, or its margins guide where it arranges inside its margins; along the axis an edge is
/// called start or end, so that rows and columns share the rules. Constraints are made in the order: spacing, hiding,
/// canvas connection and distribution along the axis, then the alignment across it.
@MainActor struct StackArrangement {
    let stack: UIStackView
    let canvas: any StackItem
    let arranged: [UIView]
    let visible: [UIView]
    let main: StackAxis
    let cross: StackAxis
    var guides: [UILayoutGuide] = []
    var constraints: [NSLayoutConstraint] = []
    /// What the visible views asked for where they share the length in proportion to that.
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

    /// Puts guides and constraints in force; what is left is what the stack view keeps of it.
    func installed() -> InstalledStackArrangement {
        for guide in guides { stack.addLayoutGuide(guide) }
        NSLayoutConstraint.activate(constraints)
        return InstalledStackArrangement(guides: guides, constraints: constraints, lengths: lengths)
    }

    /// The constraint of a standard space; between baselines it follows their fonts.
    private func standardSpace(at attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        guard attribute.family == .vertical else { return NSLayoutConstraint() }
        let made = _UISystemBaselineConstraint()
        if attribute.isBaseline { made.spaceMultiplier = 1 }
        return made
    }

    /// Adds one constraint; without a second item its constant is the whole right side.
    ///
    /// The multiplier is stored in 32 bits as Apple's is; an exact one also counts for the engine in 64 bits.
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

    /// Ties the first visible view to the start of the canvas and the last to its end; a spacer where none is visible.
    ///
    /// The canvas is the first item at both ends, so that the end reads like a format in logs and the start does not (observed).
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
        if visible.isEmpty, !keepsSizes { fitCanvas(main) }
    }

    /// Has the canvas be as small as can be along an axis.
    mutating func fitCanvas(_ axis: StackAxis) { add("UISV-canvas-fit", canvas, axis.size, priority: 49) }

    /// Whether the distribution keeps the sizes of the views and shares out the gaps.
    private var keepsSizes: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

    /// Whether gaps run from last baseline to first baseline.
    var spacesBaselines: Bool { stack.axis == .vertical && stack.isBaselineRelativeArrangement }

    /// One gap between every two consecutive views, hidden ones included.
    private mutating func addSpacing() {
        let fromBaselines = spacesBaselines
        let lastShown = arranged.lastIndex { !$0.isHidden } ?? -1
        var shown: UIView?
        for index in arranged.indices.dropFirst() {
            let before = arranged[index - 1]
            if !before.isHidden { shown = before }
            // The visible view before the gap, where there is one behind it, too.
            let shownAround = index <= lastShown ? shown : nil
            if stack.isArrangedAsOnCanvas, shownAround == nil { continue }
            let fromStart = stack.isArrangedAsOnCanvas && before.isHidden
            // A hidden view has no height, and its baselines would lie on the wrong sides of each other.
            let end = fromBaselines && !before.isHidden ? .lastBaseline : main.end
            let start = fromBaselines && !arranged[index].isHidden ? .firstBaseline : main.start
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

    /// A hidden neighbour takes half of the space away, and there is none before the first and after the last visible
    /// view, so that what is between two visible views adds up to one space.
    private func gap(before index: Int, after shown: UIView) -> CGFloat {
        let hidden = (arranged[index - 1].isHidden ? 1 : 0) + (arranged[index].isHidden ? 1 : 0)
        return space(after: shown, before: index) * (1 - CGFloat(hidden) / 2)
    }

    /// The space between two visible views: the one at an index or behind it, and the one before.
    private func space(after shown: UIView, before index: Int) -> CGFloat {
        if spacesBaselines, stack.hasStandardSpacing(after: shown),
            let next = arranged[index...].first(where: { !$0.isHidden }),
            let distance = _UISystemBaselineConstraint.distance(
                from: shown.baselineFont(isFirst: false), to: next.baselineFont(isFirst: true))
        {
            return distance
        }
        return stack.resolvedSpacing(after: shown)
    }
}

/// What a stack view's constraints tie together: views and guides.
@MainActor protocol StackItem: AnyObject {}
extension UIView: StackItem {}
extension UILayoutGuide: StackItem {}

/// The edges, centre and size of an axis.
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

/// A guide that takes the place of a view, or holds the views across the axis.
///
/// The name is Apple's.
final class _UILayoutSpacer: UILayoutGuide {}

/// The guide of one gap between two arranged views.
///
/// The name is Apple's.
final class _UIOLAGapGuide: UILayoutGuide {}

/// What a stack view keeps of its arrangement; it refers to no view, so that the stack view does not hold itself.
@MainActor struct InstalledStackArrangement {
    let guides: [UILayoutGuide]
    let constraints: [NSLayoutConstraint]
    let lengths: [CGFloat?]

    func remove(from stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        // The last one first: it is found at once.
        for guide in guides.reversed() { stack.removeLayoutGuide(guide) }
    }
}
