import Foundation
import LayoutEngine

/// A view that repeatedly requested another pass.
struct FeedbackLoop {
    /// The request that keeps the loop running.
    enum Cause {
        /// The update of a view requests another update of the same view.
        case update
        /// The update of a view requests another update below it.
        case updateOfSubview
        /// The layout of a view requests another layout.
        case layout
    }

    /// The name of the view.
    let view: String
    let cause: Cause
    /// A Boolean value that indicates whether the methods of a view controller run in the pass of the view.
    var hasController = false
}

/// The heights by which a row finds its tallest view.
enum BaselineHeights {
    /// The heights of the last layout.
    case ofFrames
    /// The heights of the contents.
    case ofContents
    /// The heights of the current solution.
    case ofSolution
}

/// The engine of one hierarchy.
///
/// The root view owns the host, and the host maps items to views. A root creates its host at the first layout pass that
/// needs one. Views and constraints enter it at the beginning of a pass (`attach`), leave it with
/// `removeFromSuperview()`, and read their frames from it in `layoutSubviews()`.
@MainActor final class LayoutHost {
    let engine = LayoutEngine()
    unowned(unsafe) let root: UIView
    /// A Boolean value that indicates whether the host computes only one fitting size.
    ///
    /// Such a host gives the slots back.
    let isTemporary: Bool

    // Invariant: the root owns the host, and outlives it. A view, guide or constraint leaves the host before it is deallocated, and the
    // host clears the slots of all that are left in `dissolve`. Only the main actor accesses the lists, statement by statement.
    // Tests: `LifetimeTests`, `GuideLifetimeTests`, `RemovalTests`, `HierarchyOrderTests`.

    /// The view or the guide of each item.
    @exclusivity(unchecked) nonisolated(unsafe) var views: [Unmanaged<UIView>?] = []
    @exclusivity(unchecked) nonisolated(unsafe) var guides: [Unmanaged<UILayoutGuide>?] = []
    /// The written constraint of each record.
    ///
    /// The list is empty until `hasConstraintObjects` is set.
    @exclusivity(unchecked) var constraintObjects: [Unmanaged<NSLayoutConstraint>?] = []
    @exclusivity(unchecked) var hasConstraintObjects = false
    /// The objects of system constraints, created at the first access.
    @exclusivity(unchecked) var systemObjects: [Int32: NSLayoutConstraint] = [:]

    // The root is in none of these lists, because it owns the host. Its slot holds the same facts.
    @exclusivity(unchecked) var pendingSubtrees: [UIView] = []
    @exclusivity(unchecked) var staleContentSizes: [UIView] = []
    @exclusivity(unchecked) var widthDependentViews: [UIView] = []
    @exclusivity(unchecked) var baselineViews: [UIView] = []
    /// The heights by which rows find their tallest view for their baselines.
    @exclusivity(unchecked) var baselineHeights = BaselineHeights.ofFrames
    /// The spacing constraints that depend on fonts.
    @exclusivity(unchecked) var fontSpaces: [_UISystemBaselineConstraint] = []
    /// The views that share their length by the needs of stacks in them.
    @exclusivity(unchecked) var sharingViews: [UIView] = []
    @exclusivity(unchecked) var isDirty = true
    @exclusivity(unchecked) var reported: [LayoutConflictReport] = []
    /// The feedback loop of the last pass.
    var feedbackLoop: FeedbackLoop?
    @exclusivity(unchecked) var grid = PixelGrid(scale: 2)

    /// The system guides of which a constraint was removed since the last pass.
    @exclusivity(unchecked) var leftGuides: [UILayoutGuide] = []

    /// The relation between the order of items and the order of the hierarchy.
    @exclusivity(unchecked) var order = ItemOrder.natural
    /// The resting rectangles of views from the previous host.
    private var keptRests: [ObjectIdentifier: LayoutRectangle] = [:]

