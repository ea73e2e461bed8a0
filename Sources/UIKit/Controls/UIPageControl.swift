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

    /// The size of the dots and the room around them.
    ///
    /// 26 points high (iOS 14 and later); the width is approximate: 16 points a dot and 30 beside them.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 16 + 30 : 0, height: 26)
    }
    /// The size for the pages there are.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The size for the pages there are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
