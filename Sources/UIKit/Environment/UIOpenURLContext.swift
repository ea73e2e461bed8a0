import Foundation

/// An address that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// What is said about it.
    public let options: UIScene.OpenURLOptions

    /// An address; Apple's come from the system, here a host makes them.
    public init(url: URL, options: UIScene.OpenURLOptions) {
        (self.url, self.options) = (url, options)
    }
    /// An address of which nothing is said.
    public convenience init(url: URL) { self.init(url: url, options: UIScene.OpenURLOptions()) }
}

extension UIScene {
    /// What is said about an address that is to be opened.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The program that asks; nil where it is not known.
        public let sourceApplication: String?
        /// Whether the file must be copied before it is changed.
        public let openInPlace: Bool

        /// What is said; Apple's comes from the system, here a host says it.
        public init(sourceApplication: String? = nil, openInPlace: Bool = false) {
            (self.sourceApplication, self.openInPlace) = (sourceApplication, openInPlace)
        }
    }
}
