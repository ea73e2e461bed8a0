import UIKit

extension InterfaceDocument {
    /// The sizes that the contents of views ask for when they are measured, in points, by identifier.
    ///
    /// A view without content of its own is left out; an axis without a size is `UIView.noIntrinsicMetric`.
    @MainActor public func measuredContentSizes() -> [String: CGSize] {
        var sizes: [String: CGSize] = [:]
        for root in views.indices where views[root].isSceneRoot {
            var instantiation = SceneInstantiation(document: self, options: LayoutOptions(), root: root)
            for (index, view) in instantiation.instantiate().views {
                let size = view.intrinsicContentSize
                if size.width >= 0 || size.height >= 0 { sizes[views[index].id] = size }
            }
        }
        return sizes
    }
}
