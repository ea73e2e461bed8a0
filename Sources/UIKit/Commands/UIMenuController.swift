import Foundation

/// The menu of what can be done with what is selected, as code before iOS 16 has it; nothing shows it.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The one menu.
    public static let shared = UIMenuController()
    /// What the program adds to it.
    open var menuItems: [UIMenuItem]?
    /// Whether it is to be seen; kept.
    open private(set) var isMenuVisible = false
    /// Where it points to, in points of the view that it was shown from.
    open private(set) var menuFrame = CGRect.zero
    /// Shows it at a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (isMenuVisible, menuFrame) = (true, targetRect)
    }
    /// Takes it away.
    open func hideMenu() { isMenuVisible = false }
    /// Takes it away from a view.
    open func hideMenu(from targetView: UIView) { isMenuVisible = false }
    /// Shows it or takes it away.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    /// Says where it would point to.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
    /// Has what is in it be asked for anew.
    open func update() {}
}

/// Something that a program adds to the menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// What it is called.
    open var title: String
    /// The message.
    open var action: Selector
    /// An item that would send a message.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
