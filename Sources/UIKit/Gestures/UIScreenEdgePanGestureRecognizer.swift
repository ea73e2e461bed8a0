import Foundation

/// Finds fingers that come in from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// From which edges.
    open var edges: UIRectEdge = []
}
