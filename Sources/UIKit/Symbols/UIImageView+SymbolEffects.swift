import Foundation

/// The information about a completed symbol effect.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
    /// A Boolean value that indicates whether the effect ran to its end; always true.
    public let isFinished = true
    /// The object that shows the symbol; the reference is weak.
    public private(set) weak var sender: AnyObject?
    /// The effect; nil after a content transition.
    public let effect: (any SymbolEffect)?
    /// The content transition; nil after another effect.
    public let contentTransition: (any ContentTransitionSymbolEffect)?

    init(
        _ sender: AnyObject, effect: (any SymbolEffect)? = nil, transition: (any ContentTransitionSymbolEffect)? = nil
    ) { (self.sender, self.effect, contentTransition) = (sender, effect, transition) }
}

/// A closure that runs when a symbol effect has completed.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Adds an effect that ends by itself.
    ///
    /// Plumb does not animate and calls the completion before it returns.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Adds an effect that lasts until its removal.
    ///
    /// Plumb does not animate and calls the completion before it returns.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Adds an effect that ends by itself or lasts, depending on the options.
    ///
    /// Plumb does not animate and calls the completion before it returns.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }

    private func add(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        completion?(UISymbolEffectCompletionContext(self, effect: effect))
    }

    /// Removes effects of a type.
    ///
    /// Plumb has no running effects and calls the completion before it returns.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Removes all effects.
    ///
    /// This method has no effect in Plumb.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Sets the image without animation and calls the completion before it returns.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(self, transition: contentTransition))
    }
}

extension UIBarButtonItem {
    /// Adds an effect.
    ///
    /// This method has no effect in Plumb.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Removes all effects.
    ///
    /// This method has no effect in Plumb.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Sets the image without animation.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
}
