import Foundation

/// The memory management and comparison of objects in collections.
public enum NSPointerFunctions {
    /// The options of a collection.
    ///
    /// The bits are Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The raw value, with Apple's bits.
        public let rawValue: UInt
        /// Creates options from Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Holds objects strongly.
        public static let strongMemory = Options([])
        /// Holds objects weakly.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares objects by identity.
        public static let objectPointerPersonality = Options(rawValue: 0x200)
    }
}

/// A set of objects, held strongly or weakly, in insertion order.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let table: NSMapTable<ObjectType, ObjectType>

    /// Creates a set that holds its objects weakly with `weakMemory`, otherwise strongly.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        table = NSMapTable(keyOptions: options, valueOptions: options)
    }

    /// Returns a set that holds its objects weakly.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The number of living objects.
    public var count: Int { table.count }
    /// The living objects.
    public var allObjects: [ObjectType] { table.keys }
    /// One of the objects.
    public var anyObject: ObjectType? { allObjects.first }
    /// Returns whether the set contains an object.
    ///
    /// - Complexity: Linear in the number of objects.
    public func contains(_ anObject: ObjectType?) -> Bool { table.object(forKey: anObject) != nil }
    /// Adds an object, unless the set contains it.
    public func add(_ object: ObjectType?) {
        if !contains(object) { table.setObject(object, forKey: object) }
    }
    /// Removes an object.
    public func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }
    /// Removes all objects.
    public func removeAllObjects() { table.removeAllObjects() }
}
