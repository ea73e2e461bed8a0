import Foundation
import LayoutEngine
import Scene

/// A rectangular area that shows content and lays out its subviews.
///
/// Coordinates are in points, and y points down. Overridable members are declared in the class and implemented in extensions,
/// because Swift cannot override members of extensions. Names, defaults and rules are those of Apple's class reference. See
/// `Documentation/LayoutProcess.md` for the order of the passes and `Documentation/Compatibility.md` for the differences.
@preconcurrency @MainActor open class UIView: UIResponder {
    // MARK: Storage

    // Invariant of `@exclusivity(unchecked)`: only the main actor accesses these properties, and no access lasts longer than a statement
    // that runs no code of clients. Invariant of `superviewLink`: the superview retains this view, and clears the link in `deinit` or
    // when this view leaves. Invariant of `nonisolated(unsafe)`: `deinit` of the last owner reads the properties, and nobody else then.
    // Tests: `LifetimeTests`, `HierarchyOrderTests`, `RemovalTests`, and `.ci/sanitizers.step`, which checks the accesses at run time.

    // The properties that every layout uses come first, so that they are close together in memory.

    @exclusivity(unchecked) final var flags: ViewFlags = [.needsLayout, .needsUpdateConstraints, .needsDisplay]
    @exclusivity(unchecked) final var layoutTurn = (number: UInt32(0), count: UInt32(0))
    @exclusivity(unchecked) nonisolated(unsafe) final var superviewLink: Unmanaged<UIView>?
    @exclusivity(unchecked) final var subviewStorage: [UIView] = []
    /// The origin of the frame without a transform; `center` is derived from it, so that frames are read back exactly.
    @exclusivity(unchecked) final var origin = CGPoint.zero
    @exclusivity(unchecked) final var boundsStorage = CGRect.zero
    @exclusivity(unchecked) final var rootOrigin = RootOrigin()
    /// The reference to this view in constraints; created on first access.
    @exclusivity(unchecked) nonisolated(unsafe) final var referencePlace: LayoutReference.Place?
    /// The constraints that this view holds.
    @exclusivity(unchecked) nonisolated(unsafe) final var held = HeldConstraints()
    // The frequently used parts of the slot come first, the rarely used ones last.
    @exclusivity(unchecked) nonisolated(unsafe) final var slot = LayoutSlot()
    @exclusivity(unchecked) final var safeAreaStorage = UIEdgeInsets.zero
    /// The layout host of this hierarchy, if this view is its root.
    @exclusivity(unchecked) final var ownedHost: LayoutHost?
    @exclusivity(unchecked) final var contentHugging = AxisPriorities(.defaultLow)
    @exclusivity(unchecked) final var compressionResistance = AxisPriorities(.defaultHigh)
    /// The margins and the uncommon properties of the view; nil if none has been set.
    @exclusivity(unchecked) final var marginStorage: MarginSettings?
    @exclusivity(unchecked) final var uncommonStorage: UncommonViewProperties?

    // MARK: Creating

    /// Creates a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view with a frame, in the coordinates of its superview.
    public init(frame: CGRect) {
        origin = frame.origin
        boundsStorage = CGRect(origin: .zero, size: frame.size)
        super.init()
        // A plain view needs no setup.
        if type(of: self) == UIView.self {
            flags.insert(.isPlain)
        } else {
            flags.insert(.needsPropertyUpdate)
            didInitialize()
        }
    }

    /// Creates an empty view; Plumb reads nothing else from the archive.
    public required init?(coder: NSCoder) {
        super.init()
        flags.insert(.needsPropertyUpdate)
        didInitialize()
    }

    deinit {
        subviewStorage.forEachUncounted { $0.superviewLink = nil }
        referencePlace?.pointee.viewLink = nil
        ownedHost?.dissolve()
        held.removeAll { $0.holderLink = nil }
        guard let uncommonStorage else { return }
        for guide in uncommonStorage.guides { guide.owningViewStorage = nil }
        for guide in uncommonStorage.systemGuides { guide.owningViewStorage = nil }
        if let layer = uncommonStorage.layer {
            let center = Self.position(of: uncommonStorage.anchorPoint, origin, boundsStorage.size)
            layer.leaveOwner(bounds: boundsStorage, position: center, anchorPoint: uncommonStorage.anchorPoint)
        }
    }

    // MARK: Hierarchy

