import Foundation

/// Who hears which tab was chosen.
///
/// Nothing calls it, since there are no touches.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// A tab was chosen.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
