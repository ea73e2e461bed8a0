import Foundation

/// The context of an image renderer.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    /// The Core Graphics context.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        (self.cgContext, self.format, self.bounds) = (cgContext, format, bounds)
    }

    /// The current image, which has a size and no pixels.
    open var currentImage: UIImage { UIImage(size: bounds.size, scale: max(format.scale, 0.1)) }
    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Clips the context to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
