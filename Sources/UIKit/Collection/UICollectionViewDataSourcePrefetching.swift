import Foundation

/// The methods that prefetch the data of items.
///
/// Plumb does not call them; a host may.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Notifies the data source that items will soon be needed.
    ///
    /// Plumb does not call this method; a host may.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Notifies the data source that items are no longer needed.
    ///
    /// Plumb does not call this method; a host may.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
