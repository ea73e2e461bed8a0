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

/// Who may see other traits after a change, and the traits that they have before it.
@MainActor struct TraitAudience {
    private var members: [(environment: any TraitHandlerKeeping, previous: UITraitCollection)] = []

    init(below view: UIView) { add(view) }
    init(below controller: UIViewController) { add(controller) }

    private mutating func add(_ controller: UIViewController) {
        members.append((controller, controller.traitCollection))
        if let view = controller.viewIfLoaded { add(view) }
        // The others come with the views around theirs.
        for child in controller.children where child.viewIfLoaded?.superviewStorage == nil { add(child) }
    }

    private mutating func add(_ view: UIView) {
        members.append((view, view.traitCollection))
        for subview in view.subviewStorage {
            if let controller = subview.viewController { add(controller) } else { add(subview) }
        }
    }

    /// Tells those whose traits have changed.
    func tell() {
        for (environment, previous) in members where environment.traitCollection != previous {
            environment.tellTraitChange(from: previous)
        }
    }
}
