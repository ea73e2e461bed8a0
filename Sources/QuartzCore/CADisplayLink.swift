import CoreGraphics
import Foundation

/// Tells a target before every picture on the screen; there is no screen here, so that it never does.
open class CADisplayLink {
    /// Whether it tells nobody for a while.
    open var isPaused = false
    /// How often it should, in pictures a second; kept.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// How often it should, in pictures a second, which is kept; 0 for as often as can be.
    open var preferredFramesPerSecond = 0
    /// When the last picture was shown, in seconds: never.
    open var timestamp: TimeInterval { 0 }
    /// When the next picture is shown, in seconds: never.
    open var targetTimestamp: TimeInterval { 0 }
    /// How long a picture is shown, in seconds: a sixtieth.
    open var duration: TimeInterval { 1 / 60 }

    /// A link that would tell a target.
    public init(target: Any, selector sel: Selector) {}

    /// Begins to tell; nothing follows here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Tells no longer in a mode; nothing was told here.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Tells nobody any longer; nothing was told here.
    open func invalidate() {}
}
