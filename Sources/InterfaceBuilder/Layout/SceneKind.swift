import Scene

/// The kind of control that renderers draw for an element.
enum SceneKind {
    /// Returns the element name for a UIKit class: `label` for `UILabel`.
    static func tag(of className: String) -> String {
        guard className.hasPrefix("UI") else { return "view" }
        let name = className.dropFirst(2)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    static func kind(of tag: String) -> Scene.View.Kind {
        kinds[tag] ?? .view
    }

    private static let kinds: [String: Scene.View.Kind] = [
        "label": .label, "button": .button, "textField": .textField, "secureTextField": .textField,
        "comboBox": .textField, "tokenField": .textField, "searchField": .searchBar, "popUpButton": .button,
        "textView": .textView, "imageView": .imageView, "switch": .switch, "slider": .slider,
        "segmentedControl": .segmentedControl, "stepper": .stepper, "progressView": .progressView,
        "activityIndicatorView": .activityIndicator, "progressIndicator": .activityIndicator,
        "pageControl": .pageControl, "datePicker": .picker, "pickerView": .picker, "searchBar": .searchBar,
        "navigationBar": .bar, "tabBar": .bar, "toolbar": .bar, "scrollView": .scrollView, "tableView": .list,
        "collectionView": .list, "outlineView": .list, "tableViewCell": .cell, "collectionViewCell": .cell,
        "collectionReusableView": .cell, "stackView": .stackView, "mapView": .external, "wkWebView": .external,
        "webView": .external, "sceneKitView": .external,
    ]
}
