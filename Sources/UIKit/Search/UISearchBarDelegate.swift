import Foundation

/// The delegate of a search bar.
///
/// Methods that respond to touches and keys are not declared, because Plumb has no input. A class may still implement them.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