    /// The last frame of the root in the engine.
    private var toldRectangle = LayoutRectangle(minX: 0, minY: 0, width: 0, height: 0)
    var savedViews: [(view: UIView, slot: LayoutSlot)] = []
    var savedGuides: [(guide: UILayoutGuide, slot: LayoutSlot)] = []
    var savedConstraints: [(constraint: NSLayoutConstraint, slot: ConstraintSlot)] = []

    init(root: UIView, isTemporary: Bool = false) {
        self.root = root
        self.isTemporary = isTemporary
        engine.remainingWork = LayoutEnvironment.current.layoutWork
        attachRoot()
        order = .natural
    }

    /// Creates a host for the same hierarchy, with new items.
    init(replacing old: LayoutHost) {
        root = old.root
        isTemporary = false
        (reported, feedbackLoop, keptRests) = (old.reported, old.feedbackLoop, old.restingRectangles)
        old.forget(root)
        engine.remainingWork = LayoutEnvironment.current.layoutWork
        attachRoot()
        order = .natural
        keptRests = [:]
    }

    // MARK: Placement

    func configure(_ view: UIView, _ item: LayoutItem) {
        if view.isOrdinary, view !== root, !view.translatesAutoresizingMaskIntoConstraints {
            // Such a view has no insets, no offset of its subviews and no content.
            if view.readsRightToLeft { engine.setRightToLeft(true, of: item) }
            // A new item rests at zero.
            if view.origin != .zero || view.boundsStorage.size != .zero || !keptRests.isEmpty { rest(view, item) }
            isDirty = true
            return
        }
        let insets = view.alignmentRectInsets
        if insets != .zero { engine.setAlignmentInsets(LayoutInsets(insets), of: item) }
        if view.readsRightToLeft { engine.setRightToLeft(true, of: item) }
        let offset = view.layoutOriginOfSubviews
        if offset != view.boundsStorage.origin { refreshChildOffset(view, item) }
        updatePlacement(of: view)
        isDirty = true
    }

    func refreshChildOffset(_ view: UIView, _ item: LayoutItem) {
        let origin = view.layoutOriginOfSubviews
        let shown = view.boundsStorage.origin
        engine.setChildOffset(x: shown.x - origin.x, y: shown.y - origin.y, of: item)
        isDirty = true
    }

    /// Creates the constraints of a view's frame and mask, or requests the measurement of its content.
    func updatePlacement(of view: UIView) {
        guard let item = view.slot.item else { return }
        if view === root {
            if updateConstantsOfRoot() {
                isDirty = true
                return
            }
            setSystemConstraints([], of: view)
            if !isTemporary { placeRoot(item) }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            let wanted = view.autoresizingConstraints(item: item, isFitting: isTemporary)
            rest(view, item, by: wanted)
            setSystemConstraints(wanted, of: view)
        } else {
            rest(view, item)
            setSystemConstraints([], of: view)
        }
        let hasContent = !view.translatesAutoresizingMaskIntoConstraints || (isTemporary && view === root)
        if hasContent || view.slot.contentWidth != nil || view.slot.contentHeight != nil { needsContentSize(of: view) }
        isDirty = true
    }

    /// Sets the resting rectangle of a view to its frame at entry, unless the view is at (0, 0).
    ///
    /// Ambiguous values keep it; Apple documents no rule.
    private func rest(_ view: UIView, _ item: LayoutItem) {
        let kept = keptRests.isEmpty ? nil : keptRests[ObjectIdentifier(view)]
        engine.setRestingRectangle(kept ?? alignmentRectangle(of: view), of: item)
        restGuides(of: view)
        restMasked(in: view)
    }

