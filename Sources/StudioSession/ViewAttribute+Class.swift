extension ViewAttribute {
    /// Returns whether views of an element have the attribute.
    func suits(_ element: String) -> Bool { elements?.contains(element) ?? true }

    /// The elements whose views have the attribute; nil for all.
    private var elements: Set<String>? {
        switch self {
        case .text: ["label", "textField", "textView", "searchBar"]
        case .title: ["button"]
        case .placeholder: ["textField", "searchBar"]
        case .numberOfLines: ["label"]
        case .textAlignment: ["label", "textField", "textView"]
        case .lineBreakMode: ["label", "button"]
        case .fontSize, .font: ["label", "button", "textField", "textView"]
        case .textColor: ["label", "textField", "textView"]
        case .image: ["imageView"]
        case .axis, .distribution, .alignment, .spacing, .isBaselineRelativeArrangement: ["stackView"]
        default: nil
        }
    }

    /// The words that are values of the attribute; nil if other values are possible.
    var words: Set<String>? {
        switch self {
        case .hidden, .clipsSubviews, .isBaselineRelativeArrangement, .preservesSuperviewLayoutMargins,
            .insetsLayoutMarginsFromSafeArea, .layoutMarginsFollowReadableWidth:
            ["YES", "NO"]
        case .axis: ["horizontal", "vertical"]
        case .textAlignment: ["left", "center", "right", "justified", "natural"]
        case .lineBreakMode:
            ["clip", "wordWrap", "characterWrap", "headTruncation", "middleTruncation", "tailTruncation"]
        case .distribution: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
        case .alignment: ["fill", "top", "leading", "center", "bottom", "trailing", "firstBaseline", "lastBaseline"]
        case .contentMode:
            [
                "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
                "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
            ]
        default: nil
        }
    }
}
