import Foundation

// Apple's answers are of the class that is asked; without the Objective-C runtime only classes of this module can be made,
// so that a subclass is answered by an instance of its nearest class here.

extension UIAppearance where Self: UIView {
    /// What stands for all views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIView(frame: .zero) }
    }
}

extension UIAppearance where Self: UILabel {
    /// What stands for all labels.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UILabel
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UILabel(frame: .zero) }
    }
}

extension UIAppearance where Self: UIButton {
    /// What stands for all buttons.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIButton
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIButton(frame: .zero) }
    }
}

extension UIAppearance where Self: UITextField {
    /// What stands for all fields.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITextField
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITextField(frame: .zero) }
    }
}

extension UIAppearance where Self: UITextView {
    /// What stands for all text views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITextView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITextView(frame: .zero) }
    }
}

extension UIAppearance where Self: UIImageView {
    /// What stands for all pictures.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIImageView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIImageView(frame: .zero) }
    }
}

extension UIAppearance where Self: UISwitch {
    /// What stands for all switches.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UISwitch
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UISwitch(frame: .zero) }
    }
}

extension UIAppearance where Self: UISlider {
    /// What stands for all sliders.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UISlider
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UISlider(frame: .zero) }
    }
}

extension UIAppearance where Self: UIPageControl {
    /// What stands for all page controls.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIPageControl
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIPageControl(frame: .zero) }
    }
}

extension UIAppearance where Self: UISegmentedControl {
    /// What stands for all rows of segments.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UISegmentedControl
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UISegmentedControl(frame: .zero) }
    }
}

extension UIAppearance where Self: UIProgressView {
    /// What stands for all signs of progress.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIProgressView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIProgressView(frame: .zero) }
    }
}

extension UIAppearance where Self: UIActivityIndicatorView {
    /// What stands for all turning signs.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIActivityIndicatorView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIActivityIndicatorView(style: .medium) }
    }
}

extension UIAppearance where Self: UIScrollView {
    /// What stands for all scroll views.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIScrollView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIScrollView(frame: .zero) }
    }
}

extension UIAppearance where Self: UITableView {
    /// What stands for all tables.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITableView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITableView(frame: .zero) }
    }
}

extension UIAppearance where Self: UITableViewCell {
    /// What stands for all rows.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITableViewCell
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITableViewCell(frame: .zero) }
    }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
    /// What stands for all headers and footers.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITableViewHeaderFooterView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITableViewHeaderFooterView(frame: .zero) }
    }
}

extension UIAppearance where Self: UICollectionView {
    /// What stands for all collections.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UICollectionView
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UICollectionView(frame: .zero) }
    }
}

extension UIAppearance where Self: UINavigationBar {
    /// What stands for all navigation bars.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UINavigationBar
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UINavigationBar(frame: .zero) }
    }
}

extension UIAppearance where Self: UITabBar {
    /// What stands for all tab bars.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITabBar
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITabBar(frame: .zero) }
    }
}

extension UIAppearance where Self: UIToolbar {
    /// What stands for all toolbars.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIToolbar
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIToolbar(frame: .zero) }
    }
}

extension UIAppearance where Self: UISearchBar {
    /// What stands for all search bars.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UISearchBar
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UISearchBar(frame: .zero) }
    }
}

extension UIAppearance where Self: UIRefreshControl {
    /// What stands for all signs of refreshing.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIRefreshControl
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIRefreshControl(frame: .zero) }
    }
}

extension UIAppearance where Self: UIBarButtonItem {
    /// What stands for all buttons of bars; nothing takes over what is set on it.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UIBarButtonItem
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UIBarButtonItem() }
    }
}

extension UIAppearance where Self: UITabBarItem {
    /// What stands for all tabs; nothing takes over what is set on it.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = [])
        -> UITabBarItem
    {
        AppearanceProxies.shared.proxy(of: self, in: containerTypes) { UITabBarItem() }
    }
}
