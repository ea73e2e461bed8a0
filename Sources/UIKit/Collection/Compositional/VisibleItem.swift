import Foundation

/// A visible element of a section, backed by its layout attributes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let place: UICollectionViewLayoutAttributes

    init(_ place: UICollectionViewLayoutAttributes) { self.place = place }

    var frame: CGRect { place.frame }
    var bounds: CGRect { place.bounds }
    var center: CGPoint {
        get { place.center }
        set { place.center = newValue }
    }
    var transform: CGAffineTransform {
        get { place.transform }
        set { place.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { place.transform3D }
        set { place.transform3D = newValue }
    }
    var alpha: CGFloat {
        get { place.alpha }
        set { place.alpha = newValue }
    }
    var zIndex: Int {
        get { place.zIndex }
        set { place.zIndex = newValue }
    }
    var isHidden: Bool {
        get { place.isHidden }
        set { place.isHidden = newValue }
    }
    var indexPath: IndexPath { place.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory { place.representedElementCategory }
    var representedElementKind: String? { place.representedElementKind }
}
