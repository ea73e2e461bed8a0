import Foundation

/// The format of an image renderer.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point.
    open var scale: CGFloat = 1
    /// A Boolean value that indicates whether the image is opaque.
    ///
    /// Plumb stores the value and does not use it.
    open var opaque = false

    /// Creates a format with a scale of 1.
    public required override init() { super.init() }

    /// Creates a format with the display scale of traits, or the scale of the screen if it is unspecified.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
    }

    /// Returns the format of the screen.
    open class func `default`() -> Self { preferred() }
    /// Returns the format of the screen.
    open class func preferred() -> Self {
        let made = self.init()
        made.scale = UIScreen.main.scale
        return made
    }
}
