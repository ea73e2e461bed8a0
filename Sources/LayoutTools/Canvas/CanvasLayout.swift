import InterfaceBuilder
import UIKit

extension Canvas {
    /// What layout makes of the views and constraints of a document.
    public struct Layout: Hashable, Sendable {
        /// The alignment rectangles in the coordinate space of the root, in points, by the identifier of the view.
        public var rectangles: [String: CGRect]
        /// What the constraints leave open of left, top, width and height, by the identifier of the view; places count
        /// within the superview.
        public var openAttributes: [String: [NSLayoutConstraint.Attribute]]
        /// Those of width and height that nothing gives the content of a scroll view, by its identifier.
        public var openContentSizes: [String: [NSLayoutConstraint.Attribute]]
        /// Sets of required constraints that cannot hold together, by identifier.
        public var conflicts: [[String]]

        /// A layout; by default nothing is open and nothing in conflict.
        public init(
            rectangles: [String: CGRect], openAttributes: [String: [NSLayoutConstraint.Attribute]] = [:],
            openContentSizes: [String: [NSLayoutConstraint.Attribute]] = [:], conflicts: [[String]] = []
        ) {
            self.rectangles = rectangles
            self.openAttributes = openAttributes
            self.openContentSizes = openContentSizes
            self.conflicts = conflicts
        }

        /// A layout from what the views of a document turned out to be.
        init(_ views: [String: ViewMeasurement], conflicts: [[String]]) {
            self.init(
                rectangles: views.mapValues { $0.rectangle },
                openAttributes: views.mapValues { $0.openAttributes }.filter { !$0.value.isEmpty },
                openContentSizes: views.mapValues { $0.openContentSizes }.filter { !$0.value.isEmpty },
                conflicts: conflicts)
        }
    }

    /// The canvas with its views where layout puts them; some keep the place that they have in their superview, and their size.
    func laidOut(_ layout: Layout, keeping kept: Set<String>) -> Canvas {
        var result = self
        for item in items {
            let owner = item.parent.flatMap(self.item)?.rectangle
            let newOwner = item.parent.flatMap(result.item)?.rectangle
            var rectangle = item.rectangle
            if let owner, let newOwner, item.kind.isGuide {
                guard owner != newOwner else { continue }
                rectangle = newOwner.inset(
                    by: UIEdgeInsets(
                        top: rectangle.minY - owner.minY, left: rectangle.minX - owner.minX,
                        bottom: owner.maxY - rectangle.maxY, right: owner.maxX - rectangle.maxX))
            } else if let owner, let newOwner, kept.contains(item.id) {
                rectangle = rectangle.offsetBy(dx: newOwner.minX - owner.minX, dy: newOwner.minY - owner.minY)
            } else if let place = layout.rectangles[item.id] {
                rectangle = place
            }
            result.update(item.id) { $0.rectangle = rectangle }
        }
        return result
    }
}
