import Foundation

/// The format of an image renderer.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point.
    ///
    /// The default is the scale of the screen.
    open var scale = UIScreen.main.scale
    /// A Boolean value that indicates whether the image is opaque.
    ///
    /// Plumb stores the value and does not use it.
    open var opaque = false

    /// Creates a format with the scale of the screen.
    public required override init() { super.init() }

    /// Creates a format with the display scale of traits, or the scale of the screen if it is unspecified.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns the format of the screen.
    open class func `default`() -> Self { preferred() }
    /// Returns the format of the screen.
    open class func preferred() -> Self { self.init() }
}
