import InterfaceBuilder
import Scene
import UIKit

extension InterfaceDocument {
    /// Where layout puts every view: alignment rectangles in the coordinate space of their scene's root, by identifier.
    ///
    /// Texts and pictures are as large as the document stores them, so that nothing moves for being measured elsewhere.
    @MainActor public func laidOutRectangles() -> [String: CGRect] {
        let options = LayoutOptions(intrinsicSizes: .stored)
        var rectangles: [String: CGRect] = [:]
        for scene in DocumentLayout.layout(self, file: "", options: options).scenes {
            var origins: [String: CGPoint] = [:]
            for view in scene.views {
                let parent = view.parent.flatMap { origins[$0] }
                let size = CGSize(width: view.frame.width, height: view.frame.height)
                let origin = parent.map { CGPoint(x: $0.x + view.frame.x, y: $0.y + view.frame.y) } ?? .zero
                origins[view.id] = origin
                let insets = self.view(withID: view.id).map { StoredContent.alignmentInsets(of: $0.tag) } ?? .zero
                rectangles[view.id] = CGRect(origin: origin, size: size).inset(by: insets)
            }
        }
        return rectangles
    }
}
