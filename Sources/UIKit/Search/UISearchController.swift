import Foundation

/// A search bar together with the controller that shows the results.
///
/// Plumb does not present the results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The controller that shows the results; nil if the searched controller shows them itself.
    open private(set) var searchResultsController: UIViewController?
    /// The search bar; a navigation bar reserves space for it.
    open private(set) lazy var searchBar = makeSearchBar()
    private func makeSearchBar() -> UISearchBar {
        let bar = UISearchBar(frame: .zero)
        bar.controller = self
        return bar
    }
    /// Updates the results after a change of the bar's text or scope.
    final func searchDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

    /// Creates a search controller with a results controller; nil if the searched controller shows the results.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a search controller without a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an empty search controller; Plumb reads nothing else from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The object that updates the results; the reference is weak.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate of the search controller; the reference is weak.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// A Boolean value that indicates whether the search is active.
    ///
    /// Setting it notifies the delegate and asks the updater to update the results.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive {
                delegate?.willPresentSearchController(self)
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
                delegate?.didDismissSearchController(self)
            }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    /// A Boolean value that indicates whether the searched content is dimmed.
    ///
    /// Plumb stores the value and does not use it.
    open var obscuresBackgroundDuringPresentation = true
    /// The former name of ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// A Boolean value that indicates whether a search hides the navigation bar.
    ///
    /// Plumb stores the value and does not use it.
    open var hidesNavigationBarDuringPresentation = true
    /// A Boolean value that indicates whether the results are always visible.
    ///
    /// Plumb stores the value and does not use it.
    open var showsSearchResultsController = false
    /// A Boolean value that indicates whether the results appear automatically.
    ///
    /// Plumb stores the value and does not use it.
    open var automaticallyShowsSearchResultsController = true
    /// A Boolean value that indicates whether the Cancel button appears automatically.
    ///
    /// Plumb stores the value and does not use it.
    open var automaticallyShowsCancelButton = true
    /// A Boolean value that indicates whether the scope bar appears automatically.
    ///
    /// Plumb stores the value and does not use it.
    open var automaticallyShowsScopeBar = true
}

/// The method that updates search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Updates the results for the text of the search bar.
    ///
    /// The search controller calls this method when the search begins or ends, and when the text or the scope changes.
    func updateSearchResults(for searchController: UISearchController)
}

/// The methods that respond to the start and end of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Notifies the delegate that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Notifies the delegate that the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Notifies the delegate that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Notifies the delegate that the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
