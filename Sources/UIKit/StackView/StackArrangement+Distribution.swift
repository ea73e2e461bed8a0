import Foundation

extension StackArrangement {
    /// Adds the constraints of the distribution, along the axis.
    mutating func distribute() {
        switch stack.distribution {
        case .fill: disambiguateTextWidths()
        case .fillEqually: fillEqually(visible, priority: 1000)
        case .fillProportionally: fillProportionally()
        case .equalSpacing where spacesBaselines:
            spaceEqually(from: .lastBaseline, to: .firstBaseline, priority: 1000)
        case .equalSpacing: spaceEqually(from: main.end, to: main.start, priority: 1000)
        case .equalCentering: spaceEqually(from: main.center, to: main.center, priority: 149)
        }
    }

    private mutating func fillEqually(_ items: [any StackItem], priority: Float) {
        guard let first = items.first else { return }
        for item in items.dropFirst() {
            add("UISV-fill-equally", item, main.size, .equal, first, main.size, priority: priority)
        }
    }

    /// Adds width constraints to multiline labels in a row, because their widths would be ambiguous otherwise.
    ///
    /// A single multiline label beside other views also gets one at run time (one report), but not on Interface Builder's canvas (2
    /// documents). A label with a preferred maximum width gets none (2 of 2 labels). The priority is 10 above the compression
    /// resistance of the label (three reports).
    private mutating func disambiguateTextWidths() {
        let texts = visible.filter { view in
            guard let label = view as? UILabel else { return false }
            return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
        }
        guard stack.axis == .horizontal, visible.count > 1, texts.count > 1 || !stack.isArrangedAsOnCanvas else {
            return
        }
        for text in texts {
            let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
            add(
                "UISV-text-width-disambiguation", text, .width, .equal, canvas, .width,
                multiplier: 1 / CGFloat(visible.count), isExact: true, priority: min(resistance + 10, 999))
        }
    }

    /// Adds constraints that divide the stack view's length in proportion to the intrinsic sizes.
    ///
    /// The length is that of the stack view itself, even with layout margins (public logs). The gaps count in the sum but get no
    /// share, and the priorities decrease in order, so the last view takes the rest. For example, 343 points with gaps of 6 give
    /// three equal views widths of 110, 110 and 111, as in Apple's UIKit.
    ///
    /// The last share is 1 minus the others. Rounded shares could add up to slightly more or less than 1, and then only a length of
    /// 0 would satisfy all of them.
    private mutating func fillProportionally() {
        lengths = Self.lengths(of: stack)
        // On Interface Builder's canvas, a view without content leaves all views their own lengths (11 stack views of 13).
        if stack.isArrangedAsOnCanvas, lengths.contains(where: { $0 == nil }) { return }
        let known = lengths.compactMap { $0 }
        let gaps = zip(visible, visible.dropFirst()).reduce(CGFloat(0)) { $0 + stack.resolvedSpacing(after: $1.0) }
        let whole = known.reduce(0, +) + gaps
        guard known.contains(where: { $0 > 0 }) else { return fillEqually(visible, priority: 1000) }
        let isAlone = known.count(where: { $0 > 0 }) == 1 && gaps == 0
        let last = lengths.lastIndex { ($0 ?? 0) > 0 }
        var rest = 1 - gaps / whole
        for (index, view) in visible.enumerated() {
            let priority: Float = isAlone ? 1000 : max(1, 999 - Float(index))
            if let length = lengths[index], length > 0 {
                let share = index == last ? rest : CGFloat(Float(length / whole).factor)
                rest -= share
                add(
                    "UISV-fill-proportionally", view, main.size, .equal, stack, main.size, multiplier: share,
                    isExact: true, priority: priority)
            } else {
                // A view without a length has none, whatever else its constraints say (measured).
                add("UISV-fill-proportionally", view, main.size, priority: stack.isArrangedAsOnCanvas ? priority : 1000)
            }
        }
    }

    /// Returns the intrinsic length of each visible view along the axis.
    static func lengths(of stack: UIStackView) -> [CGFloat?] {
        stack.visible.map { intrinsicLength(of: $0, along: stack.axis) }
    }

    /// Returns the intrinsic length of a view along an axis, in points; for a stack view it is the fitting length (measured).
    private static func intrinsicLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        var size = view.effectiveIntrinsicContentSize
        if view is UIStackView, view.intrinsicContentSizeOverride == nil {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        let length = axis == .horizontal ? size.width : size.height
        let isAbsent = length == UIView.noIntrinsicMetric || (view is UIStackView && length == 0)
        return isAbsent ? nil : CGFloat(length.engineLength)
    }

    /// Adds one guide for each gap between attributes of consecutive views, all of equal size.
    ///
    /// The canvas gets the smallest possible length.
    private mutating func spaceEqually(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float
    ) {
        var gaps: [any StackItem] = []
        // The baselines of a guide are its edges.
        let (start, end) = spacesBaselines ? (.firstBaseline, .lastBaseline) : (main.start, main.end)
        for (before, after) in zip(visible, visible.dropFirst()) {
            let gap = _UIOLAGapGuide()
            gap.identifier = "UISV-distributing"
            guides.append(gap)
            gaps.append(gap)
            add("UISV-distributing-edge", gap, start, .equal, before, from)
            add("UISV-distributing-edge", gap, end, .equal, after, to)
        }
        fillEqually(gaps, priority: priority)
        fitCanvas(main)
    }
}
