/// A kind of Interface Builder document that Plumb recognizes but does not lay out.
enum UnsupportedPlatform: String, Hashable, Sendable {
    /// UIKit with the focus engine.
    case tvOS
    /// WatchKit, whose interface objects have no frames.
    case watchOS
    /// The archives that Xcode 3 and 4 wrote for UIKit and AppKit.
    case archive

    /// The kind of the document with a root element; nil for other documents.
    init?(root name: String, type: String, runtime: String) {
        guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
        if name == "archive" {
            self = .archive
        } else if name == "document", runtime == "AppleTV" || type.contains(".AppleTV.") {
            self = .tvOS
        } else if name == "document", runtime == "watchKit" || type.contains(".WatchKit.") {
            self = .watchOS
        } else {
            return nil
        }
    }

    /// The reason in findings, as a sentence.
    var reason: String {
        switch self {
        case .tvOS, .watchOS: "Plumb does not lay out \(rawValue) documents."
        case .archive: "Plumb does not read the archives of Xcode 3 and 4."
        }
    }
}
