/// The elements that represent views in documents of iOS and tvOS.
///
/// The list comes from public documents and from public readers of them. A custom class has no element of its own; it
/// is the `customClass` of another element.
enum ViewElements {
    /// Their names; those that ``ViewClass`` has no class for are plain views, whose content the document holds or nobody knows.
    static let names: Set<String> = [
        "activityIndicatorView", "adBannerView", "arscnView", "arskView", "button", "calendarView",
        "collectionReusableView",
        "collectionView", "collectionViewCell", "collectionViewCellContentView", "colorWell", "containerView",
        "datePicker", "glkView", "imageView", "label", "mapView", "mtkView", "navigationBar", "opaqueView",
        "pageControl", "pdfView", "pickerView", "progressView", "sceneKitView", "scrollView", "searchBar",
        "secureTextField", "segmentedControl", "skView", "slider", "stackView", "stepper", "switch", "tabBar",
        "tableView", "tableViewCell", "tableViewCellContentView", "textField", "textView", "toolbar", "view",
        "visualEffectView", "webView", "window", "wkWebView",
    ]
}
