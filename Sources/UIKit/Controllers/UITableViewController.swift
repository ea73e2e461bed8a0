import Foundation

/// A view controller that manages a table view.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Creates a controller with a plain table view.
    public convenience init() { self.init(style: .plain) }

    /// Creates a controller with a table view of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a plain table view.
    ///
    /// `InterfaceBuilder` reads nibs, so the controller only stores the name.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// A Boolean value that indicates whether the controller clears the selection when the table view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// The table view; reading it loads the view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Creates the table view in the size of the screen, with the controller as data source and delegate.
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    /// Begins or ends editing in the controller and its table view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// Returns the number of sections: 1 unless overridden.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns the number of rows in a section: 0 unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Returns the cell of a row: an empty cell unless overridden.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Returns the title of a section's header: nil unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns the title of a section's footer: nil unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    // MARK: Delegate

    /// Returns the height of a row, in points: the table view's `rowHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    /// Returns the estimated height of a row, in points: the table view's `estimatedRowHeight` unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    /// Returns the height of a section's header, in points: the table view's `sectionHeaderHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// Returns the height of a section's footer, in points: the table view's `sectionFooterHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// Returns the header view of a section: nil unless overridden, for the header of the title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// Returns the footer view of a section: nil unless overridden, for the footer of the title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// Returns the indentation level of a row: 0 unless overridden, for the level of the cell.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    /// Notifies the controller that a cell is about to be displayed.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Notifies the controller that a cell is no longer displayed.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Notifies the controller that a header view is about to be displayed.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Notifies the controller that a footer view is about to be displayed.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// The refresh control of the table view.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    // MARK: Touches and editing

    /// Notifies the controller that the user selected a row.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Notifies the controller that the user deselected a row.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Returns the row to select instead of a touched row: the row itself unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Returns whether a touch highlights a row: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Notifies the controller that the user tapped the detail button of a row.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns whether the user can edit a row: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Inserts or deletes a row at the user's request.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Returns whether the user can move a row: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    /// Moves a row to another index path.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns the editing style of a row: delete unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Returns the swipe actions at the trailing edge of a row: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns the swipe actions at the leading edge of a row: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns the context menu of a row: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Notifies the controller that the table view scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Notifies the controller that a row was highlighted.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Notifies the controller that a row is no longer highlighted.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns whether a row is indented while the user edits: true unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns the title of the delete button of a row: nil unless overridden, for the default title.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Returns the destination of a moved row: the proposed one unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Returns the titles of the section index: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section of an index title: the index of the title unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Notifies the controller that the user is about to begin dragging.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Notifies the controller that the user is about to end dragging.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Notifies the controller that the user ended dragging.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Notifies the controller that scrolling has slowed to a stop.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Notifies the controller that an animated scroll has ended.
    ///
    /// Plumb does not call this method; a host may.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
