import Foundation

/// What an item provider can hand over.
public protocol NSItemProviderWriting: AnyObject {}
/// What can be made of what an item provider hands over.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}

/// Something that is handed from one place of the program to another, as when it is dragged.
///
/// Objects stay what they are: nothing is written as data, since there is no other program to hand it to.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var registered: [any NSItemProviderWriting] = []
    private var objects: [any NSItemProviderWriting] { lock.withLock { registered } }
    /// A name for a file of it; kept.
    open var suggestedName: String?

    /// A provider of nothing.
    public override init() { super.init() }
    /// A provider of an object.
    public init(object: any NSItemProviderWriting) { registered = [object] }

    /// Provides an object too, after those before it.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        lock.withLock { registered.append(object) }
    }
    /// Whether there is an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        objects.contains { isObject($0, of: aClass) }
    }
    /// Whether there is an object that a value of Swift can be made of, as a text.
    open func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { objects.contains { $0 is Value._ObjectiveCType } }

    /// Gives the first object of a class, before the call returns; nil and an error where there is none.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = objects.first { isObject($0, of: aClass) } as? any NSItemProviderReading
        completionHandler(found, found == nil ? ItemUnavailable() : nil)
        return finished()
    }
    /// Gives the value of the first object that it can be made of, before the call returns; nil and an error where there is none.
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

/// Who may have what an item provider hands over.
///
/// Raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
    /// Everybody.
    case all = 0
    /// Programs of the same maker.
    case team = 1
    /// Programs of the same group.
    case group = 2
    /// This program.
    case ownProcess = 3
}

/// An item provider has nothing of the kind.
private struct ItemUnavailable: LocalizedError {
    var errorDescription: String? { "The item provider has no object of this class." }
}
