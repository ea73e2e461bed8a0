import Foundation

/// A property that a view adopts from the appearance proxy of its class.
@MainActor struct AppearanceProperty {
    /// Copies the proxy's value to a view, if the proxy differs from a plain view and the view does not.
    let hand: (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void

    private init<Root: UIView, Value: Equatable>(_ property: ReferenceWritableKeyPath<Root, Value>) {
        hand = { proxy, plain, view in
            guard let proxy = proxy as? Root, let plain = plain as? Root, let view = view as? Root else { return }
            let (given, usual) = (proxy[keyPath: property], plain[keyPath: property])
            guard given != usual, view[keyPath: property] == usual else { return }
            view[keyPath: property] = given
        }
    }

    private init(hand: @escaping (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void) { self.hand = hand }

    /// The tint color compares stored values, since a view without its own tint returns that of its superview.
    private static let tint = AppearanceProperty { proxy, plain, view in
        guard let given = proxy.tintStorage, plain.tintStorage == nil, view.tintStorage == nil else { return }
        view.tintColor = given
    }

    /// The adopted properties: those that Apple marks for appearance, if layout or a scene shows them, and colors.
    static let all: [AppearanceProperty] = [
        AppearanceProperty(\UIView.backgroundColor), tint,
        AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
        AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
        AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
        AppearanceProperty(\UIScrollView.contentInsetAdjustmentBehavior),
        AppearanceProperty(\UITableView.sectionHeaderTopPadding), AppearanceProperty(\UITableView.separatorColor),
        AppearanceProperty(\UITableView.separatorStyle), AppearanceProperty(\UITableView.separatorInset),
        AppearanceProperty(\UITableViewCell.separatorInset), AppearanceProperty(\UITableViewCell.selectionStyle),
        AppearanceProperty(\UINavigationBar.prefersLargeTitles), AppearanceProperty(\UINavigationBar.isTranslucent),
        AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UITabBar.isTranslucent),
        AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    ]
}
