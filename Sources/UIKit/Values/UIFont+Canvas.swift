import Foundation
import Typography

extension UIFont {
    /// Returns a font by name as Interface Builder's canvas shows it.
    ///
    /// An unknown name gives Helvetica Neue in the regular weight (measured on labels in three font families).
    package static func canvasFont(named fontName: String, size fontSize: CGFloat) -> UIFont {
        let name = Font.isKnown(fontName) ? fontName : "HelveticaNeue"
        return UIFont(name: name, size: fontSize) ?? systemFont(ofSize: fontSize)
    }

    /// Returns the system font before iOS 9, which is based on Helvetica Neue.
    ///
    /// It uses the medium weight for semibold and bold.
    package static func formerSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            pointSize: fontSize, weight: [.semibold, .bold].contains(weight) ? .medium : weight,
            family: .named(".HelveticaNeueInterface"))
    }
}
