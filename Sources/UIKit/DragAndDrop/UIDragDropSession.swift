import Foundation

/// A session of a drag or a drop.
///
/// Plumb starts no sessions. A host or a test provides its own sessions.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the location of the touch in a view's coordinates, in points.
    func location(in view: UIView) -> CGPoint
    /// A Boolean value that indicates whether the session allows a move.
    var allowsMoveOperation: Bool { get }
    /// A Boolean value that indicates whether the session is restricted to the application.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether an item can provide an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether an item can provide an object of a class.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
    /// Returns whether an item can provide a Swift value of a type.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag session, from the view of its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// The data of the application for the session.
    var localContext: Any? { get set }
}

/// A drop session, from the view of its destination.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session of the same application, or `nil` for a session of another application.
    var localDragSession: (any UIDragSession)? { get }
}

extension UIDropSession {
    /// Loads the values of all items, and calls the completion before the method returns.
    @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        var values: [Value] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { value, _ in if let value { values.append(value) } }
        }
        completion(values)
        return Progress(totalUnitCount: 0)
    }
}
