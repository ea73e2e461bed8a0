import InterfaceBuilder
import UIKit

extension Canvas {
    /// The layout of the views and constraints of a document.
    public struct Layout: Hashable, Sendable {
        /// The alignment rectangles by view id, in the coordinate space of the root, in points.
        public var rectangles: [String: CGRect]
        /// The ambiguous attributes among left, top, width and height, by view id.
        ///
        /// Positions are relative to the superview.
        public var openAttributes: [String: [NSLayoutConstraint.Attribute]]
        /// The ambiguous attributes of the content size of scroll views, by id.
        public var openContentSizes: [String: [NSLayoutConstraint.Attribute]]
        /// The content sizes of scroll views, by id.
        public var contentSizes: [String: CGSize]
        /// The intrinsic content sizes by view id, in points; negative on an axis without one.
        public var intrinsicSizes: [String: CGSize] = [:]
        /// The minimal sets of conflicting required constraints, by id.
        public var conflicts: [[String]]

        /// Creates a layout.
        ///
        /// The default has no ambiguity and no conflict.
        public init(
            rectangles: [String: CGRect], openAttributes: [String: [NSLayoutConstraint.Attribute]] = [:],
            openContentSizes: [String: [NSLayoutConstraint.Attribute]] = [:], contentSizes: [String: CGSize] = [:],
            conflicts: [[String]] = []
        ) {
            self.rectangles = rectangles
            self.openAttributes = openAttributes
            self.openContentSizes = openContentSizes
            self.contentSizes = contentSizes
            self.conflicts = conflicts
        }

        /// Creates a layout from the measurement of a document.
        init(_ measurement: DocumentMeasurement) {
            let views = measurement.views
            self.init(
                rectangles: views.mapValues { $0.rectangle },
                openAttributes: views.mapValues { $0.openAttributes }.filter { !$0.value.isEmpty },
                openContentSizes: views.mapValues { $0.openContentSizes }.filter { !$0.value.isEmpty },
                contentSizes: views.compactMapValues { $0.scrolledSize }, conflicts: measurement.conflicts)
            intrinsicSizes = views.mapValues { $0.contentSize }
        }
    }

    /// Returns the canvas with its views at the positions of the layout.
    ///
    /// Some views keep their size, and their position in the superview.
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
                        top: rectangle.minimum(.vertical) - owner.minimum(.vertical),
                        left: rectangle.minimum(.horizontal) - owner.minimum(.horizontal),
                        bottom: owner.maximum(.vertical) - rectangle.maximum(.vertical),
                        right: owner.maximum(.horizontal) - rectangle.maximum(.horizontal)))
            } else if let owner, let newOwner, kept.contains(item.id) {
                rectangle = rectangle.carried(from: owner.origin, to: newOwner.origin)
            } else if let place = layout.rectangles[item.id] {
                // A kept view keeps its descendants.
                let laidOutOwner = item.parent.flatMap { parent in layout.rectangles[parent] }
                rectangle = place
                if let laidOutOwner, let newOwner {
                    rectangle = place.carried(from: laidOutOwner.origin, to: newOwner.origin)
                }
            }
            result.update(item.id) { changed in
                changed.rectangle = rectangle
                changed.contentSize = layout.contentSize(
                    of: item.id, in: rectangle.size, keepsWidth: hasViewsFromRight(in: item))
            }
        }
        return result
    }

    /// Returns whether constraints place views in a scroll view from the right edge of its content.
    ///
    /// Another content width would move such views.
    private func hasViewsFromRight(in scrollView: Item) -> Bool {
        guard scrollView.isRightToLeft else { return false }
        let inside = Set(items.filter { $0.parent == scrollView.id }.map(\.id))
        return constraints.contains { constraint in
            guard constraint.firstAttribute.isEdge, constraint.firstAttribute.axis == .horizontal,
                let second = constraint.secondItem
            else { return false }
            return (constraint.firstItem == scrollView.id && inside.contains(second))
                || (second == scrollView.id && inside.contains(constraint.firstItem))
        }
    }
}

extension Canvas.Layout {
    /// Returns the content size of a scroll view of some size.
    ///
    /// An ambiguous length is at least that of the scroll view, unless positions depend on it.
    func contentSize(of scrollView: String, in frame: CGSize, keepsWidth: Bool = false) -> CGSize? {
        guard let size = contentSizes[scrollView] else { return nil }
        let open = openContentSizes[scrollView] ?? []
        return CGSize(
            width: open.contains(.width) && !keepsWidth ? max(size.width, frame.width) : size.width,
            height: open.contains(.height) ? max(size.height, frame.height) : size.height)
    }

    /// Takes the positions of another layout, in which some views keep their frames.
    ///
    /// Views whose positions differ in that layout are not determined by this one.
    mutating func takePlaces(of held: Self, on canvases: [Canvas]) {
        for item in canvases.flatMap({ $0.items }) where !item.kind.isGuide {
            guard let before = place(of: item), let now = held.place(of: item) else { continue }
            var open = openAttributes[item.id] ?? []
            let values: [(NSLayoutConstraint.Attribute, CGFloat)] = [
                (.left, before.minX - now.minX), (.top, before.minY - now.minY), (.width, before.width - now.width),
                (.height, before.height - now.height),
            ]
            for (attribute, distance) in values where abs(distance) > 0.26 && !open.contains(attribute) {
                open.append(attribute)
            }
            if !open.isEmpty { openAttributes[item.id] = open }
        }
        (rectangles, contentSizes) = (held.rectangles, held.contentSizes)
    }
}
