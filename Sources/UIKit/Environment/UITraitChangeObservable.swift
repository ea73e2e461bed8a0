import Foundation

/// A registered handler, which ``UITraitChangeObservable/unregisterForTraitChanges(_:)`` removes.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls handlers after its traits have changed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Registers a handler for changes of traits.
    ///
    /// The handler receives this object and its previous traits. The registration does not retain this object.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { register(traits, handler) }

    /// Registers a handler that names this object's type, as `(self: Self, previous: UITraitCollection)` does.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { register(traits, handler) }

    /// Registers a target and a selector for changes of traits.
    ///
    /// Plumb calls only an ``ActionTarget``, with this object as the sender. The registration does not retain the
    /// target.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        UnreachableTarget.report(object, action)
        return register(traits) { [weak object] (environment: Self, _) in
            (object as? any ActionTarget)?.perform(action, from: environment)
        }
    }

    /// Registers a selector of this object for changes of traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    private func register<Environment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let made = TraitChangeHandler(traits: traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        (self as? any TraitHandlerKeeping)?.traitHandlers.append(made)
        return made
    }

    /// Removes a registered handler.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHandlerKeeping)?.traitHandlers.removeAll { $0 === registration }
    }
}

/// A handler and the traits for which it is registered.
final class TraitChangeHandler: UITraitChangeRegistration {
    let traits: [UITrait]
    /// The pass that has read the traits, or `nil` for a handler that a client registered.
    let pass: ObservedPass?
    let call: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
        traits: [UITrait], pass: ObservedPass? = nil,
        call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
        (self.traits, self.pass, self.call) = (traits, pass, call)
    }
}

/// The internal requirements of ``UITraitChangeObservable``.
@MainActor protocol TraitHandlerKeeping: UITraitChangeObservable {
    var traitHandlers: [TraitChangeHandler] { get set }
    /// A Boolean value that indicates whether there are handlers.
    ///
    /// Each pass reads it.
    var hasTraitHandlers: Bool { get }
}

extension TraitHandlerKeeping {
    var hasTraitHandlers: Bool { !traitHandlers.isEmpty }

    /// Notifies the object of changed traits: adjusts its fonts, calls `traitCollectionDidChange(_:)` and calls the
    /// handlers.
    func tellTraitChange(from previous: UITraitCollection, to current: UITraitCollection) {
        if previous.preferredContentSizeCategory != current.preferredContentSizeCategory {
            (self as? any FontScaling)?.adjustFonts(to: current)
        }
        traitCollectionDidChange(previous)
        for handler in traitHandlers
        where handler.traits.contains(where: { $0.isChanged(previous, current) }) {
            handler.call(self, previous)
        }
    }
}

extension UIView: TraitHandlerKeeping {
    var traitHandlers: [TraitChangeHandler] {
        get { uncommonStorage?.traitHandlers ?? [] }
        set { if uncommonStorage != nil || !newValue.isEmpty { uncommon.traitHandlers = newValue } }
    }
    var hasTraitHandlers: Bool {
        guard let uncommonStorage else { return false }
        return !uncommonStorage.traitHandlers.isEmpty
    }
}

extension UIViewController: TraitHandlerKeeping {}
