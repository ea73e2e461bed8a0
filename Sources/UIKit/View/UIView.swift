import Foundation
import LayoutEngine
import Scene

/// A rectangle on the screen that lays out its subviews.
///
/// Coordinates are points, and y runs downwards. What a subclass may override is declared here and implemented in extensions,
/// because Swift cannot override what an extension declares. Names, defaults and rules are those of Apple's class reference;
/// `Documentation/LayoutProcess.md` says what runs when, and `Documentation/Compatibility.md` what differs.
@preconcurrency @MainActor open class UIView: UIResponder {
    // MARK: Storage

    // What every layout touches comes first, so that it lies together in memory.

    @exclusivity(unchecked) final var flags: ViewFlags = [.needsLayout, .needsUpdateConstraints, .needsDisplay]
    @exclusivity(unchecked) final var layoutTurn = (number: UInt32(0), count: UInt32(0))
    @exclusivity(unchecked) nonisolated(unsafe) final var superviewLink: Unmanaged<UIView>?
    @exclusivity(unchecked) final var subviewStorage: [UIView] = []
    /// The origin of the frame as it would be without a transform; `center` is derived from it, so that frames read back
    /// exactly.
    @exclusivity(unchecked) final var origin = CGPoint.zero
    @exclusivity(unchecked) final var boundsStorage = CGRect.zero
    /// Where the frame is in the coordinates of the root: exact, and as it was snapped.
    @exclusivity(unchecked) private final var exactCorner = CGPoint.zero
    @exclusivity(unchecked) private final var snappedCorner = CGPoint.zero
    /// What constraints name this view by; taken when it is asked for.
    @exclusivity(unchecked) nonisolated(unsafe) final var referencePlace: LayoutReference.Place?
    /// The constraints that this view holds.
    @exclusivity(unchecked) nonisolated(unsafe) final var held = HeldConstraints()
    // It begins with what every constraint looks at, and ends with what few do.
    @exclusivity(unchecked) nonisolated(unsafe) final var slot = LayoutSlot()
    @exclusivity(unchecked) final var safeAreaStorage = UIEdgeInsets.zero
    /// The host of this hierarchy, if this view is its root.
    @exclusivity(unchecked) final var ownedHost: LayoutHost?
    @exclusivity(unchecked) final var contentHugging = (
        horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow
    )
    @exclusivity(unchecked) final var compressionResistance = (
        horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
    )
    /// What the view was given of margins, and what few views have; nil where nothing was set.
    @exclusivity(unchecked) final var marginStorage: MarginSettings?
    @exclusivity(unchecked) final var uncommonStorage: UncommonViewProperties?

    // Kept as points, because pairs for vectors would have views lie at multiples of 16 bytes, and memory for such is slower to get.
    final var exactOrigin: SIMD2<Double> {
        @inline(__always) get { SIMD2(Double(exactCorner.x), Double(exactCorner.y)) }
        @inline(__always) set { exactCorner = CGPoint(x: newValue.x, y: newValue.y) }
    }
    final var snappedOrigin: SIMD2<Double> {
        @inline(__always) get { SIMD2(Double(snappedCorner.x), Double(snappedCorner.y)) }
        @inline(__always) set { snappedCorner = CGPoint(x: newValue.x, y: newValue.y) }
    }

    // MARK: Making

    /// A view of no size at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// A view at a place in its superview.
    public init(frame: CGRect) {
        origin = frame.origin
        boundsStorage = CGRect(origin: .zero, size: frame.size)
        super.init()
        // A plain view has nothing to set up.
        if type(of: self) == UIView.self {
            flags.insert(.isPlain)
        } else {
            flags.insert(.needsPropertyUpdate)
            didInitialize()
        }
    }

    /// A view from an archive; nothing but an empty view is read.
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

