import Foundation

/// A container controller that shows one of several controllers at a time, as pages.
///
/// Only ``setViewControllers(_:direction:animated:completion:)`` changes the page. Plumb reads from the data source only the number of
/// pages and the index of the current page.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The transition style between pages.
    open private(set) var transitionStyle = TransitionStyle.pageCurl
    /// The axis of page navigation.
    open private(set) var navigationOrientation = NavigationOrientation.horizontal
    /// The location of the spine; ``SpineLocation/none`` if pages scroll.
    open private(set) var spineLocation = SpineLocation.min
    /// A Boolean value that indicates whether pages have content on their back.
    ///
    /// If true, ``setViewControllers(_:direction:animated:completion:)`` also accepts two controllers.
    open var isDoubleSided = false
    private var spacing: CGFloat = 0

    /// The object that provides the pages.
    ///
    /// The controller holds it weakly.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { askForIndicator() } }
    /// The delegate of the page view controller.
    ///
    /// Plumb does not use it.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The controllers of the current pages: one, or two with a spine in the middle.
    open private(set) var viewControllers: [UIViewController]? = []

    /// The gesture recognizers that turn pages; empty if pages scroll.
    ///
    /// Plumb never triggers them.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
        transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]

    private var scroller: PageScroller?
    private let holder = UIView()
    private var indicator: UIPageControl?

    // MARK: Making

    /// Creates a page view controller without pages.
    ///
    /// `spineLocation` applies to curling pages. `interPageSpacing`, in points, applies to scrolling pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        spineLocation = style == .scroll ? .none : Self.spine(options?[.spineLocation])
        spacing = style == .scroll ? max(0, Self.length(options?[.interPageSpacing])) : 0
    }

    /// Creates a controller whose pages curl.
    ///
    /// `InterfaceBuilder` reads nibs, so the controller only stores the name.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Reads a spine location from an option: the value itself or its raw value.
    private static func spine(_ option: Any?) -> SpineLocation {
        if let spine = option as? SpineLocation { return spine }
        return (option as? Int ?? (option as? NSNumber)?.intValue).flatMap(SpineLocation.init) ?? .min
    }

    /// Reads a length in points from an option.
    private static func length(_ option: Any?) -> CGFloat {
        if let length = option as? CGFloat { return length }
        if let length = option as? Int { return CGFloat(length) }
        return (option as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }

    // MARK: Pages

    /// Sets the current pages, without animation.
    ///
    /// The completion runs before the method returns. It takes one controller, or two if the spine is in the middle. Another number is an
    /// error with Apple's text. For double-sided pages, a second controller is the back of the first.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let next = viewControllers ?? []
        let required = spineLocation == .mid ? 2 : 1
        guard next.count == required || (isDoubleSided && next.count == 2) else {
            return LayoutMisuse(
                .invalidArgument,
                "The number of view controllers provided (\(next.count)) doesn't match the number required (\(required)) "
                    + "for the requested transition"
            ).report()
        }
        show(Array(next.prefix(required)))
        self.viewControllers = next
        askForIndicator()
        completion?(true)
    }

    private var pages: [UIViewController] { Array((viewControllers ?? []).prefix(spineLocation == .mid ? 2 : 1)) }
    override var shownChildren: [UIViewController] { pages }

    private func show(_ next: [UIViewController]) {
        let former = pages
        let coming = next.filter { page in !former.contains { $0 === page } }
        for page in coming { addChild(page) }
        exchange(former, for: next) {
            for page in former where !next.contains(where: { $0 === page }) {
                page.willMove(toParent: nil)
                page.viewIfLoaded?.removeFromSuperview()
                page.removeFromParent()
            }
            if isViewLoaded { addViews(of: next) }
        }
        for page in coming { page.didMove(toParent: self) }
    }

    private func addViews(of pages: [UIViewController]) {
        for page in pages {
            guard let pageView = page.view else { continue }
            pageView.translatesAutoresizingMaskIntoConstraints = true
            pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            (scroller == nil ? view : holder)?.addSubview(pageView)
        }
        arrange(pages)
    }

    // MARK: The view

    /// Creates the view.
    ///
    /// Scrolling pages are in a scroll view, curling pages in the view itself.
    open override func loadView() {
        let made = ContainerView(frame: UIScreen.main.bounds)
        made.arrange = { [weak self] in self.map { $0.arrange($0.pages) } }
        view = made
        if transitionStyle == .scroll {
            let scroller = PageScroller(frame: made.bounds)
            scroller.isPagingEnabled = true
            scroller.contentInsetAdjustmentBehavior = .never
            (scroller.showsHorizontalScrollIndicator, scroller.showsVerticalScrollIndicator) = (false, false)
            scroller.addSubview(holder)
            made.addSubview(scroller)
            self.scroller = scroller
        }
        addViews(of: pages)
        askForIndicator()
    }

    /// Shows the page control if pages scroll horizontally and the data source returns a page count above 0.
    private func askForIndicator() {
        guard isViewLoaded, transitionStyle == .scroll, navigationOrientation == .horizontal else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0, let dataSource else {
            indicator?.removeFromSuperview()
            indicator = nil
            return view.setNeedsLayout()
        }
        let dots = indicator ?? UIPageControl(frame: .zero)
        dots.numberOfPages = count
        dots.currentPage = dataSource.presentationIndex(for: self)
        if indicator == nil { view.addSubview(dots) }
        indicator = dots
        view.setNeedsLayout()
    }

    /// Places the page control at the bottom of the safe area and the current page above it.
    private func arrange(_ pages: [UIViewController]) {
        guard let scroller else { return arrangeLeaves(pages) }
        var room = view.bounds
        if let indicator {
            let height = indicator.intrinsicContentSize.height
            let bottom = max(room.minY, room.maxY - view.safeAreaInsets.bottom - height)
            indicator.frame = CGRect(x: room.minX, y: bottom, width: room.width, height: height)
            room.size.height = bottom - room.minY
        }
        // The scroll view includes half of the page spacing on each side, since it stops at multiples of its size.
        let isHorizontal = navigationOrientation == .horizontal
        let (aside, above) = isHorizontal ? (spacing / 2, 0) : (0, spacing / 2)
        scroller.overhang = UIEdgeInsets(top: above, left: aside, bottom: above, right: aside)
        scroller.frame = room.insetBy(dx: -aside, dy: -above)
        let stop = scroller.bounds.size
        // The content always has room for one page before and one after.
        scroller.contentSize = CGSize(
            width: stop.width * (isHorizontal ? 3 : 1), height: stop.height * (isHorizontal ? 1 : 3))
        scroller.contentOffset = isHorizontal ? CGPoint(x: stop.width, y: 0) : CGPoint(x: 0, y: stop.height)
        holder.frame = CGRect(origin: scroller.contentOffset, size: stop)
        pages.first?.viewIfLoaded?.frame = CGRect(origin: CGPoint(x: aside, y: above), size: room.size)
    }

    /// Places curling pages, which fill the view; two pages share it at the spine.
    private func arrangeLeaves(_ pages: [UIViewController]) {
        let isHorizontal = navigationOrientation == .horizontal
        let count = CGFloat(max(1, pages.count))
        var leaf = view.bounds
        if isHorizontal { leaf.size.width /= count } else { leaf.size.height /= count }
        let inOrder =
            isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? pages.reversed() : pages
        for page in inOrder {
            page.viewIfLoaded?.frame = leaf
            leaf.origin = isHorizontal ? CGPoint(x: leaf.maxX, y: leaf.minY) : CGPoint(x: leaf.minX, y: leaf.maxY)
        }
    }

    /// Returns the size of a page: the size of the parent, unless the spine is in the middle.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        spineLocation == .mid
            ? super.size(forChildContentContainer: container, withParentContainerSize: parentSize) : parentSize
    }
}
