import Foundation

/// An observation of a property, which ends when it is let go.
///
/// Foundation on Linux has none. The change is told where the object tells observers of strings: see
/// ``UIResponder/addObserver(_:forKeyPath:options:context:)``.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private weak var object: UIResponder?
    /// What looks at the property; none once the observation is over, so that nothing is held for it.
    private(set) var look: ((UIResponder) -> Void)?

    init(of object: UIResponder, look: @escaping (UIResponder) -> Void) { (self.object, self.look) = (object, look) }

    /// Ends the observation; letting go of it does too.
    public func invalidate() {
        object?.observations.removeAll { $0.observer === self || $0.observer == nil }
        (object, look) = (nil, nil)
    }
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    /// What changed: the value was set.
    public let kind: NSKeyValueChange
    /// The value now, where it was asked for.
    public let newValue: Value?
    /// The value before, where it was asked for.
    public let oldValue: Value?
    /// Which elements of a list changed; none, as lists are not observed.
    public let indexes: IndexSet?
    /// Whether the change is still to come; no.
    public let isPrior: Bool
}

/// An object of which properties can be observed by key paths; Apple's name.
@preconcurrency @MainActor public protocol _KeyValueCodingAndObserving: AnyObject {}

extension UIResponder: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIResponder {
    /// Calls a closure whenever a property has another value, until the observation that is returned is let go.
    ///
    /// The property is looked at when one of those changes that observers of strings are told of: `frame`, `bounds`, `center`,
    /// `alpha` and `isHidden` of a view, `contentSize` and `contentOffset` of a scroll view. Apple's tells also where the same
    /// value was set again.
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

/// Whether two values are known to be the same; those that cannot be compared are not.
private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Compared: Equatable>(_ left: Compared) -> Bool { left == right as? Compared }
    return (left as? any Equatable).map { compare($0) } ?? false
}
