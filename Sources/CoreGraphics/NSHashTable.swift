import Foundation

/// How collections of objects hold and compare them.
public enum NSPointerFunctions {
    /// What can be chosen.
    ///
    /// Bits are Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Options of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Objects are held.
        public static let strongMemory = Options([])
        /// Objects are not held, and gone when nobody else holds them.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 0x200)
    }
}

/// A set of objects that holds them strongly or weakly, in the order in which they came.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let table: NSMapTable<ObjectType, ObjectType>

    /// A set that holds its objects as options say: weakly with `weakMemory`, else strongly.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        table = NSMapTable(keyOptions: options, valueOptions: options)
    }

    /// A set that does not hold its objects.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// How many objects live.
    public var count: Int { table.count }
    /// The objects that live.
    public var allObjects: [ObjectType] { table.keys }
    /// One of the objects.
    public var anyObject: ObjectType? { allObjects.first }
    /// Whether an object is in the set; linear in the number of objects.
    public func contains(_ anObject: ObjectType?) -> Bool { table.object(forKey: anObject) != nil }
    /// Adds an object; once more to no effect.
    public func add(_ object: ObjectType?) {
        if !contains(object) { table.setObject(object, forKey: object) }
    }
    /// Removes an object.
    public func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }
    /// Removes every object.
    public func removeAllObjects() { table.removeAllObjects() }
}
