import Foundation

/// A circle on its way from one place and radius to another, and beyond both as far as it has a radius.
struct MovingCircle {
    let start: (center: CGPoint, radius: CGFloat)
    let end: (center: CGPoint, radius: CGFloat)
    /// How far it goes where its radius lets it.
    let reach: CGFloat

    /// How far the center moves, and how much the radius grows.
    var distance: CGFloat { hypot(end.center.x - start.center.x, end.center.y - start.center.y) }
    var growth: CGFloat { end.radius - start.radius }

    /// A Boolean value that indicates whether one circle is in the other all the way, so that they never cross.
    var isNested: Bool { distance <= abs(growth) }

    /// The share of the way at which it begins: where it has no radius, or is far away.
    var first: CGFloat { growth > 0 ? -start.radius / growth : -far }
    /// The share of the way at which it ends.
    var last: CGFloat { growth < 0 ? 1 + end.radius / -growth : 1 + far }
    private var far: CGFloat { reach / max(distance, abs(growth)) }

    private func center(at share: CGFloat) -> CGPoint {
        CGPoint(
            x: start.center.x + (end.center.x - start.center.x) * share,
            y: start.center.y + (end.center.y - start.center.y) * share)
    }
    private func radius(at share: CGFloat) -> CGFloat { max(0, start.radius + growth * share) }

    /// The square around the circle.
    func box(at share: CGFloat) -> CGRect {
        let (center, radius) = (center(at: share), radius(at: share))
        return CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// Adds what its line goes over, in 64 parts that all turn the same way.
    func addOutlines(from: CGFloat, to: CGFloat, to path: CGMutablePath, _ map: CGAffineTransform) {
        let parts = 64
        func corner(_ index: Int, at share: CGFloat) -> CGPoint {
            let angle = 2 * .pi * CGFloat(index) / CGFloat(parts)
            let (center, radius) = (center(at: share), radius(at: share))
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        for index in 0..<parts {
            let corners = [
                corner(index, at: from), corner(index + 1, at: from), corner(index + 1, at: to), corner(index, at: to),
            ]
            let area = zip(corners, corners[1...] + corners[..<1]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
            path.addLines(between: area < 0 ? corners.reversed() : corners, transform: map)
            path.closeSubpath()
        }
    }
}
