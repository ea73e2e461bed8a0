import Foundation

extension CGContext {
    // MARK: Outline

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { extend { $0.move(to: point, transform: $1) } }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { extend { $0.addLine(to: point, transform: $1) } }
    /// Adds lines between points, and begins a new subpath at the first.
    public func addLines(between points: [CGPoint]) { extend { $0.addLines(between: points, transform: $1) } }
    /// Adds a quadratic curve to a point, with a control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extend { $0.addQuadCurve(to: end, control: control, transform: $1) }
    }
    /// Adds a cubic curve to a point, with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extend { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
    }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { extend { $0.addRect(rect, transform: $1) } }
    /// Adds rectangles to the path.
    public func addRects(_ rects: [CGRect]) { extend { $0.addRects(rects, transform: $1) } }
    /// Adds an ellipse in a rectangle to the path.
    public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect, transform: $1) } }
    /// Adds an arc to the path.
    ///
    /// In a view the y axis points down, so `clockwise: false` looks clockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        extend {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: $1)
        }
    }
    /// Adds a path to the path.
    public func addPath(_ path: CGPath) { extend { $0.addPath(path, transform: $1) } }
    /// Closes the subpath with a line to its beginning.
    public func closePath() { extend { path, _ in path.closeSubpath() } }

    // MARK: Drawing

    /// Draws the path in a mode, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) { record(takePath(), mode) }
    /// Fills the path, and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        record(takePath(), rule == .evenOdd ? .eoFill : .fill)
    }
    /// Strokes the path, and clears it.
    public func strokePath() { record(takePath(), .stroke) }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { record(outline { $0.addRect(rect, transform: $1) }, .fill) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { record(outline { $0.addRects(rects, transform: $1) }, .fill) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { record(outline { $0.addRect(rect, transform: $1) }, .stroke) }
    /// Strokes a rectangle with a line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.stroke.width
        setLineWidth(width)
        stroke(rect)
        setLineWidth(old)
    }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { record(outline { $0.addEllipse(in: rect, transform: $1) }, .fill) }
    /// Strokes the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { record(outline { $0.addEllipse(in: rect, transform: $1) }, .stroke) }
    /// Strokes lines between pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let segments = outline { path, map in
            for index in stride(from: 0, to: points.count - points.count % 2, by: 2) {
                path.addLines(between: [points[index], points[index + 1]], transform: map)
            }
        }
        record(segments, .stroke)
    }

    // MARK: Clipping

    /// Clips to the path, and clears it.
    public func clip(using rule: CGPathFillRule = .winding) { recordClip(takePath(), rule) }
    /// Clips to a rectangle.
    public func clip(to rect: CGRect) { recordClip(outline { $0.addRect(rect, transform: $1) }, .winding) }
    /// Clips to rectangles.
    public func clip(to rects: [CGRect]) { recordClip(outline { $0.addRects(rects, transform: $1) }, .winding) }

    private func outline(_ draw: (CGMutablePath, CGAffineTransform) -> Void) -> CGPath {
        let path = CGMutablePath()
        draw(path, state.map)
        return path
    }
}
