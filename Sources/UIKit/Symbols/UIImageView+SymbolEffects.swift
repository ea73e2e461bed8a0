import Foundation

/// What is told when an effect of a symbol is over.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect came to its end; always, since it takes no time.
    public let isFinished = true
    /// Who shows the symbol.
    public private(set) weak var sender: AnyObject?
    /// The effect, where the symbol stayed.
    public let effect: (any SymbolEffect)?
    /// The effect, where another symbol came.
    public let contentTransition: (any ContentTransitionSymbolEffect)?

    init(
        _ sender: AnyObject, effect: (any SymbolEffect)? = nil, transition: (any ContentTransitionSymbolEffect)? = nil
    ) { (self.sender, self.effect, contentTransition) = (sender, effect, transition) }
}

/// What is called when an effect of a symbol is over.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Moves the symbol once; the completion is called before the call returns.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Moves the symbol until the effect is removed; the completion is called before the call returns, since nothing moves here.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Moves the symbol once, or until the effect is removed where the options say so.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }

    private func add(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        completion?(UISymbolEffectCompletionContext(self, effect: effect))
    }

    /// Ends effects of a kind; none moves anything.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Ends all effects; none moves anything.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol; the completion is called before the call returns.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(self, transition: contentTransition))
    }
}

extension UIBarButtonItem {
    /// Moves the symbol once, or until the effect is removed; nothing moves here.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Ends all effects; none moves anything.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Shows another symbol.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
}
