import Foundation

/// Buttons of a bar that belong together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt(insteadOf: oldValue) } }
    /// What stands for the buttons where there is no room for them; nil for nothing.
    open var representativeItem: UIBarButtonItem?
    /// Whether the other item is shown; never, since nothing measures bars.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the user finds the group again behind a button; kept.
    open var alwaysAvailable = false
    /// Whether the group is not in its bar; kept.
    open var isHidden = false

    /// Buttons that belong together.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        adopt(insteadOf: [])
    }
    /// A group that the user cannot take out of its bar.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// A group that the user can move; kept by its name, nothing moves it.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    private func adopt(insteadOf former: [UIBarButtonItem]) {
        for item in former where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems { item.buttonGroup = self }
    }
}

extension UIBarButtonItem {
    /// A group of this button that the user cannot take out of its bar.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// A group of this button that the user can move; kept by its name, nothing moves it.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
}
