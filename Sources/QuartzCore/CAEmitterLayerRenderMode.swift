import Foundation

/// The order in which particles are composited.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a mode from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particles are drawn first, below the others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particles are drawn last, above the others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The particles are drawn from back to front, the nearest on top.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The sum of their colors.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
