import Foundation

/// A recognizer of a drag that starts at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture may start.
    ///
    /// Plumb stores the value and does not use it.
    open var edges: UIRectEdge = []
}
