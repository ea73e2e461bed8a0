import Foundation

/// Shows one of several controllers at a time, as pages.
///
/// Nothing turns pages here but ``setViewControllers(_:direction:animated:completion:)``: the data source is asked only how many
/// pages there are and which is shown.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// How pages are turned.
    open private(set) var transitionStyle = TransitionStyle.pageCurl
    /// The axis along which pages follow each other.
    open private(set) var navigationOrientation = NavigationOrientation.horizontal
    /// Where the spine of the book is; none where pages scroll.
    open private(set) var spineLocation = SpineLocation.min
    /// Whether pages have a back; kept.
    open var isDoubleSided = false
    private var spacing: CGFloat = 0

    /// Who gives the pages; the controller holds it weakly.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { askForIndicator() } }
    /// Who hears of pages that the user turns, which nobody does here.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The pages that are shown: one, or two beside a spine in the middle.
    open private(set) var viewControllers: [UIViewController]? = []

    /// What would find the fingers that turn pages; none where pages scroll.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
        transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]

    private var scroller: PageScroller?
    private let holder = UIView()
    private var indicator: UIPageControl?

    // MARK: Making

    /// A controller without pages.
    ///
    /// `spineLocation` counts where pages curl, `interPageSpacing`, in points, where they scroll.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        spineLocation = style == .scroll ? .none : Self.spine(options?[.spineLocation])
        spacing = style == .scroll ? max(0, Self.length(options?[.interPageSpacing])) : 0
    }

    /// A controller whose pages curl, without a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller from an archive; nothing but an empty controller is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A spine as options give it: itself, or its number.
    private static func spine(_ option: Any?) -> SpineLocation {
        if let spine = option as? SpineLocation { return spine }
        return (option as? Int ?? (option as? NSNumber)?.intValue).flatMap(SpineLocation.init) ?? .min
    }

    /// A length as options give it.
    private static func length(_ option: Any?) -> CGFloat {
        if let length = option as? CGFloat { return length }
        if let length = option as? Int { return CGFloat(length) }
        return (option as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }

    // MARK: Pages

    /// Shows other pages; there is no animation, and the completion is called before this returns.
    ///
    /// One page is shown, two where the spine is in the middle; another number is misuse with Apple's text. A second one is the
    /// back of the first where pages have one.
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

    /// Makes the view: pages that scroll stand in a scroll view, others in the view itself.
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

    /// The dots are shown where the data source counts pages that scroll sideways.
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

    /// The current page fills the view, but for the dots, which stand at the bottom of the safe area.
    private func arrange(_ pages: [UIViewController]) {
        guard let scroller else { return arrangeLeaves(pages) }
        var room = view.bounds
        if let indicator {
            let height = indicator.intrinsicContentSize.height
            let bottom = max(room.minY, room.maxY - view.safeAreaInsets.bottom - height)
            indicator.frame = CGRect(x: room.minX, y: bottom, width: room.width, height: height)
            room.size.height = bottom - room.minY
        }
        // The spaces beside the page belong to the scroll view, which stops at its multiples.
        let isHorizontal = navigationOrientation == .horizontal
        let (aside, above) = isHorizontal ? (spacing / 2, 0) : (0, spacing / 2)
        scroller.overhang = UIEdgeInsets(top: above, left: aside, bottom: above, right: aside)
        scroller.frame = room.insetBy(dx: -aside, dy: -above)
        let stop = scroller.bounds.size
        // There is a page before and one after, of which nothing is known.
        scroller.contentSize = CGSize(
            width: stop.width * (isHorizontal ? 3 : 1), height: stop.height * (isHorizontal ? 1 : 3))
        scroller.contentOffset = isHorizontal ? CGPoint(x: stop.width, y: 0) : CGPoint(x: 0, y: stop.height)
        holder.frame = CGRect(origin: scroller.contentOffset, size: stop)
        pages.first?.viewIfLoaded?.frame = CGRect(origin: CGPoint(x: aside, y: above), size: room.size)
    }

    /// Pages that curl fill the view; two stand beside the spine.
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

    /// A page is as large as the view will be.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        spineLocation == .mid
            ? super.size(forChildContentContainer: container, withParentContainerSize: parentSize) : parentSize
    }
}
