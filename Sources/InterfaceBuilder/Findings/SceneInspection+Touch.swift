import Diagnostics
import UIKit

extension SceneInspection {
    /// The side of a comfortable touch target in Apple's guidelines, in points.
    private static let smallestTarget: CGFloat = 44

    /// Controls that are smaller than a comfortable touch target.
    func smallTouchTargets() -> [Diagnostic] {
        shown.compactMap { index, view in
            let element = document.views[index]
            guard element.kind.isSizedByDocument, !doubtful.contains(index),
                document.value(of: "userInteractionEnabled", in: element, traits: traits) != "NO",
                min(view.frame.width, view.frame.height) < Self.smallestTarget
            else { return nil }
            let size = [view.frame.width, view.frame.height].map(ShownText.rounded).joined(separator: " × ")
            return finding(
                "ib.small-touch-target",
                "\(label(index)) is \(size) pt. A touch target needs at least 44 × 44 pt.".capitalizedFirst, at: index)
        }
    }
}
