import Foundation

/// An observation of a property by an observer.
struct KeyValueObservation {
    weak var observer: NSObject?
    let key: String
    var options: NSKeyValueObservingOptions = []
    var context: UnsafeMutableRawPointer?

    /// Returns whether another observation has the same observer, key and context.
    func isSame(as other: KeyValueObservation) -> Bool {
        observer != nil && observer === other.observer && key == other.key && context == other.context
    }

    /// Notifies the observer if it is a responder.
    @MainActor func tell(of object: UIResponder, old: Any?, new: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if options.contains(.old), let old { change[.oldKey] = old }
        if options.contains(.new), let new { change[.newKey] = new }
        (observer as? UIResponder)?.observeValue(forKeyPath: key, of: object, change: change, context: context)
    }
}

extension UIResponder {
    /// Makes a change and notifies the observers of the key.
    func notifying<Value>(_ key: String, _ value: @autoclosure () -> Value, _ change: () -> Void) {
        guard !observations.isEmpty else { return change() }
        let old = value()
        change()
        valueDidChange(key, from: old, to: value())
    }

    /// Notifies the observers of a key that its value has changed.
    func valueDidChange(_ key: String, from old: Any?, to new: Any?) {
        // An observer may be added or removed during the notification; a removed one gets no further call.
        for observation in observations where observations.contains(where: observation.isSame(as:)) {
            if let seen = observation.observer as? NSKeyValueObservation {
                seen.look?(self)
            } else if observation.key == key {
                observation.tell(of: self, old: old, new: new)
            }
        }
    }

    /// Adds an observation that checks its property whenever one of the observable keys is set.
    func observe(by observer: NSKeyValueObservation) {
        observations.removeAll { $0.observer == nil }
        observations.append(KeyValueObservation(observer: observer, key: ""))
        didGainObserver()
    }

    /// Returns the value of an observable key; nil for other keys.
    func observedValue(_ key: String) -> Any? {
        guard let view = self as? UIView else { return nil }
        switch key {
        case "hidden": return view.isHidden
        case "alpha": return view.alpha
        case "frame": return view.frame
        case "bounds": return view.bounds
        case "center": return view.center
        case "contentSize": return (view as? UIScrollView)?.contentSize
        case "contentOffset": return (view as? UIScrollView)?.contentOffset
        default: return nil
        }
    }
}
