import Foundation

/// The options for measuring and drawing text.
///
/// Bits are Apple's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Breaks the text into lines from the upper left corner; without it the text is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Includes the leading of the font.
    ///
    /// Plumb does not use this option.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Truncates the last visible line.
    ///
    /// Plumb does not use this option.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A context for drawing and measuring text; Plumb declares no properties of it.
public final class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
    private static var standardFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

    private func size(within width: CGFloat?, numberOfLines: Int = 0) -> CGSize {
        let attributed = AttributedText(self, font: Self.standardFont)
        // A scale of 1000 avoids rounding to pixels, unlike for intrinsic content sizes.
        return MeasuredText(
            text: string, font: attributed.firstFont, numberOfLines: numberOfLines,
            lineBreakMode: attributed.style.lineBreakMode, scale: 1000, attributed: attributed
        ).size(within: width)
    }

    /// Returns the size of the text with one line for each paragraph, in points and not rounded to pixels.
    public func size() -> CGSize { size(within: nil) }

    /// Returns the rectangle of the text within a size, in points and not rounded to pixels.
    ///
    /// The height is the height of the whole text and may exceed `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
        return CGRect(
            origin: .zero, size: self.size(within: breaks ? size.width : nil, numberOfLines: breaks ? 0 : 1))
    }
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }

    /// Returns the size of the text with attributes, in points and not rounded to pixels.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }

    /// Returns the rectangle of the text within a size, in points and not rounded to pixels.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// Returns the size of the text with attributes, in points and not rounded to pixels.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Returns the rectangle of the text within a size, in points and not rounded to pixels.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}
