import Foundation
import Testing
import UIKit

/// Pages fill the view of their page view controller, and get appearance callbacks.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct PageTests {
    final class Page: UIViewController {
        var heard: [String] = []
        override func viewWillAppear(_ animated: Bool) { heard.append("will") }
        override func viewDidAppear(_ animated: Bool) { heard.append("did") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("gone") }
        override func didMove(toParent parent: UIViewController?) { heard.append(parent == nil ? "out" : "in") }
    }

    final class Pages: NSObject, UIPageViewControllerDataSource {
        var count = 0
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    private func place(_ page: UIViewController, in window: UIWindow) -> CGRect {
        page.view.convert(page.view.bounds, to: window)
    }

    @Test(
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl],
        [UIPageViewController.NavigationOrientation.horizontal, .vertical])
    func aPageFillsTheView(
        style: UIPageViewController.TransitionStyle, orientation: UIPageViewController.NavigationOrientation
    ) {
        let (pages, page) = (
            UIPageViewController(
                transitionStyle: style, navigationOrientation: orientation, options: [.interPageSpacing: 20]), Page()
        )
        pages.setViewControllers([page], direction: .forward, animated: false)
        let window = Phone.show(pages)
        #expect(place(page, in: window) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        window.frame.size = CGSize(width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(place(page, in: window).size == CGSize(width: 844, height: 390))
    }

    @Test func spacesBelongToTheScrollView() throws {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20.0])
        pages.setViewControllers([Page()], direction: .forward, animated: false)
        let window = Phone.show(pages)
        let scroller = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.frame == CGRect(x: -10, y: 0, width: 410, height: 844))
        #expect(scroller.contentOffset == CGPoint(x: 410, y: 0))
        #expect(window.rootViewController === pages)
    }

    @Test func onePageTakesThePlaceOfAnother() {
        let (pages, first, second) = (
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Page(), Page()
        )
        var isDone = false
        pages.setViewControllers([first], direction: .forward, animated: false)
        let window = Phone.show(pages)
        #expect(first.heard == ["in", "will", "did"])
        pages.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
        window.layoutIfNeeded()
        #expect(isDone && pages.viewControllers == [second] && pages.children == [second])
        #expect(first.heard == ["in", "will", "did", "out", "gone"] && first.view.superview == nil)
        #expect(second.heard == ["will", "did", "in"])
        #expect(place(second, in: window) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func dotsStandBelowThePage() throws {
        let (pages, page, source) = (
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Page(), Pages()
        )
        source.count = 3
        pages.dataSource = source
        pages.setViewControllers([page], direction: .forward, animated: false)
        let window = Phone.show(pages)
        let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
        #expect(dots.frame == CGRect(x: 0, y: 784, width: 390, height: 26))
        #expect(place(page, in: window) == CGRect(x: 0, y: 0, width: 390, height: 784))
    }

    @Test func twoPagesStandBesideTheSpine() {
        let (left, right) = (Page(), Page())
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        pages.setViewControllers([left, right], direction: .forward, animated: false)
        let window = Phone.show(pages)
        #expect(place(left, in: window) == CGRect(x: 0, y: 0, width: 195, height: 844))
        #expect(place(right, in: window) == CGRect(x: 195, y: 0, width: 195, height: 844))
        let misuses = LayoutMisuse.recording {
            pages.setViewControllers([left], direction: .reverse, animated: false)
        }
        #expect(misuses.map(\.exception) == [.invalidArgument] && pages.viewControllers == [left, right])
    }

    @Test func onlyWhatIsOnTopAppears() {
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: first)
        let window = Phone.show(navigation)
        navigation.pushViewController(second, animated: true)
        window.layoutIfNeeded()
        #expect(first.heard.filter { $0 != "in" } == ["will", "did", "gone"])
        #expect(second.heard.filter { $0 != "in" } == ["will", "did"])
        navigation.popViewController(animated: true)
        #expect(first.heard == ["in", "will", "did", "gone", "will", "did"] && second.heard.contains("gone"))
        navigation.viewControllers = [second, first]
        #expect(navigation.viewControllers == [second, first])
    }

    @Test func onlyTheChosenTabIsLoaded() {
        let (first, second, tabs) = (Page(), Page(), UITabBarController())
        tabs.viewControllers = [first, second]
        let window = Phone.show(tabs)
        #expect(first.heard.filter { $0 != "in" } == ["will", "did"] && !second.isViewLoaded)
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(second.heard.filter { $0 != "in" } == ["will", "did"] && first.heard.last == "gone")
        let other = Page()
        window.rootViewController = other
        #expect(other.heard == ["will", "did"] && second.heard.last == "gone")
    }
}
