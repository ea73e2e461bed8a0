import Foundation

extension CGPath {
    /// Returns whether a point is inside the path, by a rule.
    ///
    /// Open subpaths count as closed, and curves as 32 lines.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var turns = 0
        for corners in polygons {
            let places = transform == .identity ? corners : corners.map { $0.applying(transform) }
            for (start, end) in zip(places, places.dropFirst() + places.prefix(1)) {
                turns += Self.turn(around: point, from: start, to: end)
            }
        }
        return rule == .winding ? turns != 0 : !turns.isMultiple(of: 2)
    }

    /// Returns the direction in which a line crosses the ray to the right of a point: 1 down, -1 up, 0 if it does not cross.
    private static func turn(around point: CGPoint, from start: CGPoint, to end: CGPoint) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
        guard x > point.x else { return 0 }
        return end.y > start.y ? 1 : -1
    }

    /// Returns the horizontal range of each part of the outline between two y coordinates.
    ///
    /// Parts outside them have no range.
    package func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        polygons.compactMap { corners in
            var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
            for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                guard min(start.y, end.y) < bottom, max(start.y, end.y) > top else { continue }
                for y in [max(top, min(start.y, end.y)), min(bottom, max(start.y, end.y))] {
                    let x = start.y == end.y ? start.x : start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
                    (least, most) = (min(least, x), max(most, x))
                }
                if start.y == end.y { (least, most) = (min(least, end.x), max(most, end.x)) }
            }
            return least <= most ? least...most : nil
        }
    }

    /// The corners of each part of the outline.
    private var polygons: [[CGPoint]] {
        var all: [[CGPoint]] = []
        var (corners, start): ([CGPoint], CGPoint) = ([], .zero)
        func finish() {
            if corners.count > 1 { all.append(corners) }
            corners = []
        }
        for element in elements {
            if corners.isEmpty, element.end != nil { corners = [start] }
            switch element {
            case .move(let place):
                finish()
                (start, corners) = (place, [place])
            case .line(let end): corners.append(end)
            case .quadratic(let end, let control):
                let from = corners[corners.count - 1]
                corners += Self.places { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                        y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
                }
            case .cubic(let end, let first, let second):
                let from = corners[corners.count - 1]
                corners += Self.places { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * first.x + c * second.x + d * end.x,
                        y: a * from.y + b * first.y + c * second.y + d * end.y)
                }
            case .close: finish()
            }
        }
        finish()
        return all
    }

    private static func places(_ place: (CGFloat) -> CGPoint) -> [CGPoint] {
        (1...32).map { place(CGFloat($0) / 32) }
    }

    /// The path in reverse direction.
    package var reversed: CGPath {
        let made = CGMutablePath()
        for part in parts.reversed() { part.appendReversed(to: made) }
        return made
    }

    /// The subpaths.
    private var parts: [Part] {
        var parts: [Part] = []
        for element in elements {
            if case .move(let start) = element {
                parts.append(Part(start: start))
            } else if case .close = element {
                if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            } else {
                if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
                if parts.isEmpty { parts.append(Part(start: .zero)) }
                parts[parts.count - 1].steps.append(element)
            }
        }
        return parts
    }

    private struct Part {
        let start: CGPoint
        var steps: [CGPathStep] = []
        var isClosed = false

        func appendReversed(to path: CGMutablePath) {
            let starts = [start] + steps.compactMap(\.end)
            path.move(to: starts[starts.count - 1])
            for (step, end) in zip(steps, starts).reversed() {
                switch step {
                case .move, .line, .close: path.addLine(to: end)
                case .quadratic(_, let control): path.addQuadCurve(to: end, control: control)
                case .cubic(_, let first, let second): path.addCurve(to: end, control1: second, control2: first)
                }
            }
            if isClosed { path.closeSubpath() }
        }
    }
}
