import Foundation

/// The delegate of a tab bar controller.
///
/// Plumb does not declare the methods that follow from touches.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
