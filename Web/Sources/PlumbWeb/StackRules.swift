import LayoutEngine
import Simplex

/// The constraints of a stack view.
///
/// They follow `UIStackView` as far as a document can show it: every distribution and alignment, spacing, margins and hidden views.
struct StackRules {
    private let layout: LiveLayout
    private let stack: Int
    private let isVertical: Bool

    init(layout: LiveLayout, stack: Int) {
        self.layout = layout
        self.stack = stack
        isVertical = layout.document.views[stack].isVertical
    }

    private var view: LiveDocument.View { layout.document.views[stack] }
    private var start: LayoutAttribute { isVertical ? .top : .leading }
    private var end: LayoutAttribute { isVertical ? .bottom : .trailing }
    private var size: LayoutAttribute { isVertical ? .height : .width }
    private var center: LayoutAttribute { isVertical ? .centerY : .centerX }
    private var crossStart: LayoutAttribute { isVertical ? .leading : .top }
    private var crossEnd: LayoutAttribute { isVertical ? .trailing : .bottom }
    private var crossSize: LayoutAttribute { isVertical ? .width : .height }
    private var crossCenter: LayoutAttribute { isVertical ? .centerX : .centerY }

    /// Adds the constraints to the engine.
    mutating func add() {
        let children = layout.children(of: stack).filter { child in layout.document.views[child].frame == nil }
        let arranged = children.filter { child in !layout.document.views[child].isHidden }
        guard let first = arranged.first, let last = arranged.last else { return }
        let canvas = view.margins == nil ? layout.items[stack] : layout.guide(of: stack, isSafeArea: false)
        constrain(layout.items[first], start, .equal, canvas, start)
        constrain(layout.items[last], end, .equal, canvas, end)
        distribute(arranged)
        align(arranged, in: canvas)
        collapse(children, in: canvas)
    }

    // MARK: Along the axis

    private func distribute(_ arranged: [Int]) {
        var gap: LayoutItem?
        for (before, after) in zip(arranged, arranged.dropFirst()) {
            let (before, after) = (layout.items[before], layout.items[after])
            switch view.distribution {
            case "equalSpacing", "equalCentering":
                constrain(after, start, .greaterThanOrEqual, before, end, constant: view.spacing)
                gap = equalGap(from: before, to: after, first: gap)
            default: constrain(after, start, .equal, before, end, constant: view.spacing)
            }
        }
        switch view.distribution {
        case "fillEqually": makeEqual(arranged)
        case "fillProportionally": distributeProportionally(arranged)
        default: break
        }
    }

    /// Adds an item as long as a gap, or as the distance of centers, and makes it as long as the first one.
    private func equalGap(from before: LayoutItem, to after: LayoutItem, first: LayoutItem?) -> LayoutItem {
        let gap = layout.makeGuide(in: stack)
        let isCentering = view.distribution == "equalCentering"
        constrain(gap, start, .equal, before, isCentering ? center : end)
        constrain(gap, end, .equal, after, isCentering ? center : start)
        if let first { constrain(gap, size, .equal, first, size, priority: isCentering ? 149 : 1000) }
        return first ?? gap
    }

    /// Gives each view a share of the stack view's length in proportion to its intrinsic size, with priorities that fall in order.
    ///
    /// The gaps count in the sum. The last share is the rest, so that the shares add up exactly.
    private func distributeProportionally(_ arranged: [Int]) {
        let lengths = arranged.map { index in
            let content = ContentSize(of: layout.document.views[index], textSize: layout.document.textSize)
            return (isVertical ? content.height : content.width) ?? 0
        }
        let gaps = view.spacing * Double(arranged.count - 1)
        let whole = lengths.reduce(gaps, +)
        let last = lengths.lastIndex { length in length > 0 }
        guard whole > 0, let last else { return makeEqual(arranged) }
        var rest = 1 - gaps / whole
        for (place, index) in arranged.enumerated() {
            let priority = max(1, 999 - Double(place))
            if lengths[place] > 0 {
                let share = place == last ? rest : lengths[place] / whole
                rest -= share
                constrain(
                    layout.items[index], size, .equal, layout.items[stack], size, multiplier: share, priority: priority)
            } else {
                let empty = LayoutConstraint(
                    layout.items[index], size, priority: layout.priority(priority), origin: .stackView)
                _ = layout.engine.add(empty)
            }
        }
    }

    private func makeEqual(_ arranged: [Int]) {
        guard let first = arranged.first else { return }
        for other in arranged.dropFirst() { constrain(layout.items[other], size, .equal, layout.items[first], size) }
    }

    /// Gives hidden views no length, in the middle of the space behind the visible view before them.
    private func collapse(_ children: [Int], in canvas: LayoutItem) {
        var last: LayoutItem?
        for index in children {
            let item = layout.items[index]
            guard layout.document.views[index].isHidden else {
                last = item
                continue
            }
            _ = layout.engine.add(LayoutConstraint(item, size, origin: .stackView))
            if let last {
                constrain(item, start, .equal, last, end, constant: view.spacing / 2)
            } else {
                constrain(item, start, .equal, canvas, start)
            }
            constrain(item, crossStart, .equal, canvas, crossStart)
            constrain(item, crossEnd, .equal, canvas, crossEnd)
        }
    }

    // MARK: Across the axis

    private func align(_ arranged: [Int], in canvas: LayoutItem) {
        guard let first = arranged.first else { return }
        let isFilling = view.alignment == "fill"
        for index in arranged {
            let item = layout.items[index]
            constrain(item, crossStart, isFilling ? .equal : .greaterThanOrEqual, canvas, crossStart)
            constrain(item, crossEnd, isFilling ? .equal : .lessThanOrEqual, canvas, crossEnd)
            guard !isFilling else { continue }
            switch view.alignment {
            case "leading", "top": constrain(item, crossStart, .equal, canvas, crossStart)
            case "trailing", "bottom": constrain(item, crossEnd, .equal, canvas, crossEnd)
            case "center": constrain(item, crossCenter, .equal, canvas, crossCenter)
            case "firstBaseline" where !isVertical && index == first:
                // A stack view that is higher than the row has it at its bottom.
                constrain(item, crossEnd, .equal, canvas, crossEnd, priority: 50)
            case "firstBaseline" where !isVertical:
                constrain(item, .firstBaseline, .equal, layout.items[first], .firstBaseline)
            case "lastBaseline" where !isVertical && index != first:
                constrain(item, .lastBaseline, .equal, layout.items[first], .lastBaseline)
            default: break
            }
        }
        if !isFilling {
            // The stack view is as small across its axis as its views allow.
            let fit = LayoutConstraint(
                layout.items[stack], crossSize, constant: 0, priority: layout.priority(51), origin: .stackView)
            _ = layout.engine.add(fit)
        }
    }

    private func constrain(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation, _ second: LayoutItem,
        _ secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
    ) {
        _ = layout.engine.add(
            LayoutConstraint(
                first, attribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
                priority: layout.priority(priority), origin: .stackView))
    }
}
