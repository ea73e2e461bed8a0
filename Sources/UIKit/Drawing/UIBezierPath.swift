import Foundation

/// The corners of a rectangle.
///
/// Bits are Apple's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Corners of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upper left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// Upper right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// Lower left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// Lower right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline with the way in which its line is drawn.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// An outline without steps.
    public override init() { super.init() }

    /// The outline of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// The outline of a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// The outline of a rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        path.addRoundedRect(
            in: rect, (cornerRadii.width, cornerRadii.height), isRound: order.map { corners.contains($0) })
    }

    /// A part of a circle; angles are radians, `clockwise` as it looks in a view.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// An outline of Core Graphics.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    // MARK: Outline

    /// The outline alone.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }
    /// Whether there is no step.
    open var isEmpty: Bool { path.isEmpty }
    /// The rectangle around all places, those that bend curves among them.
    open var bounds: CGRect { path.boundingBox }
    /// Where the pen is.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Lifts the pen and sets it down at a place.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Draws a straight line to a place.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Draws a cubic curve to a place, bent towards two others.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Draws a quadratic curve to a place, bent towards another.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a part of a circle; angles are radians, `clockwise` as it looks in a view.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Draws a straight line back to where the pen was last set down.
    open func close() { path.closeSubpath() }
    /// Forgets all steps.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds the steps of another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Maps all places.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(path, transform: transform)
        path = mapped
    }

    /// An outline of the same steps, with the same line.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIBezierPath(cgPath: path)
        (made.lineWidth, made.lineCapStyle, made.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (made.miterLimit, made.usesEvenOddFillRule, made.dash) = (miterLimit, usesEvenOddFillRule, dash)
        return made
    }
    /// The outline drawn from its end to its begin.
    open func reversing() -> UIBezierPath {
        guard let made = copy() as? UIBezierPath else { return self }
        made.cgPath = path.reversed
        return made
    }
    /// Whether a place is inside, by the rule of the outline; what is not closed counts as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Line

    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// How the line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How the line turns corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a point may reach beyond the corner, in line widths.
    open var miterLimit: CGFloat = 10
    /// Whether what the outline goes round an even number of times is outside.
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the lengths of dashes and gaps by turns, in points; none for a whole line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
    }

    // MARK: Drawing

    /// Fills the inside in the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Draws the line in the current context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Limits what is drawn into the current context to the inside.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
