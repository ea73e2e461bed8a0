import Testing
import UIKit

/// Which callbacks view controllers get, and in which order, when they are added to and removed from others.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct MovingControllerTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A controller that records its callbacks, and whether it is moving.
    final class Screen: UIViewController {
        let (name, log): (String, Log)
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        private func note(_ text: String) {
            var words = [name, text]
            if isMovingToParent { words.append("in") }
            if isMovingFromParent { words.append("out") }
            if isBeingPresented { words.append("shown") }
            if isBeingDismissed { words.append("dismissed") }
            log.lines.append(words.joined(separator: " "))
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("appeared")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("will go \(navigationController?.viewControllers.count ?? 0)")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("gone")
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.lines.append("\(name) will move \(parent == nil ? "out" : "in")")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.lines.append("\(name) moved \(parent == nil ? "out" : "in")")
        }
    }

    /// As in published logs: the view of the next controller is loaded before the previous one gets `viewWillDisappear`.
    @Test func piles() {
        let log = Log()
        let (first, second) = (Screen("1", log), Screen("2", log))
        let navigation = UINavigationController(rootViewController: first)
        let window = Phone.show(navigation)
        _ = log.take()
        navigation.pushViewController(second, animated: true)
        window.layoutIfNeeded()
        #expect(
            log.take() == [
                "2 will move in", "2 load in", "1 will go 2", "2 will appear in", "1 gone", "2 appeared in",
                "2 moved in",
            ])
        navigation.popViewController(animated: true)
        window.layoutIfNeeded()
        #expect(
            log.take() == [
                "2 will move out", "2 will go 1 out", "1 will appear", "2 gone out", "1 appeared", "2 moved out",
            ])
        #expect(second.parent == nil && !second.isMovingFromParent && navigation.viewControllers == [first])
        navigation.setViewControllers([second], animated: false)
        #expect(
            log.take().filter { $0.contains("move") } == [
                "1 will move out", "1 moved out", "2 will move in", "2 moved in",
            ])
    }

    /// The controllers in between get the callbacks of a removal, but no appearance callbacks.
    @Test func pilesThatGoAtOnce() {
        let log = Log()
        let screens = (1...4).map { Screen("\($0)", log) }
        let navigation = UINavigationController(rootViewController: screens[0])
        _ = Phone.show(navigation)
        for screen in screens.dropFirst() { navigation.pushViewController(screen, animated: false) }
        _ = log.take()
        #expect(navigation.popToViewController(screens[1], animated: false) == [screens[2], screens[3]])
        #expect(
            log.take() == [
                "4 will move out", "3 will move out", "4 will go 2 out", "2 will appear", "4 gone out", "2 appeared",
                "4 moved out", "3 moved out",
            ])
        #expect(navigation.popToRootViewController(animated: false) == [screens[1]] && navigation.children.count == 1)
        #expect(navigation.popToRootViewController(animated: false) == [] && screens[1].parent == nil)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.popToViewController(screens[3], animated: false) == nil)
    }

    /// A controller that removes itself, alone or with others, as soon as it gets the callback before its removal.
    final class Hasty: UIViewController {
        var takesOthers = false
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            guard parent == nil else { return }
            if takesOthers {
                navigationController?.popToRootViewController(animated: false)
            } else {
                removeFromParent()
            }
        }
    }

    @Test(arguments: [false, true])
    func controllersThatGoWhenTheyHearOfIt(_ takesOthers: Bool) {
        let (screens, log, hasty) = ([UIViewController(), UIViewController()], Log(), Hasty())
        hasty.takesOthers = takesOthers
        let navigation = UINavigationController(rootViewController: Screen("first", log))
        let window = Phone.show(navigation)
        for screen in screens + [hasty] { navigation.pushViewController(screen, animated: false) }
        _ = log.take()
        #expect(navigation.popViewController(animated: false) === hasty)
        window.layoutIfNeeded()
        #expect(navigation.viewControllers.count == (takesOthers ? 1 : 3) && hasty.parent == nil)
        #expect(navigation.topViewController?.view.window === window && hasty.view.window == nil)
        #expect(log.take() == (takesOthers ? ["first will appear", "first appeared"] : []))
        #expect(!hasty.isMovingFromParent)
    }

    @Test func presentations() {
        let log = Log()
        let (below, above) = (UIViewController(), Screen("a", log))
        let window = Phone.show(below)
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            above.modalPresentationStyle = style
            below.present(above, animated: false)
            window.layoutIfNeeded()
            #expect(log.take().suffix(2) == ["a will appear shown", "a appeared shown"])
            #expect(!above.isBeingPresented)
            below.dismiss(animated: false)
            #expect(log.take() == ["a will go 0 dismissed", "a gone dismissed"] && !above.isBeingDismissed)
        }
    }
}
