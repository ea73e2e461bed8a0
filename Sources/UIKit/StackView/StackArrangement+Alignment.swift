import Foundation

extension StackArrangement {
    private var alignment: UIStackView.Alignment { stack.alignment }

    /// Whether baselines are to be aligned in a column, where they are not: its views only stay inside (measured).
    private var alignsNothing: Bool {
        stack.axis == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline)
    }

    /// Adds the constraints of the alignment, across the axis.
    mutating func align() {
        for attribute in alignedAttributes {
            for view in arranged.dropFirst() { add("UISV-alignment", arranged[0], attribute, .equal, view, attribute) }
        }
        if alignment != .fill {
            for view in arranged { add("UISV-ambiguity-suppression", view, cross.size, priority: 25) }
        }
        if visible.isEmpty { return alignHidden() }
        guard alignment != .fill else {
            connect(cross.start, .equal, arranged[0])
            connect(cross.end, .equal, arranged[0])
            return
        }
        if arranged.count == 1 {
            connectSingle(arranged[0])
        } else {
            connectThroughSpacer()
        }
    }

    /// Connects the canvas if all views are hidden, which then give it no size.
    ///
    /// A spacer takes the place of the views (measured). On Interface Builder's canvas the size is 0 (observed in the one known case).
    private mutating func alignHidden() {
        if stack.isArrangedAsOnCanvas {
            connect(cross.start, .equal, arranged[0])
            return fitCanvas(cross)
        }
        let spacer = _UILayoutSpacer()
        spacer.identifier = "UISV-alignment-spanner"
        guides.append(spacer)
        if alignment != .fill { add("UISV-spanning-fit", spacer, cross.size, priority: 51) }
        connect(cross.start, .equal, spacer)
        connect(cross.end, .equal, spacer)
        if alignment == .center { connect(cross.center, .equal, spacer) }
    }

    private var alignedAttributes: [NSLayoutConstraint.Attribute] {
        if alignsNothing { return [] }
        switch alignment {
        case .fill: return [cross.start, cross.end]
        case .leading: return [cross.start]
        case .trailing: return [cross.end]
        case .center: return [cross.center]
        case .firstBaseline: return [.firstBaseline]
        case .lastBaseline: return [.lastBaseline]
        }
    }

    /// Connects the canvas, which is the first item at every edge (observed), to a view or a guide.
    private mutating func connect(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ item: any StackItem
    ) {
        add("UISV-canvas-connection", canvas, attribute, relation, item, attribute)
    }

    /// Connects a single view to the canvas, which gets the smallest possible size; no spacer is necessary.
    private mutating func connectSingle(_ view: UIView) {
        connect(cross.start, alignment == .leading ? .equal : .lessThanOrEqual, view)
        connect(cross.end, alignment == .trailing ? .equal : .greaterThanOrEqual, view)
        if alignment == .center { connect(cross.center, .equal, view) }
        fitCanvas(cross)
    }

    /// Connects all views to the canvas through a spacer that is as large as the largest view.
    private mutating func connectThroughSpacer() {
        let spacer = _UILayoutSpacer()
        spacer.identifier = "UISV-alignment-spanner"
        guides.append(spacer)
        for view in visible {
            let startsAlike = alignment == .leading
            add(
                "UISV-spanning-boundary", spacer, cross.start, startsAlike ? .equal : .lessThanOrEqual, view,
                cross.start, priority: startsAlike ? 999.5 : 1000)
            let endsAlike = alignment == .trailing
            add(
                "UISV-spanning-boundary", spacer, cross.end, endsAlike ? .equal : .greaterThanOrEqual, view,
                cross.end, priority: endsAlike ? 999.5 : 1000)
        }
        add("UISV-spanning-fit", spacer, cross.size, priority: 51)
        connectToCanvas(spacer)
    }

    private mutating func connectToCanvas(_ spacer: _UILayoutSpacer) {
        switch alignment {
        case .leading:
            connect(cross.start, .equal, arranged[0])
            connect(cross.end, .equal, spacer)
        case .trailing:
            connect(cross.start, .equal, spacer)
            connect(cross.end, .equal, arranged[0])
        case .center:
            connect(cross.start, .equal, spacer)
            connect(cross.end, .equal, spacer)
            connect(cross.center, .equal, arranged[0])
        case .firstBaseline where alignsNothing, .lastBaseline where alignsNothing:
            connect(cross.start, .equal, spacer)
            connect(cross.end, .equal, spacer)
        case .firstBaseline:
            connect(cross.start, .lessThanOrEqual, arranged[0])
            connect(cross.end, .equal, spacer)
            fitCanvas(cross)
        case .lastBaseline:
            connect(cross.start, .equal, spacer)
            connect(cross.end, .greaterThanOrEqual, arranged[0])
            fitCanvas(cross)
        case .fill: break
        }
    }
}
