import Foundation

extension CGContext {
    /// How many bands of one colour stand for a gradient: a recording holds outlines and no pixels.
    private static let bandCount = 32
    /// How far bands reach where nothing but the clipping ends them, in points.
    private static let reach: CGFloat = 10_000

    /// Fills what clipping leaves with colours along a line, in 32 bands.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return }
        let along = CGVector(dx: x / length, dy: y / length)
        for band in bands(of: gradient, length: length, options) {
            fill(band.color) { path, map in
                let corners = [
                    (band.from, -Self.reach), (band.from, Self.reach), (band.to, Self.reach), (band.to, -Self.reach),
                ]
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

    /// Fills the rings between two circles with colours, in 32 bands; behind the last circle as far as clipping lets it.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        func circle(at share: CGFloat) -> CGRect {
            let radius = max(0, startRadius + (endRadius - startRadius) * share)
            let x = startCenter.x + (endCenter.x - startCenter.x) * share
            let y = startCenter.y + (endCenter.y - startCenter.y) * share
            return CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        }
        let all = CGRect(x: -Self.reach, y: -Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
        for band in bands(of: gradient, length: 1, options) {
            fill(band.color) { path, map in
                if band.from.isFinite, band.from >= 0 { path.addEllipse(in: circle(at: band.from), transform: map) }
                if band.to <= 1 {
                    path.addEllipse(in: circle(at: band.to), transform: map)
                } else {
                    path.addRect(all, transform: map)
                }
            }
        }
    }

    /// The bands of a gradient over a length: from where, to where, and the colour in the middle.
    private func bands(
        of gradient: CGGradient, length: CGFloat, _ options: CGGradientDrawingOptions
    ) -> [(from: CGFloat, to: CGFloat, color: CGColor)] {
        var bands: [(from: CGFloat, to: CGFloat, color: CGColor)] = []
        if options.contains(.drawsBeforeStartLocation) { bands.append((-Self.reach, 0, gradient.color(at: 0))) }
        for index in 0..<Self.bandCount {
            let (from, to) = (CGFloat(index) / CGFloat(Self.bandCount), CGFloat(index + 1) / CGFloat(Self.bandCount))
            bands.append((from * length, to * length, gradient.color(at: (from + to) / 2)))
        }
        if options.contains(.drawsAfterEndLocation) { bands.append((length, Self.reach, gradient.color(at: 1))) }
        return bands
    }

    private func fill(_ color: CGColor, _ draw: (CGMutablePath, CGAffineTransform) -> Void) {
        let path = CGMutablePath()
        draw(path, state.map)
        drawing.fill(path, color: shown(color), rule: .evenOdd)
    }
}
