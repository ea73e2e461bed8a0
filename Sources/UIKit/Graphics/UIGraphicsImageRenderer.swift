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
    /// The picture that a closure draws as a file; empty, since pictures have no pixels here.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    /// The picture that a closure draws as a file; empty, since pictures have no pixels here.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
