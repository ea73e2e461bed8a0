import Testing

@_spi(Host) @testable import UIKit

/// Which views are laid out after a change of size, if no constraints place the views.
@MainActor @Suite struct SubviewSizeTests {
    /// Stacks its subviews from top to bottom.
    final class Column: UIView {
        var passes = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            var y: CGFloat = 0
            for view in subviews {
                view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
                y = view.frame.maxY
            }
        }
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let passes: Int
        let body: @MainActor @Sendable (UIView) -> Void
        init(_ name: String, _ passes: Int, _ body: @escaping @MainActor @Sendable (UIView) -> Void) {
            (testDescription, self.passes, self.body) = (name, passes, body)
        }
    }

    @Test(arguments: [
        Change("frame size", 1) { $0.frame.size.height = 60 }, Change("bounds size", 1) { $0.bounds.size.height = 60 },
        Change("the same size", 0) { $0.frame.size.height = 20 }, Change("place", 0) { $0.frame.origin.x = 9 },
        Change("centre", 0) { $0.center.x = 9 }, Change("scrolling", 0) { $0.bounds.origin.y = 30 },
        Change("transform", 0) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    ]) func superviewsAreLaidOut(_ change: Change) {
        let (root, column) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Column())
        column.frame = root.bounds
        root.addSubview(column)
        let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
        for view in views { column.addSubview(view) }
        root.layoutIfNeeded()
        column.passes = 0
        change.body(views[0])
        root.layoutIfNeeded()
        #expect(column.passes == change.passes)
        #expect(views[1].frame.minY == (change.passes == 1 ? 60 : 20))
        #expect(root.layoutFindings.isEmpty)
    }

    /// A controller lays out its view when a subview changes its size.
    @Test func controllersAreTold() {
        final class Controller: UIViewController {
            var passes = 0
            override func viewDidLayoutSubviews() { passes += 1 }
        }
        let (controller, inner) = (Controller(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        controller.view.addSubview(inner)
        controller.view.layoutIfNeeded()
        controller.passes = 0
        inner.frame.size.width = 20
        controller.view.layoutIfNeeded()
        #expect(controller.passes == 1)
    }
}
