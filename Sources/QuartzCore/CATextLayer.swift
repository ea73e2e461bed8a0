import CoreGraphics
import Foundation

/// A layer with a text; it keeps what it is told, and nothing draws it.
open class CATextLayer: CALayer {
    /// The text, a string or one with attributes.
    open var string: Any?
    /// The font, or its name.
    open var font: Any?
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36
    /// The colour of the text; white until set.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// Whether lines break at the width.
    open var isWrapped = false
    /// How the lines lie.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Where a line that does not fit is cut.
    open var truncationMode = CATextLayerTruncationMode.none
}

/// How lines of a layer lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A mode of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the language has it.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From edge to edge.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a line of a layer is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A mode of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nowhere.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
