import Testing
import UIKit

/// Tabs, drag and drop and the orientation, as far as they exist without touches.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct TabTests {
    @Test func tabsAreMadeWhenNeeded() {
        var made: [String] = []
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return UIViewController()
            }
        }
        let group = UITabGroup(title: "More", image: nil, identifier: "more", children: [tab("c"), tab("d")])
        group.defaultChildIdentifier = "d"
        let tabs = UITabBarController(), first = tab("a")
        first.badgeValue = "3"
        #expect(made == [])
        tabs.tabs = [first, group]
        #expect(
            made == ["a", "d"] && tabs.viewControllers?.count == 2 && tabs.tab(forIdentifier: "c")?.parent === group)
        #expect(tabs.viewControllers?[0].tabBarItem.badgeValue == "3")
        tabs.selectedTab = group
        #expect(tabs.selectedIndex == 1 && tabs.selectedTab === group && group.tabBarController === tabs)
    }

    private func tab(_ name: String, _ children: [UITab] = []) -> UITab {
        guard children.isEmpty else { return UITabGroup(title: name, image: nil, identifier: name, children: children) }
        return UITab(title: name, image: nil, identifier: name) { _ in
            let controller = UIViewController()
            controller.title = name
            return controller
        }
    }

    /// A tab has its tab bar controller while it is part of it, in groups too.
    @Test func tabsComeAndGo() throws {
        let (tabs, inner, outer) = (UITabBarController(), tab("c"), tab("a"))
        let group = try #require(tab("more", [inner, tab("d")]) as? UITabGroup)
        tabs.tabs = [outer, group]
        #expect([outer, group, inner].allSatisfy { $0.tabBarController === tabs })
        group.children.removeFirst()
        #expect(inner.tabBarController == nil && inner.parent == nil && group.selectedChild?.identifier == "d")
        tabs.tabs = [group]
        #expect(outer.tabBarController == nil && tabs.viewControllers?.map(\.title) == ["d"])
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.tabs.isEmpty && group.tabBarController == nil && group.children[0].tabBarController == nil)
    }

    /// The selected tab of a group is shown; a tab that is not in the group cannot be selected.
    @Test func tabsChosenInGroups() throws {
        let (tabs, second) = (UITabBarController(), tab("d"))
        let group = try #require(tab("more", [tab("c"), second, tab("deep", [tab("e"), tab("f")])]) as? UITabGroup)
        tabs.tabs = [tab("a"), group]
        tabs.selectedTab = group
        #expect(tabs.selectedViewController?.title == "c")
        group.selectedChild = second
        #expect(tabs.selectedViewController?.title == "d" && tabs.selectedTab === group)
        group.selectedChild = tab("other")
        #expect(group.selectedChild === second)
        tabs.selectedIndex = 0
        tabs.selectedTab = tabs.tab(forIdentifier: "f")
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController?.title == "f")
    }

    /// Apple's rule when the view controllers are replaced: the selected one stays selected; otherwise the one with its index, or the
    /// first.
    @Test(arguments: [([0, 1, 2], 1), ([1, 3], 0), ([3, 4, 5], 1), ([3], 0)])
    func chosenControllerAmongOthers(_ next: [Int], _ index: Int) {
        let (tabs, all) = (UITabBarController(), (0..<6).map { _ in UIViewController() })
        tabs.viewControllers = [all[0], all[1], all[2]]
        tabs.selectedIndex = 1
        tabs.viewControllers = next.map { all[$0] }
        #expect(tabs.selectedIndex == index && tabs.selectedViewController === all[next[index]])
    }

    @Test func picturesAndColoursAreHandedOver() throws {
        let (image, color) = (try #require(UIImage(systemName: "star")), UIColor.red)
        let provider = NSItemProvider(object: image)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            provider.registerObject(NSString("more"), visibility: .all)
            _ = provider.canLoadObject(ofClass: NSURL.self)
        }
        provider.registerObject(color, visibility: .all)
        var loaded: [AnyObject] = []
        for kind in [UIImage.self, UIColor.self, NSString.self] as [any NSItemProviderReading.Type] {
            provider.loadObject(ofClass: kind) { object, _ in object.map { loaded.append($0) } }
        }
        #expect(loaded.count == 3 && loaded[0] === image && loaded[1] as? UIColor == color)
    }

    @Test func whatIsDraggedIsHandedOver() {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "Hello" as NSString))
        #expect(item.itemProvider.canLoadObject(ofClass: String.self))
        #expect(!item.itemProvider.canLoadObject(ofClass: NSURL.self))
        var (text, failure): (String?, (any Error)?) = (nil, nil)
        item.itemProvider.loadObject(ofClass: String.self) { value, _ in text = value }
        item.itemProvider.loadObject(ofClass: URL.self) { _, error in failure = error }
        #expect(text == "Hello" && failure != nil)
        final class Drags: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [] }
        }
        let (view, delegate) = (UIView(), Drags())
        let interaction = UIDragInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view && !interaction.isEnabled)
    }

    @Test func theInterfaceDoesNotTurnByItself() {
        let scene = UIWindow().windowScene
        var errors = 0
        let present = scene?.interfaceOrientation == .portrait
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: present ? .portrait : .landscape)) { _ in errors += 1 }
        #expect(errors == 0)
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: present ? .landscape : .portrait)) { _ in errors += 1 }
        #expect(errors == 1)
    }
}
