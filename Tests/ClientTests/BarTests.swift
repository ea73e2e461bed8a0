import Testing
@_spi(Host) import UIKit

/// The content of navigation and tab bar controllers lies below or between their bars.
///
/// Navigation bars are 44 points high, toolbars 44 and tab bars 49. The safe area insets of the device are 47 at the top and 34 at the
/// bottom. This file is compiled in language modes 5 and 6.
@MainActor @Suite struct BarTests {
    private let content = UIViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let navigation: UINavigationController
    private let tabs = UITabBarController()

    init() {
        navigation = UINavigationController(rootViewController: content)
        tabs.viewControllers = [navigation]
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }

    /// The vertical extent of the content in the window, and its safe area insets.
    private func place(of controller: UIViewController) -> [CGFloat] {
        window.layoutIfNeeded()
        let frame = controller.view.convert(controller.view.bounds, to: window)
        return [frame.minY, frame.maxY, controller.view.safeAreaInsets.top, controller.view.safeAreaInsets.bottom]
    }

    @Test func edgesThatExtend() {
        #expect(place(of: content) == [0, 844, 91, 83])
        content.edgesForExtendedLayout = .top
        #expect(place(of: content) == [0, 761, 91, 0])
        content.edgesForExtendedLayout = []
        #expect(place(of: content) == [91, 761, 0, 0])
        content.edgesForExtendedLayout = .all
        navigation.navigationBar.isTranslucent = false
        #expect(place(of: content) == [91, 844, 0, 83])
        tabs.tabBar.isTranslucent = false
        #expect(place(of: content) == [91, 761, 0, 0])
        content.extendedLayoutIncludesOpaqueBars = true
        navigation.extendedLayoutIncludesOpaqueBars = true
        #expect(place(of: content) == [0, 844, 91, 83])
    }

    @Test func barsThatAreHidden() {
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(place(of: content) == [0, 844, 47, 83] && navigation.navigationBar.isHidden)
        navigation.navigationBar.isHidden = false
        #expect(place(of: content) == [0, 844, 91, 83] && !navigation.isNavigationBarHidden)
        tabs.tabBar.isHidden = true
        #expect(place(of: content) == [0, 844, 91, 34])
    }

    @Test func insetsOfOnesOwnAddToThoseOfBars() {
        content.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0)
        #expect(place(of: content) == [0, 844, 101, 133])
        navigation.isNavigationBarHidden = true
        #expect(place(of: content) == [0, 844, 57, 133])
        #expect(content.additionalSafeAreaInsets.top == 10)
    }

    @Test func toolbars() {
        let item = UIBarButtonItem(systemItem: .add)
        content.toolbarItems = [.flexibleSpace(), item]
        #expect(navigation.toolbar.items?.last === item && place(of: content) == [0, 844, 91, 83])
        navigation.setToolbarHidden(false, animated: true)
        #expect(place(of: content) == [0, 844, 91, 127])
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 717, width: 390, height: 44))
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.toolbar.items == nil)
    }

    /// The bars of a controller no longer add to the safe area of a child that has left it.
    @Test func controllersThatLeave() {
        let (detail, box) = (UIViewController(), UIViewController())
        navigation.pushViewController(detail, animated: false)
        #expect(place(of: detail) == [0, 844, 91, 83])
        navigation.popViewController(animated: false)
        tabs.viewControllers = [box]
        box.addChild(detail)
        box.view.addSubview(detail.view)
        #expect(place(of: detail) == [0, 844, 47, 83])
    }

    @Test func barsWithoutRoom() {
        tabs.tabBar.isTranslucent = false
        navigation.navigationBar.isTranslucent = false
        window.frame.size.height = 100
        window.layoutIfNeeded()
        #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 390, height: 17))
        #expect(content.view.frame.height == 0)
    }

    @Test func controllersThatWantNoTabs() {
        let (detail, further) = (UIViewController(), UIViewController())
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        #expect(place(of: detail) == [0, 844, 91, 34] && tabs.tabBar.isHidden)
        navigation.pushViewController(further, animated: true)
        #expect(place(of: further) == [0, 844, 91, 34])
        navigation.popToRootViewController(animated: true)
        #expect(place(of: content) == [0, 844, 91, 83] && !tabs.tabBar.isHidden)
    }
}
