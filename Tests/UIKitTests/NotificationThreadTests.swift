import Foundation
import Testing
import UIKit

/// Any thread may register and remove observers with selectors, as Apple documents for notification centers.
@Suite struct NotificationThreadTests {
    /// An observer that counts its notifications.
    private final class Observer: ActionTarget {
        nonisolated let lock = NSLock()
        nonisolated(unsafe) var count = 0

        nonisolated init() {}

        func perform(_ action: Selector, from sender: Any?) { lock.withLock { count += 1 } }
    }

    private static let names = (0..<1000).map { Notification.Name("changed \($0)") }

    @Test func registrationsOfManyThreadsAreAllKept() {
        let (center, observer) = (NotificationCenter(), Observer())
        DispatchQueue.concurrentPerform(iterations: Self.names.count) { index in
            center.addObserver(observer, selector: Selector("note"), name: Self.names[index], object: nil)
        }
        for name in Self.names { center.post(name: name, object: nil) }
        #expect(observer.count == Self.names.count)
        DispatchQueue.concurrentPerform(iterations: Self.names.count) { index in
            if index % 2 == 0 { center.removeObserver(observer, name: Self.names[index], object: nil) }
        }
        for name in Self.names { center.post(name: name, object: nil) }
        #expect(observer.count == Self.names.count * 3 / 2)
        center.removeObserver(observer)
        for name in Self.names { center.post(name: name, object: nil) }
        #expect(observer.count == Self.names.count * 3 / 2)
    }
}
