import Testing
@_spi(Host) import UIKit

/// Menus, alerts, swipe actions and search controllers keep the values that are set; bars make room for a search bar.
@MainActor @Suite struct MenuTests {
    @Test func menusHaveTheirLines() {
        var chosen = 0
        let on = UIAction(title: "On", subtitle: "now", attributes: .destructive, state: .on) { _ in chosen += 1 }
        let menu = UIMenu(title: "All", options: .displayInline, children: [on, UIMenu(title: "More")])
        #expect(menu.children.map(\.title) == ["On", "More"] && menu.selectedElements == [on])
        #expect(menu.replacingChildren([]).title == "All" && menu.replacingChildren([]).options == .displayInline)
        let button = UIButton(type: .system)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        #expect(button.menu === menu && on.attributes == .destructive && on.subtitle == "now")
        UIControl().sendAction(on)
        #expect(chosen == 1)
        #expect(UIBarButtonItem(title: "x", menu: menu).menu === menu)
        #expect(UIBarButtonItem(systemItem: .add, menu: menu).menu === menu)
    }

    @Test func alertsKeepButtonsAndFields() {
        let alert = UIAlertController(title: "Name", message: "Which?", preferredStyle: .alert)
        var answer: String?
        alert.addTextField { $0.placeholder = "name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in answer = alert?.textFields?.first?.text })
        alert.textFields?.first?.text = "Ada"
        let host = UIViewController()
        host.present(alert, animated: true)
        #expect(host.presentedViewController === alert && alert.textFields?.first?.placeholder == "name")
        #expect(alert.actions.map(\.style) == [.cancel, .default])
        alert.actions[1].handler?(alert.actions[1])
        #expect(answer == "Ada")
        #expect(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).textFields == nil)
        let misuses = LayoutMisuse.recording { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
        #expect(misuses.count == 1 && alert.actions.count == 2)
    }

    @Test func wipesKeepWhatCanBeDone() {
        var done: Bool?
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, end in end(true) }
        let wipe = UISwipeActionsConfiguration(actions: [action])
        #expect(wipe.performsFirstActionWithFullSwipe && wipe.actions[0].title == "Delete")
        action.handler(action, UIView()) { done = $0 }
        #expect(done == true && action.backgroundColor == .systemRed)
    }

    @Test func searchesTellTheirUpdater() {
        final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
            var words: [String?] = []
            var began = 0
            func updateSearchResults(for searchController: UISearchController) {
                words.append(searchController.searchBar.text)
            }
            func didPresentSearchController(_ searchController: UISearchController) { began += 1 }
        }
        let updater = Updater()
        let search = UISearchController(searchResultsController: nil)
        (search.searchResultsUpdater, search.delegate) = (updater, updater)
        search.searchBar.searchTextField.text = "ada"
        search.isActive = true
        search.isActive = false
        #expect(updater.words == ["ada", "ada", "ada"] && updater.began == 1)
        search.searchBar.placeholder = "who"
        #expect(search.searchBar.searchTextField.placeholder == "who")
    }

