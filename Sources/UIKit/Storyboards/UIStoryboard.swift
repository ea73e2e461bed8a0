import Foundation

/// A compiled storyboard.
///
/// Only Apple's tools compile storyboards, and Plumb does not read them. The module `InterfaceBuilder` reads the source documents.
/// A storyboard stores its name; instantiating a controller is reported as misuse with Apple's text.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle

    /// Creates a storyboard by name in a bundle, by default the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil ?? .main)
    }

    /// Reports misuse and returns nil, because Plumb does not read compiled storyboards.
    open func instantiateInitialViewController() -> UIViewController? {
        report()
        return nil
    }
    /// Reports misuse and returns nil, because Plumb does not read compiled storyboards.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: @escaping (NSCoder) -> Controller?
    ) -> Controller? {
        report()
        return nil
    }
    /// Reports misuse and returns a plain controller, because Plumb does not read compiled storyboards.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        report()
        return UIViewController()
    }

    private func report() {
        LayoutMisuse(
            .invalidArgument,
            "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)"
        ).report()
    }
}
