import Foundation

/// A view that arranges views in a row or a column with constraints that it creates itself.
///
/// The constraints have Apple's identifiers, attributes and priorities (measured; see `StackArrangement`). `updateConstraints()`
/// creates them again after a change of anything that they depend on. Lengths are in points.
@preconcurrency @MainActor open class UIStackView: UIView {
    private var arrangedStorage: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: InstalledStackArrangement?
    private var isArrangementDue = true

    // MARK: Creating

    /// Creates a stack view with an empty frame.
    public convenience init() { self.init(frame: .zero) }

    /// Creates a stack view with a frame, in the coordinates of its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates an empty stack view; Plumb reads nothing from the archive.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Creates a stack view that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The arranged views, in the order of their arrangement.
    open var arrangedSubviews: [UIView] { arrangedStorage }

    /// Appends a view to the arranged views, and adds it as a subview if necessary.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedStorage.count - (isArranged(view) ? 1 : 0))
    }

    /// Inserts a view into the arranged views at an index, and adds it as a subview if necessary.
    ///
    /// A view that is already arranged moves to the index. An index out of bounds is reported as misuse, and nothing is added.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let count = arrangedStorage.count
        guard (0...count).contains(stackIndex) else {
            return LayoutMisuse(
                .internalInconsistency,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(count)"
            ).report()
        }
        arrangedStorage.removeObject(view)
        arrangedStorage.insert(view, at: min(stackIndex, arrangedStorage.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        orderDidChange()
        setNeedsArrangement()
    }

    /// Removes a view from the arranged views; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedStorage.removeObject(view) else { return }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    /// Removes the subview from the arranged views.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    private func isArranged(_ view: UIView) -> Bool { arrangedStorage.place(of: view) != nil }

    // MARK: Options

    /// The axis along which the views are arranged; horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }

    /// The distribution of the views along the axis.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }

    /// The alignment of the views across the axis.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }

    /// The space between adjacent views, in points; the minimum space if the distribution keeps the sizes.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArrangement() } } }

    /// A Boolean value that indicates whether the gaps of a vertical stack view extend from last baseline to first baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// A Boolean value that indicates whether the views are arranged inside the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// A Boolean value that indicates whether hidden views are arranged as on Interface Builder's canvas (measured).
    ///
    /// Hidden views then keep the size that their own constraints require and take no space. They have no position along the axis
    /// unless there are visible views on both sides.
    package var isArrangedAsOnCanvas = false {
        didSet { if isArrangedAsOnCanvas != oldValue { setNeedsArrangement() } }
    }

    /// Sets the space after an arranged view, in points; `spacingUseDefault` removes it.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// Returns the custom space after an arranged view, in points; `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Returns the space after a view, in points, with both special values resolved.
    func resolvedSpacing(after view: UIView) -> CGFloat {
        func resolved(_ value: CGFloat, default standard: CGFloat) -> CGFloat {
            if value == UIStackView.spacingUseDefault { return standard }
            return value == UIStackView.spacingUseSystem ? 8 : value
        }
        return resolved(customSpacing(after: view), default: resolved(spacing, default: 0))
    }

    /// Returns whether the space after a view is the system's standard spacing.
    func hasStandardSpacing(after view: UIView) -> Bool {
        let own = customSpacing(after: view)
        return (own == UIStackView.spacingUseDefault ? spacing : own) == UIStackView.spacingUseSystem
    }

    // MARK: Constraints

    /// A Boolean value that indicates whether the class requires Auto Layout; always true.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Creates the constraints again if anything that they depend on has changed.
    open override func updateConstraints() {
        if isArrangementDue {
            isArrangementDue = false
            arrangement?.remove(from: self)
            arrangement = StackArrangement(of: self).installed()
            if sharesByStacks { slot.host?.needsContentSize(of: self) }
        }
        super.updateConstraints()
    }

    override var vendsBaselineOfTallest: Bool { axis == .horizontal && visible.count > 1 }

    override var sharesByStacks: Bool {
        distribution == .fillProportionally && arrangedStorage.contains { $0 is UIStackView }
    }

    override func updateShares() {
        guard sharesByStacks, !isArrangementDue, let arrangement else { return }
        // A stack view without a length got a length of 0, which must not count in the next measurement.
        let told = arrangement.constraints.filter {
            $0.identifier == "UISV-fill-proportionally" && $0.secondItem == nil
        }
        NSLayoutConstraint.deactivate(told)
        if arrangement.lengths == StackArrangement.lengths(of: self) { return NSLayoutConstraint.activate(told) }
        setNeedsArrangement()
        runUpdatePass()
    }

    /// Updates the arrangement after an arranged view was hidden or shown.
    override func subviewVisibilityDidChange(_ subview: UIView) {
        super.subviewVisibilityDidChange(subview)
        if isArrangementDue || isArranged(subview) { setNeedsArrangement() }
    }

    /// Updates the arrangement, because proportions depend on intrinsic sizes and some spaces on fonts.
    override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        super.subviewDidInvalidateIntrinsicContentSize(subview)
        guard distribution == .fillProportionally || spacesFonts, isArrangementDue || isArranged(subview) else {
            return
        }
        setNeedsArrangement()
    }

    /// A Boolean value that indicates whether a baseline space that depends on fonts may span a hidden view.
    private var spacesFonts: Bool {
        isBaselineRelativeArrangement && axis == .vertical && arrangedStorage.contains { $0.isHidden }
    }

    /// Updates the arrangement, because the shares of texts depend on their line breaks and compression resistance.
    override func subviewContentFlexibilityDidChange(_ subview: UIView) {
        super.subviewContentFlexibilityDidChange(subview)
        if distribution == .fill, axis == .horizontal, subview is UILabel, isArranged(subview) { setNeedsArrangement() }
    }

    private func setNeedsArrangement() {
        isArrangementDue = true
        setNeedsUpdateConstraints()
    }

    /// The default layout margins; a stack view has none (7 of 7 constraints).
    override var usualLayoutMargins: UIEdgeInsets { .zero }

    // MARK: Baselines

    /// The view with the first baseline: in a row that of the tallest view, in a column that of the first view.
    open override var forFirstBaselineLayout: UIView {
        let view = axis == .horizontal ? tallest : visible.first
        return view?.forFirstBaselineLayout ?? self
    }

    /// The view with the last baseline: in a row that of the tallest view, in a column that of the last view.
    open override var forLastBaselineLayout: UIView {
        let view = axis == .horizontal ? tallest : visible.last
        return view?.forLastBaselineLayout ?? self
    }

    /// The subviews in layout order; the arrangement resolves ties (documented).
    override var subviewsInLayoutOrder: [UIView] {
        let subviews = subviewStorage
        if arrangedStorage.elementsEqual(subviews, by: ===) { return subviews }
        let arranged = Set(arrangedStorage.map { ObjectIdentifier($0) })
        return arrangedStorage + subviews.filter { !arranged.contains(ObjectIdentifier($0)) }
    }

    /// The arranged views that are not hidden.
    var visible: [UIView] { arrangedStorage.filter { !$0.isHidden } }

    /// The tallest visible view; the first one if several have the same height.
    private var tallest: UIView? {
        var found: (view: UIView, height: CGFloat)?
        for view in visible {
            let height = height(of: view)
            if found.map({ height > $0.height + 1e-6 }) ?? true { found = (view, height) }
        }
        return found?.view
    }

    /// Returns the height of a view, in points.
    ///
    /// While the engine solves, it is the current value. Otherwise it is the height of the last layout, or before that the
    /// intrinsic height.
    private func height(of view: UIView) -> CGFloat {
        if let height = slot.host?.heightForBaseline(of: view) { return height }
        return view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
    }
}
