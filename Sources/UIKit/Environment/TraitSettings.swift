import Foundation

/// What a view or controller says of the traits of itself and of what is below.
struct TraitSettings {
    var overrides = UITraitOverrides()
    var style = UIUserInterfaceStyle.unspecified
    /// The least and greatest size of text; nil for any.
    var contentSizes: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?) = (nil, nil)

    /// The traits around with what is said here.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        var values = traits.values
        overrides.apply(to: &values)
        if style != .unspecified { values.userInterfaceStyle = style }
        // What is not known limits nothing.
        if let least = contentSizes.least, least > .unspecified {
            values.preferredContentSizeCategory = max(values.preferredContentSizeCategory, least)
        }
        if let greatest = contentSizes.greatest, greatest > .unspecified {
            values.preferredContentSizeCategory = min(values.preferredContentSizeCategory, greatest)
        }
        return UITraitCollection(values)
    }
}
