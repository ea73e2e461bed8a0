import Foundation

/// A class whose looks can be set for all its instances at once; the proxy that would do so is left out.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class that the looks of others can be set inside of.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
