import Foundation

/// The trait overrides of a view or controller, which also apply to its descendants.
struct TraitSettings {
    var overrides = UITraitOverrides()
    var style = UIUserInterfaceStyle.unspecified
    /// The minimum and the maximum content size category, or `nil` for no limit.
    var contentSizes: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?) = (nil, nil)

    /// Returns inherited traits with these overrides.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        var values = traits.values
        overrides.apply(to: &values)
        if style != .unspecified { values.userInterfaceStyle = style }
        // An unspecified category is no limit.
        if let least = contentSizes.least, least > .unspecified {
            values.preferredContentSizeCategory = max(values.preferredContentSizeCategory, least)
        }
        if let greatest = contentSizes.greatest, greatest > .unspecified {
            values.preferredContentSizeCategory = min(values.preferredContentSizeCategory, greatest)
        }
        return UITraitCollection(values)
    }
}
