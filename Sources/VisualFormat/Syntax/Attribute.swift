/// An attribute of a view, with the raw values of Apple's `NSLayoutAttribute`.
public enum Attribute: UInt8, Hashable, Sendable, CaseIterable {
    /// The edges in fixed directions.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where the user's language begins.
    case leading
    /// The edge where the user's language ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The centre from left to right.
    case centerX
    /// The centre from top to bottom.
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
    /// The centre between the left and right layout margins.
    case centerXWithinMargins
    /// The centre between the top and bottom layout margins.
    case centerYWithinMargins

    /// The attribute of that name, as constraint descriptions print it; `baseline` is the last one.
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

    /// The name that constraint descriptions print.
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

    /// What attributes measure; only those that measure the same can be compared.
    public enum Dimension: UInt8, Hashable, Sendable {
        /// A place from left to right.
        case x
        /// A place from top to bottom.
        case y
        /// A width or a height.
        case size
    }

    /// What it measures.
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
