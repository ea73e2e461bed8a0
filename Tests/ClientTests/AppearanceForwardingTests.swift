import Testing
import UIKit

/// Child view controllers get appearance callbacks when their views are shown and hidden.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct AppearanceForwardingTests {
    final class Logged: UIViewController {
        var calls: [String] = []
        var forwards = true

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("will not")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("did not")
        }
        func take(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    private let shown = ["will", "did"]
    private let gone = ["will", "did", "will not", "did not"]

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func childrenWithViewsInside() {
        let (parent, early, never, late) = (Logged(), Logged(), Logged(), Logged())
        parent.take(early)
        parent.addChild(never)
        let window = show(parent)
        #expect(early.calls == shown && never.calls.isEmpty && !never.isViewLoaded)
        parent.take(late)
        #expect(late.calls == shown)
        late.willMove(toParent: nil)
        late.view.removeFromSuperview()
        late.removeFromParent()
        #expect(late.calls == gone)
        window.rootViewController = Logged()
        #expect(parent.calls == gone && early.calls == gone)
    }

    @Test func controllersWithoutParent() {
        let (root, orphan) = (Logged(), Logged())
        let window = show(root)
        window.addSubview(orphan.view)
        #expect(orphan.calls == shown)
        orphan.view.removeFromSuperview()
        #expect(orphan.calls == gone)
    }

    @Test func parentsThatForwardThemselves() {
        let (parent, child) = (Logged(), Logged())
        parent.forwards = false
        let window = show(parent)
        parent.take(child)
        #expect(child.calls.isEmpty)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(child.calls == shown)
        window.rootViewController = nil
        #expect(parent.calls == gone && child.calls == shown)
    }

    @Test func transitionsBetweenChildren() {
        let (parent, first, second) = (Logged(), Logged(), Logged())
        parent.take(first)
        let window = show(parent)
        parent.addChild(second)
        var isComplete = false
        parent.transition(from: first, to: second, duration: 0.3, options: .transitionCrossDissolve) {
            second.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        } completion: {
            isComplete = $0
        }
        #expect(isComplete && window.isKeyWindow)
        #expect(first.calls == gone && second.calls == shown)
        #expect(first.viewIfLoaded?.superview == nil && second.view.superview === parent.view)
        #expect(second.view.frame.width == 100 && parent.children.count == 2)
    }

    /// On a device, a turn of the run loop lies between the two callbacks.
    @Test func placesAreThereWhenTheViewHasAppeared() {
        final class Reader: UIViewController {
            let box = UIView()
            var places: [CGRect] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                    box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                    box.heightAnchor.constraint(equalToConstant: 50),
                ])
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                places.append(box.frame)
            }
        }
        let (first, second) = (Reader(), Reader())
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        navigation.pushViewController(second, animated: true)
        #expect(second.view.window === window)
        #expect(first.places == [CGRect(x: 10, y: 44, width: 300, height: 50)])
        #expect(second.places == first.places)
    }
}
