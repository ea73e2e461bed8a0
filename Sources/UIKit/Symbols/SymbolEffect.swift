import Foundation

/// A movement of a symbol.
///
/// Nothing moves here: what has an end is over at once, the rest lasts until it is taken away.
public protocol SymbolEffect: Hashable, Sendable {}
/// An effect that comes and is over.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect by which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect moves and where to.
struct SymbolMovement: Hashable, Sendable {
    /// Which way; empty for the system's.
    var direction = ""
    /// Layer by layer, or the whole symbol; nil for the system's way.
    var isByLayer: Bool?
}

/// An effect that is told how to move, one word after the other.
protocol MovingSymbolEffect {
    var movement: SymbolMovement { get set }
}

extension MovingSymbolEffect {
    /// The effect with another movement.
    func moved(_ change: (inout SymbolMovement) -> Void) -> Self {
        var effect = self
        change(&effect.movement)
        return effect
    }
}

/// How often and how fast an effect runs; kept.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Once, or without end where the effect lasts.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// As a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    private var behavior: RepeatBehavior?
    private var speed = 1.0

    /// The same without end.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// The same once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    /// The same so many times; nil for without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        self.repeat(count.map { .periodic($0) } ?? .continuous)
    }
    /// The same as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }
    /// The same so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed
        return options
    }

    /// How an effect goes on.
    public struct RepeatBehavior: Hashable, Sendable {
        private var count: Int?
        private var delay: Double?
        private var isContinuous = false
        /// Without a pause.
        public static let continuous: RepeatBehavior = {
            var behavior = RepeatBehavior()
            behavior.isContinuous = true
            return behavior
        }()
        /// So many times, with so many seconds between; nil for without end and the system's pause.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            var behavior = RepeatBehavior()
            (behavior.count, behavior.delay) = (count, delay)
            return behavior
        }
    }
}
