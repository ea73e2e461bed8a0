import Foundation

/// Who hears of a search bar.
///
/// What follows from touches and keys is not declared, since there are none; a class may have those methods all the same.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
