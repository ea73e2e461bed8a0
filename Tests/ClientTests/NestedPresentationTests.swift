import Testing
@_spi(Host) import UIKit

/// Presentations over child controllers, and which controllers get callbacks.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct NestedPresentationTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    /// Records the callbacks of several controllers in their order.
    final class Log { var entries: [String] = [] }

    final class Told: UIViewController {
        private let name: String
        private let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name) did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name) did disappear") }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func whoIsInsideKnowsWhoIsShown() {
        let (list, detail) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = window(tabs)
        let sheet = UINavigationController(rootViewController: detail)
        list.present(sheet, animated: true)
        #expect(list.presentedViewController === sheet && tabs.presentedViewController === sheet)
        #expect(sheet.presentingViewController === tabs && detail.presentingViewController === tabs)
        #expect(detail.sheetPresentationController === sheet.sheetPresentationController)
        #expect(detail.sheetPresentationController?.containerView != nil && navigation.visibleViewController === sheet)
        detail.dismiss(animated: true)
        #expect(list.presentedViewController == nil && detail.presentingViewController == nil)
        #expect(window.subviews == [tabs.view])
    }

    /// Replacing the root view controller also removes what is presented over children of the former one.
    @Test func anotherRootTakesContextsAlong() {
        let (child, inContext, over) = (UIViewController(), UIViewController(), UIViewController())
        let window = window(UINavigationController(rootViewController: child))
        child.definesPresentationContext = true
        inContext.modalPresentationStyle = .overCurrentContext
        child.present(inContext, animated: true)
        inContext.present(over, animated: true)
        let root = UIViewController()
        window.rootViewController = root
        #expect(child.presentedViewController == nil && inContext.presentedViewController == nil)
        #expect(window.subviews == [root.view] && inContext.view.window == nil && over.view.window == nil)
    }

    @Test func aContextShowsWhatIsShownInIt() {
        let child = UIViewController()
        let root = UINavigationController(rootViewController: child)
        child.definesPresentationContext = true
        let window = window(root)
        let (inContext, sheet) = (UIViewController(), UIViewController())
        inContext.modalPresentationStyle = .overCurrentContext
        child.present(inContext, animated: true)
        #expect(inContext.presentingViewController === child && root.presentedViewController == nil)
        root.present(sheet, animated: true)
        #expect(sheet.presentingViewController === root && window.subviews.count == 3)
    }

    @Test func theOneBelowAFullScreenHears() {
        let log = Log()
        let (below, above) = (Told("below", log), Told("above", log))
        let window = window(UINavigationController(rootViewController: below))
        above.modalPresentationStyle = .fullScreen
        log.entries = []
        below.present(above, animated: true)
        #expect(
            log.entries == [
                "below will disappear", "above will appear", "above did appear", "below did disappear",
            ])
        log.entries = []
        above.dismiss(animated: true)
        #expect(
            log.entries == [
                "above will disappear", "below will appear", "below did appear", "above did disappear",
            ])
        #expect(window.subviews.count == 1)
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .formSheet, .overFullScreen, .popover])
    func theOneBelowOthersHearsNothing(style: UIModalPresentationStyle) {
        let log = Log()
        let (below, above) = (Told("below", log), UIViewController())
        let window = window(below)
        above.modalPresentationStyle = style
        log.entries = []
        below.present(above, animated: true)
        above.dismiss(animated: true)
        #expect(log.entries == [] && window.subviews.count == 1)
    }

    /// Controllers between the one that stays and the topmost one are removed without appearance callbacks.
    @Test func thoseBetweenHearNothingOfBeingSeenAgain() {
        let log = Log()
        let all = ["a", "b", "c"].map { Told($0, log) }
        let window = window(all[0])
        for controller in all { controller.modalPresentationStyle = .fullScreen }
        all[0].present(all[1], animated: true)
        all[1].present(all[2], animated: true)
        log.entries = []
        all[0].dismiss(animated: true)
        #expect(!log.entries.contains("b will appear") && log.entries.contains("a did appear"))
        #expect(window.subviews.count == 1)
    }

    @Test func anotherRootTakesThoseAboveAlong() {
        let (first, second, above) = (UIViewController(), UIViewController(), UIViewController())
        let window = window(first)
        first.present(above, animated: true)
        window.rootViewController = second
        #expect(window.subviews == [second.view] && above.view.window == nil)
        #expect(first.presentedViewController == nil && above.presentingViewController == nil)
        second.present(above, animated: true)
        window.rootViewController = above
        #expect(window.subviews == [above.view] && above.view.frame == window.bounds)
    }

    @Test func aStyleGivenMeanwhileCountsNextTime() {
        let (host, sheet) = (UIViewController(), UIViewController())
        let window = window(host)
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        for (style, top) in [(UIModalPresentationStyle.fullScreen, 57), (.fullScreen, 0)] as [(_, CGFloat)] {
            host.present(sheet, animated: true)
            sheet.modalPresentationStyle = style
            window.layoutIfNeeded()
            #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == top)
            host.dismiss(animated: true)
        }
    }

    @Test func sizesReachWhatIsShown() {
        final class Sized: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }
        let (host, above) = (UIViewController(), Sized())
        let window = window(host)
        host.present(above, animated: true)
        window.frame.size = CGSize(width: 844, height: 390)
        #expect(above.sizes == [CGSize(width: 844, height: 390)])
        UIDevice.current.hostIdiom = .pad
        defer { UIDevice.current.hostIdiom = .phone }
        host.dismiss(animated: true)
        window.frame.size = CGSize(width: 1024, height: 768)
        above.modalPresentationStyle = .formSheet
        host.present(above, animated: true)
        above.preferredContentSize = CGSize(width: 300, height: 200)
        window.layoutIfNeeded()
        #expect(above.view.convert(above.view.bounds, to: nil) == CGRect(x: 362, y: 284, width: 300, height: 200))
    }
}
