import Foundation

/// The corners of a rectangle.
///
/// The bits equal Apple's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the corners, as in UIKit.
    public let rawValue: UInt
    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path with the attributes of its stroke.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// Creates an empty path.
    public override init() { super.init() }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a path of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a path of a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates a path of a rectangle with some rounded corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        path.addRoundedRect(
            in: rect, (cornerRadii.width, cornerRadii.height), isRound: order.map { corners.contains($0) })
    }

    /// Creates an arc.
    ///
    /// The angles are in radians, and `clockwise` refers to a y-axis that points down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    // MARK: Path

    /// The Core Graphics path.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }
    /// A Boolean value that indicates whether the path is empty.
    open var isEmpty: Bool { path.isEmpty }
    /// The bounding box of all points, including control points.
    open var bounds: CGRect { path.boundingBox }
    /// The current point.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Starts a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic Bézier curve to a point, with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic Bézier curve to a point, with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc.
    ///
    /// The angles are in radians, and `clockwise` refers to a y-axis that points down.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the subpath with a straight line to its first point.
    open func close() { path.closeSubpath() }
    /// Removes all points.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Appends another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(path, transform: transform)
        path = mapped
    }

    /// Returns a copy of the path with its stroke attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIBezierPath(cgPath: path)
        (made.lineWidth, made.lineCapStyle, made.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (made.miterLimit, made.usesEvenOddFillRule, made.dash) = (miterLimit, usesEvenOddFillRule, dash)
        return made
    }
    /// Returns the path in reverse order.
    open func reversing() -> UIBezierPath {
        guard let made = copy() as? UIBezierPath else { return self }
        made.cgPath = path.reversed
        return made
    }
    /// Returns whether a point is inside the path, by its fill rule.
    ///
    /// Open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Stroke

    /// The width of the stroke, in points.
    open var lineWidth: CGFloat = 1
    /// The cap style of the stroke.
    open var lineCapStyle = CGLineCap.butt
    /// The join style of the stroke.
    open var lineJoinStyle = CGLineJoin.miter
    /// The miter limit of the stroke.
    open var miterLimit: CGFloat = 10
    /// A Boolean value that indicates whether the path uses the even-odd fill rule.
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the dash pattern of the stroke, in points: alternating lengths of dashes and gaps.
    ///
    /// `nil` means a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
    }

    // MARK: Drawing

    /// Fills the path in the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path in the current context.
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

    /// Clips the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
