import Foundation

extension CGMutablePath {
    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// Adds a line to a point.
    ///
    /// In an empty path, it begins a subpath at that point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let end = point.applying(transform)
        append(isEmpty ? .move(end) : .line(end))
    }

    /// Adds lines between points, and begins a new subpath at the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve to a point, with a control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        begin(at: control.applying(transform))
        append(CGPathStep.quadratic(end, control: control).applying(transform))
    }

    /// Adds a cubic curve to a point, with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        begin(at: control1.applying(transform))
        append(CGPathStep.cubic(end, control1: control1, control2: control2).applying(transform))
    }

    private func begin(at point: CGPoint) { if isEmpty { append(.move(point)) } }

    /// Closes the subpath with a line to its beginning.
    public func closeSubpath() { if !isEmpty { append(.close) } }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(between: corners, transform: transform)
        closeSubpath()
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    /// Adds a rounded rectangle with elliptical corners, at most half as large as the rectangle.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(in: rect, (cornerWidth, cornerHeight), isRound: [true, true, true, true], transform)
    }

    /// Adds a rectangle with some rounded corners, in the order upper left, upper right, lower right, lower left.
    package func addRoundedRect(
        in rect: CGRect, _ corner: (width: CGFloat, height: CGFloat), isRound: [Bool],
        _ transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        let width = min(max(corner.width, 0), rect.width / 2)
        let height = min(max(corner.height, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        // The corners in clockwise order, with the directions of the path before and after each.
        let corners: [(CGPoint, CGVector, CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        func place(_ corner: CGPoint, _ way: CGVector, _ share: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + way.dx * width * share, y: corner.y + way.dy * height * share)
        }
        let startShare: CGFloat = isRound[0] ? 1 : 0
        move(to: CGPoint(x: rect.minX + width * startShare, y: rect.minY), transform: transform)
        for (index, (corner, arrival, departure)) in corners.enumerated() {
            guard isRound[(index + 1) % 4] else {
                addLine(to: corner, transform: transform)
                continue
            }
            addLine(to: place(corner, arrival, -1), transform: transform)
            addCurve(
                to: place(corner, departure, 1), control1: place(corner, arrival, -1 + Self.quarter),
                control2: place(corner, departure, 1 - Self.quarter), transform: transform)
        }
        closeSubpath()
    }

    /// The distance of the control points of a quarter circle from its ends, as a share of the radius.
    private static let quarter: CGFloat = 4 * (CGFloat(2).squareRoot() - 1) / 3

    /// Adds a path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// Adds an arc, with a line to its beginning.
    ///
    /// Angles are in radians, from the x axis to the y axis. As in Core Graphics, `clockwise` refers to a y axis that points up. In a view
    /// the y axis points down, so `false` looks clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, endAngle.isFinite, radius.isFinite else { return }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Self.turn(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
    }

    /// Adds an arc with a start angle and a relative angle in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
        func place(_ angle: CGFloat, _ reach: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - reach * sin(angle)),
                y: center.y + radius * (sin(angle) + reach * cos(angle)))
        }
        let delta = min(max(delta, -2 * .pi), 2 * .pi)
        addLine(to: place(startAngle), transform: transform)
        let parts = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        for part in 0..<parts {
            let from = startAngle + delta * CGFloat(part) / CGFloat(parts)
            let to = startAngle + delta * CGFloat(part + 1) / CGFloat(parts)
            let reach = 4 / 3 * tan((to - from) / 4)
            addCurve(to: place(to), control1: place(from, reach), control2: place(to, -reach), transform: transform)
        }
    }

    /// Returns the angle of an arc, in radians: at most one full turn.
    private static func turn(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let circle = 2 * CGFloat.pi
        let turn = clockwise ? start - end : end - start
        if turn >= circle { return clockwise ? -circle : circle }
        let rest = turn < 0 ? (turn.truncatingRemainder(dividingBy: circle) + circle) : turn
        return clockwise ? -rest : rest
    }
}
