extension ViewKinds {
    /// The kinds of Interface Builder's library and of public documents.
    ///
    /// A custom class has no element of its own; it is the `customClass` of another element.
    package static let standard = ViewKinds(
        texts + controls + indicators + bars + scrollers + containers + pictures + ofAppKit)

    private static let texts = [
        ViewKind(
            "label", UILabel.self, make: { UILabel(frame: .zero) }, inLayoutDocuments: { UILabel(frame: .zero) },
            scene: .label, content: .both, use: .read),
        ViewKind(
            "textField", UITextField.self, make: { UITextField(frame: .zero) },
            inLayoutDocuments: { roundedField() }, scene: .textField, content: .both, appKitContent: .text,
            hasAppKitText: true, use: .touchInAnySize),
        ViewKind(
            "secureTextField", UITextField.self, make: { UITextField(frame: .zero) }, scene: .textField,
            appKitContent: .text, hasAppKitText: true, use: .touchInAnySize),
        ViewKind(
            "textView", UITextView.self, make: { UITextView(frame: .zero) },
            inLayoutDocuments: { UITextView(frame: .zero) }, scene: .textView, content: .text,
            isFlippedInAppKit: true, use: .touch, scrolling: .text),
    ]

    @MainActor private static func roundedField() -> UITextField {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        return field
    }

    private static let controls = [
        ViewKind(
            "button", UIButton.self, make: { UIButton(frame: .zero) },
            inLayoutDocuments: { UIButton(type: .system) }, scene: .button, content: .both, appKitContent: .both,
            hasAppKitText: true, use: .touchInAnySize),
        ViewKind(
            "switch", UISwitch.self, make: { UISwitch(frame: .zero) },
            inLayoutDocuments: { UISwitch(frame: .zero) }, noun: "toggle", scene: .switch, content: .both,
            appKitContent: .both, use: .touch, hasAlignmentInsets: true),
        ViewKind(
            "slider", UISlider.self, make: { UISlider(frame: .zero) },
            inLayoutDocuments: { UISlider(frame: .zero) }, scene: .slider, content: .height, appKitContent: .track,
            use: .touch, hasAlignmentInsets: true),
        ViewKind(
            "segmentedControl", UISegmentedControl.self, make: { UISegmentedControl(frame: .zero) },
            inLayoutDocuments: { UISegmentedControl(frame: .zero) }, scene: .segmentedControl, content: .both,
            appKitContent: .both, use: .touch, hasAlignmentInsets: true),
        ViewKind(
            "stepper", UIStepper.self, make: { UIStepper(frame: .zero) },
            inLayoutDocuments: { UIStepper(frame: .zero) }, scene: .stepper, content: .both, appKitContent: .both,
            use: .touch),
        ViewKind(
            "datePicker", UIDatePicker.self, make: { UIDatePicker(frame: .zero) }, scene: .picker, content: .both,
            appKitContent: .both, use: .touch),
        ViewKind(
            "pickerView", UIPickerView.self, make: { UIPickerView(frame: .zero) }, scene: .picker, content: .both),
        ViewKind("colorWell", content: .both, appKitContent: .both), ViewKind("calendarView"),
        ViewKind("refreshControl"),
    ]

    private static let indicators = [
        ViewKind(
            "progressView", UIProgressView.self, make: { UIProgressView(frame: .zero) },
            inLayoutDocuments: { UIProgressView(frame: .zero) }, scene: .progressView, content: .height),
        ViewKind(
            "activityIndicatorView", UIActivityIndicatorView.self, make: { UIActivityIndicatorView(frame: .zero) },
            inLayoutDocuments: { UIActivityIndicatorView(frame: .zero) }, noun: "activityIndicator",
            scene: .activityIndicator, content: .both),
        ViewKind(
            "pageControl", UIPageControl.self, make: { UIPageControl(frame: .zero) },
            inLayoutDocuments: { UIPageControl(frame: .zero) }, scene: .pageControl, content: .both, use: .read),
    ]

