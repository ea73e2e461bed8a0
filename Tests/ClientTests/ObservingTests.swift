import Testing
import UIKit

/// Properties that are observed by key paths, and conversion to other coordinate spaces.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct ObservingTests {
    @Test func keyPaths() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var heard: [CGFloat] = []
        var observation: NSKeyValueObservation? = scroll.observe(\.contentSize, options: [.old, .new]) { view, change in
            heard.append((change.newValue?.height ?? -1) - (change.oldValue?.height ?? 0))
            #expect(view.contentSize.height == change.newValue?.height)
        }
        scroll.contentSize.height = 300
        scroll.contentSize.height = 300
        scroll.frame.origin.x = 5
        scroll.contentSize.height = 250
        #expect(heard == [300, -50])
        observation?.invalidate()
        scroll.contentSize.height = 10
        observation = scroll.observe(\.bounds, options: [.initial, .new]) { _, change in
            heard.append(change.newValue?.width ?? -1)
        }
        scroll.frame.size.width = 70
        #expect(heard == [300, -50, 100, 70])
        observation = nil
        scroll.frame.size.width = 40
        #expect(heard.count == 4 && observation == nil)
    }

    /// An observation that ends while another one is notified gets no further calls, and what it holds is released at once.
    @Test func endedObservations() {
        final class Held {}
        let view = UIView()
        var held: Held? = Held()
        let kept = { [weak held] in held }
        var heard: [String] = []
        var second: NSKeyValueObservation?
        let first = view.observe(\.alpha) { _, _ in
            heard.append("first")
            second?.invalidate()
        }
        second = view.observe(\.alpha) { [held] _, _ in heard.append("second \(held == nil)") }
        held = nil
        #expect(kept() != nil)
        view.alpha = 0.5
        #expect(heard == ["first"] && kept() == nil)
        first.invalidate()
    }

    @Test func layoutIsHeardOf() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "|-30-[view]|", metrics: nil, views: ["view": view]))
        var width: CGFloat = 0
        let observation = view.observe(\.bounds, options: .new) { _, change in width = change.newValue?.width ?? -1 }
        root.layoutIfNeeded()
        #expect(width == 170)
        observation.invalidate()
    }

    @Test func spaces() {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 320, height: 480))
        let (outer, inner) = (UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100)), UIView())
        window.addSubview(outer)
        outer.addSubview(inner)
        inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
        let screen = UIScreen.main.coordinateSpace
        #expect(inner.convert(inner.bounds, to: screen) == CGRect(x: 16, y: 28, width: 10, height: 10))
        #expect(inner.convert(CGPoint(x: 16, y: 28), from: screen) == .zero)
        #expect(screen.convert(CGPoint.zero, to: outer) == CGPoint(x: -15, y: -26))
        let space: any UICoordinateSpace = outer
        #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 1, y: 2))
    }
}