    /// Sets the resting rectangle of a view with an autoresizing mask from the resting rectangle of its superview.
    ///
    /// The view then has no effect on an ambiguous layout: only its superview does.
    private func rest(_ view: UIView, _ item: LayoutItem, by equations: [LayoutConstraint]) {
        guard let superview = view.superviewStorage, let parent = superview.slot.item, !equations.isEmpty
        else { return }
        // A root with a given frame is not ambiguous, and neither are views that follow it by their masks.
        if superview === root, root.translatesAutoresizingMaskIntoConstraints, !isTemporary { return }
        let container = engine.restingRectangle(of: parent)
        engine.setRestingRectangle(AutoresizingEquations.rectangle(equations, of: item, in: container), of: item)
        restGuides(of: view)
        restMasked(in: view)
    }

    /// Updates the resting rectangles of subviews with autoresizing masks.
    private func restMasked(in view: UIView) {
        if view.subviewStorage.isEmpty { return }
        view.subviewStorage.forEachUncounted { subview in
            guard subview.slot.isIn(self), subview.translatesAutoresizingMaskIntoConstraints,
                let item = subview.slot.item
            else { return }
            rest(subview, item, by: subview.slot.systemConstraints.map { engine.constraint($0) })
        }
    }

    /// Sets the resting rectangles of a view's guides from the view's resting rectangle.
    ///
    /// The guides then have no effect on an ambiguous layout: they follow their view.
    func restGuides(of view: UIView) {
        guard let uncommon = view.uncommonStorage, view.slot.isIn(self), let item = view.slot.item else { return }
        for guide in uncommon.systemGuides where guide.slot.isIn(self) { rest(guide, in: item) }
        for guide in uncommon.guides where guide.slot.isIn(self) { rest(guide, in: item) }
    }

    func rest(_ guide: UILayoutGuide, in owner: LayoutItem) {
        guard let item = guide.slot.item,
            let rectangle = guide.restingRectangle(in: engine.restingRectangle(of: owner))
        else { return }
        engine.setRestingRectangle(rectangle, of: item)
    }

    /// Returns the alignment rectangle of a view without its transform, which layout ignores.
    private func alignmentRectangle(of view: UIView) -> LayoutRectangle {
        let upright = CGRect(origin: view.origin, size: view.boundsStorage.size)
        return LayoutRectangle(view.isOrdinary ? upright : view.alignmentRect(forFrame: upright))
    }

    /// Replaces the system constraints of a view.
    ///
    /// If only constants differ, the method changes the constants, which is cheap.
    private func setSystemConstraints(_ wanted: [LayoutConstraint], of view: UIView) {
        if wanted.isEmpty, view.slot.systemConstraints.isEmpty { return }
        if keepsForm(view.slot.systemConstraints, wanted) {
            for (id, constraint) in zip(view.slot.systemConstraints, wanted) {
                setSystemConstant(constraint.constant, of: id)
            }
        } else {
            for id in view.slot.systemConstraints { forget(id) }
            view.slot.systemConstraints = engine.addAll(wanted)
        }
    }

    private func setSystemConstant(_ constant: Double, of id: LayoutConstraintID) {
        engine.setConstant(constant, of: id)
        if !systemObjects.isEmpty { systemObjects[id.index]?.constantStorage = CGFloat(constant) }
    }

    /// Updates the four constraints of the root's frame, and returns whether they exist.
    private func updateConstantsOfRoot() -> Bool {
        let ids = root.slot.systemConstraints
        guard !isTemporary, root.translatesAutoresizingMaskIntoConstraints, ids.count == 4 else { return false }
        let (old, new) = (toldRectangle, alignmentRectangle(of: root))
        toldRectangle = new
        if new.width != old.width { setSystemConstant(new.width, of: ids[0]) }
        if new.height != old.height { setSystemConstant(new.height, of: ids[1]) }
        if new.minX != old.minX { setSystemConstant(new.minX, of: ids[2]) }
        if new.minY != old.minY { setSystemConstant(new.minY, of: ids[3]) }
        return true
    }

    private func keepsForm(_ present: [LayoutConstraintID], _ wanted: [LayoutConstraint]) -> Bool {
        guard !present.isEmpty, present.count == wanted.count else { return false }
        for (id, constraint) in zip(present, wanted) {
            var old = engine.constraint(id)
            old.constant = constraint.constant
            if old != constraint { return false }
        }
        return true
    }

