import Foundation

extension UIColor {
    /// Writes the hue, saturation, brightness and alpha of the color, each from 0 to 1, and returns true.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        var (red, green, blue, opacity) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&red, green: &green, blue: &blue, alpha: &opacity) else { return false }
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let span = most - least
        var angle: CGFloat = 0
        if span > 0 {
            switch most {
            case red: angle = (green - blue) / span
            case green: angle = 2 + (blue - red) / span
            default: angle = 4 + (red - green) / span
            }
        }
        hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
        saturation?.pointee = most > 0 ? span / most : 0
        brightness?.pointee = most
        alpha?.pointee = opacity
        return true
    }

    /// The background color of grouped tables; older name of ``systemGroupedBackground``.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