    private static let bars = [
        ViewKind(
            "searchBar", UISearchBar.self, make: { UISearchBar(frame: .zero) },
            inLayoutDocuments: { UISearchBar(frame: .zero) }, scene: .searchBar, content: .height, use: .touch),
        ViewKind(
            "navigationBar", UINavigationBar.self, make: { UINavigationBar(frame: .zero) }, scene: .bar,
            content: .height),
        ViewKind("toolbar", UIToolbar.self, make: { UIToolbar(frame: .zero) }, scene: .bar, content: .height),
        ViewKind("tabBar", UITabBar.self, make: { UITabBar(frame: .zero) }, scene: .bar, content: .height),
    ]

    /// The document contains the views that tables and cells would create.
    private static let scrollers = [
        ViewKind(
            "tableView", UITableView.self, inLayoutDocuments: { UIScrollView(frame: .zero) }, scene: .list,
            isFlippedInAppKit: true, scrolling: .subviews),
        ViewKind(
            "collectionView", UICollectionView.self, inLayoutDocuments: { UIScrollView(frame: .zero) },
            scene: .list, isFlippedInAppKit: true, scrolling: .subviews),
        ViewKind("tableViewCell", UITableViewCell.self, scene: .cell),
        ViewKind("collectionViewCell", UICollectionViewCell.self, scene: .cell),
        ViewKind("collectionReusableView", UICollectionReusableView.self, scene: .cell),
        ViewKind(
            "scrollView", UIScrollView.self, make: { UIScrollView(frame: .zero) },
            inLayoutDocuments: { UIScrollView(frame: .zero) }, scene: .scrollView, isFlippedInAppKit: true,
            scrolling: .subviews, takesSubviews: true),
    ]

    private static let containers = [
        ViewKind(
            "stackView", UIStackView.self, make: { UIStackView(frame: .zero) },
            inLayoutDocuments: { UIStackView(frame: .zero) }, scene: .stackView, takesSubviews: true),
        ViewKind(
            "view", UIView.self, make: { UIView(frame: .zero) }, inLayoutDocuments: { UIView(frame: .zero) },
            noun: "subview", isPlain: true, takesSubviews: true),
        ViewKind("opaqueView", isPlain: true, takesSubviews: true),
        ViewKind("tableViewCellContentView", isPlain: true, takesSubviews: true),
        ViewKind("collectionViewCellContentView", isPlain: true, takesSubviews: true),
        ViewKind("containerView", isPlain: true), ViewKind("visualEffectView"), ViewKind("window"),
    ]

    private static let pictures = [
        ViewKind(
            "imageView", UIImageView.self, make: { UIImageView(frame: .zero) },
            inLayoutDocuments: { UIImageView(frame: .zero) }, scene: .imageView, content: .picture,
            appKitContent: .picture),
        ViewKind("mapView", scene: .external), ViewKind("wkWebView", scene: .external),
        ViewKind("webView", scene: .external), ViewKind("sceneKitView", scene: .external), ViewKind("pdfView"),
        ViewKind("mtkView"), ViewKind("glkView"), ViewKind("skView"), ViewKind("arscnView"), ViewKind("arskView"),
        ViewKind("adBannerView"),
    ]

    /// The elements in documents of macOS only.
    private static let ofAppKit = [
        ViewKind("comboBox", scene: .textField, appKitContent: .height, hasAppKitText: true, isOfAppKit: true),
        ViewKind("tokenField", scene: .textField, appKitContent: .height, hasAppKitText: true, isOfAppKit: true),
        ViewKind("searchField", scene: .searchBar, appKitContent: .height, hasAppKitText: true, isOfAppKit: true),
        ViewKind("popUpButton", scene: .button, appKitContent: .both, hasAppKitText: true, isOfAppKit: true),
        ViewKind("levelIndicator", appKitContent: .height, isOfAppKit: true),
        ViewKind("pathControl", appKitContent: .height, isOfAppKit: true),
        ViewKind("progressIndicator", scene: .activityIndicator, appKitContent: .indicator, isOfAppKit: true),
        ViewKind("box", appKitContent: .separator, isOfAppKit: true),
        ViewKind("outlineView", scene: .list, isFlippedInAppKit: true, isOfAppKit: true),
        ViewKind("splitView", isFlippedInAppKit: true, isOfAppKit: true),
        ViewKind("tabView", isFlippedInAppKit: true, isOfAppKit: true),
        ViewKind("tableHeaderView", isFlippedInAppKit: true, isOfAppKit: true),
    ]
}
