import Foundation

/// A circle that moves from one center and radius to another, and beyond both as long as its radius is positive.
struct MovingCircle {
    let start: (center: CGPoint, radius: CGFloat)
    let end: (center: CGPoint, radius: CGFloat)
    /// The distance of the movement beyond the ends, if the radius does not limit it.
    let reach: CGFloat

    /// The distance of the centers, and the difference of the radii.
    var distance: CGFloat { hypot(end.center.x - start.center.x, end.center.y - start.center.y) }
    var growth: CGFloat { end.radius - start.radius }

    /// A Boolean value that indicates whether one circle always contains the other, so that their outlines never cross.
    var isNested: Bool { distance <= abs(growth) }

    /// The start as a share of the movement: the point where the radius is 0, or a distant point.
    var first: CGFloat { growth > 0 ? -start.radius / growth : -far }
    /// The end as a share of the movement.
    var last: CGFloat { growth < 0 ? 1 + end.radius / -growth : 1 + far }
    private var far: CGFloat { reach / max(distance, abs(growth)) }

    private func center(at share: CGFloat) -> CGPoint {
        CGPoint(
            x: start.center.x + (end.center.x - start.center.x) * share,
            y: start.center.y + (end.center.y - start.center.y) * share)
    }
    private func radius(at share: CGFloat) -> CGFloat { max(0, start.radius + growth * share) }

    /// Returns the bounding box of the circle.
    func box(at share: CGFloat) -> CGRect {
        let (center, radius) = (center(at: share), radius(at: share))
        return CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// Adds the area that the circle's outline covers, in 64 parts with the same direction.
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
