import Foundation
import Observation

/// Calls what may read observable objects, and has it called again when one of them changes, as UIKit does by itself since iOS 26.
@MainActor enum ObservedPass {
    /// Calls a method; what follows is run once, when something observable that the method has read is about to change.
    ///
    /// Changes elsewhere than on the main queue are brought there first. Most methods read nothing of that kind, so what follows is
    /// only made for those that do.
    static func track(_ body: () -> Void, _ onChange: @autoclosure () -> @MainActor () -> Void) {
        withObservationTracking(body, onChange: onMainActor(onChange()))
    }

    private static func onMainActor(_ onChange: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        MainQueue.mark()
        return {
            if MainQueue.isCurrent { MainActor.assumeIsolated(onChange) } else { Task { @MainActor in onChange() } }
        }
    }
}

/// The queue of the main actor, which may run on any thread: programs that begin asynchronously leave the first one on Linux.
private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Marks the queue, so that it is known.
    static func mark() { _ = isMarked }
    /// Whether the caller runs on it.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

extension UIView {
    /// Has the next pass of properties come to the controller of the view.
    func controllerNeedsPropertyUpdate() {
        mark(.controllerNeedsPropertyUpdate, .descendantNeedsPropertyUpdate)
    }
}

extension UIViewController {
    /// Sends `updateProperties()` where it is due.
    func runPropertyUpdate() {
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        ObservedPass.track(updateProperties, { [weak self] in self?.setNeedsUpdateProperties() })
    }
}
