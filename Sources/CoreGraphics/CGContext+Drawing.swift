import Foundation

extension CGContext {
    // MARK: Outline

    /// Lifts the pen and sets it down at a place.
    public func move(to point: CGPoint) { extend { $0.move(to: point, transform: $1) } }
    /// Draws a straight line to a place.
    public func addLine(to point: CGPoint) { extend { $0.addLine(to: point, transform: $1) } }
    /// Draws straight lines between places, beginning at the first.
    public func addLines(between points: [CGPoint]) { extend { $0.addLines(between: points, transform: $1) } }
    /// Draws a quadratic curve to a place, bent towards another.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extend { $0.addQuadCurve(to: end, control: control, transform: $1) }
    }
    /// Draws a cubic curve to a place, bent towards two others.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extend { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
    }
    /// Adds the outline of a rectangle.
    public func addRect(_ rect: CGRect) { extend { $0.addRect(rect, transform: $1) } }
    /// Adds the outlines of rectangles.
    public func addRects(_ rects: [CGRect]) { extend { $0.addRects(rects, transform: $1) } }
    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect, transform: $1) } }
    /// Adds a part of a circle; in a view, where y runs downwards, `clockwise: false` looks clockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        extend {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: $1)
        }
    }
    /// Adds an outline.
    public func addPath(_ path: CGPath) { extend { $0.addPath(path, transform: $1) } }
    /// Draws a straight line back to where the pen was last set down.
    public func closePath() { extend { path, _ in path.closeSubpath() } }

    // MARK: Drawing

    /// Fills, or draws the line of, the outline, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) { record(takePath(), mode) }
    /// Fills the inside of the outline and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        record(takePath(), rule == .evenOdd ? .eoFill : .fill)
    }
    /// Draws the line of the outline and forgets it.
    public func strokePath() { record(takePath(), .stroke) }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { record(outline { $0.addRect(rect, transform: $1) }, .fill) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { record(outline { $0.addRects(rects, transform: $1) }, .fill) }
    /// Draws the line around a rectangle.
    public func stroke(_ rect: CGRect) { record(outline { $0.addRect(rect, transform: $1) }, .stroke) }
    /// Draws the line around a rectangle in a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.stroke.width
        setLineWidth(width)
        stroke(rect)
        setLineWidth(old)
    }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { record(outline { $0.addEllipse(in: rect, transform: $1) }, .fill) }
    /// Draws the line of the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { record(outline { $0.addEllipse(in: rect, transform: $1) }, .stroke) }
    /// Draws lines between pairs of places.
    public func strokeLineSegments(between points: [CGPoint]) {
        let segments = outline { path, map in
            for index in stride(from: 0, to: points.count - points.count % 2, by: 2) {
                path.addLines(between: [points[index], points[index + 1]], transform: map)
            }
        }
        record(segments, .stroke)
    }

    // MARK: Clipping

    /// Limits what follows to the inside of the outline, and forgets the outline.
    public func clip(using rule: CGPathFillRule = .winding) { recordClip(takePath(), rule) }
    /// Limits what follows to a rectangle.
    public func clip(to rect: CGRect) { recordClip(outline { $0.addRect(rect, transform: $1) }, .winding) }
    /// Limits what follows to rectangles.
    public func clip(to rects: [CGRect]) { recordClip(outline { $0.addRects(rects, transform: $1) }, .winding) }

    private func outline(_ draw: (CGMutablePath, CGAffineTransform) -> Void) -> CGPath {
        let path = CGMutablePath()
        draw(path, state.map)
        return path
    }
}
