import Foundation

/// A group of bar buttons.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The buttons in the group.
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt(insteadOf: oldValue) } }
    /// The item that represents the group without room for its buttons; nil for none.
    ///
    /// Plumb stores the value and does not use it.
    open var representativeItem: UIBarButtonItem?
    /// A Boolean value that indicates whether the representative item is shown: always false in Plumb.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// A Boolean value that indicates whether the group stays reachable in the overflow menu.
    ///
    /// Plumb stores the value and does not use it.
    open var alwaysAvailable = false
    /// A Boolean value that indicates whether the group is hidden.
    ///
    /// Plumb stores the value and does not use it.
    open var isHidden = false

    /// Creates a group of buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        adopt(insteadOf: [])
    }
    /// Creates a group that the user cannot remove from its bar.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// Creates a group that the user can move.
    ///
    /// Plumb ignores the customization identifier.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    private func adopt(insteadOf former: [UIBarButtonItem]) {
        for item in former where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems { item.buttonGroup = self }
    }
}

extension UIBarButtonItem {
    /// Creates a group of this button that the user cannot remove from its bar.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// Creates a group of this button that the user can move.
    ///
    /// Plumb ignores the customization identifier.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
}
