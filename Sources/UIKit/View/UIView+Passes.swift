import Foundation
import LayoutEngine

/// The current layout run, which counts the layouts of each view.
@MainActor enum LayoutTurn {
    // Invariant of `@exclusivity(unchecked)`: see `UIView`. Test: `LayoutProcessTests`.
    @exclusivity(unchecked) static var number: UInt32 = 0
    @exclusivity(unchecked) static var depth = 0
    /// The view with the most layouts, near the limit.
    static weak var loudest: UIView?
    /// The view that requested another update, of itself or of a subview, during its constraint update.
    static weak var updatedAgain: UIView?
}

extension UIView {
    // MARK: Update

    /// Calls `updateConstraints()` on the marked views of the subtree, subviews first.
    func runUpdatePass() {
        if flags.contains(.descendantNeedsUpdateConstraints) {
            flags.remove(.descendantNeedsUpdateConstraints)
            subviewStorage.forEachUncounted { subview in
                if !subview.flags.isDisjoint(with: .update) { subview.runUpdatePass() }
            }
        }
        guard flags.contains(.needsUpdateConstraints) else { return }
        flags.remove(.needsUpdateConstraints)
        if flags.contains(.hasController), let viewController {
            ObservedPass.controllerConstraints.track(
                viewController, viewController.updateViewConstraints,
                { [weak self] in self?.setNeedsUpdateConstraints() })
        } else if flags.contains(.isPlain) {
            updateConstraints()
        } else {
            ObservedPass.constraints.track(
                self, { updateConstraints() }, { [weak self] in self?.setNeedsUpdateConstraints() })
        }
        if !flags.isDisjoint(with: .update) { LayoutTurn.updatedAgain = self }
    }

    // MARK: Properties

    /// Calls `updateProperties()` on the marked views of the subtree and their controllers, superviews first.
    func runPropertyPass() {
        if flags.contains(.controllerNeedsPropertyUpdate) {
            flags.remove(.controllerNeedsPropertyUpdate)
            viewController?.runPropertyUpdate()
        }
        if flags.contains(.needsPropertyUpdate) {
            flags.remove(.needsPropertyUpdate)
            runPropertyUpdate()
        }
        guard flags.contains(.descendantNeedsPropertyUpdate) else { return }
        flags.remove(.descendantNeedsPropertyUpdate)
        subviewStorage.forEachUncounted { subview in
            if !subview.flags.isDisjoint(with: .properties) { subview.runPropertyPass() }
        }
    }

    // MARK: Layout

    /// Runs update and layout passes from the highest marked superview, until nothing is due.
    func runPasses() {
        if LayoutTurn.depth == 0 {
            LayoutTurn.number &+= 1
            LayoutTurn.loudest = nil
        }
        LayoutTurn.depth += 1
        defer { LayoutTurn.depth -= 1 }
        let root = self.root
        for _ in 0..<LayoutEnvironment.current.feedbackLoopThreshold {
            let top = highestNeeding(ViewFlags.update.union(.properties).union(.needsLayout))
            if !top.flags.isDisjoint(with: .properties) { top.runPropertyPass() }
            LayoutTurn.updatedAgain = nil
            top.runUpdatePass()
            root.ownedHost?.updateShares()
            let host = root.hostInOrder()
            let start = highestNeeding(.needsLayout)
            start.runLayoutPass()
            let isDone =
                start.flags.isDisjoint(with: ViewFlags.layout.union(.update).union(.properties))
                && host?.isDirty != true
            if isDone {
                if root.ownedHost?.feedbackLoop != nil { root.ownedHost?.feedbackLoop = nil }
                return
            }
        }
        // The pass ends with a report instead of an endless loop.
        root.ownedHost?.feedbackLoop = feedbackLoop
    }

    /// The feedback loop of the last pass.
    private var feedbackLoop: FeedbackLoop {
        if let view = LayoutTurn.updatedAgain, !view.flags.isDisjoint(with: .update) {
            return view.loop(view.flags.contains(.needsUpdateConstraints) ? .update : .updateOfSubview)
        }
        return (LayoutTurn.loudest ?? self).loop(.layout)
    }

    private func loop(_ cause: FeedbackLoop.Cause) -> FeedbackLoop {
        FeedbackLoop(view: reference.fullName, cause: cause, hasController: flags.contains(.hasController))
    }

    /// Returns the engine host of this root, and creates it if the hierarchy needs one.
    func hostOfRoot() -> LayoutHost? {
        if ownedHost == nil, flags.contains(.wantsEngine) { ownedHost = LayoutHost(root: self) }
        return ownedHost
    }

    private func highestNeeding(_ wanted: ViewFlags) -> UIView {
        // Invariant: no view of the chain is released here, because each superview retains its subviews and `self` is in use.
        // Test: `LifetimeTests`.
        var highest = Unmanaged.passUnretained(self)
        var current = superviewLink
        while let view = current {
            if view._withUnsafeGuaranteedRef({ !$0.flags.isDisjoint(with: wanted) }) { highest = view }
            current = view._withUnsafeGuaranteedRef { $0.superviewLink }
        }
        return highest.takeUnretainedValue()
    }

    /// Lays out the marked views of the subtree, superviews first.
    private func runLayoutPass() {
        if flags.contains(.needsLayout) {
            flags.remove([.needsLayout, .needsFrameCopy])
            guard countLayout() else { return }
            if isOrdinary {
                copyFramesOfSubviews()
            } else if flags.contains(.hasController), let viewController {
                ObservedPass.controllerWillLayout.track(
                    viewController, viewController.viewWillLayoutSubviews, { [weak self] in self?.setNeedsLayout() })
                layoutContent()
                ObservedPass.controllerDidLayout.track(
                    viewController, viewController.viewDidLayoutSubviews, { [weak self] in self?.setNeedsLayout() })
            } else {
                layoutContent()
            }
        } else if flags.contains(.needsFrameCopy) {
            flags.remove(.needsFrameCopy)
            copyFramesOfSubviews()
        }
        guard flags.contains(.descendantNeedsLayout) else { return }
        flags.remove(.descendantNeedsLayout)
        subviewStorage.forEachUncounted { subview in
            if !subview.flags.isDisjoint(with: .layout) { subview.runLayoutPass() }
        }
    }

    /// Calls `layoutSubviews()`, through the layer if it exists, as Apple's render loop does.
    private func layoutContent() {
        flags.insert(.isLayingOut)
        defer { flags.remove(.isLayingOut) }
        func layOut() {
            if flags.contains(.isUncommon), let layerStorage { layerStorage.layoutOwner() } else { layoutSubviews() }
        }
        // A plain view reads no observable values.
        guard !flags.contains(.isPlain) else { return layOut() }
        ObservedPass.layout.track(self, { layOut() }, { [weak self] in self?.setNeedsLayout() })
    }

    private func countLayout() -> Bool {
        if layoutTurn.number != LayoutTurn.number { layoutTurn = (LayoutTurn.number, 0) }
        layoutTurn.count &+= 1
        guard Int(layoutTurn.count) > LayoutEnvironment.current.feedbackLoopThreshold - 10 else { return true }
        LayoutTurn.loudest = self
        return Int(layoutTurn.count) <= LayoutEnvironment.current.feedbackLoopThreshold
    }

    // MARK: Copying

    /// Copies the frames of the subviews from the engine, rounded to pixels.
    func copyFramesOfSubviews() {
        guard !subviewStorage.isEmpty, let host = slot.hostLink else { return }
        host._withUnsafeGuaranteedRef { $0.placeSubviews(of: self) }
    }
}
