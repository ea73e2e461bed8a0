import Foundation

/// An element of a path, in points.
package enum CGPathStep: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(CGPoint)
    /// A line to a point.
    case line(CGPoint)
    /// A quadratic curve to the first point, with a control point.
    case quadratic(CGPoint, control: CGPoint)
    /// A cubic curve to the first point, with two control points.
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning of the subpath.
    case close
}

/// A path of lines and curves.
///
/// Core Graphics provides the elements as C structures with pointers, which are not available in Plumb.
public class CGPath: Hashable, @unchecked Sendable {
    // Invariant: only the mutable subclass changes the elements. A mutable path belongs to one thread.
    /// The elements in drawing order.
    package fileprivate(set) var elements: [CGPathStep] = []

    fileprivate init() {}

    fileprivate init(_ elements: [CGPathStep]) { self.elements = elements }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(CGMutablePath { $0.addRect(rect) }.elements(mapped: transform))
    }

    /// Creates an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(CGMutablePath { $0.addEllipse(in: rect) }.elements(mapped: transform))
    }

    /// Creates a rounded rectangle with elliptical corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let made = CGMutablePath {
            $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
        self.init(made.elements(mapped: transform))
    }

    private func elements(mapped transform: UnsafePointer<CGAffineTransform>?) -> [CGPathStep] {
        guard let transform else { return elements }
        return elements.map { $0.applying(transform.pointee) }
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The current point; the origin if the path is empty.
    public var currentPoint: CGPoint {
        for (index, element) in elements.enumerated().reversed() {
            guard let end = element.end else { return start(before: index) }
            return end
        }
        return .zero
    }

    /// Returns the start of the subpath before an element.
    private func start(before index: Int) -> CGPoint {
        for element in elements[..<index].reversed() { if case .move(let place) = element { return place } }
        return .zero
    }

    /// The bounding box of all points, including control points; empty without elements.
    public var boundingBox: CGRect {
        let places = elements.flatMap { $0.places }
        guard let first = places.first else { return CGRect.zero }
        var (low, high) = (first, first)
        for place in places {
            low = CGPoint(x: min(low.x, place.x), y: min(low.y, place.y))
            high = CGPoint(x: max(high.x, place.x), y: max(high.y, place.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns a copy.
    public func copy() -> CGPath? { CGPath(elements) }
    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? {
        let made = CGMutablePath()
        made.elements = elements
        return made
    }
    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements(mapped: transform))
    }

    /// Returns whether all elements are equal.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A mutable path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Invariant: see `CGPath`.
    /// Creates an empty path.
    public override init() { super.init() }

    convenience init(_ draw: (CGMutablePath) -> Void) {
        self.init()
        draw(self)
    }

    func append(_ element: CGPathStep) { elements.append(element) }
}

extension CGPathStep {
    /// The current point after the element, or nil if it closes the subpath.
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadratic(let end, _), .cubic(let end, _, _): end
        case .close: nil
        }
    }

    /// The points of the element, including control points.
    var places: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadratic(let end, let control): [control, end]
        case .cubic(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    /// Returns the transformed element.
    func applying(_ map: CGAffineTransform) -> CGPathStep {
        switch self {
        case .move(let end): .move(end.applying(map))
        case .line(let end): .line(end.applying(map))
        case .quadratic(let end, let control): .quadratic(end.applying(map), control: control.applying(map))
        case .cubic(let end, let control1, let control2):
            .cubic(end.applying(map), control1: control1.applying(map), control2: control2.applying(map))
        case .close: .close
        }
    }
}
