import Foundation

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}
