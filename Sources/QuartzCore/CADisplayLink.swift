import CoreGraphics
import Foundation

/// A timer for screen refreshes.
///
/// There is no screen, so it never fires.
open class CADisplayLink {
    /// A Boolean value that indicates whether the timer is paused.
    open var isPaused = false
    /// The preferred frame rates.
    ///
    /// The value is stored.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The preferred frame rate, which is stored; 0 for the maximum.
    open var preferredFramesPerSecond = 0
    /// The time of the last frame, which is always 0.
    open var timestamp: TimeInterval { 0 }
    /// The time of the next frame, which is always 0.
    open var targetTimestamp: TimeInterval { 0 }
    /// The duration of a frame: 1/60 second.
    open var duration: TimeInterval { 1 / 60 }

    /// Creates a timer for a target.
    public init(target: Any, selector sel: Selector) {}

    /// Adds the timer to a run loop, which has no effect.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Removes the timer from a run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Stops the timer.
    open func invalidate() {}
}
