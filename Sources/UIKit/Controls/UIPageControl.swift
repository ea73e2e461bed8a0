import Foundation

/// A control with one dot for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    override func didInitialize() { setFixedSizePriorities() }

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            invalidateIntrinsicContentSize()
            currentPage = min(currentPage, max(0, numberOfPages - 1))
        }
    }
    /// The current page, limited to the existing pages.
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    /// A Boolean value that indicates whether a single page shows no dot.
    ///
    /// Plumb stores the value and does not use it.
    open var hidesForSinglePage = false
    /// The color of the dots.
    ///
    /// Plumb stores the value and does not use it.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the current page's dot.
    ///
    /// Plumb stores the value and does not use it.
    open var currentPageIndicatorTintColor: UIColor?

    /// The preferred image of the dots.
    ///
    /// Plumb does not draw it, and the size of the dots does not depend on it.
    open var preferredIndicatorImage: UIImage?
    /// The preferred image of the current page's dot.
    ///
    /// Plumb does not draw it.
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// The direction of the dots.
    ///
    /// A vertical direction exchanges width and height.
    open var direction = Direction.natural { didSet { if direction != oldValue { invalidateIntrinsicContentSize() } } }
    /// The style of the background.
    ///
    /// Plumb stores the value and does not use it.
    open var backgroundStyle = BackgroundStyle.automatic
    /// A Boolean value that indicates whether the user may drag across the dots.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsContinuousInteraction = true
    private var images: [Int: UIImage] = [:]
    /// Returns the image of a page's dot, or the preferred image.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
    /// Sets the image of a page's dot, or removes it for `nil`.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

    private var currentImages: [Int: UIImage] = [:]
    /// Returns the image of a page's dot while that page is current, or the preferred image.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentImages[page] ?? preferredCurrentPageIndicatorImage
    }
    /// Sets the image of a page's dot while that page is current, or removes it for `nil`.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }

    /// Returns the size of the dots and the space around them.
    ///
    /// The height is 26 points (iOS 14 and later). The width is approximate: 16 points for each dot and 30 points
    /// beside them. A vertical direction exchanges the two.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length: CGFloat = pageCount > 0 ? CGFloat(pageCount) * 16 + 30 : 0
        return direction.isUpright ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
    }
    /// The size for the number of pages.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// Returns the size for the number of pages.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
