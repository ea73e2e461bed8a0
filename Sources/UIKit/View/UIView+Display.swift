import Foundation

extension UIView {
    /// Runs what one turn of Apple's render loop runs for this subtree: updates constraints, lays out, then displays.
    ///
    /// `draw(_:)` goes to every view that `setNeedsDisplay()` has flagged, those above first; hidden views and what lies in
    /// them wait until they are shown. The name is AppKit's: UIKit's render loop has no call of its own, so that whoever
    /// stands in for the screen makes it here.
    public func displayIfNeeded() {
        layoutIfNeeded()
        runDisplayPass()
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

    /// Calls `draw(_:)` with a context of its own; what it draws takes the place of what was drawn before.
    ///
    /// As on a screen, nothing is drawn outside the bounds, and a view of no size is not asked.
    private func recordDrawing() {
        drawing = []
        guard boundsStorage.width > 0, boundsStorage.height > 0 else { return }
        let recorder = SceneRecorder()
        let context = CGContext(drawing: recorder)
        let outer = GraphicsContexts.open
        GraphicsContexts.open = outer + [context]
        ObservedPass.display.track(self, { draw(boundsStorage) }, { [weak self] in self?.setNeedsDisplay() })
        GraphicsContexts.open = outer
        guard !recorder.commands.isEmpty else { return }
        let edge = SceneRecorder()
        edge.clip(to: CGPath(rect: boundsStorage), rule: .winding)
        drawing = edge.commands + recorder.commands
    }
}
