import Foundation

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
