import Foundation

/// A closure that modifies the visible items of a section, with the scroll offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible element of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The frame in the collection view, in points.
    var frame: CGRect { get }
    /// The bounds, with a zero origin, in points.
    var bounds: CGRect { get }
    /// The center in the collection view, in points.
    var center: CGPoint { get set }
    /// The transform around the center.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform around the center.
    ///
    /// Its two-dimensional part equals ``transform``.
    var transform3D: CATransform3D { get set }
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The position in the z-order; greater values are in front.
    var zIndex: Int { get set }
    /// A Boolean value that indicates whether the element is hidden.
    var isHidden: Bool { get set }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The category of the element: a cell or a supplementary view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view; nil for cells.
    var representedElementKind: String? { get }
}
