extension LayoutAttribute {
    /// The name in descriptions of constraints, such as `centerX`; empty for no attribute.
    ///
    /// The edges that ignore the layout direction have the names of the plain ones.
    public var name: String {
        switch self {
        case .notAnAttribute: ""
        case .left, .minX: "left"
        case .right, .maxX: "right"
        case .top, .minY: "top"
        case .bottom, .maxY: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX, .midX: "centerX"
        case .centerY, .midY: "centerY"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        }
    }

    /// The name in a sentence, such as "horizontal center".
    public var noun: String {
        switch self {
        case .notAnAttribute: "constant"
        case .centerX, .midX: "horizontal center"
        case .centerY, .midY: "vertical center"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        default: name
        }
    }
}
