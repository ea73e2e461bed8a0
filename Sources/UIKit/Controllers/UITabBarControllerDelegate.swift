import Foundation

/// Who hears which controller is shown.
///
/// What follows from touches is not declared, since there are none.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
