import Foundation

/// What follows the scrolling across the collection: the items that are to be seen, how far it was scrolled, and the room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// Something of a section that is to be seen.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The place in the collection, in points.
    var frame: CGRect { get }
    /// The size, from zero, in points.
    var bounds: CGRect { get }
    /// The middle, in points.
    var center: CGPoint { get set }
    /// A transform about the centre.
    var transform: CGAffineTransform { get set }
    /// A transform about the centre; what it does in the plane is the other one.
    var transform3D: CATransform3D { get set }
    /// How opaque it is, from 0 to 1.
    var alpha: CGFloat { get set }
    /// Who is in front.
    var zIndex: Int { get set }
    /// Whether it is left out of the picture.
    var isHidden: Bool { get set }
    /// The place among the items.
    var indexPath: IndexPath { get }
    /// Whether it is a cell or a view beside the cells.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a view beside the cells; nil for cells.
    var representedElementKind: String? { get }
}
