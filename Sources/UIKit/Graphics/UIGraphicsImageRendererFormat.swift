import Foundation

/// What pictures are made with.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
    /// How many pixels there are to a point.
    open var scale: CGFloat = 1
    /// Whether nothing shines through; kept.
    open var opaque = false

    /// A format of one pixel to a point.
    public required override init() { super.init() }

    /// The format for traits; that for the screen where they say nothing of pixels.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
    }

    /// The format for the screen.
    open class func `default`() -> Self { preferred() }
    /// The format for the screen.
    open class func preferred() -> Self {
        let made = self.init()
        made.scale = UIScreen.main.scale
        return made
    }
}
