import Foundation

/// Something that is being dragged.
///
/// Nothing is dragged here by itself; a host, or a test, that stands in for fingers gives sessions of its own.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in points of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether what is dragged may be taken away from where it was.
    var allowsMoveOperation: Bool { get }
    /// Whether it stays in the program.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an object of a class is dragged.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether an object of a class is dragged.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
    /// Whether something is dragged that a value of Swift can be made of.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A dragging as who began it sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// What the program itself knows of it.
    var localContext: Any? { get set }
}

/// A dragging as who may take it sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The same where the program itself began it; nil where another one did.
    var localDragSession: (any UIDragSession)? { get }
}

extension UIDropSession {
    /// Gives all values that what is dragged can be made into, before the call returns.
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