    /// The view that holds this one.
    open var superview: UIView? { superviewStorage }
    /// The views inside, from back to front.
    open var subviews: [UIView] { subviewStorage }
    /// Adds a view in front of the others; it leaves its former superview.
    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }
    /// Adds a view at an index of `subviews`; an index beyond the ends counts as the end.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Adds a view directly behind another.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// Adds a view directly in front of another.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    /// Exchanges the places of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
        subviewStorage.swapAt(index1, index2)
        orderDidChange()
    }
    /// Brings a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewStorage.count - 1) }
    /// Sends a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    /// Leaves the superview; constraints that reach out of this view's subtree are deactivated.
    open func removeFromSuperview() { leaveSuperview() }
    /// Whether this view is the other or below it.
    open func isDescendant(of view: UIView) -> Bool {
        lies(in: view)
    }
    /// A number by which `viewWithTag(_:)` finds the view; 0 until set.
    open var tag: Int {
        get { uncommonStorage?.tag ?? 0 }
        set { if uncommonStorage != nil || newValue != 0 { uncommon.tag = newValue } }
    }
    /// The first view with a tag among this one and those below it; nil if none has it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewStorage { if let found = subview.viewWithTag(tag) { return found } }
        return nil
    }
    /// Called after a view was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view leaves.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed.
    open func didMoveToSuperview() {}
    /// The window at the top of the hierarchy.
    open var window: UIWindow? { currentWindow }
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed.
    open func didMoveToWindow() {}
    /// The controller of the view, or the superview; nil at the end of the chain.
    open override var next: UIResponder? { viewController ?? superviewStorage }

    // MARK: Geometry

    /// The rectangle in the coordinates of the superview, in points: the one around the transformed bounds.
    open var frame: CGRect {
        get { currentFrame }
        set { notifying("frame", currentFrame) { place(frame: newValue) } }
    }
    /// The rectangle in the view's own coordinates; setting its size keeps the centre.
    open var bounds: CGRect {
        get { boundsStorage }
        set { notifying("bounds", boundsStorage) { place(bounds: newValue) } }
    }
    /// The centre in the coordinates of the superview; where the anchor point lies, which is the middle unless set otherwise.
    open var center: CGPoint {
        get { anchoredPosition }
        set { notifying("center", center) { place(anchor: newValue) } }
    }
    /// The point of the bounds that `center` places and about which the transform turns, as parts of their size.
    ///
    /// Setting it moves the view, since the centre stays; constraints place the frame, whatever it is.
    open var anchorPoint: CGPoint {
        get { uncommonStorage?.anchorPoint ?? UIView.middle }
        set { if newValue != anchorPoint { moveAnchor(to: newValue) } }
    }
    /// A transform about the anchor point; layout does not see it.
    open var transform: CGAffineTransform {
        get { uncommonStorage?.transform ?? .identity }
        set { if uncommonStorage != nil || !newValue.isIdentity { uncommon.transform = newValue } }
    }
    /// A point of this view in the coordinates of another; nil stands for the root.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, from: self, to: view) }
    /// A point of another view in the coordinates of this one; nil stands for the root.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view, to: self) }
    /// A rectangle of this view in the coordinates of another; nil stands for the root.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, from: self, to: view) }
    /// A rectangle of another view in the coordinates of this one; nil stands for the root.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view, to: self) }

    // MARK: Look

    /// Whether the view and its subviews are left out of the picture; layout keeps their place.
    @exclusivity(unchecked) open var isHidden = false {
        didSet {
            if isHidden != oldValue { superviewStorage?.subviewVisibilityDidChange(self) }
            if !observations.isEmpty { valueDidChange("hidden", from: oldValue, to: isHidden) }
        }
    }
    /// How opaque the view is, from 0 to 1.
    @exclusivity(unchecked) open var alpha: CGFloat = 1 {
        didSet { if !observations.isEmpty { valueDidChange("alpha", from: oldValue, to: alpha) } }
    }
    /// Whether what lies outside the bounds is left out of the picture.
    @exclusivity(unchecked) open var clipsToBounds = false
    /// The fill.
    @exclusivity(unchecked) open var backgroundColor: UIColor?
    /// The colour of what can be tapped; that of the superview unless set.
    open var tintColor: UIColor! {
        get { tintStorage ?? superviewStorage?.tintColor ?? .systemBlue }
        set {
            uncommon.tint = newValue
            tellTint()
        }
    }
    /// Called after the colour of what can be tapped has changed, here or above.
    open func tintColorDidChange() {}
    /// How the content takes the view's size; layout does not see it.
    @exclusivity(unchecked) open var contentMode = ContentMode.scaleToFill
    /// Whether the view covers all that is behind it.
    open var isOpaque = true

    /// A view of the same size with the same fill; there is no picture of what is inside.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(afterUpdates) }
    /// A view as large as a rectangle of this one, with the same fill; there is no picture of what is inside.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let made = snapshotView(afterScreenUpdates: afterUpdates)
        made?.frame.size = rect.size
        return made
    }

    // MARK: Layer

    /// The class of the layer, one of `CALayer` and its subclasses.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer that shows the view; place, visibility, opacity, clipping and fill of both are the same.
    open var layer: CALayer { currentLayer }
    /// Places what is in the layer, the subviews by ``layoutSubviews()``; called where somebody has asked for the layer.
    open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
    /// Draws the layer's content; nothing calls it, since layers are not composed.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Has the layer's content drawn; nothing calls it, since layers are not composed.
    open func display(_ layer: CALayer) {}
    /// What a property of the layer does when it is changed: nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    // MARK: Traits

    /// What layout adapts to.
    open var traitCollection: UITraitCollection { TraitReadings.noting(currentTraits, of: self) }
    /// Called after the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this view and those below, whatever is around; unspecified for what is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { uncommonStorage?.traits?.style ?? .unspecified }
        set { if newValue != overrideUserInterfaceStyle { traitSettings.style = newValue } }
    }

    // MARK: Touches

    /// Whether touches may begin while others last.
    open var isMultipleTouchEnabled = false
    /// Whether the view takes part in hit testing.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    /// Whether a point in the view's own coordinates lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsStorage.contains(point) }
    /// The front-most view at a point, this one or one below; nil where none takes part in hit testing.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }
    /// Adds a recogniser; it leaves its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { take(gestureRecognizer) }
    /// Removes a recogniser of the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { giveUp(gestureRecognizer) }
    /// Whether a movement may begin, asked after the recogniser's delegate; yes unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Gives up editing in this view and those below; nothing is edited here.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

    // MARK: Accessibility

    /// A name for tests of the interface; descriptions of constraints use it.
    open var accessibilityIdentifier: String? {
        get { uncommonStorage?.accessibilityIdentifier }
        set { if uncommonStorage != nil || newValue != nil { uncommon.accessibilityIdentifier = newValue } }
    }

    // MARK: Autoresizing

    /// Which margins and sizes follow when the superview changes size.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { maskDidChange() } }
    }
    /// Whether subviews follow by their autoresizing masks when this view changes size.
    @exclusivity(unchecked) open var autoresizesSubviews = true
    /// Whether frame and autoresizing mask are turned into constraints.
    @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
    }

    // MARK: Constraints

    /// Whether the view cannot be laid out without constraints of its own; the engine then starts with it.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The constraints that this view holds, with those made from frames and masks.
    open var constraints: [NSLayoutConstraint] { heldConstraints }
    /// Adds a constraint between this view and views below it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
    /// Adds constraints between this view and views below it.
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
    /// Whether the constraints admit another frame that is just as good; false for a view that no constraint names.
    open var hasAmbiguousLayout: Bool { askHost { $0.engine.isAmbiguous($1) } ?? false }
    /// Moves an ambiguous view to another frame that is just as good.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
    /// The constraints that decide position and size on an axis, directly or through others.
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
    /// The anchor of the horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { .of(reference, .centerX) }
    /// The anchor of the vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { .of(reference, .centerY) }
    /// The anchor of the first baseline.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { .of(reference, .firstBaseline) }
    /// The anchor of the last baseline.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { .of(reference, .lastBaseline) }

    // MARK: Layout guides

    /// The guides that this view owns.
    open var layoutGuides: [UILayoutGuide] { guideStorage }
    /// Adds a layout guide; adding it again has no effect.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
    /// Removes a layout guide; constraints that name it are deactivated.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { giveUp(layoutGuide) }
    /// The guide of the margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
    /// The guide of a width at which text reads well: centred, within the margins, at most 672 points wide.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
    /// The guide of what bars and corners do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The guide of the keyboard, which is away: the space below the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardLayoutGuide() }

    // MARK: Content

    /// The size that the content asks for; `noIntrinsicMetric` on an axis that asks for none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Says that the intrinsic content size has changed.
    open func invalidateIntrinsicContentSize() { contentDidChange() }
    /// How strongly the view refuses to grow beyond its content; 250 until set.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentHugging.horizontal : contentHugging.vertical
    }
    /// Sets how strongly the view refuses to grow beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { contentHugging.horizontal = priority } else { contentHugging.vertical = priority }
        contentPriorityDidChange()
    }
    /// How strongly the view refuses to shrink below its content; 750 until set.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
    }
    /// Sets how strongly the view refuses to shrink below its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            compressionResistance.horizontal = priority
        } else {
            compressionResistance.vertical = priority
        }
        contentPriorityDidChange()
    }
    /// The size that the constraints of this view and those below give it, with a fitting priority of 50 on both axes.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the constraints of this view and those below give it, as near to a target as the priorities allow.
    ///
    /// No frame changes.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    /// The size that fits a proposal; the current size unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { boundsStorage.size }
    /// Takes the size that fits; the corner at the top left stays where it is.
    open func sizeToFit() { fitSize() }

    // MARK: Passes

    /// Asks for `updateProperties()` in the next pass, before anything is laid out.
    open func setNeedsUpdateProperties() { mark(.needsPropertyUpdate, .descendantNeedsPropertyUpdate) }
    /// Runs the passes of properties for this view, its controller and those below.
    open func updatePropertiesIfNeeded() { runPropertyPass() }
    /// Sets texts, colours and what else needs no layout, before constraints are updated and views laid out.
    ///
    /// It is called again when something observable that it has read is another.
    open func updateProperties() {}
    /// Sends ``updateProperties()`` and what goes with it.
    func runPropertyUpdate() {
        ObservedPass.properties.track(self, { updateProperties() }, { [weak self] in self?.setNeedsUpdateProperties() })
    }
    /// Asks for `layoutSubviews()` in the next layout pass.
    open func setNeedsLayout() { mark(.needsLayout, .descendantNeedsLayout) }
    /// Runs the update and layout passes from the highest view above that needs layout.
    open func layoutIfNeeded() { runPasses() }
    /// Places the subviews; an override calls super, which copies the places that the constraints give.
    open func layoutSubviews() { copyFramesOfSubviews() }
    /// Whether `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
    /// Asks for `updateConstraints()` in the next update pass.
    open func setNeedsUpdateConstraints() { mark(.needsUpdateConstraints, .descendantNeedsUpdateConstraints) }
    /// Runs the update pass for this view and those below.
    open func updateConstraintsIfNeeded() { runUpdatePass() }
    /// Changes constraints; an override calls super last.
    open func updateConstraints() {}
    /// Asks for `draw(_:)` in the next display pass.
    open func setNeedsDisplay() { mark(.needsDisplay, .descendantNeedsDisplay) }
    /// Asks for `draw(_:)` of a part in the next display pass.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// Draws the content into `UIGraphicsGetCurrentContext()`; nothing unless a subclass does.
    open func draw(_ rect: CGRect) {}

    // MARK: Alignment and baselines

    /// How far the frame reaches beyond the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The alignment rectangle of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame of an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// The view whose first baseline is this view's; the one of the last baseline unless a subclass knows better.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline is this view's; itself unless a subclass knows better.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The old form of ``forLastBaselineLayout``.
    open func forBaselineLayout() -> UIView { self }

    // MARK: Margins and safe area

    /// The margins in effect, with the safe area where they count it.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The margins in effect, by the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    /// Whether the margins are at least what the superview's margins reach into this view.
    @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false { didSet { preservationDidChange() } }
    /// Whether the safe area is added to the margins.
    @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true { didSet { invalidateLayoutMargins() } }
    /// Called when the margins in effect have changed.
    open func layoutMarginsDidChange() {}
    /// What bars and corners cover of this view.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsOverride ?? safeAreaStorage }
    /// Called when the safe area has changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Direction

    /// How the layout follows the direction of the language.
    @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }
    /// The direction in which this view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
    /// The direction of a semantic content attribute in the language of the program.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: LayoutEnvironment.layoutDirection)
    }
    /// The direction of a semantic content attribute within a direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }

    // MARK: Description

    /// Class, address and frame, as Apple's run time prints them.
    nonisolated open override var description: String { readingOnMainActor { shownDescription } }

    // MARK: Hooks for views of this module

    /// Called once, at the end of every initialiser of `UIView`: what a class of this module sets up whichever way it is made.
    func didInitialize() {}
    override func didGainObserver() { flags.insert(.isUncommon) }
    override var accessibilityStorage: AccessibilityProperties? {
        get { uncommonStorage?.accessibility }
        set { uncommon.accessibility = newValue }
    }
    override var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(boundsStorage, in: self) }
    /// Called on the superview when a subview was hidden or shown.
    func subviewVisibilityDidChange(_ subview: UIView) {}
    /// Called on the superview when a subview's intrinsic content size became invalid.
    func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {}
    /// Called on the superview when a subview that takes part in layout holds to its content with another priority.
    func subviewContentPriorityDidChange(_ subview: UIView) {}
    /// The guide that a constraint means by this view; nil where it means the view itself.
    func guide(for attribute: NSLayoutConstraint.Attribute, seenFrom other: LayoutReference?) -> UILayoutGuide? { nil }
    /// The margins until somebody sets others.
    var usualLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    /// The subviews in the order in which layout takes them where constraints leave a choice.
    var subviewsInLayoutOrder: [UIView] { subviewStorage }
    /// Whether the height of the content depends on the width, as that of a text of many lines does.
    ///
    /// The engine then asks for `contentSize(fittingWidth:)` with the width that came out.
    var contentHeightFollowsWidth: Bool { false }
    /// Whether content that a width breaks into lines is only as wide as the widest of them.
    var contentNarrowsToLines: Bool { false }
    /// Whether the view shares its length by what stacks in it need, which anything in them may change.
    var sharesByStacks: Bool { false }
    /// Whether the baselines are those of the tallest view inside, which the solution decides.
    var vendsBaselineOfTallest: Bool { false }
    /// Shares the length anew where they need something else; called before each solution where `sharesByStacks`.
    func updateShares() {}
    /// The size of the content at a width, in points; asked where `contentHeightFollowsWidth`.
    func contentSize(fittingWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// The font of the lines of a text; nil for a view without one.
    var lineFont: UIFont? { nil }
    /// Where the first baseline lies, where no other view is vended: the top edge unless the view has text (documented).
    var firstBaselinePosition: LayoutBaseline { .first }
    /// Where the last baseline lies, where no other view is vended: the bottom edge unless the view has text.
    var lastBaselinePosition: LayoutBaseline { .last }
    /// What the places of subviews count from, in the view's own coordinates: the corner that shows; a scroll view's is that
    /// of its content.
    var layoutOriginOfSubviews: CGPoint { boundsStorage.origin }
    /// Called when the origin of the bounds has changed: the view was scrolled.
    func shownOriginDidChange() {}
    /// Called when the safe area has changed, before `safeAreaInsetsDidChange()`, which others override.
    func safeAreaDidChange() {}
    /// What of the safe area concerns the subviews; a scroll view makes room for some of it by itself.
    var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets }
    /// The safe area of a root, and what a view adds by itself; a window's is that of its device.
    var ownSafeAreaInsets: UIEdgeInsets { .zero }
    /// The text that descriptions of constraints show for the view: labels, buttons and text views have one.
    var descriptionText: String? { nil }
    /// Pixels a point that sizes of text are rounded up to.
    var textPixelsPerPoint: CGFloat { LayoutEnvironment.textScale ?? pixelsPerPoint }
    /// Pixels a point.
    var pixelsPerPoint: CGFloat { superviewStorage?.pixelsPerPoint ?? LayoutEnvironment.displayScale }
}
