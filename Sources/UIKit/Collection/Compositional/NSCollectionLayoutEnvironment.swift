import Foundation

/// The environment of a compositional layout: its container and traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The container of a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the container, in points.
    var contentSize: CGSize { get }
    /// The size inside the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The effective insets, in points.
    ///
    /// In Plumb they equal ``contentInsets``.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container of a fixed size.
final class CompositionalRoom: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize.reduced(by: contentInsets) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

extension CGSize {
    /// Returns the size inside insets, in points; at least 0.
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
