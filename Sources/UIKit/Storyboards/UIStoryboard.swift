import Foundation

/// A compiled document of controllers.
///
/// Only Apple's tools compile documents, and none is read here: `InterfaceBuilder` reads them as they are written. A storyboard is
/// its name; asking it for controllers is misuse with Apple's text.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle

    /// The storyboard of a name in a bundle, the main one unless another is given.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil ?? .main)
    }

    /// Misuse, answered with nil: there are no compiled documents.
    open func instantiateInitialViewController() -> UIViewController? {
        report()
        return nil
    }
    /// Misuse, answered with nil: there are no compiled documents.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: @escaping (NSCoder) -> Controller?
    ) -> Controller? {
        report()
        return nil
    }
    /// Misuse, answered with a plain controller: there are no compiled documents.
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
