import Foundation

/// How far the system keeps content from the sides of what is as wide as a screen.
enum SystemMargin {
    /// 16 points, from a width of 414 on 20 (measured on stored frames).
    static func side(ofWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
