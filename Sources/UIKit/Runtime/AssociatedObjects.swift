import Foundation

/// The storage policies of an associated object.
///
/// Raw values are Apple's.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// A weak reference, which becomes nil when the object is deallocated; Apple's becomes invalid.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A strong reference; Swift copies values itself.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A strong reference; Swift copies values itself.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Returns the value that is associated with an object and a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object and a key; nil removes the value.
///
/// The association ends when the object is deallocated.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociationTable.shared.set(value, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// The associated values, by object and key.
///
/// Each row has a weak reference to its object. A row is dropped if its object is gone or another object has its address. A value
/// never appears on the wrong object. Objects of this module remove their row when they are deallocated. Rows of other objects are
/// removed whenever the table has doubled in size.
final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Value {
        var strong: Any?
        weak var weak: AnyObject?
        var current: Any? { strong ?? weak }
    }

    private struct Row {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    // Invariant: the flag changes once, from false to true, under the lock, before the first association exists.
    // Test: `AssociatedObjectTests`.
    /// A Boolean value that indicates whether any value was ever associated.
    ///
    /// Programs without associations have no cost when objects are deallocated.
    nonisolated(unsafe) private(set) static var isUsed = false
    private let lock = NSRecursiveLock()
    private var rows: [ObjectIdentifier: Row] = [:]
    private var sweepAt = 64

    /// Removes the row of an object that is being deallocated.
    @inline(__always)
    static func forget(_ identifier: ObjectIdentifier) { if isUsed { shared.removeAll(of: identifier) } }

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let row = rows[ObjectIdentifier(object)], row.owner === object else { return nil }
            return row.values[key]?.current
        }
    }

    func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
        // Replaced values are released after unlocking, because a deinitializer may call this method again.
        var replaced: [Any] = []
        lock.withLock {
            Self.isUsed = true
            let identifier = ObjectIdentifier(object)
            var row = rows[identifier] ?? Row(owner: object)
            if row.owner !== object {
                replaced.append(row)
                row = Row(owner: object)
            }
            if let old = row.values[key] { replaced.append(old) }
            row.values[key] = value.map { isWeak ? Value(weak: $0 as AnyObject) : Value(strong: $0) }
            rows[identifier] = row.values.isEmpty ? nil : row
            if rows.count >= sweepAt { replaced += sweep() }
        }
        withExtendedLifetime(replaced) {}
    }

    func removeAll(of identifier: ObjectIdentifier) {
        let row = lock.withLock { rows.removeValue(forKey: identifier) }
        withExtendedLifetime(row) {}
    }

    private func sweep() -> [Any] {
        let gone = rows.filter { $0.value.owner == nil }
        for identifier in gone.keys { rows[identifier] = nil }
        sweepAt = max(64, rows.count * 2)
        return Array(gone.values)
    }
}
