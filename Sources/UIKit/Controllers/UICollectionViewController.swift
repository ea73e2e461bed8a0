import Foundation

/// A view controller that manages a collection view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The layout that initializes the collection view.
    open private(set) var collectionViewLayout: UICollectionViewLayout

    /// Creates a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view has a flow layout.
    ///
    /// `InterfaceBuilder` reads nibs, so the controller only stores the name.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    private var collection: UICollectionView?
    /// The collection view; reading it loads the view.
    ///
    /// It is the controller's view, unless another collection view was set.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection ?? view as? UICollectionView
        }
        set {
            collection = newValue
            view = newValue
        }
    }

    /// Creates the collection view in the size of the screen, with the controller as data source and delegate.
    open override func loadView() {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        made.dataSource = self
        made.delegate = self
        collection = made
        view = made
    }

    /// A Boolean value that indicates whether the controller clears the selection when the collection view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, isViewLoaded, let collectionView else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    /// Begins or ends editing in the controller and its collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { collectionView?.isEditing = editing }
    }

    // MARK: Data source

    /// Returns the number of sections: 1 unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns the number of items in a section: 0 unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns the cell of an item: an empty cell unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    /// Returns a supplementary view: an empty view unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }

    // MARK: Delegate

    /// Notifies the controller that the user selected an item.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Notifies the controller that the user deselected an item.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Returns whether the user can select an item: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns the context menu of an item: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Notifies the controller that a cell is about to be displayed.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Notifies the controller that a cell is no longer displayed.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Returns whether a touch highlights an item: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Notifies the controller that an item was highlighted.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Notifies the controller that an item is no longer highlighted.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns whether the user can deselect an item: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns whether the user can move an item: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    /// Moves an item to another index path.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns the context menu of several items: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Notifies the controller that the user is about to end dragging.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Notifies the controller that an animated scroll has ended.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Notifies the controller that the user is about to begin dragging.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Notifies the controller that the user ended dragging.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Notifies the controller that scrolling has slowed to a stop.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Notifies the controller that the collection view scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
