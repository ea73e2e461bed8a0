import Foundation

/// The methods that provide the pages of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before a page.
    ///
    /// Plumb does not call this method; a host may.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after a page.
    ///
    /// Plumb does not call this method; a host may.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of pages that the page control shows; 0 by default, for no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the page that the page control highlights; 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0 by default.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0 by default.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller.
///
/// Plumb does not declare the methods that follow from touches.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
