import Foundation

/// A pasteboard, which Plumb shares only inside the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The text of the name.
        public let rawValue: String
        /// Creates a name from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The general pasteboard.
    public static let general = UIPasteboard(.general, PasteboardContent())
    private static var contents: [Name: PasteboardContent] = [:]

    /// The name of the pasteboard.
    public let name: Name
    private let content: PasteboardContent

    private init(_ name: Name, _ content: PasteboardContent) { (self.name, self.content) = (name, content) }

    /// Creates a pasteboard with the content that its name shares.
    ///
    /// It returns nil if the content does not exist and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let known = pasteboardName == .general ? UIPasteboard.general.content : UIPasteboard.contents[pasteboardName]
        guard let content = known ?? (create ? PasteboardContent() : nil) else { return nil }
        if pasteboardName != .general { UIPasteboard.contents[pasteboardName] = content }
        self.init(pasteboardName, content)
    }

    /// Creates a pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        let (name, content) = (Name(UUID().uuidString), PasteboardContent())
        contents[name] = content
        return UIPasteboard(name, content)
    }

    /// Removes the pasteboard with a name.
    open class func remove(withName pasteboardName: Name) { contents[pasteboardName] = nil }

    /// The first text on the pasteboard.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts on the pasteboard.
    open var strings: [String]? {
        get { content.strings }
        set { content.change { $0.strings = newValue } }
    }
    /// The URL on the pasteboard.
    open var url: URL? {
        get { content.url }
        set { content.change { $0.url = newValue } }
    }
    /// The image on the pasteboard.
    open var image: UIImage? {
        get { content.image }
        set { content.change { $0.image = newValue } }
    }
    /// The color on the pasteboard.
    open var color: UIColor? {
        get { content.color }
        set { content.change { $0.color = newValue } }
    }
    /// A Boolean value that indicates whether the pasteboard contains text.
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    /// A Boolean value that indicates whether the pasteboard contains a URL.
    open var hasURLs: Bool { url != nil }
    /// A Boolean value that indicates whether the pasteboard contains an image.
    open var hasImages: Bool { image != nil }
    /// The number of changes of the content.
    open var changeCount: Int { content.changeCount }
}

/// The content that pasteboards of one name share.
@MainActor private final class PasteboardContent {
    var strings: [String]?
    var url: URL?
    var image: UIImage?
    var color: UIColor?
    private(set) var changeCount = 0

    func change(_ change: (PasteboardContent) -> Void) {
        change(self)
        changeCount += 1
    }
}
