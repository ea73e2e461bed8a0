import Foundation

/// Makes pictures of drawings.
///
/// The drawing is done, by which a drawing that needs a context has one; the picture is its size, since pictures have no pixels
/// here.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    /// The area that is drawn, in points.
    open private(set) var bounds: CGRect
    /// What pictures are made with.
    open private(set) var format: UIGraphicsImageRendererFormat

    /// A renderer of a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
    /// A renderer of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// A renderer of an area, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    /// A renderer of an area, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// The picture that a closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(
            cgContext: CGContext(drawing: SceneRecorder()), format: format, bounds: bounds)
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
        return context.currentImage
    }
}

/// What pictures are made with.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
    /// How many pixels there are to a point.
    open var scale: CGFloat = 1
    /// Whether nothing shines through; kept.
    open var opaque = false

    /// A format of one pixel to a point.
    public required override init() { super.init() }

    /// The format for the screen.
    open class func `default`() -> Self { preferred() }
    /// The format for the screen.
    open class func preferred() -> Self {
        let made = self.init()
        made.scale = UIScreen.main.scale
        return made
    }
}

/// What a picture is drawn into.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    /// The context.
    public let cgContext: CGContext
    /// What the picture is made with.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        (self.cgContext, self.format, self.bounds) = (cgContext, format, bounds)
    }

    /// The picture as far as it is drawn: its size.
    open var currentImage: UIImage { UIImage(size: bounds.size, scale: max(format.scale, 0.1)) }
    /// Fills a rectangle with the colour of insides.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws the line around a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits what is drawn to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
