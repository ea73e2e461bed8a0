/// The elements by which documents of iOS and tvOS say views.
///
/// Found in public documents and in public readers of them; an own class is no element but stands in `customClass` of one.
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
