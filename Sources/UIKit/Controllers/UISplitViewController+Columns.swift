import Foundation

/// What is wished for the width of a column, in points.
struct ColumnWidths {
    var preferred = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var least = UISplitViewController.automaticDimension
    var most = UISplitViewController.automaticDimension

    /// The width in a view of a width.
    ///
    /// At most 320 points, 375 in views of 1366 and more, unless a maximum is set: so stored frames of tablets have it (1024 is
    /// 320 and 703.5, 1366 is 375 and 990.5). On phones, which are less wide, it is two fifths; a choice.
    func width(in total: CGFloat) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        let limit = most == automatic ? (total >= 1366 ? 375 : 320) : most
        let share = fraction == automatic ? (total < 744 ? (total * 0.4).rounded(.up) : limit) : total * fraction
        let wished = preferred == automatic ? share : preferred
        return max(0, min(total, max(min(wished, limit), least == automatic ? 0 : least)))
    }
}

extension UISplitViewController {
    // MARK: Widths

    /// The width of the primary column, in points; ``automaticDimension`` for that of the system.
    public var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidths.preferred }
        set { setWidths { primaryWidths.preferred = newValue } }
    }
    /// The width of the primary column as a part of the whole, within its limits; ``automaticDimension`` for that of the system.
    public var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidths.fraction }
        set { setWidths { primaryWidths.fraction = newValue } }
    }
    /// The least width of the primary column, in points; ``automaticDimension`` for none.
    public var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.least }
        set { setWidths { primaryWidths.least = newValue } }
    }
    /// The greatest width of the primary column, in points; ``automaticDimension`` for that of the system, 320 or 375.
    public var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.most }
        set { setWidths { primaryWidths.most = newValue } }
    }
    /// The width of the supplementary column, in points; ``automaticDimension`` for that of the system.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.preferred }
        set { setWidths { supplementaryWidths.preferred = newValue } }
    }
    /// The width of the supplementary column as a part of the whole; ``automaticDimension`` for that of the system.
    public var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidths.fraction }
        set { setWidths { supplementaryWidths.fraction = newValue } }
    }
    /// The least width of the supplementary column, in points; ``automaticDimension`` for none.
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.least }
        set { setWidths { supplementaryWidths.least = newValue } }
    }
    /// The greatest width of the supplementary column, in points; ``automaticDimension`` for that of the system.
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.most }
        set { setWidths { supplementaryWidths.most = newValue } }
    }
    /// The width that the primary column has, in points.
    public var primaryColumnWidth: CGFloat { primaryWidths.width(in: viewSize.width) }
    /// The width that the supplementary column has, in points.
    public var supplementaryColumnWidth: CGFloat { supplementaryWidths.width(in: viewSize.width) }

    private func setWidths(_ change: () -> Void) {
        change()
        viewIfLoaded?.setNeedsLayout()
    }

    private var viewSize: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

    final var arrangement: SplitArrangement {
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        return SplitArrangement(
            size: viewSize, line: 1 / max(1, traitCollection.displayScale),
            primary: columns[.primary] == nil ? nil : primaryColumnWidth,
            supplementary: columns[.supplementary] == nil ? nil : supplementaryColumnWidth, mode: displayMode,
            isMirrored: (primaryEdge == .trailing) != isRightToLeft)
    }

    // MARK: What is to be seen

    /// Whether there is room for one column only: where the horizontal size class is compact.
    public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    /// Which columns are to be seen: those that are wished for or were asked for, else one beside the content where the view is
    /// wider than high, and the content alone where it is not.
    public var displayMode: DisplayMode {
        if let askedMode { return askedMode }
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        return isWide ? .oneBesideSecondary : .secondaryOnly
    }
    /// How columns come: as it is wished for, else beside the content where the view is wider than high, and on it where it is not.
    public var splitBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }
    private var isWide: Bool { viewSize.width > viewSize.height }

    /// Shows a column, without animation.
    public func show(_ column: Column) {
        guard !isCollapsed else {
            // What is shown at first is decided when the view is there.
            if top != nil, let controller = columns[column] { top = controller }
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let isOuter = column == .primary && columns[.supplementary] != nil
        switch (column, splitBehavior) {
        case (.secondary, _), (.compact, _): return
        case (_, .overlay): modeMayChange(asked: isOuter ? .twoOverSecondary : .oneOverSecondary)
        case (_, .displace) where isOuter: modeMayChange(asked: .twoDisplaceSecondary)
        default: modeMayChange(asked: isOuter ? .twoBesideSecondary : .oneBesideSecondary)
        }
    }

    /// Hides a column, without animation.
    public func hide(_ column: Column) {
        guard !isCollapsed, column == .primary || column == .supplementary else { return }
        let keepsInner = column == .primary && columns[.supplementary] != nil && displayMode != .secondaryOnly
        guard keepsInner else { return modeMayChange(asked: .secondaryOnly) }
        modeMayChange(asked: splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary)
    }

    // MARK: Little room

    /// What is shown where there is room for one: the compact column, else what the delegate says, else the content.
    final func collapse() -> UIViewController? {
        if let top { return top }
        top = columns[.compact] ?? (style == .unspecified ? collapsedContent() : topColumn())
        return top
    }

    private func topColumn() -> UIViewController? {
        let proposed = [Column.secondary, .supplementary, .primary].first { columns[$0] != nil } ?? .primary
        let column = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        return columns[column ?? proposed] ?? columns[proposed]
    }

    /// A primary column that is a navigation controller takes the content in, which is then on top of it.
    private func collapsedContent() -> UIViewController? {
        guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary] else {
            return columns[.secondary]
        }
        guard let secondary = columns[.secondary], secondary !== primary,
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
        else { return primary }
        primary.collapseSecondaryViewController(secondary, for: self)
        // A navigation controller is not pushed onto another: it is shown alone, with the one bar that there would be.
        return secondary is UINavigationController && primary.canTakeContentIn ? secondary : primary
    }

    /// Gives the columns what each of them had.
    final func expand() {
        guard top != nil else { return }
        top = nil
        guard let secondary = columns[.secondary], secondary.parent !== self, let primary = columns[.primary],
            let content = primary.separateSecondaryViewController(for: self)
        else { return }
        (given[.secondary], columns[.secondary]) = (content, content)
        addChild(content)
        content.didMove(toParent: self)
    }
}

extension UIViewController {
    /// Whether content comes on top of this controller where a split view has room for one.
    fileprivate var canTakeContentIn: Bool {
        self is UINavigationController
            || (self as? UITabBarController)?.selectedViewController is UINavigationController
    }
}
