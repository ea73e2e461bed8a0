import Foundation

/// A color gradient.
public final class CGGradient: Hashable, Sendable {
    /// A color and its position, from 0 to 1.
    struct Stop: Hashable, Sendable {
        let location: CGFloat
        let color: CGColor
    }

    /// The stops in order of their positions.
    let stops: [Stop]

    /// Creates a gradient with colors and their positions from 0 to 1; nil for equal distances.
    ///
    /// Returns nil without colors.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = colors.enumerated().map { index, color in
            Stop(location: locations?[index] ?? CGFloat(index) / CGFloat(max(1, colors.count - 1)), color: color)
        }.sorted { $0.location < $1.location }
    }

    /// Creates a gradient with colors from consecutive components.
    ///
    /// Returns nil without colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let parts = space.numberOfComponents + 1
        let colors = (0..<max(0, count)).map { index -> CGColor in
            let own = (0..<parts).map { components[index * parts + $0] }
            return parts == 2
                ? CGColor(gray: own[0], alpha: own[1])
                : CGColor(red: own[0], green: own[1], blue: own[2], alpha: own[3])
        }
        self.init(colorsSpace: space, colors: NSArray(array: colors), locations: locations)
    }

    /// Returns the color at a position.
    ///
    /// Positions beyond the ends have the color of the end.
    func color(at place: CGFloat) -> CGColor {
        guard let next = stops.firstIndex(where: { $0.location > place }) else { return stops[stops.count - 1].color }
        guard next > 0 else { return stops[0].color }
        let (one, other) = (stops[next - 1], stops[next])
        let share = (place - one.location) / (other.location - one.location)
        let parts = zip(one.color.components ?? [], other.color.components ?? []).map { $0 + ($1 - $0) * share }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Returns whether colors and positions are equal.
    public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }
    /// Hashes colors and positions.
    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// The extension of a gradient beyond its ends.
///
/// The bits are Apple's.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw value, with Apple's bits.
    public let rawValue: UInt32
    /// Creates options from Apple's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Extends the gradient before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Extends the gradient after its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
