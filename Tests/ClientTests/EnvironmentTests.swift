import Testing
import UIKit

/// Trait changes reach their handlers, scenes lead to windows, and controls track touches.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct EnvironmentTests {
    final class Adaptive: UIViewController {
        let stack = UIStackView()
        var changes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                (self: Self, previous: UITraitCollection) in
                self.changes += 1
                self.stack.axis = previous.horizontalSizeClass == .regular ? .vertical : .horizontal
            }
        }
    }

    @Test func handlersOfTraits() {
        let (parent, child) = (UIViewController(), Adaptive())
        parent.addChild(child)
        child.loadViewIfNeeded()
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.changes == 1 && child.stack.axis == .horizontal)
        child.overrideUserInterfaceStyle = .dark
        #expect(child.changes == 1)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.changes == 2 && child.stack.axis == .vertical)
    }

    @Test func handlersOfViews() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        var heard: [UIUserInterfaceStyle] = []
        let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            heard += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        outer.overrideUserInterfaceStyle = .dark
        #expect(heard == [.light, .dark])
        inner.unregisterForTraitChanges(registration)
        outer.overrideUserInterfaceStyle = .light
        #expect(heard == [.light, .dark])
    }

    @Test func scenesLeadToWindows() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.makeKeyAndVisible()
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        #expect(scene?.windows.contains(window) == true && window.windowScene === scene)
        #expect(scene?.interfaceOrientation.isPortrait == true)
    }

    @Test func controlsTrackTouches() {
        final class Dial: UIControl {
            var calls: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("begin \(isTracking)")
                return true
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("continue \(isTracking)")
                return false
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        }
        let dial = Dial()
        dial.touchesBegan([UITouch()], with: nil)
        #expect(dial.isTracking && dial.isHighlighted)
        dial.touchesMoved([UITouch()], with: nil)
        #expect(!dial.isTracking)
        dial.touchesBegan([UITouch()], with: nil)
        dial.touchesEnded([UITouch()], with: nil)
        #expect(dial.calls == ["begin true", "continue true", "begin true", "end"] && !dial.isHighlighted)
    }
}
