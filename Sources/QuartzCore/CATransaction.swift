import Foundation

/// A transaction: a group of changes to layers.
///
/// Changes take effect immediately, so a transaction only determines when its completion block runs.
open class CATransaction: NSObject {
    private struct Open {
        var completion: (@Sendable () -> Void)?
    }

    private static let lock = NSLock()
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

    /// Sets whether actions are disabled.
    ///
    /// This method has no effect in Plumb.
    open class func setDisableActions(_ flag: Bool) {}
    /// Sets the duration of animations.
    ///
    /// This method has no effect in Plumb.
    open class func setAnimationDuration(_ dur: TimeInterval) {}
}
