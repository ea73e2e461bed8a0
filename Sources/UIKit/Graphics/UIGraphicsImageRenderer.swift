import Foundation

/// A renderer that creates images from drawing code.
///
/// The renderer runs the drawing code with a graphics context. The image has a size and no pixels.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    /// The bounds of the drawing, in points.
    @_spi(Host) public private(set) final var bounds: CGRect
    /// The format of the images.
    open private(set) var format: UIGraphicsImageRendererFormat

    /// Creates a renderer for a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
    /// Creates a renderer for a size, in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer for bounds, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    /// Creates a renderer for bounds, in points, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// Runs drawing code and returns an image of the renderer's size.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(
            cgContext: CGContext(drawing: SceneRecorder()), format: format, bounds: bounds)
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
        return context.currentImage
    }
    /// Runs drawing code and returns PNG data.
    @available(*, unavailable, message: "Images have no pixels in Plumb. Write an SVG with the Renderers module.")
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
    /// Runs drawing code and returns JPEG data.
    @available(*, unavailable, message: "Images have no pixels in Plumb. Write an SVG with the Renderers module.")
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
}
