import Foundation

/// The notifications that an object observes by messages; they end when the object goes.
private final class Observations: @unchecked Sendable {
    struct Entry {
        let token: any NSObjectProtocol
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
    }

    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    let center: NotificationCenter
    var entries: [Entry] = []

    init(_ center: NotificationCenter) { self.center = center }

    deinit { for entry in entries { center.removeObserver(entry.token as Any) } }

    static func of(_ observer: AnyObject) -> [Observations] {
        objc_getAssociatedObject(observer, key) as? [Observations] ?? []
    }
}

extension NotificationCenter {
    /// Sends an observer a message for notifications of a name, of an object, or both.
    ///
    /// An ``ActionTarget`` is reached, with the notification as the sender, on the thread that posts it as Apple's are; others are
    /// not, and the log says so. The observer is not retained, and need not leave.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        // What has been said is noted on the main thread, where nearly everybody begins to observe.
        if Thread.isMainThread { readingOnMainActor { UnreachableTarget.report(observer, aSelector) } }
        let token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observer] notification in
            guard let target = observer as? any ActionTarget else { return }
            readingOnMainActor { target.perform(aSelector, from: notification) }
        }
        var all = Observations.of(observer)
        let own = all.first { $0.center === self } ?? Observations(self)
        if !all.contains(where: { $0 === own }) { all.append(own) }
        let object = anObject.map { $0 as AnyObject }
        own.entries.append(.init(token: token, name: aName, object: object, hasObject: object != nil))
        objc_setAssociatedObject(observer, Observations.key, all, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Sends an observer no more messages; what another way of observing gave is taken back as without this module.
    public func removeObserver(_ observer: AnyObject) {
        let all = Observations.of(observer)
        if all.contains(where: { $0.center === self }) {
            objc_setAssociatedObject(
                observer, Observations.key, all.filter { $0.center !== self }, .OBJC_ASSOCIATION_RETAIN)
        }
        removeObserver(observer as Any)
    }
    /// Sends an observer no more messages for notifications of a name, of an object, or both.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        for own in Observations.of(observer) where own.center === self {
            for entry in own.entries where entry.matches(aName, object) { removeObserver(entry.token as Any) }
            own.entries.removeAll { $0.matches(aName, object) }
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

extension Observations.Entry {
    func matches(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
        (name == nil || self.name == name) && (object == nil || (hasObject && self.object === object))
    }
}