    /// Constrains the root to its frame, or sets its resting rectangle.
    private func placeRoot(_ item: LayoutItem) {
        let rectangle = alignmentRectangle(of: root)
        toldRectangle = rectangle
        guard root.translatesAutoresizingMaskIntoConstraints else {
            engine.setRestingRectangle(rectangle, of: item)
            restGuides(of: root)
            restMasked(in: root)
            return
        }
        root.slot.systemConstraints.reserveCapacity(4)
        placeRoot(item, .width, rectangle.width)
        placeRoot(item, .height, rectangle.height)
        placeRoot(item, .minX, rectangle.minX)
        placeRoot(item, .minY, rectangle.minY)
    }

    private func placeRoot(_ item: LayoutItem, _ attribute: LayoutAttribute, _ value: Double) {
        if let id = engine.add(item, attribute, equal: value, origin: .encapsulatedLayout) {
            root.slot.systemConstraints.append(id)
        }
    }

    /// Returns the guide of an item.
    func guide(of item: LayoutItem) -> UILayoutGuide? {
        guard Int(item.index) < guides.count else { return nil }
        return guides[Int(item.index)]?.takeUnretainedValue()
    }

    // MARK: Removal

    /// Removes the host from its views when the root is deallocated.
    ///
    /// Some views may outlive it.
    nonisolated func dissolve() {
        for view in views { view?._withUnsafeGuaranteedRef { $0.forgetHost() } }
        for guide in guides { guide?._withUnsafeGuaranteedRef { $0.slot = LayoutSlot() } }
    }

    /// Removes a view and its descendants.
    ///
    /// Constraints from outside the subtree are inactive already.
    func detach(_ view: UIView) {
        guard view.slot.isIn(self) else { return }
        for subview in view.subviewStorage { detach(subview) }
        view.held.forEachUncounted { uninstall($0) }
        for guide in view.guideStorage { detach(guide) }
        for guide in view.systemGuides { detach(guide) }
        if let item = view.slot.item { release(item) }
        if view.slot.isWidthDependent { widthDependentViews.removeObject(view) }
        if view.slot.isBaselineNoted { baselineViews.removeObject(view) }
        if !sharingViews.isEmpty { sharingViews.removeObject(view) }
        view.slot = LayoutSlot()
        isDirty = true
    }

    func detach(_ guide: UILayoutGuide) {
        guard guide.slot.isIn(self) else { return }
        if let item = guide.slot.item { release(item) }
        guide.slot = LayoutSlot()
    }

    private func release(_ item: LayoutItem) {
        for id in engine.constraints(naming: item) {
            if let constraint = constraintObject(id) { constraint.slot = ConstraintSlot() }
            forget(id)
        }
        views[Int(item.index)] = nil
        if Int(item.index) < guides.count { guides[Int(item.index)] = nil }
        engine.remove(item)
    }

    /// Restores the slots that a temporary host has replaced.
    func restore() {
        for saved in savedConstraints.reversed() { saved.constraint.slot = saved.slot }
        for saved in savedGuides.reversed() { saved.guide.slot = saved.slot }
        for saved in savedViews.reversed() { saved.view.slot = saved.slot }
        savedConstraints = []
        savedGuides = []
        savedViews = []
    }
}

extension LayoutEngine {
    func addAll(_ constraints: [LayoutConstraint]) -> [LayoutConstraintID] {
        var ids: [LayoutConstraintID] = []
        ids.reserveCapacity(constraints.count)
        for constraint in constraints { if let id = add(constraint) { ids.append(id) } }
        return ids
    }
}

extension LayoutInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}

extension LayoutRectangle {
    init(_ rectangle: CGRect) {
        self.init(
            minX: Double(rectangle.origin.x), minY: Double(rectangle.origin.y), width: Double(rectangle.size.width),
            height: Double(rectangle.size.height))
    }
}
