import CoreGraphics
import Foundation

/// A layer with a text.
///
/// Plumb stores its properties and draws nothing.
open class CATextLayer: CALayer {
    /// The text: a string or an attributed string.
    open var string: Any?
    /// The font, or its name.
    ///
    /// The default is Helvetica.
    open var font: Any? = "Helvetica"
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36
    /// The color of the text.
    ///
    /// The default is white.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// A Boolean value that indicates whether lines are wrapped.
    open var isWrapped = false
    /// The alignment of lines.
    ///
    /// Plumb stores the value and does not use it.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// The truncation of lines.
    ///
    /// Plumb stores the value and does not use it.
    open var truncationMode = CATextLayerTruncationMode.none
}

/// The alignment of lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a mode from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The natural alignment of the language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Aligned to the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Aligned to the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of lines.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a mode from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No truncation.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Truncated at the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Truncated at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Truncated in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
