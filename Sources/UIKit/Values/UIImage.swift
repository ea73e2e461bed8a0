import Foundation

/// A picture as layout sees it: its size.
public final class UIImage: NSObject, @unchecked Sendable {
    /// Whether the picture or the tint colour decides about colours.
    ///
    /// Raw values are Apple's.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the place where it is shown has it.
        case automatic = 0
        /// The picture.
        case alwaysOriginal = 1
        /// The tint colour.
        case alwaysTemplate = 2
    }

    /// The size in points.
    public let size: CGSize
    /// How many pixels there are to a point.
    public let scale: CGFloat
    /// How far the picture reaches beyond its alignment rectangle, in points.
    public let alignmentRectInsets: UIEdgeInsets
    /// The size of the alignment rectangle, in points.
    var alignedSize: CGSize {
        CGSize(
            width: size.width - alignmentRectInsets.left - alignmentRectInsets.right,
            height: size.height - alignmentRectInsets.top - alignmentRectInsets.bottom)
    }
    /// Whether the picture or the tint colour decides about colours.
    public let renderingMode: RenderingMode
    /// How much of each edge keeps its size when the picture is stretched, in points.
    public let capInsets: UIEdgeInsets
    /// How a symbol is drawn; nil for other pictures.
    let symbolConfiguration: SymbolConfiguration?
    /// What becomes of the inner part when the picture is stretched; nothing draws it.
    public private(set) var resizingMode = ResizingMode.tile
    /// How the picture is turned; the size is that of the turned one.
    public private(set) var imageOrientation = Orientation.up
    /// Whether the picture is turned where the language is read from the right; nothing draws it.
    public private(set) var flipsForRightToLeftLayoutDirection = false
    /// How far the baseline lies above the bottom, in points; nil for a picture without one.
    public private(set) var baselineOffsetFromBottom: CGFloat?
    /// Whether the picture has a baseline.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// A picture of a size.
    public convenience init(size: CGSize, scale: CGFloat = 1, alignmentRectInsets: UIEdgeInsets = .zero) {
        self.init(size: size, scale: scale, alignmentRectInsets: alignmentRectInsets, renderingMode: .automatic)
    }

    /// A picture without a size.
    public convenience override init() { self.init(size: .zero) }

    /// A symbol.
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

    /// The same picture with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed(alignmentRectInsets: alignmentInsets)
    }
    /// The same picture, with colours from itself or from the tint colour.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(renderingMode: renderingMode) }
    /// The same picture; its colour is not kept, since nothing draws it.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// The same picture, with colours from itself or from the tint colour; its colour is not kept.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed(renderingMode: renderingMode)
    }
    /// The same picture, of which the edges keep their size when it is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed(capInsets: capInsets) }
    /// The same picture with parts that keep their size where it is stretched or repeated; nothing draws it.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let made = changed(capInsets: capInsets)
        made.resizingMode = resizingMode
        return made
    }
    /// The same picture with a baseline so far above its bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        let made = changed()
        made.baselineOffsetFromBottom = baselineOffset
        return made
    }
    /// The same picture without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        let made = changed()
        made.baselineOffsetFromBottom = nil
        return made
    }
    /// What becomes of the inner part of a picture.
    ///
    /// Raw values are Apple's.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }

    /// The same picture with caps, as old code says it; nothing draws it.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (width, height) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return changed(
            capInsets: UIEdgeInsets(
                top: height, left: width, bottom: max(0, size.height - height - 1),
                right: max(0, size.width - width - 1)))
    }
    /// The same picture, to be turned where the language is read from the right; nothing draws it.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        let made = changed()
        made.flipsForRightToLeftLayoutDirection = true
        return made
    }
    /// The same picture; it is not turned, since nothing draws it.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// The same picture, ready to be drawn.
    public func preparingForDisplay() -> UIImage? { self }
    /// A picture of another size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, scale: scale) }
    /// How the picture is turned.
    ///
    /// Raw values are Apple's.
    public enum Orientation: Int, Hashable, Sendable {
        /// Upright.
        case up = 0
        /// Upside down.
        case down = 1
        /// On its left side.
        case left = 2
        /// On its right side.
        case right = 3
        /// Upright, seen from behind.
        case upMirrored = 4
        /// Upside down, seen from behind.
        case downMirrored = 5
        /// On its left side, seen from behind.
        case leftMirrored = 6
        /// On its right side, seen from behind.
        case rightMirrored = 7
    }
    /// The pixels of a picture, by their numbers alone; a picture on its side has as many across as this one down.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// The pixels of a picture with so many to a point, turned; nothing turns them, but the size is that of the turned one.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(size: orientation.turned(size), scale: scale)
        imageOrientation = orientation
    }
    /// The numbers of pixels of the picture; nil for one without a size.
    public var cgImage: CGImage? {
        let upright = imageOrientation.turned(size)
        guard let width = Int(exactly: (upright.width * scale).rounded()),
            let height = Int(exactly: (upright.height * scale).rounded()), width > 0, height > 0
        else { return nil }
        return CGImage(width: width, height: height)
    }
    /// The pictures of one that moves; nil, since none does.
    public var images: [UIImage]? { nil }
    /// How long a picture that moves takes, in seconds.
    public var duration: TimeInterval { 0 }
    /// The first of pictures that would move; nil for none.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The bytes of the picture as PNG; nil, since it is known by its size only.
    public func pngData() -> Data? { nil }
    /// The bytes of the picture as JPEG; nil, since it is known by its size only.
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
    /// A size turned, or turned back.
    fileprivate func turned(_ size: CGSize) -> CGSize {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: size
        case .left, .right, .leftMirrored, .rightMirrored: CGSize(width: size.height, height: size.width)
        }
    }
}
