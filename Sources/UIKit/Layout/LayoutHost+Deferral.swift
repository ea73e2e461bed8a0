import Foundation
import LayoutEngine

/// Layout that waits until somebody asks for a place.
///
/// In a hierarchy of views of no subclass, without controllers, observers and the like, no code but this module's runs while
/// it is laid out, so that nobody can see when that happens. A pass over the whole of it then only solves; the frames are
/// taken over, by the usual pass over the views, when one is asked for or before anything changes on which they depend. What
/// is laid out again before anybody asks, as while a root is being resized, costs no more than its solutions.
extension LayoutHost {
    /// Solves and leaves the layout for later; false where somebody might see that, and nothing is done.
    func deferLayout() -> Bool {
        guard !isTemporary, root.isUnwatched, root.translatesAutoresizingMaskIntoConstraints else { return false }
        solveWhatChanged()
        // What is laid out later is this solution, also where no steps were left to look at its sizes.
        _ = engine.solvedRectangles
        hasDeferredLayout = true
        reportConflicts()
        return true
    }

    /// Lays out what was left for later, with the solution of that time.
    func runDeferredLayout() {
        guard hasDeferredLayout else { return }
        hasDeferredLayout = false
        let isStale = isDirty
        isDirty = false
        engine.keepsLastSolution = true
        markChanges()
        root.runLayoutPass()
        engine.keepsLastSolution = false
        isDirty = isStale
    }
}

extension UIView {
    /// Whether nobody can see when this view and those below are laid out.
    var isUnwatched: Bool { flags.intersection(.watched) == .isPlain }

    /// Sees to it that the place of this view is what the last layout gave it.
    @inline(__always)
    func takePlace() {
        guard let host = slot.hostLink, host._withUnsafeGuaranteedRef({ $0.hasDeferredLayout }) else { return }
        takeDeferredPlace()
    }

    /// The place of a root is no result of its layout.
    @inline(never)
    private func takeDeferredPlace() {
        guard let host = slot.host, host.root !== self else { return }
        host.runDeferredLayout()
    }

    /// Lays out what waits in the hierarchy of this view, before something changes that could show when that happens.
    func runDeferredLayout() { root.ownedHost?.runDeferredLayout() }

    /// Takes note of something that most views have not and that places may matter to.
    func becomeExtraordinary(_ flag: ViewFlags) {
        guard !flags.contains(flag) else { return }
        if flags.contains(.isPlain) {
            runDeferredLayout()
            superviewLink?._withUnsafeGuaranteedRef { $0.propagate(.holdsExtraordinary) }
        }
        flags.insert(flag)
    }

    /// Takes note of a view that comes in, with those below it.
    func prepareToHold(_ view: UIView) {
        guard !view.isUnwatched, !flags.contains(.holdsExtraordinary) else { return }
        runDeferredLayout()
        propagate(.holdsExtraordinary)
    }
}
