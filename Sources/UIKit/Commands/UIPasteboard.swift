import Foundation

/// What was kept to be pasted, in this process alone.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// What a pasteboard is called.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The text of the name.
        public let rawValue: String
        /// A name of a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// That of the one that all share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// What all share.
    public static let general = UIPasteboard(.general, PasteboardContent())
    private static var contents: [Name: PasteboardContent] = [:]

    /// What the pasteboard is called.
    public let name: Name
    private let content: PasteboardContent

    private init(_ name: Name, _ content: PasteboardContent) { (self.name, self.content) = (name, content) }

    /// The pasteboard of a name, which all that have the name share; nil where there is none and none is to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let known = pasteboardName == .general ? UIPasteboard.general.content : UIPasteboard.contents[pasteboardName]
        guard let content = known ?? (create ? PasteboardContent() : nil) else { return nil }
        if pasteboardName != .general { UIPasteboard.contents[pasteboardName] = content }
        self.init(pasteboardName, content)
    }

    /// A new pasteboard, which has a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        let (name, content) = (Name(UUID().uuidString), PasteboardContent())
        contents[name] = content
        return UIPasteboard(name, content)
    }

    /// Forgets the pasteboard of a name.
    open class func remove(withName pasteboardName: Name) { contents[pasteboardName] = nil }

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts.
    open var strings: [String]? {
        get { content.strings }
        set { content.change { $0.strings = newValue } }
    }
    /// The first address.
    open var url: URL? {
        get { content.url }
        set { content.change { $0.url = newValue } }
    }
    /// The first picture.
    open var image: UIImage? {
        get { content.image }
        set { content.change { $0.image = newValue } }
    }
    /// The first colour.
    open var color: UIColor? {
        get { content.color }
        set { content.change { $0.color = newValue } }
    }
    /// Whether there is text.
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
    /// How often something was kept.
    open var changeCount: Int { content.changeCount }
}

/// What pasteboards of one name share.
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
