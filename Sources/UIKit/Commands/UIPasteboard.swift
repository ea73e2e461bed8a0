import Foundation

/// What was kept to be pasted, in this process alone.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// What all share.
    public static let general = UIPasteboard()

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts.
    open var strings: [String]? { didSet { changeCount += 1 } }
    /// The first address.
    open var url: URL? { didSet { changeCount += 1 } }
    /// The first picture.
    open var image: UIImage? { didSet { changeCount += 1 } }
    /// The first colour.
    open var color: UIColor? { didSet { changeCount += 1 } }
    /// Whether there is text.
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
    /// How often something was kept.
    open private(set) var changeCount = 0
}
