import Foundation

/// The width and height of an item in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from a width and a height.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }

    /// Returns the size in a container, in points.
    func points(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }

    /// The axes along which the content determines the size.
    var estimates: EstimatedAxes {
        EstimatedAxes(width: widthDimension.followsContent, height: heightDimension.followsContent)
    }
}

/// The axes along which the content of a cell determines the size.
struct EstimatedAxes: Equatable {
    var width = false
    var height = false

    var isEmpty: Bool { !width && !height }

    /// Returns a size with the preferred lengths of the content along the estimated axes, if known.
    func size(_ size: CGSize, own: CGSize?) -> CGSize {
        guard let own else { return size }
        return CGSize(width: width ? own.width : size.width, height: height ? own.height : size.height)
    }

    /// Returns insets with 0 along the estimated axes.
    func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var insets = insets
        if width { (insets.leading, insets.trailing) = (0, 0) }
        if height { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
