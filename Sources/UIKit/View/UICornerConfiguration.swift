import Foundation

/// How round one corner is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The radius, in points; nil where the container decides.
    let points: CGFloat?
    /// What the radius is at least, in points.
    let least: CGFloat

    private init(points: CGFloat?, least: CGFloat = 0) { (self.points, self.least) = (points, least) }

    /// A radius in points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
    /// A radius with the centre of that of the container, at least so many points; the minimum counts here, as no container is known.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(points: nil, least: minimum ?? 0)
    }
    /// A radius in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    /// A radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// How round the corners of a view are; kept, and told by `effectiveRadius(corner:)`.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case capsule(limit: CGFloat?)
        /// By corner: those above first, from the left.
        case corners([UICornerRadius?])
    }
    private let shape: Shape

    /// As round as the shorter sides let it be, up to a radius.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(limit: maximumRadius))
    }
    /// The same radius for all corners, each by itself.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }
    /// A radius for each corner; none where it is nil.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
    }
    /// One radius for all corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
    }
    /// One radius for the corners above, one for each of those below.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]))
    }
    /// One radius for the corners below, one for each of those above.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]))
    }
    /// One radius for the corners at the left, one for each of those at the right.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius]))
    }
    /// One radius for the corners at the right, one for each of those at the left.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]))
    }
    /// One radius above and one below.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topRadius, topRadius, bottomRadius, bottomRadius]))
    }
    /// One radius at the left and one at the right.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([leftRadius, rightRadius, leftRadius, rightRadius]))
    }

    /// The radius of a corner in a view of a size, in points: of several the greatest.
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
    /// How round the corners are; kept.
    public var cornerConfiguration: UICornerConfiguration {
        get { uncommonStorage?.corners ?? .uniformCorners(radius: .fixed(0)) }
        set { uncommon.corners = newValue }
    }

    /// The radius of a corner that the configuration gives, in points: of several corners the greatest, and never more than half of the
    /// shorter side (a choice).
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        cornerConfiguration.radius(of: corner, in: bounds.size)
    }
}
