import Foundation

/// What a literal of a picture is where nothing says otherwise.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// The picture of a literal; one without a size where there is none of the name, while Apple's stops the program.
    public convenience init(imageLiteralResourceName path: String) {
        let named = UIImage(named: path)
        self.init(
            size: named?.size ?? .zero, scale: named?.scale ?? 1,
            alignmentRectInsets: named?.alignmentRectInsets ?? .zero)
    }
}
