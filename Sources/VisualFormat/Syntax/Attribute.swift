/// An attribute of a view, with the raw values of Apple's `NSLayoutAttribute`.
public enum Attribute: UInt8, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge in the layout direction.
    case leading
    /// The trailing edge in the layout direction.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left layout margin.
    case leftMargin
    /// The right layout margin.
    case rightMargin
    /// The top layout margin.
    case topMargin
    /// The bottom layout margin.
    case bottomMargin
    /// The layout margin on the leading side.
    case leadingMargin
    /// The layout margin on the trailing side.
    case trailingMargin
    /// The center between the left and right layout margins.
    case centerXWithinMargins
    /// The center between the top and bottom layout margins.
    case centerYWithinMargins

    /// Creates the attribute with a name, as constraint descriptions print it.
    ///
    /// `baseline` is the last baseline.
    public init?(name: String) {
        switch name {
        case "baseline": self = .lastBaseline
        // GTK's names.
        case "start": self = .leading
        case "end": self = .trailing
        default:
            for attribute in Attribute.allCases where attribute.name == name {
                self = attribute
                return
            }
            return nil
        }
    }

    /// The name, as constraint descriptions print it.
    public var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }

    /// Creates the attribute with a name in Interface Builder documents.
    public init?(documentName name: String) {
        // AppKit's documents also write the name of today.
        guard let known = Attribute.allCases.first(where: { known in known.documentName == name || known.name == name })
        else { return nil }
        self = known
    }

    /// The name in Interface Builder documents, which is that of constraint descriptions except for the last baseline.
    public var documentName: String { self == .lastBaseline ? "baseline" : name }

    /// A Boolean value that indicates whether the attribute is a baseline.
    public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// A Boolean value that indicates whether the attribute is an edge that depends on the layout direction.
    public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the attribute refers to the layout margins.
    public var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }

    /// The dimension of an attribute.
    ///
    /// Only attributes of one dimension can be compared.
    public enum Dimension: UInt8, Hashable, Sendable {
        /// A horizontal position.
        case x
        /// A vertical position.
        case y
        /// A width or a height.
        case size
    }

    /// The dimension of the attribute.
    public var dimension: Dimension {
        switch self {
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .x
        default: .y
        }
    }
}
