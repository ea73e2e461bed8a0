import Foundation

/// A controller that offers activities for items.
///
/// Plumb stores its values and shows no activities.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// A closure that runs after the controller has finished.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The items of the activities.
    @_spi(Host) public let activityItems: [Any]
    /// The custom activities of the application.
    @_spi(Host) public let applicationActivities: [UIActivity]?
    /// The types of activities that the controller does not offer.
    ///
    /// Plumb stores the value and does not use it.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// The closure that runs after the controller has finished.
    ///
    /// Plumb does not call it; a host may.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Creates a controller for items, with custom activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (self.activityItems, self.applicationActivities) = (activityItems, applicationActivities)
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from an archive.
    ///
    /// It has no items.
    public required init?(coder: NSCoder) {
        (activityItems, applicationActivities) = ([], nil)
        super.init(coder: coder)
    }
}
