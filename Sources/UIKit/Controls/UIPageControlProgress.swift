import Foundation

/// How far the time of the page that is shown is gone.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    /// Who decides where pages begin.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// How much is gone, from 0 to 1.
    open var currentProgress: Float = 0 { didSet { currentProgress = min(max(currentProgress, 0), 1) } }
    /// Whether it is shown; it is not, since nothing draws it.
    open var isProgressVisible: Bool { false }
    /// Nothing is gone.
    public override init() { super.init() }
}

/// The same by a clock; none runs here, so that pages stay.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    /// How long a page is shown that has no time of its own, in seconds.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last one.
    open var resetsToInitialPageAfterEnd = false
    /// Whether the clock runs; it does not.
    open var isRunning: Bool { false }
    private var durations: [Int: TimeInterval] = [:]
    /// A clock that shows each page as long.
    public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }
    /// Would have the clock run.
    open func resumeTimer() {}
    /// Would have the clock wait.
    open func pauseTimer() {}
    /// Gives a page a time of its own, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// How long a page is shown, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// Who decides where the time of pages begins.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// How much is gone when a page comes, from 0 to 1; nothing where left out. Nothing calls it here, since no clock runs.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
}

extension UIPageControlProgressDelegate {
    /// Nothing.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
}
