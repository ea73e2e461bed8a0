import Foundation

/// An animation of a symbol image.
///
/// Plumb does not animate. It ends each effect at once.
public protocol SymbolEffect: Hashable, Sendable {}
/// An effect that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect by which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The settings of an effect's movement.
struct SymbolMovement: Hashable, Sendable {
    /// The direction; empty for the system's default.
    var direction = ""
    /// True for movement layer by layer, false for the whole symbol, nil for the system's default.
    var isByLayer: Bool?
}

/// An effect with settings for its movement.
protocol MovingSymbolEffect {
    var movement: SymbolMovement { get set }
}

extension MovingSymbolEffect {
    /// Returns the effect with changed settings.
    func moved(_ change: (inout SymbolMovement) -> Void) -> Self {
        var effect = self
        change(&effect.movement)
        return effect
    }
}

/// The repetition and speed of an effect.
///
/// Plumb stores the values and does not use them.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The default options: once, or without end for an effect that lasts.
    public static let `default` = SymbolEffectOptions()
    /// Options for repetition without end.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Options for a single run.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// Returns options for a number of runs; nil for repetition without end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Returns options with a repeat behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// Returns options with a speed factor.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    private var behavior: RepeatBehavior?
    private var speed = 1.0

    /// The options with repetition without end.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// The options with a single run.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    /// Returns the options with a number of runs; nil for repetition without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        self.repeat(count.map { .periodic($0) } ?? .continuous)
    }
    /// Returns the options with a repeat behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }
    /// Returns the options with a speed factor.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed
        return options
    }

    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        private var count: Int?
        private var delay: Double?
        private var isContinuous = false
        /// Repetition without pauses.
        public static let continuous: RepeatBehavior = {
            var behavior = RepeatBehavior()
            behavior.isContinuous = true
            return behavior
        }()
        /// Returns a repetition with a number of runs and a delay between them, in seconds.
        ///
        /// Without a number the repetition does not end. Without a delay the system chooses one.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            var behavior = RepeatBehavior()
            (behavior.count, behavior.delay) = (count, delay)
            return behavior
        }
    }
}
