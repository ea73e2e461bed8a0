import UIKit

extension LayoutMisuse {
    /// The reason without the description of the first item, whose address differs in every run.
    var sentence: String {
        guard reason.hasPrefix("NSLayoutConstraint for <"), let end = reason.firstRange(of: ">: ")
        else { return reason }
        return String(reason[end.upperBound...])
    }
}
