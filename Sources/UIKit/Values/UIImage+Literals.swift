import Foundation

/// The default type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates the image of a literal.
    ///
    /// If there is no such file, the image has no size; Apple's initializer stops the program.
    public convenience init(imageLiteralResourceName path: String) {
        let named = UIImage(named: path)
        self.init(
            size: named?.size ?? .zero, scale: named?.scale ?? 1,
            alignmentRectInsets: named?.alignmentRectInsets ?? .zero)
    }
}
