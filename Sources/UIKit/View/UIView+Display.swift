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
            draw(boundsStorage)
        }
        guard flags.contains(.descendantNeedsDisplay) else { return }
        flags.remove(.descendantNeedsDisplay)
        for subview in subviewStorage where !subview.flags.isDisjoint(with: .display) {
            subview.runDisplayPass()
            if !subview.flags.isDisjoint(with: .display) { flags.insert(.descendantNeedsDisplay) }
        }
    }
}
