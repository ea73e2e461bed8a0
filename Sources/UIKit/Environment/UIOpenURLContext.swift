import Foundation

/// A URL that a scene opens.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options of the URL.
    public let options: UIScene.OpenURLOptions

    /// Creates a context.
    ///
    /// In UIKit the system creates it; in Plumb a host does.
    @_spi(Host) public init(url: URL, options: UIScene.OpenURLOptions) {
        (self.url, self.options) = (url, options)
    }
    /// Creates a context with default options.
    @_spi(Host) public convenience init(url: URL) { self.init(url: url, options: UIScene.OpenURLOptions()) }
}

extension UIScene {
    /// The options of a URL that a scene opens.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The application that sent the request, or `nil` if it is unknown.
        public let sourceApplication: String?
        /// A Boolean value that indicates whether the scene must open the file in place.
        public let openInPlace: Bool

        /// Creates options.
        ///
        /// In UIKit the system creates them; in Plumb a host does.
        @_spi(Host) public init(sourceApplication: String? = nil, openInPlace: Bool = false) {
            (self.sourceApplication, self.openInPlace) = (sourceApplication, openInPlace)
        }
    }
}
