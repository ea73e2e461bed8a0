import Foundation

/// A row of dots, one a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    override func didInitialize() { setFixedSizePriorities() }

    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The page that is shown.
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    /// Whether one page shows no dots.
    open var hidesForSinglePage = false
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the page that is shown.
    open var currentPageIndicatorTintColor: UIColor?

    /// The picture of a dot; nothing draws it, and the size of dots stays the same.
    open var preferredIndicatorImage: UIImage?
    /// The picture of the dot of the page that is shown; nothing draws it.
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// Where the dots go from the first to the last; one that is upright is as high as others are wide.
    open var direction = Direction.natural { didSet { if direction != oldValue { invalidateIntrinsicContentSize() } } }
    /// How far the time of the page is gone; kept, nothing runs.
    open var progress: UIPageControlProgress?
    /// What is behind the dots; nothing draws it.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether fingers may move over the dots; there are none.
    open var allowsContinuousInteraction = true
    private var images: [Int: UIImage] = [:]
    /// The picture of the dot of a page, its own or that of all.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
    /// Gives the dot of a page a picture; nil takes it back.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

    private var currentImages: [Int: UIImage] = [:]
    /// The picture of the dot of a page while it is shown, its own or that of all.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentImages[page] ?? preferredCurrentPageIndicatorImage
    }
    /// Gives the dot of a page a picture for while it is shown; nil takes it back.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }

    /// The size of the dots and the room around them.
    ///
    /// 26 points high (iOS 14 and later); the width is approximate: 16 points a dot and 30 beside them. Upright the two are exchanged.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length: CGFloat = pageCount > 0 ? CGFloat(pageCount) * 16 + 30 : 0
        return direction.isUpright ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
    }
    /// The size for the pages there are.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The size for the pages there are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
