import Foundation

/// Finds a pointer over the view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
