import Foundation

/// A symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: AppearSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: AppearSymbolEffect { moved { $0.isByLayer = false } }
    /// Upwards.
    public var up: AppearSymbolEffect { moved { $0.direction = "up" } }
    /// Downwards.
    public var down: AppearSymbolEffect { moved { $0.direction = "down" } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: DisappearSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: DisappearSymbolEffect { moved { $0.isByLayer = false } }
    /// Upwards.
    public var up: DisappearSymbolEffect { moved { $0.direction = "up" } }
    /// Downwards.
    public var down: DisappearSymbolEffect { moved { $0.direction = "down" } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: BounceSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: BounceSymbolEffect { moved { $0.isByLayer = false } }
    /// Upwards.
    public var up: BounceSymbolEffect { moved { $0.direction = "up" } }
    /// Downwards.
    public var down: BounceSymbolEffect { moved { $0.direction = "down" } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol becomes fainter and stronger.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: PulseSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: PulseSymbolEffect { moved { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol becomes fainter and stronger.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: ScaleSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: ScaleSymbolEffect { moved { $0.isByLayer = false } }
    /// Upwards.
    public var up: ScaleSymbolEffect { moved { $0.direction = "up" } }
    /// Downwards.
    public var down: ScaleSymbolEffect { moved { $0.direction = "down" } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The layers of a symbol are lit one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// With those before staying lit.
    public var cumulative: VariableColorSymbolEffect { moved { $0.direction += ".cumulative" } }
    /// With one lit at a time.
    public var iterative: VariableColorSymbolEffect { moved { $0.direction += ".iterative" } }
    /// To and fro.
    public var reversing: VariableColorSymbolEffect { moved { $0.direction += ".reversing" } }
    /// In one direction.
    public var nonReversing: VariableColorSymbolEffect { moved { $0.direction += ".nonReversing" } }
    /// With the others hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { moved { $0.direction += ".hideInactiveLayers" } }
    /// With the others dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { moved { $0.direction += ".dimInactiveLayers" } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of a symbol are lit one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol goes to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: WiggleSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: WiggleSymbolEffect { moved { $0.isByLayer = false } }
    /// Upwards.
    public var up: WiggleSymbolEffect { moved { $0.direction = "up" } }
    /// Downwards.
    public var down: WiggleSymbolEffect { moved { $0.direction = "down" } }
    /// To the left.
    public var left: WiggleSymbolEffect { moved { $0.direction = "left" } }
    /// To the right.
    public var right: WiggleSymbolEffect { moved { $0.direction = "right" } }
    /// In the direction of reading.
    public var forward: WiggleSymbolEffect { moved { $0.direction = "forward" } }
    /// Against the direction of reading.
    public var backward: WiggleSymbolEffect { moved { $0.direction = "backward" } }
    /// Clockwise.
    public var clockwise: WiggleSymbolEffect { moved { $0.direction = "clockwise" } }
    /// The other way round.
    public var counterClockwise: WiggleSymbolEffect { moved { $0.direction = "counterClockwise" } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol goes to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: RotateSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: RotateSymbolEffect { moved { $0.isByLayer = false } }
    /// Clockwise.
    public var clockwise: RotateSymbolEffect { moved { $0.direction = "clockwise" } }
    /// The other way round.
    public var counterClockwise: RotateSymbolEffect { moved { $0.direction = "counterClockwise" } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol becomes larger and smaller.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: BreatheSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: BreatheSymbolEffect { moved { $0.isByLayer = false } }
    /// Without another look.
    public var plain: BreatheSymbolEffect { moved { $0.direction = "plain" } }
    /// Becoming fainter and stronger too.
    public var pulse: BreatheSymbolEffect { moved { $0.direction = "pulse" } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol becomes larger and smaller.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol takes the place of another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// Layer by layer.
    public var byLayer: ReplaceSymbolEffect { moved { $0.isByLayer = true } }
    /// As a whole.
    public var wholeSymbol: ReplaceSymbolEffect { moved { $0.isByLayer = false } }
    /// The old one downwards and the new one upwards.
    public var downUp: ReplaceSymbolEffect { moved { $0.direction = "downUp" } }
    /// Both upwards.
    public var upUp: ReplaceSymbolEffect { moved { $0.direction = "upUp" } }
    /// The old one at once and the new one upwards.
    public var offUp: ReplaceSymbolEffect { moved { $0.direction = "offUp" } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
