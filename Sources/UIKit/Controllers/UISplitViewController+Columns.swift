import Foundation

/// The preferred widths of a column, in points.
struct ColumnWidths {
    var preferred = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var least = UISplitViewController.automaticDimension
    var most = UISplitViewController.automaticDimension

    /// Returns the column width in a view of a width, in points.
    ///
    /// The default maximum is 320 points, or 375 in views at least 1366 points wide, as in stored frames of iPads. A width of 1024 divides
    /// into 320 and 703.5, a width of 1366 into 375 and 990.5. In views below 744 points, the width is two fifths of the view, which is
    /// Plumb's own rule.
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

    /// The preferred width of the primary column, in points; ``automaticDimension`` for the default.
    public var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidths.preferred }
        set { setWidths { primaryWidths.preferred = newValue } }
    }
    /// The preferred width of the primary column as a fraction of the view; ``automaticDimension`` for the default.
    ///
    /// The minimum and maximum widths limit it.
    public var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidths.fraction }
        set { setWidths { primaryWidths.fraction = newValue } }
    }
    /// The minimum width of the primary column, in points; ``automaticDimension`` for none.
    public var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.least }
        set { setWidths { primaryWidths.least = newValue } }
    }
    /// The maximum width of the primary column, in points; ``automaticDimension`` for the default of 320 or 375.
    public var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.most }
        set { setWidths { primaryWidths.most = newValue } }
    }
    /// The preferred width of the supplementary column, in points; ``automaticDimension`` for the default.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.preferred }
        set { setWidths { supplementaryWidths.preferred = newValue } }
    }
    /// The preferred width of the supplementary column as a fraction of the view; ``automaticDimension`` for the default.
    public var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidths.fraction }
        set { setWidths { supplementaryWidths.fraction = newValue } }
    }
    /// The minimum width of the supplementary column, in points; ``automaticDimension`` for none.
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.least }
        set { setWidths { supplementaryWidths.least = newValue } }
    }
    /// The maximum width of the supplementary column, in points; ``automaticDimension`` for the default of 320 or 375.
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.most }
        set { setWidths { supplementaryWidths.most = newValue } }
    }
    /// The current width of the primary column, in points.
    public var primaryColumnWidth: CGFloat { primaryWidths.width(in: viewSize.width) }
    /// The current width of the supplementary column, in points.
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

    // MARK: Display mode

    /// A Boolean value that indicates whether the split view shows only one column.
    ///
    /// It is true if the horizontal size class is compact.
    public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    /// The current arrangement of the columns.
    ///
    /// It is the mode of the last `show(_:)` or `hide(_:)` call, or else the preferred mode. By default, a view that is wider than high
    /// shows one column beside the secondary one. Otherwise it shows only the secondary one.
    public var displayMode: DisplayMode {
        if let askedMode { return askedMode }
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        return isWide ? .oneBesideSecondary : .secondaryOnly
    }
    /// The current behavior of the columns.
    ///
    /// It is the preferred behavior, if set. By default, columns tile in a view that is wider than high and overlay otherwise.
    public var splitBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }
    private var isWide: Bool { viewSize.width > viewSize.height }

    /// Shows a column, without animation.
    public func show(_ column: Column) {
        guard !isCollapsed else {
            // The first shown column is chosen when the view is loaded.
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

    // MARK: Collapsing

    /// Returns the controller that a collapsed split view shows.
    ///
    /// It is the compact column, or else the column that the delegate selects, or else the secondary column.
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

    /// Returns the collapsed content in the classic style.
    ///
    /// A primary column that is a navigation controller pushes the secondary controller.
    private func collapsedContent() -> UIViewController? {
        guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary] else {
            return columns[.secondary]
        }
        guard let secondary = columns[.secondary], secondary !== primary,
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
        else { return primary }
        primary.collapseSecondaryViewController(secondary, for: self)
        // A navigation controller cannot be pushed onto another. It is shown alone, with its one bar.
        return secondary is UINavigationController && primary.canTakeContentIn ? secondary : primary
    }

    /// Restores the columns after a collapse.
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
    /// A Boolean value that indicates whether the controller can push the secondary controller of a collapsed split view.
    fileprivate var canTakeContentIn: Bool {
        self is UINavigationController
            || (self as? UITabBarController)?.selectedViewController is UINavigationController
    }
}
