import Foundation
import LayoutEngine

/// A view that asked for a pass again and again.
struct FeedbackLoop {
    /// Its name.
    let view: String
    /// Whether it asked in `updateConstraints()`, and not in `layoutSubviews()`.
    let isOfConstraints: Bool
}

/// The heights by which a row finds its tallest view.
enum BaselineHeights {
    /// Those of the last layout.
    case ofFrames
    /// Those that the contents ask for.
    case ofContents
    /// Those of the present solution.
    case ofSolution
}

/// The engine of one hierarchy: belongs to its root and knows which item is which view.
///
/// A root makes its host at the first layout pass that needs one. Views and constraints below enter it at the beginning of a
/// pass (`attach`), leave it with `removeFromSuperview()`, and read their places from it in `layoutSubviews()`.
@MainActor final class LayoutHost {
    let engine = LayoutEngine(warmStarts: LayoutEnvironment.warmStarts)
    unowned(unsafe) let root: UIView
    /// Whether the host serves one fitting size only; the slots it takes are given back.
    let isTemporary: Bool

    /// The view or the guide of each item.
    @exclusivity(unchecked) nonisolated(unsafe) var views: [Unmanaged<UIView>?] = []
    @exclusivity(unchecked) nonisolated(unsafe) var guides: [Unmanaged<UILayoutGuide>?] = []
    /// The constraint of each record that somebody wrote; empty until `hasConstraintObjects`.
    @exclusivity(unchecked) var constraintObjects: [Unmanaged<NSLayoutConstraint>?] = []
    @exclusivity(unchecked) var hasConstraintObjects = false
    /// Descriptions of what the system made, made when somebody asks.
    @exclusivity(unchecked) var systemObjects: [Int32: NSLayoutConstraint] = [:]

    // The root is in none of these lists, because it owns the host: its slot says the same of it.
    @exclusivity(unchecked) var pendingSubtrees: [UIView] = []
    @exclusivity(unchecked) var staleContentSizes: [UIView] = []
    @exclusivity(unchecked) var widthDependentViews: [UIView] = []
    @exclusivity(unchecked) var baselineViews: [UIView] = []
    /// What rows go by that take the baselines of their tallest view.
    @exclusivity(unchecked) var baselineHeights = BaselineHeights.ofFrames
    /// The distances that follow from fonts.
    @exclusivity(unchecked) var fontSpaces: [_UISystemBaselineConstraint] = []
    /// Views that share their length by what stacks in them need.
    @exclusivity(unchecked) var sharingViews: [UIView] = []
    @exclusivity(unchecked) var isDirty = true
    @exclusivity(unchecked) var reported: [LayoutConflictReport] = []
    /// The loop in which the last pass went round.
    var feedbackLoop: FeedbackLoop?
    @exclusivity(unchecked) var grid = PixelGrid(scale: 2)

    /// Guides of the system of which a constraint was taken out since the last pass.
    @exclusivity(unchecked) var leftGuides: [UILayoutGuide] = []

    /// How the order of items compares with that of the hierarchy.
    @exclusivity(unchecked) var order = ItemOrder.natural
    /// Where views rest that were in another host before.
    private var keptRests: [ObjectIdentifier: LayoutRectangle] = [:]

    /// The frame of the root that the engine was told last.
    private var toldRectangle = LayoutRectangle(minX: 0, minY: 0, width: 0, height: 0)
    var savedViews: [(view: UIView, slot: LayoutSlot)] = []
    var savedGuides: [(guide: UILayoutGuide, slot: LayoutSlot)] = []
    var savedConstraints: [(constraint: NSLayoutConstraint, slot: ConstraintSlot)] = []

    init(root: UIView, isTemporary: Bool = false) {
        self.root = root
        self.isTemporary = isTemporary
        engine.remainingWork = LayoutEnvironment.layoutWork
        attachRoot()
        order = .natural
    }

