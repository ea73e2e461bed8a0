import Foundation

/// An anchor for a vertical place: top, bottom, centerY, firstBaseline, lastBaseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
}
