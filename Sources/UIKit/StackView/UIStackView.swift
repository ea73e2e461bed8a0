import Foundation

/// A view that lays out its arranged views in a row or a column, by constraints that it makes itself.
///
/// The constraints have Apple's identifiers, attributes and priorities (measured; see `StackArrangement`). They are made anew
/// in `updateConstraints()` after anything that they depend on has changed. Lengths are points.
@preconcurrency @MainActor open class UIStackView: UIView {
    private var arrangedStorage: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: InstalledStackArrangement?
    private var isArrangementDue = true

    // MARK: Making

    /// A stack view of no size at the origin.
    public convenience init() { self.init(frame: .zero) }

    /// A stack view at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A stack view from an archive; nothing but an empty view is read.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// A stack view that arranges some views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The views that the stack lays out, in the order in which it does.
    open var arrangedSubviews: [UIView] { arrangedStorage }

    /// Adds a view after the other arranged ones, and as a subview if it is not one yet.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedStorage.count - (isArranged(view) ? 1 : 0))
    }

    /// Adds a view at an index of the arranged ones, and as a subview if it is not one yet; a view that is arranged already moves.
    ///
    /// An index beyond the ends is misuse, and nothing is added then.
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

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedStorage.removeObject(view) else { return }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    /// A view that leaves the stack leaves its arrangement.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    private func isArranged(_ view: UIView) -> Bool { arrangedStorage.place(of: view) != nil }

    // MARK: Options

    /// The axis along which the views are arranged; horizontal until set.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }

    /// How the length along the axis is shared among the views.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }

    /// Where the views lie across the axis.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }

    /// The space between neighbours, in points; the least space for the two distributions that keep sizes.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArrangement() } } }

    /// Whether the gaps of a vertical stack run from last baseline to first baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Whether the views are arranged inside the layout margins and not inside the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Whether hidden views stand as Interface Builder's canvas has them (measured): they keep the size that their own
    /// constraints require and take no room, and have no place along the axis unless visible views are on both sides.
    public var isArrangedAsOnCanvas = false { didSet { if isArrangedAsOnCanvas != oldValue { setNeedsArrangement() } } }

    /// Sets the space after an arranged view, in points; `spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// The space set after an arranged view; `spacingUseDefault` where none is.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The space after a view, in points, with the two special values resolved.
    func resolvedSpacing(after view: UIView) -> CGFloat {
        func resolved(_ value: CGFloat, default standard: CGFloat) -> CGFloat {
            if value == UIStackView.spacingUseDefault { return standard }
            return value == UIStackView.spacingUseSystem ? 8 : value
        }
        return resolved(customSpacing(after: view), default: resolved(spacing, default: 0))
    }

    /// Whether the space after a view is the system's.
    func hasStandardSpacing(after view: UIView) -> Bool {
        let own = customSpacing(after: view)
        return (own == UIStackView.spacingUseDefault ? spacing : own) == UIStackView.spacingUseSystem
    }

    // MARK: Constraints

    /// A stack view always lays out by constraints.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Makes the constraints anew where something has changed.
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
        // A stack that asked for nothing was told to be of no length, which is not to count when it is asked again.
        let told = arrangement.constraints.filter {
            $0.identifier == "UISV-fill-proportionally" && $0.secondItem == nil
        }
        NSLayoutConstraint.deactivate(told)
        if arrangement.lengths == StackArrangement.lengths(of: self) { return NSLayoutConstraint.activate(told) }
        setNeedsArrangement()
        runUpdatePass()
    }

    /// An arranged view was hidden or shown.
    override func subviewVisibilityDidChange(_ subview: UIView) {
        super.subviewVisibilityDidChange(subview)
        if isArrangementDue || isArranged(subview) { setNeedsArrangement() }
    }

    /// The proportions depend on the intrinsic sizes, and the spaces beside hidden views on the fonts.
    override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        super.subviewDidInvalidateIntrinsicContentSize(subview)
        guard distribution == .fillProportionally || spacesFonts, isArrangementDue || isArranged(subview) else {
            return
        }
        setNeedsArrangement()
    }

    /// Whether a space between baselines that follows fonts may reach over a hidden view.
    private var spacesFonts: Bool {
        isBaselineRelativeArrangement && axis == .vertical && arrangedStorage.contains { $0.isHidden }
    }

    /// The wishes of texts for a share follow their resistance against compression.
    override func subviewContentPriorityDidChange(_ subview: UIView) {
        super.subviewContentPriorityDidChange(subview)
        if distribution == .fill, axis == .horizontal, subview is UILabel, isArranged(subview) { setNeedsArrangement() }
    }

    private func setNeedsArrangement() {
        isArrangementDue = true
        setNeedsUpdateConstraints()
    }

    /// A stack view has no margins until somebody sets them (7 of 7 constraints).
    override var usualLayoutMargins: UIEdgeInsets { .zero }

    // MARK: Baselines

    /// In a row the tallest view has the baseline, in a column the first.
    open override var forFirstBaselineLayout: UIView {
        let view = axis == .horizontal ? tallest : visible.first
        return view?.forFirstBaselineLayout ?? self
    }

    /// In a row the tallest view has the baseline, in a column the last.
    open override var forLastBaselineLayout: UIView {
        let view = axis == .horizontal ? tallest : visible.last
        return view?.forLastBaselineLayout ?? self
    }

    /// Ties go by arrangement (documented).
    override var subviewsInLayoutOrder: [UIView] {
        let subviews = subviewStorage
        if arrangedStorage.elementsEqual(subviews, by: ===) { return subviews }
        let arranged = Set(arrangedStorage.map { ObjectIdentifier($0) })
        return arrangedStorage + subviews.filter { !arranged.contains(ObjectIdentifier($0)) }
    }

    /// The arranged views that are not hidden.
    var visible: [UIView] { arrangedStorage.filter { !$0.isHidden } }

    /// The tallest visible view, of views that are equally high the first one.
    private var tallest: UIView? {
        var found: (view: UIView, height: CGFloat)?
        for view in visible {
            let height = height(of: view)
            if found.map({ height > $0.height + 1e-6 }) ?? true { found = (view, height) }
        }
        return found?.view
    }

    /// The height that the engine asks about while it solves, else the one of the last layout, before the first layout the
    /// intrinsic one.
    private func height(of view: UIView) -> CGFloat {
        if let height = slot.host?.heightForBaseline(of: view) { return height }
        return view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
    }
}
