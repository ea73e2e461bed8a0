import Foundation

/// An image; for layout Plumb knows its size and not its pixels.
public final class UIImage: NSObject, @unchecked Sendable {
    // Invariant: only the method that makes an image sets its properties, before it returns the image.
    /// The rendering modes of an image.
    ///
    /// Raw values are Apple's.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// The context determines the mode.
        case automatic = 0
        /// The image keeps its own colors.
        case alwaysOriginal = 1
        /// The tint color replaces the colors of the image.
        case alwaysTemplate = 2
    }

    /// The size of the image, in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The insets of the alignment rectangle, in points.
    public let alignmentRectInsets: UIEdgeInsets
    /// The size of the alignment rectangle, in points.
    var alignedSize: CGSize {
        CGSize(
            width: size.width - alignmentRectInsets.left - alignmentRectInsets.right,
            height: size.height - alignmentRectInsets.top - alignmentRectInsets.bottom)
    }
    /// The rendering mode of the image.
    public let renderingMode: RenderingMode
    /// The insets of the edges that keep their size when the image is resized, in points.
    public let capInsets: UIEdgeInsets
    /// The configuration of a symbol; nil for other images.
    let symbolConfiguration: SymbolConfiguration?
    /// The resizing mode.
    ///
    /// Plumb stores the value and does not use it.
    public private(set) var resizingMode = ResizingMode.tile
    /// The orientation of the image; ``size`` is the size after rotation.
    public private(set) var imageOrientation = Orientation.up
    /// A Boolean value that indicates whether the image is mirrored in right-to-left layout.
    ///
    /// Plumb stores the value and does not use it.
    public private(set) var flipsForRightToLeftLayoutDirection = false
    /// The distance of the baseline from the bottom, in points; nil for an image without a baseline.
    public private(set) var baselineOffsetFromBottom: CGFloat?
    /// A Boolean value that indicates whether the image has a baseline.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// Creates an image with a size, in points.
    public convenience init(size: CGSize, scale: CGFloat = 1, alignmentRectInsets: UIEdgeInsets = .zero) {
        self.init(size: size, scale: scale, alignmentRectInsets: alignmentRectInsets, renderingMode: .automatic)
    }

    /// Creates an image with a size of zero.
    public convenience override init() { self.init(size: .zero) }

    /// Creates an image of a symbol.
    convenience init(symbol: SymbolConfiguration, renderingMode: RenderingMode = .automatic) {
        self.init(
            size: CGSize(width: symbol.side, height: symbol.side), scale: 2, renderingMode: renderingMode,
            symbol: symbol)
    }

    init(
        size: CGSize, scale: CGFloat, alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode,
        capInsets: UIEdgeInsets = .zero, symbol: SymbolConfiguration? = nil
    ) {
        self.size = size
        self.scale = scale
        self.alignmentRectInsets = alignmentRectInsets
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        symbolConfiguration = symbol
    }

    /// Returns the image with other alignment insets, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed(alignmentRectInsets: alignmentInsets)
    }
    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(renderingMode: renderingMode) }
    /// Returns the image itself; Plumb does not use the color.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// Returns the image with another rendering mode; Plumb does not use the color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed(renderingMode: renderingMode)
    }
    /// Returns the image with cap insets, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed(capInsets: capInsets) }
    /// Returns the image with cap insets, in points, and a resizing mode.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let made = changed(capInsets: capInsets)
        made.resizingMode = resizingMode
        return made
    }
    /// Returns the image with a baseline at a distance from its bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        let made = changed()
        made.baselineOffsetFromBottom = baselineOffset
        return made
    }
    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        let made = changed()
        made.baselineOffsetFromBottom = nil
        return made
    }
    /// The resizing modes of an image.
    ///
    /// Raw values are Apple's.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// The inner part is tiled.
        case tile = 0
        /// The inner part is stretched.
        case stretch = 1
    }

    /// Returns the image with cap insets that leave a stretchable area of one point; older form of cap insets.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (width, height) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return changed(
            capInsets: UIEdgeInsets(
                top: height, left: width, bottom: max(0, size.height - height - 1),
                right: max(0, size.width - width - 1)))
    }
    /// Returns the image with ``flipsForRightToLeftLayoutDirection`` set.
    ///
    /// Plumb stores the value and does not use it.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        let made = changed()
        made.flipsForRightToLeftLayoutDirection = true
        return made
    }
    /// Returns the image itself; Plumb does not flip it.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// Returns the image itself, which needs no preparation.
    public func preparingForDisplay() -> UIImage? { self }
    /// Returns an empty image of another size, in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, scale: scale) }
    /// The orientations of an image.
    ///
    /// Raw values are Apple's.
    public enum Orientation: Int, Hashable, Sendable {
        /// No rotation.
        case up = 0
        /// Rotated by 180 degrees.
        case down = 1
        /// Rotated by 90 degrees counterclockwise.
        case left = 2
        /// Rotated by 90 degrees clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored horizontally and rotated by 180 degrees.
        case downMirrored = 5
        /// Mirrored horizontally and rotated by 90 degrees counterclockwise.
        case leftMirrored = 6
        /// Mirrored horizontally and rotated by 90 degrees clockwise.
        case rightMirrored = 7
    }
    /// Creates an image from the pixel dimensions of a Core Graphics image.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// Creates an image from the pixel dimensions of a Core Graphics image, with a scale and an orientation.
    ///
    /// Plumb does not rotate pixels. The size is that after rotation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(size: orientation.turned(size), scale: scale)
        imageOrientation = orientation
    }
    /// A Core Graphics image with the pixel dimensions before rotation; nil for an image without a size.
    public var cgImage: CGImage? {
        let upright = imageOrientation.turned(size)
        guard let width = Int(exactly: (upright.width * scale).rounded()),
            let height = Int(exactly: (upright.height * scale).rounded()), width > 0, height > 0
        else { return nil }
        return CGImage(width: width, height: height)
    }
    /// The images of an animated image; always nil.
    public var images: [UIImage]? { nil }
    /// The duration of an animated image, in seconds; always 0.
    public var duration: TimeInterval { 0 }
    /// Returns the first image, because Plumb does not animate; nil if there are none.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// Returns the image as PNG data.
    @available(*, unavailable, message: "Images have no pixels in Plumb.")
    public func pngData() -> Data? { nil }
    /// Returns the image as JPEG data.
    @available(*, unavailable, message: "Images have no pixels in Plumb.")
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    private func changed(
        alignmentRectInsets: UIEdgeInsets? = nil, renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil
    ) -> UIImage {
        let made = UIImage(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets,
            renderingMode: renderingMode ?? self.renderingMode, capInsets: capInsets ?? self.capInsets,
            symbol: symbolConfiguration)
        (made.resizingMode, made.imageOrientation) = (resizingMode, imageOrientation)
        made.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
        made.baselineOffsetFromBottom = baselineOffsetFromBottom
        return made
    }
}

extension UIImage.Orientation {
    /// Returns a size after rotation to or from this orientation.
    fileprivate func turned(_ size: CGSize) -> CGSize {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: size
        case .left, .right, .leftMirrored, .rightMirrored: CGSize(width: size.height, height: size.width)
        }
    }
}
