import Foundation

/// What can be done with things, as sharing them; kept, since the system is not here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// What is done with the result.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The things.
    public let activityItems: [Any]
    /// What the program offers beside the system.
    public let applicationActivities: [UIActivity]?
    /// What is not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called when it is done; a host may call it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// A controller for things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (self.activityItems, self.applicationActivities) = (activityItems, applicationActivities)
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller from an archive; it has no things.
    public required init?(coder: NSCoder) {
        (activityItems, applicationActivities) = ([], nil)
        super.init(coder: coder)
    }
}