    /// The view that contains this one.
    open var superview: UIView? { superviewStorage }
    /// The subviews, from back to front.
    open var subviews: [UIView] { subviewStorage }
    /// Adds a view in front of the other subviews; it is removed from its former superview.
    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }
    /// Inserts a view at an index of `subviews`; an index out of bounds is limited to the valid range.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a view directly behind another subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// Inserts a view directly in front of another subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    /// Exchanges two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
        subviewStorage.swapAt(index1, index2)
        orderDidChange()
    }
    /// Moves a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewStorage.count - 1) }
    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    /// Removes the view from its superview and deactivates the constraints that connect its subtree to other views.
    open func removeFromSuperview() { leaveSuperview() }
    /// Returns whether this view is the other view or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool {
        lies(in: view)
    }
    /// A number with which `viewWithTag(_:)` finds the view; 0 by default.
    open var tag: Int {
        get { uncommonStorage?.tag ?? 0 }
        set { if uncommonStorage != nil || newValue != 0 { uncommon.tag = newValue } }
    }
    /// Returns the first view with a tag among this view and its descendants; nil if none has it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewStorage { if let found = subview.viewWithTag(tag) { return found } }
        return nil
    }
    /// Responds to an added subview; the base implementation does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Responds to the upcoming removal of a subview; the base implementation does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Responds to an upcoming change of the superview; the base implementation does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Responds to a change of the superview; the base implementation does nothing.
    open func didMoveToSuperview() {}
    /// The window at the root of the view hierarchy; nil if the view is in no window.
    open var window: UIWindow? { currentWindow }
    /// Responds to an upcoming change of the window; the base implementation does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Responds to a change of the window; the base implementation does nothing.
    open func didMoveToWindow() {}
    /// The next responder: the controller of the view, or the superview.
    open override var next: UIResponder? { viewController ?? superviewStorage }

    // MARK: Geometry

    /// The rectangle of the view in the coordinates of its superview, in points.
    ///
    /// With a transform it is the bounding box of the transformed bounds.
    open var frame: CGRect {
        get { currentFrame }
        set { notifying("frame", currentFrame) { place(frame: newValue) } }
    }
    /// The rectangle of the view in its own coordinates, in points; setting its size keeps ``center``.
    open var bounds: CGRect {
        get { boundsStorage }
        set { notifying("bounds", boundsStorage) { place(bounds: newValue) } }
    }
    /// The position of the anchor point, by default the center, in the coordinates of the superview.
    open var center: CGPoint {
        get { anchoredPosition }
        set { notifying("center", center) { place(anchor: newValue) } }
    }
    /// The point of the bounds that `center` refers to and about which the transform rotates, in parts of their size.
    ///
    /// Setting it moves the view, because `center` stays the same. Constraints place the frame regardless of the anchor point.
    open var anchorPoint: CGPoint {
        get { uncommonStorage?.anchorPoint ?? UIView.middle }
        set { if newValue != anchorPoint { moveAnchor(to: newValue) } }
    }
    /// A transform about the anchor point; it has no influence on constraints.
    open var transform: CGAffineTransform {
        get { uncommonStorage?.transform ?? .identity }
        set { if uncommonStorage != nil || !newValue.isIdentity { uncommon.transform = newValue } }
    }
    /// Converts a point of this view to the coordinates of another view; nil means the root view.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, from: self, to: view) }
    /// Converts a point of another view to the coordinates of this view; nil means the root view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view, to: self) }
    /// Converts a rectangle of this view to the coordinates of another view; nil means the root view.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, from: self, to: view) }
    /// Converts a rectangle of another view to the coordinates of this view; nil means the root view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view, to: self) }

    // MARK: Appearance

    /// A Boolean value that indicates whether the view and its subviews are hidden; a hidden view still takes part in layout.
    @exclusivity(unchecked) open var isHidden = false {
        didSet {
            if isHidden != oldValue { superviewStorage?.subviewVisibilityDidChange(self) }
            if !observations.isEmpty { valueDidChange("hidden", from: oldValue, to: isHidden) }
        }
    }
    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat = 1 {
        didSet { if !observations.isEmpty { valueDidChange("alpha", from: oldValue, to: alpha) } }
    }
    /// A Boolean value that indicates whether the subviews are clipped to the bounds.
    open var clipsToBounds = false
    /// The background color.
    open var backgroundColor: UIColor?
    /// The tint color; by default that of the superview.
    open var tintColor: UIColor! {
        get { tintStorage ?? superviewStorage?.tintColor ?? .systemBlue }
        set {
            uncommon.tint = newValue
            tellTint()
        }
    }
    /// Responds to a change of the tint color of this view or a superview; the base implementation does nothing.
    open func tintColorDidChange() {}
    /// The adaptation of the content to the size of the view; it has no influence on layout.
    ///
    /// Plumb stores the value and does not use it.
    open var contentMode = ContentMode.scaleToFill
    /// A Boolean value that indicates whether the view is opaque.
    ///
    /// Plumb stores the value and does not use it.
    open var isOpaque = true

    /// Returns a view with the same size and background color; it contains no image of the content.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(afterUpdates) }
    /// Returns a view with the size of a rectangle and the same background color; it contains no image of the content.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let made = snapshotView(afterScreenUpdates: afterUpdates)
        made?.frame.size = rect.size
        return made
    }

    // MARK: Layer

    /// The class of the layer: `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer of the view; both share position, visibility, opacity, clipping and background color.
    open var layer: CALayer { currentLayer }
    /// Lays out the sublayers by calling ``layoutSubviews()``; Plumb calls this method only if the layer exists.
    open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
    /// Draws the content of the layer with ``draw(_:)-(CGRect)``, in the context that becomes the current one.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
    /// Displays the content of the layer for `CALayer.display()`; the base implementation does nothing.
    open func display(_ layer: CALayer) {}
    /// Returns the action for a change of a layer's property: `NSNull`, which means no animation, unless overridden.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    // MARK: Traits

    /// The traits of the view.
    open var traitCollection: UITraitCollection { TraitReadings.noting(currentTraits, of: self) }
    /// Responds to a change of the traits; the base implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style of this view and its descendants; unspecified to inherit the style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { uncommonStorage?.traits?.style ?? .unspecified }
        set { if newValue != overrideUserInterfaceStyle { traitSettings.style = newValue } }
    }

    // MARK: Touches

    /// A Boolean value that indicates whether the view receives several touches.
    ///
    /// Plumb stores the value and does not use it.
    open var isMultipleTouchEnabled = false
    /// A Boolean value that indicates whether the view takes part in hit testing.
    ///
    /// The default is `true`, and `false` for labels and image views.
    open var isUserInteractionEnabled = true
    /// Returns whether a point in the view's own coordinates is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsStorage.contains(point) }
    /// Returns the frontmost view at a point, this one or a descendant; nil if none takes part in hit testing.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }
    /// Adds a gesture recognizer, which is removed from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { take(gestureRecognizer) }
    /// Removes a gesture recognizer of the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { giveUp(gestureRecognizer) }
    /// Returns whether a gesture may begin, after the recognizer's delegate was queried; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Resigns the first responder, if this view or a descendant is it, and returns whether it resigned.
    ///
    /// - Parameter force: A Boolean value that indicates whether the first responder also resigns against its delegate.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let responder = UIResponder.first as? UIView, responder.lies(in: self) else { return false }
        return responder.endBeingFirst(force: force)
    }

    // MARK: Accessibility

    /// The identifier for user interface tests; Plumb also uses it in descriptions of constraints.
    open var accessibilityIdentifier: String? {
        get { uncommonStorage?.accessibilityIdentifier }
        set { if uncommonStorage != nil || newValue != nil { uncommon.accessibilityIdentifier = newValue } }
    }

    // MARK: Autoresizing

    /// The flexible margins and sizes of the view when its superview changes size.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { maskDidChange() } }
    }
    /// A Boolean value that indicates whether subviews are resized by their autoresizing masks when this view changes size.
    open var autoresizesSubviews = true
    /// A Boolean value that indicates whether the frame and the autoresizing mask become constraints.
    @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
    }

    // MARK: Constraints

    /// A Boolean value that indicates whether the class requires Auto Layout; such a view starts the engine.
    ///
    /// The default is false.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The constraints that this view holds, including those of frames and autoresizing masks.
    open var constraints: [NSLayoutConstraint] { heldConstraints }
    /// Adds a constraint between this view and its descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
    /// Adds constraints between this view and its descendants.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Removes a constraint that this view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.uninstall() }
    }
    /// Removes constraints that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
    /// A Boolean value that indicates whether the layout is ambiguous; false for a view without constraints.
    open var hasAmbiguousLayout: Bool { askHost { $0.engine.isAmbiguous($1) } ?? false }
    /// Moves an ambiguous view to another frame that satisfies the constraints equally well.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
    /// Returns the constraints that determine position and size on an axis, directly or indirectly.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affectingConstraints(axis)
    }

    // MARK: Anchors

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { .of(reference, .leading) }
    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { .of(reference, .trailing) }
    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { .of(reference, .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { .of(reference, .right) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { .of(reference, .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { .of(reference, .bottom) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { .of(reference, .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { .of(reference, .height) }
    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { .of(reference, .centerX) }
    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { .of(reference, .centerY) }
    /// The anchor of the first baseline.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { .of(reference, .firstBaseline) }
    /// The anchor of the last baseline.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { .of(reference, .lastBaseline) }

    // MARK: Layout guides

    /// The layout guides that this view owns.
    open var layoutGuides: [UILayoutGuide] { guideStorage }
    /// Adds a layout guide; adding it again has no effect.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
    /// Removes a layout guide and deactivates the constraints that refer to it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { giveUp(layoutGuide) }
    /// The layout guide of the margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
    /// The layout guide with a comfortable reading width: centered in the margins and at most 672 points wide.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
    /// The layout guide of the area that bars and screen corners do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The layout guide of the keyboard; without a keyboard it covers the space below the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardLayoutGuide() }

    // MARK: Content

    /// The size that fits the content, in points; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Invalidates the intrinsic content size, so that layout queries it again.
    open func invalidateIntrinsicContentSize() { contentDidChange() }
    /// Returns the priority with which the view resists growing beyond its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentHugging[axis]
    }
    /// Sets the priority with which the view resists growing beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        contentHugging[axis] = priority
        contentPriorityDidChange()
    }
    /// Returns the priority with which the view resists shrinking below its content; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis]
    }
    /// Sets the priority with which the view resists shrinking below its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        compressionResistance[axis] = priority
        contentPriorityDidChange()
    }
    /// Returns the size that constraints give the view, with a target size of priority 50 on both axes.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that constraints give the view, as close to a target size as the priorities allow.
    ///
    /// No frame changes.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    /// Returns the size that fits a proposed size, in points; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { boundsStorage.size }
    /// Resizes the view to ``sizeThatFits(_:)`` of its current size; the top left corner stays.
    open func sizeToFit() { fitSize() }

    // MARK: Passes

    /// Schedules ``updateProperties()`` for the next pass, before any layout.
    open func setNeedsUpdateProperties() { mark(.needsPropertyUpdate, .descendantNeedsPropertyUpdate) }
    /// Runs the property pass for this view, its controller and its descendants.
    open func updatePropertiesIfNeeded() { runPropertyPass() }
    /// Updates texts, colors and other properties that need no layout; the base implementation does nothing.
    ///
    /// The method runs before constraint updates and layout. It runs again after a change of an observable property that it has
    /// read.
    open func updateProperties() {}
    /// Calls ``updateProperties()`` and tracks what it reads.
    func runPropertyUpdate() {
        ObservedPass.properties.track(self, { updateProperties() }, { [weak self] in self?.setNeedsUpdateProperties() })
    }
    /// Schedules `layoutSubviews()` for the next layout pass.
    open func setNeedsLayout() { mark(.needsLayout, .descendantNeedsLayout) }
    /// Runs the update and layout passes from the highest superview that needs layout.
    open func layoutIfNeeded() { runPasses() }
    /// Lays out the subviews; an override calls super, which copies the frames that constraints give.
    open func layoutSubviews() { copyFramesOfSubviews() }
    /// Returns whether `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
    /// Schedules `updateConstraints()` for the next update pass.
    open func setNeedsUpdateConstraints() { mark(.needsUpdateConstraints, .descendantNeedsUpdateConstraints) }
    /// Runs the update pass for this view and its descendants.
    open func updateConstraintsIfNeeded() { runUpdatePass() }
    /// Updates constraints; an override calls super last.
    ///
    /// The base implementation does nothing.
    open func updateConstraints() {}
    /// Schedules `draw(_:)` for the next display pass.
    open func setNeedsDisplay() { mark(.needsDisplay, .descendantNeedsDisplay) }
    /// Schedules `draw(_:)` of the whole view for the next display pass; Plumb ignores the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// Draws the content into `UIGraphicsGetCurrentContext()`; the base implementation does nothing.
    open func draw(_ rect: CGRect) {}

    // MARK: Alignment and baselines

    /// The insets of the alignment rectangle from the frame, in points.
    ///
    /// The default is zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the alignment rectangle of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame of an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// The view that provides the first baseline; by default the view of the last baseline.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view that provides the last baseline; by default this view.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// Returns the view that provides the last baseline; the former form of ``forLastBaselineLayout``.
    open func forBaselineLayout() -> UIView { self }

    // MARK: Margins and safe area

    /// The effective margins, in points, including the safe area if ``insetsLayoutMarginsFromSafeArea`` is true.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The effective margins, in points, relative to the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    /// A Boolean value that indicates whether the margins include the superview's margins where these overlap the view.
    @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false { didSet { preservationDidChange() } }
    /// A Boolean value that indicates whether the margins include the safe area.
    @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true { didSet { invalidateLayoutMargins() } }
    /// Responds to a change of the effective margins; the base implementation does nothing.
    open func layoutMarginsDidChange() {}
    /// The insets of the area that bars and screen corners do not cover, in points.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsOverride ?? safeAreaStorage }
    /// Responds to a change of the safe area; the base implementation does nothing.
    open func safeAreaInsetsDidChange() {}

    // MARK: Direction

    /// The meaning of the content, which determines whether layout follows the direction of the language.
    @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }
    /// The direction in which this view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
    /// Returns the direction of a semantic content attribute in the language of the application.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: LayoutEnvironment.current.layoutDirection)
    }
    /// Returns the direction of a semantic content attribute relative to a layout direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }

    // MARK: Description

    /// The class, the address and the frame, in Apple's format.
    nonisolated open override var description: String { readingOnMainActor { shownDescription } }

    // MARK: Internal hooks

    /// Sets up a view of this module; each initializer of `UIView` calls it once at its end, except for plain views.
    func didInitialize() {}
    override func didGainObserver() { flags.insert(.isUncommon) }
    override var accessibilityStorage: AccessibilityProperties? {
        get { uncommonStorage?.accessibility }
        set { uncommon.accessibility = newValue }
    }
    override var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(boundsStorage, in: self) }
    /// Handles the visibility change of a subview.
    func subviewVisibilityDidChange(_ subview: UIView) {}
    /// Handles the invalidation of a subview's intrinsic content size.
    func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {}
    /// Handles a change of the content priorities or line breaks of a subview that takes part in layout.
    func subviewContentFlexibilityDidChange(_ subview: UIView) {}
    /// Returns the guide that replaces this view in a constraint; nil for the view itself.
    func guide(for attribute: NSLayoutConstraint.Attribute, seenFrom other: LayoutReference?) -> UILayoutGuide? { nil }
    /// The default layout margins.
    var usualLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    /// The subviews in the order that resolves ties in layout.
    var subviewsInLayoutOrder: [UIView] { subviewStorage }
    /// A Boolean value that indicates whether the content height depends on the width, as for multiline text.
    ///
    /// The engine then queries `contentSize(fittingWidth:)` with the resulting width.
    var contentHeightFollowsWidth: Bool { false }
    /// A Boolean value that indicates whether multiline content is only as wide as its widest line.
    var contentNarrowsToLines: Bool { false }
    /// A Boolean value that indicates whether the view divides its length by the needs of stack views inside it.
    var sharesByStacks: Bool { false }
    /// A Boolean value that indicates whether the tallest subview provides the baselines, which depends on the solution.
    var vendsBaselineOfTallest: Bool { false }
    /// Updates the division of the length; called before each solution if `sharesByStacks` is true.
    func updateShares() {}
    /// Returns the content size at a width, in points; queried if `contentHeightFollowsWidth` is true.
    func contentSize(fittingWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// The font of the view's text lines; nil for a view without text.
    var lineFont: UIFont? { nil }
    /// The first baseline if no other view provides it: the top edge, or the text's baseline (documented).
    var firstBaselinePosition: LayoutBaseline { .first }
    /// The last baseline if no other view provides it: the bottom edge, or the text's baseline.
    var lastBaselinePosition: LayoutBaseline { .last }
    /// The origin for the positions of subviews, in the view's own coordinates.
    ///
    /// It is the visible corner, except in a scroll view, where it is the origin of the content.
    var layoutOriginOfSubviews: CGPoint { boundsStorage.origin }
    /// Handles a change of the bounds' origin, for example by scrolling.
    func shownOriginDidChange() {}
    /// Handles a change of the safe area, before `safeAreaInsetsDidChange()`, which clients override.
    func safeAreaDidChange() {}
    /// The part of the safe area that subviews inherit; a scroll view already adds a part of it to its insets.
    var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets }
    /// The safe area of a root or the view's own addition; for a window that of its device.
    var ownSafeAreaInsets: UIEdgeInsets { .zero }
    /// The text of the view in descriptions of constraints; labels, buttons and text views have one.
    var descriptionText: String? { nil }
    /// The number of pixels per point for rounding up text sizes.
    var textPixelsPerPoint: CGFloat { LayoutEnvironment.current.textScale ?? pixelsPerPoint }
    /// The number of pixels per point.
    var pixelsPerPoint: CGFloat { superviewStorage?.pixelsPerPoint ?? LayoutEnvironment.current.displayScale }
}
