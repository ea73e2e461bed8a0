import Foundation

/// A transaction: a group of changes to layers on one thread.
///
/// Changes take effect immediately, so a transaction only determines when its completion block runs.
open class CATransaction: NSObject {
    private struct Open {
        var completion: (@Sendable () -> Void)?
        var disablesActions = false
        var duration: TimeInterval?
    }

    /// The open transactions of the current thread, the innermost last.
    private static var groups: [Open] {
        get { Thread.current.threadDictionary[key] as? [Open] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
    private static let key = "CATransaction"

    /// Begins a transaction.
    open class func begin() { groups.append(Open()) }

    /// Commits the innermost transaction, and runs its completion block.
    open class func commit() {
        let closed = groups.popLast()
        closed?.completion?()
    }

    /// Sets the completion block of the innermost transaction.
    ///
    /// Without a transaction, the block runs immediately.
    open class func setCompletionBlock(_ block: (@Sendable () -> Void)?) {
        if groups.isEmpty { block?() } else { change { $0.completion = block } }
    }

    /// Returns whether the innermost transaction disables actions; false outside a transaction.
    open class func disableActions() -> Bool { groups.last?.disablesActions ?? false }
    /// Sets whether the innermost transaction disables actions.
    ///
    /// Plumb stores the value and does not use it.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Returns the duration of animations in the innermost transaction, in seconds; 0.25 unless set.
    open class func animationDuration() -> TimeInterval { groups.last?.duration ?? 0.25 }
    /// Sets the duration of animations in the innermost transaction, in seconds.
    ///
    /// Plumb stores the value and does not use it.
    open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }

    private class func change(_ change: (inout Open) -> Void) {
        if !groups.isEmpty { change(&groups[groups.count - 1]) }
    }
}
