import Foundation

/// The part of a shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a mode from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The volume of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
