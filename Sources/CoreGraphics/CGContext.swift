import Foundation

/// The two ways to tell the inside of an outline that crosses itself.
///
/// Raw values are Apple's.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// What the outline goes round.
    case winding = 0
    /// What the outline goes round an odd number of times.
    case evenOdd = 1
}

/// What is done with an outline.
///
/// Raw values are Apple's.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Its inside is filled.
    case fill = 0
    /// Its inside is filled, but for what it goes round an even number of times.
    case eoFill = 1
    /// Its line is drawn.
    case stroke = 2
    /// Its inside is filled, then its line is drawn.
    case fillStroke = 3
    /// The same, but for what it goes round an even number of times.
    case eoFillStroke = 4
}

/// How lines end.
///
/// Raw values are Apple's.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// At the last place.
    case butt = 0
    /// In half a circle around the last place.
    case round = 1
    /// Half a line's width beyond the last place.
    case square = 2
}

/// How lines meet.
///
/// Raw values are Apple's.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// In a point.
    case miter = 0
    /// In a round corner.
    case round = 1
    /// In a corner that is cut off.
    case bevel = 2
}

/// What takes up the steps of a drawing: outlines in the coordinate space in which the context began.
package protocol CGDrawing: AnyObject {
    func fill(_ path: CGPath, color: CGColor, rule: CGPathFillRule)
    func stroke(_ path: CGPath, color: CGColor, style: CGStrokeStyle)
    func clip(to path: CGPath, rule: CGPathFillRule)
    func save()
    func restore()
}

/// How a line is drawn; lengths in the space in which the context began.
package struct CGStrokeStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var phase: CGFloat = 0
    package var lengths: [CGFloat] = []

    /// The style after a map of the plane: lengths grow with the square root of the area.
    func scaled(by map: CGAffineTransform) -> CGStrokeStyle {
        let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
        var scaled = self
        scaled.width *= factor
        scaled.phase *= factor
        scaled.lengths = lengths.map { $0 * factor }
        return scaled
    }
}

/// A drawing under way: colours, line width and coordinate space, and the outline that comes next.
///
/// There are no pixels: what is drawn is recorded as outlines and text. UIKit makes a context for each call of a view's
/// `draw(_:)`; `UIGraphicsGetCurrentContext()` gives it.
public final class CGContext {
    package let drawing: any CGDrawing
    package private(set) var state = State()
    private var saved: [State] = []
    private var path = CGMutablePath()

    package init(drawing: any CGDrawing) { self.drawing = drawing }

    /// What `saveGState()` remembers.
    package struct State {
        package var map = CGAffineTransform.identity
        package var fillColor = CGColor(gray: 0, alpha: 1)
        package var strokeColor = CGColor(gray: 0, alpha: 1)
        package var alpha: CGFloat = 1
        var stroke = CGStrokeStyle()
    }

    // MARK: State

    /// Remembers colours, line width, coordinate space and clipping.
    public func saveGState() {
        saved.append(state)
        drawing.save()
    }

    /// Returns to what was last remembered; of no effect where nothing is.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        drawing.restore()
    }

    /// The map from the present coordinate space to that in which the context began.
    public var ctm: CGAffineTransform { state.map }
    /// Moves the coordinate space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the coordinate space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns the coordinate space by an angle in radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Puts a map before that of the coordinate space.
    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }

    /// Sets the colour of insides.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets the colour of insides by parts from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the colour of insides to a grey from 0, black, to 1, white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// Sets the colour of lines by parts from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the colour of lines to a grey from 0, black, to 1, white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }
    /// Sets how opaque everything is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
    /// Sets how far a point may reach beyond the corner, in line widths, before it is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
    /// Sets the lengths of dashes and gaps by turns, in points; none for a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.phase = phase
        state.stroke.lengths = lengths
    }

    // MARK: Outline

    /// The outline that comes next, in the coordinate space in which the context began; nil while there is none.
    public var currentPath: CGPath? { path.isEmpty ? nil : path.copy() }

    /// Forgets the outline.
    public func beginPath() { path = CGMutablePath() }
    /// Adds to the outline in the present coordinate space.
    func extend(_ draw: (CGMutablePath, CGAffineTransform) -> Void) { draw(path, state.map) }

    /// Takes the outline: drawing and clipping use it up.
    func takePath() -> CGPath {
        defer { path = CGMutablePath() }
        return path
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

    /// A colour with the opacity of the state.
    package func shown(_ color: CGColor) -> CGColor {
        state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha) ?? color
    }
}
