import Foundation

/// Who gives the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another; nothing asks for it here, since nobody turns pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another; nothing asks for it here.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there are; none where left out.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page that is shown.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who hears of pages that the user turns.
///
/// What follows from touches is not declared, since there are none.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
