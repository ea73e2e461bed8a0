import Foundation

/// The notifications that an object observes with selectors; they end when the object is deallocated.
// Invariant: every access to the lists of an observer holds the lock. Test: `NotificationThreadTests`.
private final class Observations: @unchecked Sendable {
    struct Entry {
        let token: any NSObjectProtocol
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
    }

    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    /// Guards the lists of all observers, which any thread may register and remove.
    ///
    /// It is recursive, because an object that is released while its entry is compared may remove its own registrations.
    static let lock = NSRecursiveLock()
    let center: NotificationCenter
    var entries: [Entry] = []

    init(_ center: NotificationCenter) { self.center = center }

    deinit { for entry in entries { center.removeObserver(entry.token as Any) } }

    static func of(_ observer: AnyObject) -> [Observations] {
        objc_getAssociatedObject(observer, key) as? [Observations] ?? []
    }
}

extension NotificationCenter {
    /// Registers an observer and a selector for notifications with a name, an object, or both.
    ///
    /// Plumb calls an ``ActionTarget`` with the notification as the sender, on the posting thread as in Apple's UIKit. Other
    /// observers get no call, which the log reports. The center does not retain the observer, and the observer need not be removed.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        // The reports are recorded on the main thread, where most observers are registered.
        if Thread.isMainThread { actingOnMainActor { UnreachableTarget.report(observer, aSelector) } }
        let token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observer] notification in
            guard let target = observer as? any ActionTarget else { return }
            // Invariant: a target may be called on the posting thread, because Apple's center calls it there too. The bit cast only drops the
            // actor from the type of the function. Test: `ObservingTests`.
            let perform: @MainActor () -> Void = { target.perform(aSelector, from: notification) }
            unsafeBitCast(perform, to: (() -> Void).self)()
        }
        Observations.lock.lock()
        defer { Observations.lock.unlock() }
        var all = Observations.of(observer)
        let own = all.first { $0.center === self } ?? Observations(self)
        if !all.contains(where: { $0 === own }) { all.append(own) }
        let object = anObject.map { $0 as AnyObject }
        own.entries.append(.init(token: token, name: aName, object: object, hasObject: object != nil))
        objc_setAssociatedObject(observer, Observations.key, all, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Removes all registrations of an observer, with and without selectors.
    public func removeObserver(_ observer: AnyObject) {
        Observations.lock.withLock {
            let all = Observations.of(observer)
            guard all.contains(where: { $0.center === self }) else { return }
            objc_setAssociatedObject(
                observer, Observations.key, all.filter { $0.center !== self }, .OBJC_ASSOCIATION_RETAIN)
        }
        removeObserver(observer as Any)
    }
    /// Removes the registrations of an observer for notifications with a name, an object, or both.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        Observations.lock.withLock {
            for own in Observations.of(observer) where own.center === self {
                for entry in own.entries where entry.matches(aName, object) { removeObserver(entry.token as Any) }
                own.entries.removeAll { $0.matches(aName, object) }
            }
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

extension Observations.Entry {
    func matches(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
        (name == nil || self.name == name) && (object == nil || (hasObject && self.object === object))
    }
}
