/// A convex polygon of sizes.
struct PlanePolygon {
    /// The corners in order.
    private(set) var corners: [SIMD2<Double>]
    /// The functions that are not negative inside, one for each edge that is not an edge of the whole range.
    private(set) var bounds: [PlaneLine] = []

    /// Creates the rectangle of a range.
    init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
        corners = [
            SIMD2(widths.lowerBound, heights.lowerBound), SIMD2(widths.upperBound, heights.lowerBound),
            SIMD2(widths.upperBound, heights.upperBound), SIMD2(widths.lowerBound, heights.upperBound),
        ]
    }

    /// The mean of the corners.
    var center: SIMD2<Double> { corners.reduce(.zero, +) / Double(max(1, corners.count)) }

    /// The area, in square points.
    var area: Double {
        corners.indices.reduce(0) { sum, index in
            let (one, other) = (corners[index], corners[(index + 1) % corners.count])
            return sum + one.x * other.y - one.y * other.x
        } / 2
    }

    /// Removes the part in which a function is negative.
    mutating func clip(_ line: PlaneLine) {
        guard let bound = line.normalized else {
            if line.constant < -Self.tolerance { corners = [] }
            return
        }
        let values = corners.map { corner in bound.value(at: corner) }
        guard values.contains(where: { value in value < -Self.tolerance }) else { return }
        var clipped: [SIMD2<Double>] = []
        for index in corners.indices {
            let next = (index + 1) % corners.count
            if values[index] >= 0 { clipped.append(corners[index]) }
            if (values[index] < 0) != (values[next] < 0) {
                let share = values[index] / (values[index] - values[next])
                clipped.append(corners[index] + (corners[next] - corners[index]) * share)
            }
        }
        corners = clipped
        bounds = (bounds + [bound]).filter(isEdge)
    }

    /// Returns whether a size is inside.
    func contains(_ size: SIMD2<Double>) -> Bool { Self.contains(size, bounds) }

    static func contains(_ size: SIMD2<Double>, _ bounds: [PlaneLine]) -> Bool {
        bounds.allSatisfy { bound in bound.value(at: size) >= -tolerance }
    }

    /// Returns whether a function is zero along an edge.
    private func isEdge(_ bound: PlaneLine) -> Bool {
        corners.count { corner in abs(bound.value(at: corner)) < 1e-6 } >= 2
    }

    /// Returns whether a size is inside and on no edge, where two regions meet.
    private func containsInside(_ size: SIMD2<Double>) -> Bool {
        bounds.allSatisfy { bound in bound.value(at: size) > 2 * Self.tolerance }
    }

    /// The sizes near the corners, in whole points, and near the center.
    var samples: [SIMD2<Double>] {
        let center = center
        var samples: [SIMD2<Double>] = []
        for corner in corners + [center] {
            let way = center - corner
            let length = (way * way).sum().squareRoot()
            let near = [0.0, 0.8, 1.6, 3].lazy.map { step in
                (corner + (length > step ? way * (step / length) : way)).rounded(.toNearestOrEven)
            }
            guard let sample = near.first(where: containsInside), !samples.contains(sample) else { continue }
            samples.append(sample)
        }
        return samples
    }

    /// The sizes just outside of each edge at a distance.
    func neighbors(at distance: Double) -> [SIMD2<Double>] {
        bounds.flatMap { bound -> [SIMD2<Double>] in
            let edge = corners.filter { corner in abs(bound.value(at: corner)) < 1e-6 }
            guard let first = edge.first, let last = edge.last else { return [] }
            let normal = SIMD2(bound.width, bound.height)
            let outside = normal * (-distance / (normal * normal).sum().squareRoot())
            return [0.5, 0.1, 0.9].map { share in first + (last - first) * share + outside }
        }
    }

    /// The tolerance at an edge, in points.
    static let tolerance = 1e-3
}
