import UIKit
import VisualFormat

extension NSLayoutConstraint.Attribute {
    /// The name of the attribute in Interface Builder documents.
    public var documentName: String { VisualFormat.Attribute(self)?.documentName ?? "notAnAttribute" }

    /// Creates the attribute with a name in Interface Builder documents; nil for another name.
    public init?(documentName: String) {
        guard let known = VisualFormat.Attribute(documentName: documentName) else { return nil }
        self.init(known)
    }
}
