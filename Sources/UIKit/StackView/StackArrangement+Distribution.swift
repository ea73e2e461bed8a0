import Foundation

extension StackArrangement {
    /// What the distribution adds along the axis.
    mutating func distribute() {
        switch stack.distribution {
        case .fill: disambiguateTextWidths()
        case .fillEqually: fillEqually(visible, priority: 1000)
        case .fillProportionally: fillProportionally()
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

    /// The share that labels of many lines in a row want, since without it their widths were open.
    ///
    /// One that says itself at which width its text breaks wants none (2 of 2 labels). The wish is 10 above the resistance of the
    /// text against compression (three reports).
    private mutating func disambiguateTextWidths() {
        let texts = visible.filter { view in
            guard let label = view as? UILabel else { return false }
            return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
        }
        guard stack.axis == .horizontal, texts.count > 1 else { return }
        for text in texts {
            let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
            add(
                "UISV-text-width-disambiguation", text, .width, .equal, canvas, .width,
                multiplier: 1 / CGFloat(visible.count), priority: min(resistance + 10, 999))
        }
    }

    /// Shares of the stack's length in proportion to the intrinsic sizes.
    ///
    /// The gaps count in the sum but get no share, and the wishes rank in order, so that the last view takes what is left:
    /// 343 points with gaps of 6 give three equal views 110, 110 and 111. Apple's does so.
    private mutating func fillProportionally() {
        lengths = Self.lengths(of: stack)
        let known = lengths.compactMap { $0 }
        let gaps = zip(visible, visible.dropFirst()).reduce(CGFloat(0)) { $0 + stack.resolvedSpacing(after: $1.0) }
        let whole = known.reduce(0, +) + gaps
        guard !known.isEmpty, whole > 0 else { return fillEqually(visible, priority: 1000) }
        let isAlone = visible.count == 1 && gaps == 0
        for (index, view) in visible.enumerated() {
            let priority: Float = isAlone ? 1000 : max(1, 999 - Float(index))
            if let length = lengths[index], length > 0 {
                add(
                    "UISV-fill-proportionally", view, main.size, .equal, canvas, main.size,
                    multiplier: length / whole, priority: priority)
            } else {
                add("UISV-fill-proportionally", view, main.size, priority: priority)
            }
        }
    }

    /// What the content of each visible view asks for along the axis.
    static func lengths(of stack: UIStackView) -> [CGFloat?] {
        stack.visible.map { intrinsicLength(of: $0, along: stack.axis) }
    }

    /// The length that the content of a view asks for; a stack view asks for what its own views need (measured).
    private static func intrinsicLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        var size = view.effectiveIntrinsicContentSize
        if view is UIStackView, view.intrinsicContentSizeOverride == nil {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        let length = axis == .horizontal ? size.width : size.height
        return length == UIView.noIntrinsicMetric || (view is UIStackView && length == 0) ? nil : length
    }

    /// A guide a gap, from one attribute of a view to one of the next, all of one size; and the stack as short as can be.
    private mutating func spaceEqually(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float
    ) {
        var gaps: [any StackItem] = []
        for (before, after) in zip(visible, visible.dropFirst()) {
            let gap = _UIOLAGapGuide()
            gap.identifier = "UISV-distributing"
            guides.append(gap)
            gaps.append(gap)
            add("UISV-distributing-edge", gap, main.start, .equal, before, from)
            add("UISV-distributing-edge", gap, main.end, .equal, after, to)
        }
        fillEqually(gaps, priority: priority)
        add("UISV-canvas-fit", canvas, main.size, priority: 49)
    }
}
