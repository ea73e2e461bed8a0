import Foundation
import Observation

/// What is called again by itself where something that it has read changes: observable objects, as since iOS 26, and traits, as since
/// iOS 18.
enum ObservedPass: Sendable {
    case properties
    case constraints
    case layout
    case display
    case configuration
    case controllerProperties
    case controllerConstraints
    case controllerWillLayout
    case controllerDidLayout
    case unavailableContent
    case containerWillLayout
    case containerDidLayout

    /// Whether a controller's method is called.
    var isOfController: Bool {
        switch self {
        case .properties, .constraints, .layout, .display, .configuration, .containerWillLayout, .containerDidLayout:
            false
        case .controllerProperties, .controllerConstraints, .controllerWillLayout, .controllerDidLayout,
            .unavailableContent:
            true
        }
    }

    /// Calls a method of a view or controller; what follows is run once, when something observable that the method has read is about to
    /// change, and whenever a trait has changed that it has read.
    ///
    /// Changes elsewhere than on the main queue are brought there first. Most methods read nothing of that kind, so what follows is
    /// only made for those that do.
    @MainActor func track(
        _ owner: any TraitHandlerKeeping, _ body: () -> Void, _ onChange: @autoclosure () -> @MainActor () -> Void
    ) {
        TraitReadings.note(
            in: self, of: owner, { withObservationTracking(body, onChange: Self.onMainActor(onChange())) }, onChange)
    }

    @MainActor private static func onMainActor(_ onChange: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
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
    /// Sends `updateProperties()` where it is due, and updates what is shown where there is nothing to show.
    func runPropertyUpdate() {
        if isUnavailableContentStale { setNeedsUpdateContentUnavailableConfiguration() }
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        ObservedPass.controllerProperties.track(
            self, updateProperties, { [weak self] in self?.setNeedsUpdateProperties() })
    }

    /// Has what is shown where there is nothing to show updated in the next pass.
    func unavailableContentIsStale() {
        isUnavailableContentStale = true
        viewIfLoaded?.controllerNeedsPropertyUpdate()
    }
}
