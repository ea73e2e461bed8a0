import Foundation

// UIKit returns a proxy of the receiving class. Without the Objective-C runtime, only classes of this module can be created.
// So a subclass returns an instance of its nearest superclass in this module.

extension UIAppearance where Self: UIView {
    /// Returns the appearance proxy of views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIView(frame: .zero) }
    }
}

extension UIAppearance where Self: UILabel {
    /// Returns the appearance proxy of labels.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UILabel
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UILabel(frame: .zero) }
    }
}

extension UIAppearance where Self: UIButton {
    /// Returns the appearance proxy of buttons.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIButton
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIButton(frame: .zero) }
    }
}

extension UIAppearance where Self: UITextField {
    /// Returns the appearance proxy of text fields.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITextField
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITextField(frame: .zero) }
    }
}

extension UIAppearance where Self: UITextView {
    /// Returns the appearance proxy of text views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITextView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITextView(frame: .zero) }
    }
}

extension UIAppearance where Self: UIImageView {
    /// Returns the appearance proxy of image views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIImageView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIImageView(frame: .zero) }
    }
}

extension UIAppearance where Self: UISwitch {
    /// Returns the appearance proxy of switches.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UISwitch
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UISwitch(frame: .zero) }
    }
}

extension UIAppearance where Self: UISlider {
    /// Returns the appearance proxy of sliders.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UISlider
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UISlider(frame: .zero) }
    }
}

extension UIAppearance where Self: UIPageControl {
    /// Returns the appearance proxy of page controls.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIPageControl
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIPageControl(frame: .zero) }
    }
}

extension UIAppearance where Self: UISegmentedControl {
    /// Returns the appearance proxy of segmented controls.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UISegmentedControl
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UISegmentedControl(frame: .zero) }
    }
}

extension UIAppearance where Self: UIProgressView {
    /// Returns the appearance proxy of progress views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIProgressView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIProgressView(frame: .zero) }
    }
}

extension UIAppearance where Self: UIActivityIndicatorView {
    /// Returns the appearance proxy of activity indicators.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIActivityIndicatorView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIActivityIndicatorView(style: .medium) }
    }
}

extension UIAppearance where Self: UIScrollView {
    /// Returns the appearance proxy of scroll views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIScrollView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIScrollView(frame: .zero) }
    }
}

extension UIAppearance where Self: UITableView {
    /// Returns the appearance proxy of table views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITableView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITableView(frame: .zero) }
    }
}

extension UIAppearance where Self: UITableViewCell {
    /// Returns the appearance proxy of table view cells.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITableViewCell
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITableViewCell(frame: .zero) }
    }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
    /// Returns the appearance proxy of table view headers and footers.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITableViewHeaderFooterView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITableViewHeaderFooterView(frame: .zero) }
    }
}

extension UIAppearance where Self: UICollectionView {
    /// Returns the appearance proxy of collection views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UICollectionView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UICollectionView(frame: .zero) }
    }
}

extension UIAppearance where Self: UINavigationBar {
    /// Returns the appearance proxy of navigation bars.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UINavigationBar
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UINavigationBar(frame: .zero) }
    }
}

extension UIAppearance where Self: UITabBar {
    /// Returns the appearance proxy of tab bars.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITabBar
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITabBar(frame: .zero) }
    }
}

extension UIAppearance where Self: UIToolbar {
    /// Returns the appearance proxy of toolbars.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIToolbar
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIToolbar(frame: .zero) }
    }
}

extension UIAppearance where Self: UISearchBar {
    /// Returns the appearance proxy of search bars.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UISearchBar
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UISearchBar(frame: .zero) }
    }
}

extension UIAppearance where Self: UIRefreshControl {
    /// Returns the appearance proxy of refresh controls.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIRefreshControl
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIRefreshControl(frame: .zero) }
    }
}

extension UIAppearance where Self: UIBarButtonItem {
    /// Returns the appearance proxy of bar button items.
    ///
    /// No item adopts its values in Plumb.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIBarButtonItem
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIBarButtonItem() }
    }
}

extension UIAppearance where Self: UITabBarItem {
    /// Returns the appearance proxy of tab bar items.
    ///
    /// No item adopts its values in Plumb.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITabBarItem
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITabBarItem() }
    }
}
