import Foundation

extension CGContext {
    /// The number of bands of one color that represent a gradient.
    ///
    /// A recording contains outlines and no pixels.
    private static let bandCount = 32
    /// The extent of bands that only the clipping area limits, in the current coordinate space.
    private var reach: CGFloat {
        let factor = abs(state.map.a * state.map.d - state.map.b * state.map.c).squareRoot()
        return factor > 0 ? 100_000 / factor : 0
    }

    /// Fills the clipping area with a linear gradient, in 32 bands.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return }
        let along = CGVector(dx: x / length, dy: y / length)
        let reach = reach + length
        for band in bands(of: gradient, before: -reach / length, after: 1 + reach / length, options) {
            fill(band.color) { path, map in
                let (from, to) = (band.from * length, band.to * length)
                let corners = [(from, -reach), (from, reach), (to, reach), (to, -reach)]
                path.addLines(
                    between: corners.map { far, beside in
                        CGPoint(
                            x: startPoint.x + along.dx * far - along.dy * beside,
                            y: startPoint.y + along.dy * far + along.dx * beside)
                    }, transform: map)
                path.closeSubpath()
            }
        }
    }

    /// Fills the circles between two circles with a radial gradient, in 32 bands.
    ///
    /// Later circles cover earlier ones.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let circles = MovingCircle(
            start: (startCenter, max(0, startRadius)), end: (endCenter, max(0, endRadius)), reach: reach)
        guard circles.distance > 0 || circles.growth != 0 else { return }
        for band in bands(of: gradient, before: circles.first, after: circles.last, options) {
            let isNested = circles.isNested
            fill(band.color, rule: isNested ? .evenOdd : .winding) { path, map in
                if isNested {
                    for share in [band.from, band.to] { path.addEllipse(in: circles.box(at: share), transform: map) }
                } else {
                    circles.addOutlines(from: band.from, to: band.to, to: path, map)
                }
            }
        }
    }

    /// Returns the bands of a gradient along its line from 0 to 1: the start, the end, and the color in the middle of each.
    private func bands(
        of gradient: CGGradient, before first: CGFloat, after last: CGFloat, _ options: CGGradientDrawingOptions
    ) -> [(from: CGFloat, to: CGFloat, color: CGColor)] {
        var bands: [(from: CGFloat, to: CGFloat, color: CGColor)] = []
        if options.contains(.drawsBeforeStartLocation), first < 0 { bands.append((first, 0, gradient.color(at: 0))) }
        for index in 0..<Self.bandCount {
            let (from, to) = (CGFloat(index) / CGFloat(Self.bandCount), CGFloat(index + 1) / CGFloat(Self.bandCount))
            bands.append((from, to, gradient.color(at: (from + to) / 2)))
        }
        if options.contains(.drawsAfterEndLocation), last > 1 { bands.append((1, last, gradient.color(at: 1))) }
        return bands
    }

    private func fill(
        _ color: CGColor, rule: CGPathFillRule = .evenOdd, _ draw: (CGMutablePath, CGAffineTransform) -> Void
    ) {
        let path = CGMutablePath()
        draw(path, state.map)
        drawing.fill(path, color: shown(color), rule: rule)
    }
}
