import Foundation

/// An activity that the user can perform with items.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Creates an activity.
    public override init() { super.init() }
    /// The type of the activity.
    ///
    /// The default is `nil`.
    open var activityType: ActivityType? { nil }
    /// The title of the activity.
    ///
    /// The default is `nil`.
    open var activityTitle: String? { nil }
    /// The image of the activity.
    ///
    /// The default is `nil`.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity can be performed with items: false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Prepares the activity with items.
    ///
    /// The default does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity.
    ///
    /// The default does nothing.
    open func perform() {}
    /// Notifies the activity that it has finished.
    ///
    /// The default does nothing.
    open func activityDidFinish(_ completed: Bool) {}

    /// The types of activities.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name of the type, as in UIKit.
        public let rawValue: String
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The type for sending a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// The type for sending an email.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// The type for printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// The type for copying to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// The type for assigning an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// The type for saving to the camera roll.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// The type for adding to the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// The type for sharing with AirDrop.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// The type for posting to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// The type for posting to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// The type for opening in iBooks.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    }
}
