import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Points and rectangles in the coordinates of other layers.
@Suite struct LayerPointTests {
    /// A root with two layers, of which the first contains a scaled one.
    private struct Tree {
        let root = CALayer()
        let first = CALayer()
        let inner = CALayer()
        let second = CALayer()

        init() {
            root.frame = CGRect(x: 7, y: 9, width: 400, height: 400)
            first.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
            first.bounds.origin = CGPoint(x: 5, y: 0)
            inner.frame = CGRect(x: 15, y: 20, width: 40, height: 40)
            inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
            second.frame = CGRect(x: 30, y: 40, width: 10, height: 10)
            root.addSublayer(first)
            root.addSublayer(second)
            first.addSublayer(inner)
        }

        func layer(_ name: String) -> CALayer? {
            switch name {
            case "root": root
            case "first": first
            case "inner": inner
            case "second": second
            default: nil
            }
        }
    }

    static let places: [(String, String, [CGFloat])] = [
        ("first", "root", [95, 50]), ("second", "root", [30, 40]), ("first", "second", [65, 10]),
        ("second", "first", [-65, -10]), ("inner", "first", [-5, 30]), ("inner", "root", [90, 80]),
        ("first", "inner", [2.5, -60]), ("root", "", [0, 0]), ("first", "", [95, 50]), ("second", "second", [0, 0]),
    ]

    @Test(arguments: places) func originsAreConverted(_ from: String, _ to: String, _ expected: [CGFloat]) throws {
        let tree = Tree()
        let (source, target) = (try #require(tree.layer(from)), tree.layer(to))
        let point = source.convert(CGPoint.zero, to: target)
        #expect([point.x, point.y] == expected)
        let same = target?.convert(CGPoint.zero, from: source) ?? tree.root.convert(CGPoint.zero, from: source)
        #expect([same.x, same.y] == expected)
        let back = source.convert(point, from: target)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    }

    @Test func rectanglesAreScaled() {
        let tree = Tree()
        let rectangle = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(tree.inner.convert(rectangle, to: tree.first) == CGRect(x: -5, y: 30, width: 20, height: 10))
        #expect(tree.first.convert(rectangle, to: tree.second) == CGRect(x: 65, y: 10, width: 10, height: 20))
        #expect(tree.second.convert(rectangle, from: tree.first) == CGRect(x: 65, y: 10, width: 10, height: 20))
    }

    /// A singular transform has no inverse, and conversion through it gives finite numbers.
    @Test func singularTransformsAreSurvived() {
        let tree = Tree()
        tree.inner.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        let point = tree.first.convert(CGPoint(x: 1, y: 2), to: tree.inner)
        #expect(point.x.isFinite && point.y.isFinite)
    }

    @Test(arguments: [
        (CGPoint(x: 20, y: 20), "root"), (CGPoint(x: 37, y: 49), "second"), (CGPoint(x: 110, y: 65), "first"),
        (CGPoint(x: 140, y: 100), "inner"), (CGPoint(x: 3, y: 3), ""),
    ]) func layersAreHit(_ point: CGPoint, _ name: String) {
        let tree = Tree()
        #expect(tree.root.hitTest(point) === tree.layer(name))
    }

    @Test func valuesOfTransactionsAreKept() {
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        CATransaction.setDisableActions(true)
        #expect(!CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        CATransaction.commit()
    }

    /// Each thread has transactions of its own, so each block runs once.
    @Test func threadsHaveTransactionsOfTheirOwn() {
        final class Count: @unchecked Sendable {
            private let lock = NSLock()
            private var count = 0
            var value: Int { lock.withLock { count } }
            func add() { lock.withLock { count += 1 } }
        }
        let count = Count()
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            CATransaction.begin()
            CATransaction.setCompletionBlock { count.add() }
            CATransaction.setAnimationDuration(TimeInterval(index))
            #expect(CATransaction.animationDuration() == TimeInterval(index))
            CATransaction.commit()
        }
        #expect(count.value == 200)
    }
}
