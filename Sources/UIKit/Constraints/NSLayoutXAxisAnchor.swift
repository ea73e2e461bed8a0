import Foundation

/// An anchor for a horizontal place: left, right, leading, trailing, centerX.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
}