    /// 52 points for the search bar, below 44 of the title, or 96 of a large one.
    @Test(arguments: [(false, false, 44), (true, false, 96), (false, true, 96), (true, true, 148)])
    func barsMakeRoomForASearch(isLarge: Bool, hasSearch: Bool, height: CGFloat) {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = isLarge
        navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        navigation.view.layoutIfNeeded()
        if hasSearch { content.navigationItem.searchController = UISearchController(searchResultsController: nil) }
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == height && content.view.safeAreaInsets.top == height)
    }

    @Test func theFieldOfASearchBar() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.text = "ada"
        #expect(bar.searchTextField.text == "ada" && bar.subviews == [bar.searchTextField])
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    }

    @Test func aRefreshControlStandsAboveTheContent() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let refresh = UIRefreshControl()
        scroll.refreshControl = refresh
        #expect(refresh.frame == CGRect(x: 0, y: -60, width: 320, height: 60) && refresh.isHidden)
        scroll.frame.size.width = 375
        scroll.layoutIfNeeded()
        #expect(refresh.frame.width == 375)
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing && !refresh.isHidden)
        refresh.endRefreshing()
        scroll.refreshControl = nil
        #expect(!refresh.isRefreshing && refresh.superview == nil)
        let table = UITableViewController(style: .grouped)
        table.refreshControl = refresh
        #expect(table.tableView.refreshControl === refresh)
    }

    @Test func notificationsByMessages() {
        final class Listener: UIViewController, ActionTarget {
            var heard: [String] = []
            func perform(_ action: Selector, from sender: Any?) {
                heard.append("\(action) \((sender as? Notification)?.name.rawValue ?? "")")
            }
        }
        let center = NotificationCenter()
        let (first, second) = (Notification.Name("first"), Notification.Name("second"))
        let listener = Listener()
        center.addObserver(listener, selector: Selector("came"), name: first, object: nil)
        center.addObserver(listener, selector: Selector("went"), name: second, object: nil)
        center.post(name: first, object: nil)
        center.removeObserver(listener, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        center.removeObserver(listener)
        center.post(name: second, object: nil)
        #expect(listener.heard == ["came first", "went second"])
    }

    /// Any observer may be removed, also tokens of closures.
    @Test func observersThatAreNoResponders() {
        final class Listener: NSObject, ActionTarget {
            var heard: [String] = []
            func perform(_ action: Selector, from sender: Any?) { heard.append("\(action)") }
        }
        let (center, name, listener) = (NotificationCenter(), Notification.Name("changed"), Listener())
        center.addObserver(listener, selector: Selector("one"), name: name, object: nil)
        center.addObserver(listener, selector: Selector("two"), name: nil, object: nil)
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { listener.heard.append("closure") }
        }
        center.post(name: name, object: nil)
        #expect(listener.heard.sorted() == ["closure", "one", "two"])
        center.removeObserver(listener, name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.heard.sorted() == ["closure", "one", "two", "two"])
    }

    @Test func observersMayLeaveWhenTheyGo() {
        final class Leaving: NSObject, ActionTarget {
            let center: NotificationCenter
            init(_ center: NotificationCenter) {
                self.center = center
                super.init()
                center.addObserver(self, selector: Selector("came"), name: Self.name, object: nil)
            }
            deinit { center.removeObserver(self) }
            static let name = Notification.Name("changed")
            static var heard = 0
            func perform(_ action: Selector, from sender: Any?) { Self.heard += 1 }
        }
        let center = NotificationCenter()
        weak var known: Leaving?
        do {
            let leaving = Leaving(center)
            known = leaving
            center.post(name: Leaving.name, object: nil)
            withExtendedLifetime(leaving) {}
        }
        center.post(name: Leaving.name, object: nil)
        #expect(known == nil && Leaving.heard == 1)
    }

    /// An observed object is not retained; otherwise an object that observes itself would never be freed.
    @Test func observedObjectsAreFreed() {
        final class Listener: UIViewController, ActionTarget {
            var heard = 0
            func perform(_ action: Selector, from sender: Any?) { heard += 1 }
        }
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        weak var known: Listener?
        do {
            let listener = Listener()
            known = listener
            center.addObserver(listener, selector: Selector("came"), name: name, object: listener)
            center.post(name: name, object: listener)
            center.post(name: name, object: UIView())
            center.post(name: name, object: nil)
            #expect(listener.heard == 1)
        }
        #expect(known == nil)
        let (other, object) = (Listener(), NSObject())
        do {
            let gone = NSObject()
            center.addObserver(other, selector: Selector("came"), name: nil, object: gone)
            center.addObserver(other, selector: Selector("came"), name: nil, object: object)
        }
        center.post(name: name, object: nil)
        center.post(name: name, object: object)
        #expect(other.heard == 1)
    }

    @Test func literalsAndNames() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) && UIColor(named: "brand") == nil)
    }

    /// A controller that moved to another navigation controller gets room for its search bar there, whenever the former one forgets it.
    @Test func itemsThatChangeBars() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.loadViewIfNeeded()
        let former = UINavigationBar()
        former.items = [controller.navigationItem]
        navigation.navigationBar.items = [controller.navigationItem]
        former.items = []
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        #expect(controller.view.safeAreaInsets.top == 96 && controller.additionalSafeAreaInsets == .zero)
    }

    @Test func wordsOfASearchMayGo() {
        let bar = UISearchBar()
        (bar.text, bar.placeholder) = ("words", "Search")
        (bar.searchTextField.text, bar.searchTextField.placeholder) = (nil, nil)
        #expect((bar.text ?? "") == "" && bar.placeholder == nil)
    }

    @Test func looksOfBarsAreKept() {
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .red
        #expect(tabs.stackedLayoutAppearance.selected.iconColor == .red)
        let bar = UINavigationBar()
        let image = UIImage()
        bar.setBackgroundImage(image, for: .compact)
        #expect(bar.backgroundImage(for: .compact) === image && bar.backgroundImage(for: .default) == nil)
        let view = UIView()
        view.accessibilityIgnoresInvertColors = true
        #expect(view.accessibilityIgnoresInvertColors && !UIAccessibility.isVoiceOverRunning)
    }
}
