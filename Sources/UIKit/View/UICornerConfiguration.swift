import Foundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The radius, in points; nil for a radius that depends on the container.
    let points: CGFloat?
    /// The minimum radius, in points.
    let least: CGFloat

    private init(points: CGFloat?, least: CGFloat = 0) { (self.points, self.least) = (points, least) }

    /// Returns a fixed radius, in points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
    /// Returns a radius that is concentric with the container, with a minimum in points.
    ///
    /// Plumb knows no container and uses the minimum.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(points: nil, least: minimum ?? 0)
    }
    /// Creates a fixed radius, in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    /// Creates a fixed radius, in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The radii of a view's corners; Plumb does not draw them, and `effectiveRadius(corner:)` returns them.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case capsule(limit: CGFloat?)
        /// The radii in the order top left, top right, bottom left, bottom right.
        case corners([UICornerRadius?])
    }
    private let shape: Shape

    /// Returns a capsule shape, whose radius is half of the shorter side, up to a maximum in points.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(limit: maximumRadius))
    }
    /// Returns a configuration with the same radius for all corners.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }
    /// Returns a configuration with a radius for each corner; nil means no rounding.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
    }
    /// Returns a configuration with one radius for all corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
    }
    /// Returns a configuration with one radius for the top corners and one for each bottom corner.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]))
    }
    /// Returns a configuration with one radius for the bottom corners and one for each top corner.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]))
    }
    /// Returns a configuration with one radius for the left corners and one for each right corner.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius]))
    }
    /// Returns a configuration with one radius for the right corners and one for each left corner.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]))
    }
    /// Returns a configuration with one radius for the top corners and one for the bottom corners.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topRadius, topRadius, bottomRadius, bottomRadius]))
    }
    /// Returns a configuration with one radius for the left corners and one for the right corners.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([leftRadius, rightRadius, leftRadius, rightRadius]))
    }

    /// Returns the radius of a corner in a view of a size, in points; for several corners the largest one.
    func radius(of corner: UIRectCorner, in size: CGSize) -> CGFloat {
        let half = min(size.width, size.height) / 2
        switch shape {
        case .capsule(let limit): return min(half, max(0, limit ?? half))
        case .corners(let radii):
            let named: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
            let wanted = zip(named, radii).filter { corner.contains($0.0) }.map {
                $0.1.map { $0.points ?? $0.least } ?? 0
            }
            return min(half, max(0, wanted.max() ?? 0))
        }
    }
}

extension UIView {
    /// The configuration of the corners; Plumb does not draw it.
    public var cornerConfiguration: UICornerConfiguration {
        get { uncommonStorage?.corners ?? .uniformCorners(radius: .fixed(0)) }
        set { uncommon.corners = newValue }
    }

    /// Returns the radius of a corner, in points; for several corners the largest one.
    ///
    /// The radius is at most half of the shorter side, which is Plumb's choice.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        cornerConfiguration.radius(of: corner, in: bounds.size)
    }
}
