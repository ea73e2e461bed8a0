import Foundation

/// How particles are laid over one another.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A mode of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The youngest in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The nearest in front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light is added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
