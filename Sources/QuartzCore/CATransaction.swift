import Foundation

/// A transaction: a group of changes to layers.
///
/// Changes take effect immediately, so a transaction only determines when its completion block runs.
open class CATransaction: NSObject {
    private struct Open {
        var completion: (@Sendable () -> Void)?
        var disablesActions = false
        var duration: TimeInterval?
    }

    private static let lock = NSLock()
    // Invariant: every access holds the lock.
    nonisolated(unsafe) private static var groups: [Open] = []

    /// Begins a transaction.
    open class func begin() { lock.withLock { groups.append(Open()) } }

    /// Commits the innermost transaction, and runs its completion block.
    open class func commit() {
        let closed = lock.withLock { groups.popLast() }
        closed?.completion?()
    }

    /// Sets the completion block of the innermost transaction.
    ///
    /// Without a transaction, the block runs immediately.
    open class func setCompletionBlock(_ block: (@Sendable () -> Void)?) {
        let isOpen = lock.withLock {
            guard !groups.isEmpty else { return false }
            groups[groups.count - 1].completion = block
            return true
        }
        if !isOpen { block?() }
    }

    /// Returns whether the innermost transaction disables actions; false outside a transaction.
    open class func disableActions() -> Bool { lock.withLock { groups.last?.disablesActions ?? false } }
    /// Sets whether the innermost transaction disables actions.
    ///
    /// Plumb stores the value and does not use it.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Returns the duration of animations in the innermost transaction, in seconds; 0.25 unless set.
    open class func animationDuration() -> TimeInterval { lock.withLock { groups.last?.duration ?? 0.25 } }
    /// Sets the duration of animations in the innermost transaction, in seconds.
    ///
    /// Plumb stores the value and does not use it.
    open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }

    private class func change(_ change: (inout Open) -> Void) {
        lock.withLock { if !groups.isEmpty { change(&groups[groups.count - 1]) } }
    }
}
