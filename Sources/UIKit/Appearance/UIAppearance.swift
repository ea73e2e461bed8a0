import Foundation

/// A class whose instances share an appearance proxy.
///
/// Views adopt some properties of the proxy when they move to a window; see `AppearanceProperty`.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class that can limit an appearance to the instances it contains.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
