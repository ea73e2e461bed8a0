import CoreGraphics
import Foundation

/// A timer for screen refreshes.
///
/// Plumb has no screen, so the timer never fires.
open class CADisplayLink {
    /// A Boolean value that indicates whether the timer is paused.
    open var isPaused = false
    /// The preferred frame rates.
    ///
    /// Plumb stores the value and does not use it.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The preferred frame rate; 0 for the maximum.
    ///
    /// Plumb stores the value and does not use it.
    open var preferredFramesPerSecond = 0
    /// The time of the last frame, which is always 0.
    open var timestamp: TimeInterval { 0 }
    /// The time of the next frame, which is always 0.
    open var targetTimestamp: TimeInterval { 0 }
    /// The duration of a frame: 1/60 second.
    open var duration: TimeInterval { 1 / 60 }

    /// Creates a timer for a target.
    public init(target: Any, selector sel: Selector) {}

    /// Adds the timer to a run loop.
    ///
    /// This method has no effect in Plumb.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Removes the timer from a run loop.
    ///
    /// This method has no effect in Plumb.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Stops the timer.
    ///
    /// This method has no effect in Plumb.
    open func invalidate() {}
}
