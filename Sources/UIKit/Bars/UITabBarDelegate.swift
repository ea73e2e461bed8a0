import Foundation

/// The methods that follow the selection of a tab.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Notifies the delegate that the user selected a tab.
    ///
    /// Plumb does not call this method; a host may.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing by default.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
