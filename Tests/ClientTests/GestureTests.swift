import Testing
import UIKit

/// Gesture recognizers notify their targets when a host sets their state; they recognize nothing by themselves.
@MainActor @Suite struct GestureTests {
    final class Listener: NSObject, ActionTarget, UIGestureRecognizerDelegate {
        var heard: [String] = []
        var allows = true
        func perform(_ action: Selector, from sender: Any?) {
            let state = (sender as? UIGestureRecognizer)?.state.rawValue ?? -1
            heard.append("\(action) \(state)")
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()

    @Test func targetsAreTold() {
        let pan = UIPanGestureRecognizer(target: listener, action: Selector("panned"))
        view.addGestureRecognizer(pan)
        for state in [UIGestureRecognizer.State.began, .changed, .ended] { pan.state = state }
        #expect(listener.heard == ["panned 1", "panned 2", "panned 3"])
        pan.reset()
        pan.removeTarget(listener, action: nil)
        pan.state = .began
        #expect(listener.heard.count == 3 && pan.state == .began)
    }

    @Test func whoMayRefuse() {
        let tap = UITapGestureRecognizer(target: listener, action: Selector("tapped"))
        tap.delegate = listener
        listener.allows = false
        tap.state = .ended
        #expect(tap.state == .failed && listener.heard.isEmpty)
        tap.reset()
        listener.allows = true
        tap.isEnabled = false
        tap.state = .recognized
        #expect(tap.state == .failed && listener.heard.isEmpty)
    }

    /// Whether a gesture may begin is decided anew for each movement, also after one that was refused.
    @Test func everyMovementIsAskedFor() {
        let tap = UITapGestureRecognizer(target: listener, action: Selector("tapped"))
        tap.isEnabled = false
        for _ in 0..<2 { tap.state = .ended }
        #expect(tap.state == .failed && listener.heard.isEmpty)
        tap.isEnabled = true
        tap.delegate = listener
        tap.state = .ended
        listener.allows = false
        tap.state = .ended
        #expect(listener.heard == ["tapped 3"])
    }

    @Test func switchingOffTakesAMovementAway() {
        let pan = UIPanGestureRecognizer(target: listener, action: Selector("panned"))
        pan.state = .began
        (pan.isEnabled, pan.isEnabled) = (false, true)
        #expect(pan.state == .cancelled && listener.heard == ["panned 1", "panned 4"])
        pan.isEnabled = false
        #expect(listener.heard.count == 2)
    }

    @Test func recognizersThatWaitForEachOtherAreFreed() {
        weak var known: UIGestureRecognizer?
        do {
            let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            single.require(toFail: double)
            double.require(toFail: single)
            known = single
            #expect(known != nil)
        }
        #expect(known == nil)
    }

    @Test func aViewHasItsRecognizers() {
        let other = UIView()
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .up]
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(swipe)
        view.addGestureRecognizer(swipe)
        #expect(view.gestureRecognizers == [swipe] && swipe.view === view)
        other.gestureRecognizers = [swipe]
        #expect(view.gestureRecognizers == nil && swipe.view === other && other.gestureRecognizers == [swipe])
    }

    @Test func whatRecognizersKeep() {
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        pan.setTranslation(CGPoint(x: 3, y: 4), in: view)
        #expect(pan.translation(in: view) == CGPoint(x: 3, y: 4) && pan.velocity(in: view) == .zero)
        #expect(pan.location(in: nil) == .zero && pan.numberOfTouches == 0 && pan.edges == .left)
        #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
        #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    }

    @Test func scrollViewsHaveTheirOwn() {
        let scroll = UIScrollView(frame: view.bounds)
        #expect(scroll.gestureRecognizers == nil)
        scroll.panGestureRecognizer.minimumNumberOfTouches = 2
        #expect(scroll.panGestureRecognizer.minimumNumberOfTouches == 2 && scroll.panGestureRecognizer.view === scroll)
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 3
        #expect(scroll.pinchGestureRecognizer?.view === scroll)
    }

    @Test func interactionsBelongToAView() {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { UIMenu(children: $0) })
            }
        }
        let menus = Menus()
        let interaction = UIContextMenuInteraction(delegate: menus)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.count == 1)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && view.interactions.isEmpty)
        #expect(menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil)
    }
}
