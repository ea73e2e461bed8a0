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
        EstimatedAxes(width: widthDimension.followsContent, height: heightDimension.followsContent)
    }
}

/// Which lengths the content of a cell decides.
struct EstimatedAxes: Equatable {
    var width = false
    var height = false

    var isEmpty: Bool { !width && !height }

    /// A size that along these axes is what the content asked for, if it has been asked.
    func size(_ size: CGSize, own: CGSize?) -> CGSize {
        guard let own else { return size }
        return CGSize(width: width ? own.width : size.width, height: height ? own.height : size.height)
    }

    /// Insets of which those along these axes do not count.
    func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var insets = insets
        if width { (insets.leading, insets.trailing) = (0, 0) }
        if height { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