    /// The same hierarchy anew.
    init(replacing old: LayoutHost) {
        root = old.root
        isTemporary = false
        (reported, feedbackLoop, keptRests) = (old.reported, old.feedbackLoop, old.restingRectangles)
        old.forget(root)
        engine.remainingWork = LayoutEnvironment.layoutWork
        attachRoot()
        order = .natural
        keptRests = [:]
    }

    // MARK: Placement

    func configure(_ view: UIView, _ item: LayoutItem) {
        if view.isOrdinary, view !== root, !view.translatesAutoresizingMaskIntoConstraints {
            // Such a view has no insets, no corner of its own for what is inside, and no content.
            if view.readsRightToLeft { engine.setRightToLeft(true, of: item) }
            // A new item rests at nothing.
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

    /// Makes the constraints that a view has by itself: from its frame and mask, or from its content.
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

    /// What constraints leave open stays as it was when the view came, unless it lay at (0, 0): a policy, Apple documents none.
    private func rest(_ view: UIView, _ item: LayoutItem) {
        let kept = keptRests.isEmpty ? nil : keptRests[ObjectIdentifier(view)]
        engine.setRestingRectangle(kept ?? alignmentRectangle(of: view), of: item)
        restGuides(of: view)
        restMasked(in: view)
    }

    /// Has a view that follows its superview by its mask rest where that puts it while the superview rests, so that it makes no
    /// difference whether it is there: where constraints leave a choice, the superview has it.
    private func rest(_ view: UIView, _ item: LayoutItem, by equations: [LayoutConstraint]) {
        guard let superview = view.superviewStorage, let parent = superview.slot.item, !equations.isEmpty
        else { return }
        // What follows a root that is given leaves no choice.
        if superview === root, root.translatesAutoresizingMaskIntoConstraints, !isTemporary { return }
        let container = engine.restingRectangle(of: parent)
        engine.setRestingRectangle(AutoresizingEquations.rectangle(equations, of: item, in: container), of: item)
        restGuides(of: view)
        restMasked(in: view)
    }

    /// Has the subviews that follow a view by their masks rest where it does.
    private func restMasked(in view: UIView) {
        if view.subviewStorage.isEmpty { return }
        view.subviewStorage.forEachUncounted { subview in
            guard subview.slot.isIn(self), subview.translatesAutoresizingMaskIntoConstraints,
                let item = subview.slot.item
            else { return }
            rest(subview, item, by: subview.slot.systemConstraints.map { engine.constraint($0) })
        }
    }

    /// Has the guides of the system rest where they lie while their view rests, so that it makes no difference whether they are there:
    /// where constraints leave a choice, they follow their view.
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

    /// The place that a view has without its transform, which layout does not see.
    private func alignmentRectangle(of view: UIView) -> LayoutRectangle {
        let upright = CGRect(origin: view.origin, size: view.boundsStorage.size)
        return LayoutRectangle(view.isOrdinary ? upright : view.alignmentRect(forFrame: upright))
    }

    /// Takes other constraints over; where only constants differ, those are changed, which is cheap.
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

    /// Tells the engine of another frame of the root, whose four constraints are there already; whether they were.
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

    /// Has the root be where its frame says, or rest there.
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

    /// The guide of an item.
    func guide(of item: LayoutItem) -> UILayoutGuide? {
        guard Int(item.index) < guides.count else { return nil }
        return guides[Int(item.index)]?.takeUnretainedValue()
    }

    // MARK: Leaving

    /// Forgets its views, because the root goes; some may live on without it.
    nonisolated func dissolve() {
        for view in views { view?._withUnsafeGuaranteedRef { $0.forgetHost() } }
        for guide in guides { guide?._withUnsafeGuaranteedRef { $0.slot = LayoutSlot() } }
    }

    /// Takes a view and those below it out; constraints from outside have been deactivated before.
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

    /// Gives back what a temporary host has taken.
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
