import Foundation

/// What stands for a handler, to take it back.
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that calls handlers when its traits have changed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls a handler with this object and its former traits whenever one of these traits has changed.
    ///
    /// What belongs to the object itself is not retained.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { register(traits, handler) }

    /// The same for a handler that says of which type this object is, as `(self: Self, previous: UITraitCollection)` does.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { register(traits, handler) }

    /// Sends a message to a target whenever one of these traits has changed; one that is an ``ActionTarget`` is reached, with this
    /// object as the sender, and none is retained.
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

    /// Sends a message to this object whenever one of these traits has changed.
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

    /// Takes a handler back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHandlerKeeping)?.traitHandlers.removeAll { $0 === registration }
    }
}

/// A handler and the traits that it waits for.
final class TraitChangeHandler: UITraitChangeRegistration {
    let traits: [UITrait]
    /// The pass that has read the traits; nil for a handler that somebody registered.
    let pass: ObservedPass?
    let call: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
        traits: [UITrait], pass: ObservedPass? = nil,
        call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
        (self.traits, self.pass, self.call) = (traits, pass, call)
    }
}

/// The side of `UITraitChangeObservable` that is this module's own.
@MainActor protocol TraitHandlerKeeping: UITraitChangeObservable {
    var traitHandlers: [TraitChangeHandler] { get set }
    /// Whether there are any, which is asked in each pass.
    var hasTraitHandlers: Bool { get }
}

extension TraitHandlerKeeping {
    var hasTraitHandlers: Bool { !traitHandlers.isEmpty }

    /// Says that the traits have changed, by the method and by the handlers.
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
