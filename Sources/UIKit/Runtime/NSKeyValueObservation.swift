import Foundation

/// An observation of a property that ends when the object is released.
///
/// Foundation on Linux has no such class. The object notifies it together with observers of string keys; see
/// ``UIResponder/addObserver(_:forKeyPath:options:context:)``.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private weak var object: UIResponder?
    /// The closure that checks the property; nil after the end of the observation, so that it retains nothing.
    private(set) var look: ((UIResponder) -> Void)?

    init(of object: UIResponder, look: @escaping (UIResponder) -> Void) { (self.object, self.look) = (object, look) }

    /// Ends the observation; its deallocation also ends it.
    public func invalidate() {
        object?.observations.removeAll { $0.observer === self || $0.observer == nil }
        (object, look) = (nil, nil)
    }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change; always a setting.
    public let kind: NSKeyValueChange
    /// The new value; nil unless requested.
    public let newValue: Value?
    /// The old value; nil unless requested.
    public let oldValue: Value?
    /// The indexes of changed elements; always nil, because Plumb does not observe collections.
    public let indexes: IndexSet?
    /// A Boolean value that indicates whether the notification precedes the change; always false.
    public let isPrior: Bool
}

/// An object whose properties can be observed by key paths; the name is Apple's.
@preconcurrency @MainActor public protocol _KeyValueCodingAndObserving: AnyObject {}

extension UIResponder: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIResponder {
    /// Calls a closure whenever the value of a property changes, until the returned observation is released.
    ///
    /// Plumb checks the property when an observable key changes. These keys are `frame`, `bounds`, `center`, `alpha` and `isHidden`
    /// of a view, and `contentSize` and `contentOffset` of a scroll view. Apple's method also reports that the same value was set
    /// again.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var known = self[keyPath: keyPath]
        let made = NSKeyValueObservation(of: self) { object in
            guard let object = object as? Self else { return }
            let value = object[keyPath: keyPath]
            guard !isSame(known, value) else { return }
            let old = known
            known = value
            changeHandler(object, .init(options, from: old, to: value))
        }
        observe(by: made)
        if options.contains(.initial) { changeHandler(self, .init(options.subtracting(.old), from: known, to: known)) }
        return made
    }
}

extension NSKeyValueObservedChange {
    fileprivate init(_ options: NSKeyValueObservingOptions, from old: Value, to new: Value) {
        kind = .setting
        newValue = options.contains(.new) ? new : nil
        oldValue = options.contains(.old) ? old : nil
        indexes = nil
        isPrior = false
    }
}

/// Returns whether two values are known to be equal; values that are not `Equatable` never are.
private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Compared: Equatable>(_ left: Compared) -> Bool { left == right as? Compared }
    return (left as? any Equatable).map { compare($0) } ?? false
}
