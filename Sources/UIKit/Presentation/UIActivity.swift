import Foundation

/// Something that can be done with things.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// An activity.
    public override init() { super.init() }
    /// What kind it is.
    open var activityType: ActivityType? { nil }
    /// What it is called.
    open var activityTitle: String? { nil }
    /// Its picture.
    open var activityImage: UIImage? { nil }
    /// Whether it can do something with things.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the things.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it.
    open func perform() {}
    /// Says that it is done.
    open func activityDidFinish(_ completed: Bool) {}

    /// Kinds of what can be done.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A kind of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A kind of Apple's name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// A mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Paper.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Keeping it to be pasted.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// A picture of a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// The pictures of the device.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// What is to be read later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Another device.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// A social network.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// A social network.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// A book.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    }
}
