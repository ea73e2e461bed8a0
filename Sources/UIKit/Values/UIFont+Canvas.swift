import Foundation
import Typography

extension UIFont {
    /// A font by the name that a document gives it, as Interface Builder's canvas shows it: where it is not at hand, in Helvetica
    /// Neue, roman (measured on labels in three families of fonts).
    public static func canvasFont(named fontName: String, size fontSize: CGFloat) -> UIFont {
        let name = Font.isKnown(fontName) ? fontName : "HelveticaNeue"
        return UIFont(name: name, size: fontSize) ?? systemFont(ofSize: fontSize)
    }

    /// The system's font before iOS 9, which was made after Helvetica Neue and had medium letters where bold ones are asked for.
    public static func formerSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            pointSize: fontSize, weight: [.semibold, .bold].contains(weight) ? .medium : weight,
            family: .named(".HelveticaNeueInterface"))
    }
}
