import UIKit

extension LayoutMisuse {
    /// The reason without the description of the first item that it may begin with: in that stands an address, which is another in
    /// every run.
    var sentence: String {
        guard reason.hasPrefix("NSLayoutConstraint for <"), let end = reason.firstRange(of: ">: ")
        else { return reason }
        return String(reason[end.upperBound...])
    }
}
