import Testing
import UIKit

/// Accessibility properties are stored, and subclasses may override them.
@MainActor @Suite struct AccessibilityTests {
    final class Rating: UIView {
        var stars = 2
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .adjustable }
            set {}
        }
        override var accessibilityElements: [Any]? {
            get { ["stars"] }
            set {}
        }
        override func accessibilityIncrement() { stars += 1 }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("rate:") || super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: Any?) { stars = 0 }
    }

    @Test func overridden() {
        let (view, inside) = (Rating(), UIView())
        view.addSubview(inside)
        view.accessibilityIncrement()
        #expect(view.accessibilityTraits == .adjustable && view.stars == 3 && view.accessibilityElementCount() == 1)
        #expect(inside.target(forAction: Selector("rate:"), withSender: nil) as? UIView === view)
        #expect(inside.target(forAction: Selector("other:"), withSender: nil) == nil)
        view.copy(nil)
        #expect(view.stars == 0)
    }

    @Test func kept() {
        let (view, controller) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIViewController())
        for responder in [view, controller] as [UIResponder] {
            #expect(responder.accessibilityLabel == nil && responder.accessibilityTraits == .none)
            responder.isAccessibilityElement = true
            responder.accessibilityLabel = "Save"
            responder.accessibilityTraits = [.button, .selected]
            responder.accessibilityNavigationStyle = .combined
            responder.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
            #expect(responder.isAccessibilityElement && responder.accessibilityLabel == "Save")
            #expect(responder.accessibilityTraits == [.button, .selected])
            #expect(
                responder.accessibilityNavigationStyle == .combined && responder.accessibilityCustomActions?.count == 1)
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    }
}
