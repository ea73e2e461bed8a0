import Foundation

/// How text is measured.
///
/// Bits are Apple's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: Int
    /// Options of Apple's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In lines, from an upper left corner; without it the text is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the space that the font puts between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// With the last line cut where the text is too long.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a measuring could be told and tell beyond sizes; nothing here.
public final class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
    private static var standardFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

    private func size(within width: CGFloat?, numberOfLines: Int = 0) -> CGSize {
        let attributed = AttributedText(self, font: Self.standardFont)
        // Nothing is rounded to pixels here as content sizes are; a thousandth of a point stands for that.
        return MeasuredText(
            text: string, font: attributed.firstFont, numberOfLines: numberOfLines,
            lineBreakMode: attributed.style.lineBreakMode, scale: 1000, attributed: attributed
        ).size(within: width)
    }

    /// The size of the text without breaking its paragraphs, in points, not rounded to pixels.
    public func size() -> CGSize { size(within: nil) }

    /// The rectangle that the text takes within a size, in points, not rounded to pixels.
    ///
    /// The height is that of the whole text, however high the proposal is.
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

    /// The size of the text in a font, in points, not rounded to pixels.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }

    /// The rectangle that the text takes within a size, in points, not rounded to pixels.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// The size of the text in a font, in points, not rounded to pixels.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// The rectangle that the text takes within a size, in points, not rounded to pixels.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}
