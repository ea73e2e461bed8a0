import Scene

extension Scene.Path {
    /// Whether a point lies inside the outline; curves are approximated by 32 lines.
    func covers(_ x: Double, _ y: Double, evenOdd: Bool) -> Bool {
        var turns = 0
        for (from, to) in lines where (from.y <= y) != (to.y <= y) {
            let crossing = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
            if crossing > x { turns += evenOdd ? 1 : to.y > from.y ? 1 : -1 }
        }
        return evenOdd ? turns % 2 != 0 : turns != 0
    }

    private var lines: [(Scene.Point, Scene.Point)] {
        var (lines, start, pen): ([(Scene.Point, Scene.Point)], Scene.Point, Scene.Point)
        (lines, start, pen) = ([], Scene.Point(x: 0, y: 0), Scene.Point(x: 0, y: 0))
        func draw(to end: Scene.Point) {
            lines.append((pen, end))
            pen = end
        }
        for element in elements {
            switch element {
            case .move(let place): (start, pen) = (place, place)
            case .line(let end): draw(to: end)
            case .close: draw(to: start)
            case .quadratic(let end, let control): curve(pen, [control, control, end]).forEach(draw)
            case .cubic(let end, let first, let second): curve(pen, [first, second, end]).forEach(draw)
            }
        }
        return lines
    }

    private func curve(_ start: Scene.Point, _ rest: [Scene.Point]) -> [Scene.Point] {
        (1...32).map { step in
            let (t, u) = (Double(step) / 32, 1 - Double(step) / 32)
            let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
            let points = [start] + rest
            return Scene.Point(
                x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
                y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
        }
    }
}
