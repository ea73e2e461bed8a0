import Foundation

/// A class whose looks can be set for all its instances at once.
///
/// Views take over some of what is set, when they come into a window: see `AppearanceProperty`.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class that the looks of others can be set inside of.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
