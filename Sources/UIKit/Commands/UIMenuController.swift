import Foundation

/// The edit menu of apps before iOS 16.
///
/// Plumb does not draw it.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The shared menu.
    public static let shared = UIMenuController()
    /// The custom items of the menu.
    ///
    /// Plumb stores the value and does not use it.
    open var menuItems: [UIMenuItem]?
    /// A Boolean value that indicates whether the menu was shown.
    open private(set) var isMenuVisible = false
    /// The target rectangle, in points of the target view.
    open private(set) var menuFrame = CGRect.zero
    /// Shows the menu for a rectangle of a view.
    ///
    /// Plumb stores the rectangle and the visibility.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (isMenuVisible, menuFrame) = (true, targetRect)
    }
    /// Hides the menu.
    open func hideMenu() { isMenuVisible = false }
    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView) { isMenuVisible = false }
    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    /// Sets the target rectangle of the menu.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
    /// This method has no effect in Plumb.
    open func update() {}
}

/// A custom item of the menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title of the item.
    open var title: String
    /// The action of the item.
    open var action: Selector
    /// Creates an item with an action.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
