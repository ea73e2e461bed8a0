import Foundation

/// The rule for the inside of a path.
///
/// Raw values are Apple's.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// The nonzero winding rule.
    case winding = 0
    /// The even-odd rule.
    case evenOdd = 1
}

/// The mode of drawing a path.
///
/// Raw values are Apple's.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills the path by the nonzero winding rule.
    case fill = 0
    /// Fills the path by the even-odd rule.
    case eoFill = 1
    /// Strokes the path.
    case stroke = 2
    /// Fills the path by the nonzero winding rule, then strokes it.
    case fillStroke = 3
    /// Fills the path by the even-odd rule, then strokes it.
    case eoFillStroke = 4
}

/// The shape of the ends of lines.
///
/// Raw values are Apple's.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends at the last point.
    case butt = 0
    /// Ends in a half circle.
    case round = 1
    /// Ends half the width after the last point.
    case square = 2
}

/// The shape of corners.
///
/// Raw values are Apple's.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A beveled corner.
    case bevel = 2
}

/// A receiver of drawing steps, with outlines in the initial coordinate space of the context.
package protocol CGDrawing: AnyObject {
    func fill(_ path: CGPath, color: CGColor, rule: CGPathFillRule)
    func stroke(_ path: CGPath, color: CGColor, style: CGStrokeStyle)
    func clip(to path: CGPath, rule: CGPathFillRule)
    func save()
    func restore()
}

/// The style of a line, with lengths in the initial coordinate space of the context.
package struct CGStrokeStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var phase: CGFloat = 0
    package var lengths: [CGFloat] = []

    /// Returns the style after a transform: lengths grow with the square root of the area.
    func scaled(by map: CGAffineTransform) -> CGStrokeStyle {
        let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
        var scaled = self
        scaled.width *= factor
        scaled.phase *= factor
        scaled.lengths = lengths.map { $0 * factor }
        return scaled
    }
}

/// A drawing context with colors, line width, coordinate space and path.
///
/// The context has no pixels and records paths and text. UIKit creates a context for each call of a view's `draw(_:)`,
/// which `UIGraphicsGetCurrentContext()` returns.
public final class CGContext {
    package let drawing: any CGDrawing
    package private(set) var state = State()
    private var saved: [State] = []
    private var current = CGMutablePath()

    package init(drawing: any CGDrawing) { self.drawing = drawing }

    /// The state that `saveGState()` saves.
    package struct State {
        package var map = CGAffineTransform.identity
        package var fillColor = CGColor(gray: 0, alpha: 1)
        package var strokeColor = CGColor(gray: 0, alpha: 1)
        package var alpha: CGFloat = 1
        var stroke = CGStrokeStyle()
    }

    // MARK: State

    /// Saves the colors, line width, coordinate space and clipping area.
    public func saveGState() {
        saved.append(state)
        drawing.save()
    }

    /// Restores the state that was saved last.
    ///
    /// Without a saved state, it has no effect.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        drawing.restore()
    }

    /// The transform from the current coordinate space to the initial one.
    public var ctm: CGAffineTransform { state.map }
    /// Translates the coordinate space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the coordinate space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Rotates the coordinate space in radians, from the x axis to the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Applies a transform to the coordinate space.
    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets the fill color by components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the fill color to a gray from 0 (black) to 1 (white).
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// Sets the stroke color by components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the stroke color to a gray from 0 (black) to 1 (white).
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }
    /// Sets the opacity, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Sets the line width in points.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
    /// Sets the shape of corners.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
    /// Sets the limit of miters, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
    /// Sets the lengths of dashes and gaps in turn, in points; empty for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.phase = phase
        state.stroke.lengths = lengths
    }

    // MARK: Outline

    /// The current path in the initial coordinate space; nil if it is empty.
    public var path: CGPath? { current.isEmpty ? nil : current.copy() }

    /// Clears the path.
    public func beginPath() { current = CGMutablePath() }
    /// Extends the path in the current coordinate space.
    func extend(_ draw: (CGMutablePath, CGAffineTransform) -> Void) { draw(current, state.map) }

    /// Returns the path and clears it, because drawing and clipping consume it.
    func takePath() -> CGPath {
        defer { current = CGMutablePath() }
        return current
    }

    // MARK: Drawing

    func record(_ path: CGPath, _ mode: CGPathDrawingMode) {
        guard !path.isEmpty else { return }
        if mode != .stroke {
            let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
            drawing.fill(path, color: shown(state.fillColor), rule: rule)
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
            drawing.stroke(path, color: shown(state.strokeColor), style: state.stroke.scaled(by: state.map))
        }
    }

    func recordClip(_ path: CGPath, _ rule: CGPathFillRule) { drawing.clip(to: path, rule: rule) }

    /// Returns a color with the opacity of the state.
    package func shown(_ color: CGColor) -> CGColor {
        state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha) ?? color
    }
}
