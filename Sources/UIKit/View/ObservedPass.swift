import Foundation
import Observation

/// A method that runs again when something that it has read changes.
///
/// This applies to observable objects, as since iOS 26, and to traits, as since iOS 18.
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

    /// A Boolean value that indicates whether the method belongs to a controller.
    var isOfController: Bool {
        switch self {
        case .properties, .constraints, .layout, .display, .configuration, .containerWillLayout, .containerDidLayout:
            false
        case .controllerProperties, .controllerConstraints, .controllerWillLayout, .controllerDidLayout,
            .unavailableContent:
            true
        }
    }

    /// Calls a method of a view or controller and tracks what it reads.
    ///
    /// `onChange` runs once when an observable property that the method has read is about to change. It also runs after each change
    /// of a trait that the method has read. Changes outside the main queue are forwarded to it. Most methods read nothing
    /// observable, so the closure is created only for methods that do.
    @MainActor func track(
        _ owner: any TraitHandlerKeeping, _ body: () -> Void, _ onChange: @autoclosure () -> @MainActor () -> Void
    ) {
        TraitReadings.note(
            in: self, of: owner, { withObservationTracking(body, onChange: Self.onMainActor(onChange())) }, onChange)
    }

    @MainActor private static func onMainActor(_ onChange: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        MainQueue.mark()
        return {
            // Invariant: the main queue runs on the main thread, where the main actor runs too. Test: `TrackedReadingTests`.
            if MainQueue.isCurrent { MainActor.assumeIsolated(onChange) } else { Task { @MainActor in onChange() } }
        }
    }
}

/// The queue of the main actor, which may run on any thread.
///
/// On Linux, a program that starts asynchronously leaves the first thread.
private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Marks the queue, so that it can be recognized.
    static func mark() { _ = isMarked }
    /// A Boolean value that indicates whether the caller runs on the main queue.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

extension UIView {
    /// Schedules a property update of the view's controller for the next pass.
    func controllerNeedsPropertyUpdate() {
        mark(.controllerNeedsPropertyUpdate, .descendantNeedsPropertyUpdate)
    }
}

extension UIViewController {
    /// Calls `updateProperties()` if it is due, and updates the content-unavailable configuration if it is out of date.
    func runPropertyUpdate() {
        if isUnavailableContentStale { setNeedsUpdateContentUnavailableConfiguration() }
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        ObservedPass.controllerProperties.track(
            self, updateProperties, { [weak self] in self?.setNeedsUpdateProperties() })
    }

    /// Schedules an update of the content-unavailable configuration for the next pass.
    func unavailableContentIsStale() {
        isUnavailableContentStale = true
        viewIfLoaded?.controllerNeedsPropertyUpdate()
    }
}
