import Foundation

/// A type that an item provider can provide.
public protocol NSItemProviderWriting: AnyObject {}
/// A type that an item provider can load.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}

/// A provider of items, for example for drag and drop.
///
/// Objects are passed as they are. They are not written as data, since there is no other process.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Invariant: the lock guards the objects. The name is set before another thread gets the provider.
    private let lock = NSLock()
    private var registered: [any NSItemProviderWriting] = []
    private var objects: [any NSItemProviderWriting] { lock.withLock { registered } }
    /// The suggested file name.
    ///
    /// Plumb stores the value and does not use it.
    open var suggestedName: String?

    /// Creates an empty provider.
    public override init() { super.init() }
    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) { registered = [object] }

    /// Adds an object after the existing ones.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        lock.withLock { registered.append(object) }
    }
    /// Returns whether there is an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        objects.contains { isObject($0, of: aClass) }
    }
    /// Returns whether there is an object that can be bridged to a Swift type.
    open func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { objects.contains { $0 is Value._ObjectiveCType } }

    /// Passes the first object of a class before the call returns, or nil and an error.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = objects.first { isObject($0, of: aClass) } as? any NSItemProviderReading
        completionHandler(found, found == nil ? ItemUnavailable() : nil)
        return finished()
    }
    /// Passes the first value that can be bridged to a Swift type before the call returns, or nil and an error.
    @discardableResult open func loadObject<Value: _ObjectiveCBridgeable>(
        ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        var value: Value?
        if let found = objects.lazy.compactMap({ $0 as? Value._ObjectiveCType }).first {
            Value._forceBridgeFromObjectiveC(found, result: &value)
        }
        completionHandler(value, value == nil ? ItemUnavailable() : nil)
        return finished()
    }

    private func isObject(_ object: AnyObject, of aClass: any NSItemProviderReading.Type) -> Bool {
        var next: AnyClass? = type(of: object)
        while let current = next {
            if ObjectIdentifier(current) == ObjectIdentifier(aClass) { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    private func finished() -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}

/// The visibility of an item provider's representations.
///
/// Raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
    /// All processes.
    case all = 0
    /// Processes of the same team.
    case team = 1
    /// Processes of the same group.
    case group = 2
    /// Only this process.
    case ownProcess = 3
}

/// An error for a class that the item provider does not have.
private struct ItemUnavailable: LocalizedError {
    var errorDescription: String? { "The item provider has no object of this class." }
}
