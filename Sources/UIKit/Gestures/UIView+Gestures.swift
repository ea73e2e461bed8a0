import Foundation

extension UIView {
    /// The gesture recognizers of the view, or `nil` for none, as in UIKit.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            guard let kept = uncommonStorage?.gestureRecognizers, !kept.isEmpty else { return nil }
            return kept
        }
        set {
            for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    func take(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        uncommon.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    func giveUp(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        uncommonStorage?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
