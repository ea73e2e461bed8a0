import Foundation

/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of a width and a height.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }

    /// The points in what is around.
    func points(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }

    /// Which lengths the content decides.
    var estimates: EstimatedAxes {
        EstimatedAxes(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}

/// Which lengths the content of a cell decides.
struct EstimatedAxes: Equatable {
    var width = false
    var height = false

    var isEmpty: Bool { !width && !height }
}
