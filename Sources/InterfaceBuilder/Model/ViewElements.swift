/// The elements that represent views in documents of iOS and tvOS.
///
/// The list comes from public documents and from public readers of them. A custom class has no element of its own; it
/// is the `customClass` of another element.
enum ViewElements {
    /// The names of the elements.
    ///
    /// Those without a class in ``ViewClass`` are plain views, with the content in the document or an unknown one.
    static let names: Set<String> = [
        "activityIndicatorView", "adBannerView", "arscnView", "arskView", "button", "calendarView",
        "collectionReusableView",
        "collectionView", "collectionViewCell", "collectionViewCellContentView", "colorWell", "containerView",
        "datePicker", "glkView", "imageView", "label", "mapView", "mtkView", "navigationBar", "opaqueView",
        "pageControl", "pdfView", "pickerView", "progressView", "refreshControl", "sceneKitView", "scrollView",
        "searchBar",
        "secureTextField", "segmentedControl", "skView", "slider", "stackView", "stepper", "switch", "tabBar",
        "tableView", "tableViewCell", "tableViewCellContentView", "textField", "textView", "toolbar", "view",
        "visualEffectView", "webView", "window", "wkWebView",
    ]
}
