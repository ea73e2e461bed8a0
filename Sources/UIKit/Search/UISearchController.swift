import Foundation

/// A search bar and the controller of what was found; nothing is shown over other controllers here.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The controller of what was found; nil where the searching controller shows it itself.
    open private(set) var searchResultsController: UIViewController?
    /// The bar; a navigation bar makes room for it.
    open private(set) lazy var searchBar = UISearchBar(frame: .zero)

    /// A search whose results another controller shows; nil for the searching one.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// A search controller without a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A search controller from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Who is asked to find what is searched for.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who hears that the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the user searches; setting it tells the delegate, and has the updater find anew.
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

    /// Whether what is searched is darker meanwhile; kept.
    open var obscuresBackgroundDuringPresentation = true
    /// The former name of ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar is hidden meanwhile; kept.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results are shown also where nothing is searched for; kept.
    open var showsSearchResultsController = false
    /// Whether the results are shown by themselves; kept.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the button to give up comes and goes by itself; kept.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes come and go by themselves; kept.
    open var automaticallyShowsScopeBar = true
}

/// Who finds what is searched for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search words are others, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// Who hears that a search begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
