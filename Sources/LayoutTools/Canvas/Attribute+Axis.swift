import UIKit

extension NSLayoutConstraint.Attribute {
    /// The axis of the attribute; nil for no attribute.
    public var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            return .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            return .vertical
        default: return nil
        }
    }

    /// A Boolean value that indicates whether the attribute is a width or a height.
    public var isSize: Bool { self == .width || self == .height }

    /// A Boolean value that indicates whether the attribute is an edge or margin.
    ///
    /// Inside a scroll view, edges are those of the content, but centers are not.
    var isEdge: Bool {
        switch inMargins ?? self {
        case .left, .right, .top, .bottom, .leading, .trailing: return true
        default: return false
        }
    }

    /// A Boolean value that indicates whether the attribute is an edge that depends on the layout direction.
    var isDirectional: Bool {
        switch inMargins ?? self {
        case .leading, .trailing: return true
        default: return false
        }
    }

    /// The attribute of the margins guide that corresponds to a margin attribute of its view, or nil.
    public var inMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: return .left
        case .rightMargin: return .right
        case .topMargin: return .top
        case .bottomMargin: return .bottom
        case .leadingMargin: return .leading
        case .trailingMargin: return .trailing
        case .centerXWithinMargins: return .centerX
        case .centerYWithinMargins: return .centerY
        default: return nil
        }
    }

    /// The margin attribute at an edge of a view, or nil for other attributes.
    var margin: NSLayoutConstraint.Attribute? {
        switch self {
        case .left: return .leftMargin
        case .right: return .rightMargin
        case .top: return .topMargin
        case .bottom: return .bottomMargin
        case .leading: return .leadingMargin
        case .trailing: return .trailingMargin
        default: return nil
        }
    }

    /// The edge at which an axis starts.
    static func start(of axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .leading : .top }
    /// The edge at which an axis ends.
    static func end(of axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .trailing : .bottom }
    /// The center on an axis.
    static func center(of axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .centerX : .centerY }
    /// The size along an axis.
    static func size(of axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .width : .height }
}

extension NSLayoutConstraint.Axis {
    /// The other axis.
    var other: Self { self == .horizontal ? .vertical : .horizontal }
}
