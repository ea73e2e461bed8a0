import Foundation

/// An effect that makes a symbol appear.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: AppearSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { moved { $0.isByLayer = false } }
    /// The effect with upward movement.
    public var up: AppearSymbolEffect { moved { $0.direction = "up" } }
    /// The effect with downward movement.
    public var down: AppearSymbolEffect { moved { $0.direction = "down" } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a symbol appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: DisappearSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { moved { $0.isByLayer = false } }
    /// The effect with upward movement.
    public var up: DisappearSymbolEffect { moved { $0.direction = "up" } }
    /// The effect with downward movement.
    public var down: DisappearSymbolEffect { moved { $0.direction = "down" } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that makes a symbol bounce.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: BounceSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { moved { $0.isByLayer = false } }
    /// The effect with upward movement.
    public var up: BounceSymbolEffect { moved { $0.direction = "up" } }
    /// The effect with downward movement.
    public var down: BounceSymbolEffect { moved { $0.direction = "down" } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that makes a symbol bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: PulseSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { moved { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that scales a symbol up or down.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: ScaleSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { moved { $0.isByLayer = false } }
    /// The effect that scales up.
    public var up: ScaleSymbolEffect { moved { $0.direction = "up" } }
    /// The effect that scales down.
    public var down: ScaleSymbolEffect { moved { $0.direction = "down" } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that scales a symbol up or down.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that highlights the layers of a symbol one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect with earlier layers staying highlighted.
    public var cumulative: VariableColorSymbolEffect { moved { $0.direction += ".cumulative" } }
    /// The effect with one highlighted layer at a time.
    public var iterative: VariableColorSymbolEffect { moved { $0.direction += ".iterative" } }
    /// The effect in both directions.
    public var reversing: VariableColorSymbolEffect { moved { $0.direction += ".reversing" } }
    /// The effect in one direction.
    public var nonReversing: VariableColorSymbolEffect { moved { $0.direction += ".nonReversing" } }
    /// The effect with inactive layers hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { moved { $0.direction += ".hideInactiveLayers" } }
    /// The effect with inactive layers dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { moved { $0.direction += ".dimInactiveLayers" } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that highlights the layers of a symbol one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: WiggleSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { moved { $0.isByLayer = false } }
    /// The effect with upward movement.
    public var up: WiggleSymbolEffect { moved { $0.direction = "up" } }
    /// The effect with downward movement.
    public var down: WiggleSymbolEffect { moved { $0.direction = "down" } }
    /// The effect with movement to the left.
    public var left: WiggleSymbolEffect { moved { $0.direction = "left" } }
    /// The effect with movement to the right.
    public var right: WiggleSymbolEffect { moved { $0.direction = "right" } }
    /// The effect with movement in the reading direction.
    public var forward: WiggleSymbolEffect { moved { $0.direction = "forward" } }
    /// The effect with movement against the reading direction.
    public var backward: WiggleSymbolEffect { moved { $0.direction = "backward" } }
    /// The effect with clockwise rotation.
    public var clockwise: WiggleSymbolEffect { moved { $0.direction = "clockwise" } }
    /// The effect with counterclockwise rotation.
    public var counterClockwise: WiggleSymbolEffect { moved { $0.direction = "counterClockwise" } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: RotateSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { moved { $0.isByLayer = false } }
    /// The effect with clockwise rotation.
    public var clockwise: RotateSymbolEffect { moved { $0.direction = "clockwise" } }
    /// The effect with counterclockwise rotation.
    public var counterClockwise: RotateSymbolEffect { moved { $0.direction = "counterClockwise" } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that smoothly scales a symbol up and down.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: BreatheSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { moved { $0.isByLayer = false } }
    /// The effect without a change of opacity.
    public var plain: BreatheSymbolEffect { moved { $0.direction = "plain" } }
    /// The effect with a change of opacity.
    public var pulse: BreatheSymbolEffect { moved { $0.direction = "pulse" } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that smoothly scales a symbol up and down.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that replaces one symbol by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement()
    /// The effect, layer by layer.
    public var byLayer: ReplaceSymbolEffect { moved { $0.isByLayer = true } }
    /// The effect on the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { moved { $0.isByLayer = false } }
    /// The effect in which the old symbol scales down and the new one scales up.
    public var downUp: ReplaceSymbolEffect { moved { $0.direction = "downUp" } }
    /// The effect in which both symbols scale up.
    public var upUp: ReplaceSymbolEffect { moved { $0.direction = "upUp" } }
    /// The effect in which the old symbol disappears at once and the new one scales up.
    public var offUp: ReplaceSymbolEffect { moved { $0.direction = "offUp" } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces one symbol by another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
