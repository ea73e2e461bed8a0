import Foundation

/// A recognizer of a pointer over the view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
