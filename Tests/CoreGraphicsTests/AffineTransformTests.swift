import CoreGraphics
import Foundation
import Testing

@Suite struct AffineTransformTests {
    static let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: -3, y: 7.5)]

    @Test(arguments: [
        CGAffineTransform.identity, CGAffineTransform(translationX: 5, y: -2), CGAffineTransform(scaleX: -2, y: 0.5),
        CGAffineTransform(rotationAngle: 1), CGAffineTransform(2, 1, -1, 3, 4, 5),
    ]) func anInverseUndoesItsTransform(_ transform: CGAffineTransform) {
        for point in Self.points {
            let back = point.applying(transform).applying(transform.inverted())
            #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        }
    }

    /// A transform without an inverse is returned unchanged.
    @Test(arguments: [
        CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 3), CGAffineTransform(1, 2, 2, 4, 5, 6),
        CGAffineTransform(.infinity, 0, 0, 1, 0, 0), CGAffineTransform(.greatestFiniteMagnitude, 0, 0, 2, 1, 1),
    ]) func singularTransformsStay(_ transform: CGAffineTransform) { #expect(transform.inverted() == transform) }

    @Test(arguments: [
        (CGAffineTransform(translationX: 5, y: 6), CGPoint(x: 6, y: 8)),
        (CGAffineTransform(scaleX: 3, y: -1), CGPoint(x: 3, y: -2)),
        (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -2, y: 1)),
        (CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 3, y: 2), CGPoint(x: 8, y: 10)),
        (CGAffineTransform(scaleX: 3, y: 2).translatedBy(x: 1, y: 1), CGPoint(x: 6, y: 6)),
        (CGAffineTransform(translationX: 5, y: 6).concatenating(.init(scaleX: 3, y: 2)), CGPoint(x: 18, y: 16)),
    ]) func pointsAreTransformed(_ transform: CGAffineTransform, _ expected: CGPoint) {
        let found = CGPoint(x: 1, y: 2).applying(transform)
        #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9)
    }

    /// A rectangle becomes the bounding box of its corners.
    @Test func rectanglesBecomeBoxes() {
        let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 2))
        #expect(box == CGRect(x: -4, y: 4, width: 3, height: 8))
    }
}
