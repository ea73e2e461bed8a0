import Foundation

/// A map between objects that holds keys and values strongly or weakly.
///
/// Keys are compared by identity, and `NSObject`s by `isEqual`.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private final class Entry {
        var strongKey: KeyType?
        weak var weakKey: KeyType?
        var strongObject: ObjectType?
        weak var weakObject: ObjectType?
        var key: KeyType? { strongKey ?? weakKey }
        var object: ObjectType? { strongObject ?? weakObject }
    }

    private let holdsKeys: Bool
    private let holdsObjects: Bool
    private var entries: [Entry] = []

    private init(holdsKeys: Bool, holdsObjects: Bool) {
        self.holdsKeys = holdsKeys
        self.holdsObjects = holdsObjects
    }

    /// Creates a map that holds each side weakly with `weakMemory`, otherwise strongly.
    public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [])
    {
        self.init(
            holdsKeys: !keyOptions.contains(.weakMemory), holdsObjects: !valueOptions.contains(.weakMemory))
    }

    /// Returns a map that holds both sides strongly.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(holdsKeys: true, holdsObjects: true)
    }
    /// Returns a map that holds keys weakly and values strongly.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(holdsKeys: false, holdsObjects: true)
    }
    /// Returns a map that holds keys strongly and values weakly.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(holdsKeys: true, holdsObjects: false)
    }
    /// Returns a map that holds both sides weakly.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(holdsKeys: false, holdsObjects: false)
    }

    /// The number of entries with living objects.
    public var count: Int {
        sweep()
        return entries.count
    }

    /// Returns the object for a key.
    ///
    /// - Complexity: Linear in the number of entries.
    public func object(forKey key: KeyType?) -> ObjectType? { entry(of: key)?.object }

    /// Sets the object for a key; nil removes it.
    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        removeObject(forKey: key)
        guard let key, let object else { return }
        let entry = Entry()
        if holdsKeys { entry.strongKey = key } else { entry.weakKey = key }
        if holdsObjects { entry.strongObject = object } else { entry.weakObject = object }
        entries.append(entry)
    }

    /// Removes the entry for a key.
    public func removeObject(forKey key: KeyType?) {
        sweep()
        entries.removeAll { NSMapTable.areEqual($0.key, key) }
    }

    /// Removes all entries.
    public func removeAllObjects() { entries.removeAll() }

    var keys: [KeyType] {
        sweep()
        return entries.compactMap { $0.key }
    }

    /// Returns the keys in insertion order.
    public func keyEnumerator() -> NSEnumerator { NSArray(array: keys).objectEnumerator() }

    /// Returns the objects in insertion order.
    public func objectEnumerator() -> NSEnumerator? {
        sweep()
        return NSArray(array: entries.compactMap { $0.object }).objectEnumerator()
    }

    private func entry(of key: KeyType?) -> Entry? {
        entries.first { $0.object != nil && NSMapTable.areEqual($0.key, key) }
    }

    private func sweep() { entries.removeAll { $0.key == nil || $0.object == nil } }

    private static func areEqual(_ left: KeyType?, _ right: KeyType?) -> Bool {
        guard let left, let right else { return false }
        if left === right { return true }
        if let object = left as? NSObject, let other = right as? NSObject { return object.isEqual(other) }
        return false
    }
}
