import Foundation

extension UIView {
    /// Runs one cycle of the render loop for this subtree: update constraints, lay out, then display.
    ///
    /// The method calls `draw(_:)` on each view that `setNeedsDisplay()` has marked, superviews first. Hidden views and their
    /// subviews are drawn after they become visible. The name is AppKit's, because UIKit's render loop has no method for it. A host
    /// that replaces the screen calls this method.
    @_spi(Host) public func displayIfNeeded() {
        layoutIfNeeded()
        runDisplayPass()
    }

    /// Calls `draw(_:)` while a context is the current one.
    func drawContent(in context: CGContext) {
        let outer = GraphicsContexts.open
        GraphicsContexts.open = outer + [context]
        draw(boundsStorage)
        GraphicsContexts.open = outer
    }

    private func runDisplayPass() {
        guard !isHidden else { return }
        if flags.contains(.needsDisplay) {
            flags.remove(.needsDisplay)
            recordDrawing()
        }
        guard flags.contains(.descendantNeedsDisplay) else { return }
        flags.remove(.descendantNeedsDisplay)
        for subview in subviewStorage where !subview.flags.isDisjoint(with: .display) {
            subview.runDisplayPass()
            if !subview.flags.isDisjoint(with: .display) { flags.insert(.descendantNeedsDisplay) }
        }
    }

    /// Calls `draw(_:)` with a new context and replaces the former drawing.
    ///
    /// As on a screen, drawing is clipped to the bounds, and a view without a size is not drawn.
    private func recordDrawing() {
        drawing = []
        guard boundsStorage.width > 0, boundsStorage.height > 0 else { return }
        let recorder = SceneRecorder()
        let context = CGContext(drawing: recorder)
        ObservedPass.display.track(self, { drawContent(in: context) }, { [weak self] in self?.setNeedsDisplay() })
        guard !recorder.commands.isEmpty else { return }
        let edge = SceneRecorder()
        edge.clip(to: CGPath(rect: boundsStorage), rule: .winding)
        drawing = edge.commands + recorder.commands
    }
}
