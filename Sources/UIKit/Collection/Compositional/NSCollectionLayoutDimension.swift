import Foundation

/// A width or height: a part of what is around, a number of points, or one that the content decides.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniform
    }

    let kind: Kind
    /// The part, or the points.
    public let dimension: CGFloat

    init(kind: Kind, dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    /// A part of the width of what is around.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fractionalWidth)
    }
    /// A part of the height of what is around.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fractionalHeight)
    }
    /// A number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .absolute, dimension: absoluteDimension)
    }
    /// A number of points until the content is there, which then decides.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .estimated, dimension: estimatedDimension)
    }

    /// A number of points until the content is there, and then what the largest item beside it in the group needs.
    public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .uniform, dimension: estimatedDimension)
    }

    /// Whether it is a part of the width of what is around.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of the height of what is around.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the content decides.
    public var isEstimated: Bool { kind == .estimated }

    /// Whether the largest item of the group decides.
    public var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// Whether content decides, that of the item or of the largest.
    var followsContent: Bool { isEstimated || isUniformAcrossSiblings }

    /// The points in what is around; none for a number that can be none.
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
