import Foundation

/// The progress of the current page of a page control.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    /// The delegate, which the object holds weakly.
    ///
    /// Plumb does not call it.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// The progress, from 0 to 1.
    open var currentProgress: Float = 0 { didSet { currentProgress = min(max(currentProgress, 0), 1) } }
    /// A Boolean value that indicates whether the progress is visible.
    ///
    /// The value is always `false` in Plumb.
    open var isProgressVisible: Bool { false }
    /// Creates a progress of 0.
    public override init() { super.init() }
}

/// A page progress that a timer advances.
///
/// Plumb runs no timer, so that the page does not change.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The duration of a page without a duration of its own, in seconds.
    open var preferredDuration: TimeInterval
    /// A Boolean value that indicates whether the first page follows the last one.
    ///
    /// Plumb stores the value and does not use it.
    open var resetsToInitialPageAfterEnd = false
    /// A Boolean value that indicates whether the timer runs.
    ///
    /// The value is always `false` in Plumb.
    open var isRunning: Bool { false }
    private var durations: [Int: TimeInterval] = [:]
    /// Creates a timer with a duration for each page, in seconds.
    public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }
    /// Starts the timer.
    ///
    /// This method has no effect in Plumb.
    open func resumeTimer() {}
    /// Pauses the timer.
    ///
    /// This method has no effect in Plumb.
    open func pauseTimer() {}
    /// Sets the duration of a page, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// Returns the duration of a page, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// A delegate that sets the initial progress of pages.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the initial progress of a page, from 0 to 1.
    ///
    /// Plumb does not call this method; a host may.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
}

extension UIPageControlProgressDelegate {
    /// Returns 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
}
