import Foundation

/// A width or height: a fraction of the container, a number of points, or a size that the content determines.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniform
    }

    let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: CGFloat

    init(kind: Kind, dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    /// Creates a dimension that is a fraction of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fractionalWidth)
    }
    /// Creates a dimension that is a fraction of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fractionalHeight)
    }
    /// Creates a dimension of a fixed number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .absolute, dimension: absoluteDimension)
    }
    /// Creates a dimension with an estimate in points; the content determines the final length.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .estimated, dimension: estimatedDimension)
    }

    /// Creates a dimension with an estimate in points; the largest sibling in the group determines the final length.
    public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .uniform, dimension: estimatedDimension)
    }

    /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// A Boolean value that indicates whether the dimension is a fixed number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// A Boolean value that indicates whether the dimension is an estimate.
    public var isEstimated: Bool { kind == .estimated }

    /// A Boolean value that indicates whether the largest sibling determines the dimension.
    public var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// A Boolean value that indicates whether the content of the item or of its siblings determines the dimension.
    var followsContent: Bool { isEstimated || isUniformAcrossSiblings }

    /// Returns the length in a container, in points; 0 for an unusable number.
    func points(in container: CGSize) -> CGFloat {
        let points =
            switch kind {
            case .fractionalWidth: dimension * container.width
            case .fractionalHeight: dimension * container.height
            case .absolute, .estimated, .uniform: dimension
            }
        return max(0, points.asLength)
    }
}
