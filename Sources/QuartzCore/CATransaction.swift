import Foundation

/// A group of changes to layers.
///
/// Changes take effect at once, so that a group only decides when its completion runs.
open class CATransaction: NSObject {
    private struct Open {
        var completion: (@Sendable () -> Void)?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var groups: [Open] = []

    /// Opens a group.
    open class func begin() { lock.withLock { groups.append(Open()) } }

    /// Closes the innermost group and runs its completion.
    open class func commit() {
        let closed = lock.withLock { groups.popLast() }
        closed?.completion?()
    }

    /// Sets what runs when the innermost group closes; without a group it runs now.
    open class func setCompletionBlock(_ block: (@Sendable () -> Void)?) {
        let isOpen = lock.withLock {
            guard !groups.isEmpty else { return false }
            groups[groups.count - 1].completion = block
            return true
        }
        if !isOpen { block?() }
    }

    /// Whether changes are animated; they never are.
    open class func setDisableActions(_ flag: Bool) {}
    /// How long changes take; they take no time.
    open class func setAnimationDuration(_ dur: TimeInterval) {}
}
