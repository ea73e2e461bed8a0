import Foundation

/// How an associated object is kept.
///
/// Raw values are Apple's.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// Not held; here a weak reference, so that it is nil and not dangling after the object is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Held.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Held; a value is copied by Swift itself.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Held.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// Held; a value is copied by Swift itself.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value of a key on an object; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(of: object as AnyObject, key)
}

/// Sets the value of a key on an object; nil removes it.
///
/// Values go with the object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociationTable.shared.set(value, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Removes all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// The values by object and key.
///
/// A row keeps a weak reference to its object: a row whose object is gone, or whose place in memory another object took, is
/// dropped, so that a value is never seen on the wrong object. Objects of this module drop their row when they go; rows of
/// others are swept whenever the table has doubled.
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

    /// Whether anything was ever associated, so that programs without associations pay nothing when objects go.
    nonisolated(unsafe) private(set) static var isUsed = false
    private let lock = NSRecursiveLock()
    private var rows: [ObjectIdentifier: Row] = [:]
    private var sweepAt = 64

    /// Drops the row of an object that goes.
    @inline(__always)
    static func forget(_ identifier: ObjectIdentifier) { if isUsed { shared.removeAll(of: identifier) } }

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let row = rows[ObjectIdentifier(object)], row.owner === object else { return nil }
            return row.values[key]?.current
        }
    }

    func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
        // What is replaced is released after the lock, since its deinitialiser may come back here.
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
