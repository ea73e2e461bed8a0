import Foundation

/// A table from objects to objects that holds either side strongly or weakly, and compares keys by identity unless they are
/// `NSObject`s, which compare by `isEqual`.
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

    /// A table that holds each side as options say: weakly with `weakMemory`, else strongly.
    public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [])
    {
        self.init(
            holdsKeys: !keyOptions.contains(.weakMemory), holdsObjects: !valueOptions.contains(.weakMemory))
    }

    /// Holds both sides.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(holdsKeys: true, holdsObjects: true)
    }
    /// Holds the objects only.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(holdsKeys: false, holdsObjects: true)
    }
    /// Holds the keys only.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(holdsKeys: true, holdsObjects: false)
    }
    /// Holds neither side.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(holdsKeys: false, holdsObjects: false)
    }

    /// How many entries there are whose both sides live.
    public var count: Int {
        sweep()
        return entries.count
    }

    /// The object of a key; linear in the number of entries.
    public func object(forKey key: KeyType?) -> ObjectType? { entry(of: key)?.object }

    /// Sets or replaces the object of a key; nil removes it.
    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        removeObject(forKey: key)
        guard let key, let object else { return }
        let entry = Entry()
        if holdsKeys { entry.strongKey = key } else { entry.weakKey = key }
        if holdsObjects { entry.strongObject = object } else { entry.weakObject = object }
        entries.append(entry)
    }

    /// Removes the entry of a key.
    public func removeObject(forKey key: KeyType?) {
        sweep()
        entries.removeAll { NSMapTable.areEqual($0.key, key) }
    }

    /// Removes every entry.
    public func removeAllObjects() { entries.removeAll() }

    var keys: [KeyType] {
        sweep()
        return entries.compactMap { $0.key }
    }

    /// The keys, in the order in which they were set.
    public func keyEnumerator() -> NSEnumerator { NSArray(array: keys).objectEnumerator() }

    /// The objects, in the order in which they were set.
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
