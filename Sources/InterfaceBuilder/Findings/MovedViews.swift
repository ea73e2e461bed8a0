import Foundation
import UIKit

/// Finds which misplaced views cause others to be misplaced.
///
/// A view is a cause if its stored frame violates one of its own constraints. Other views follow it if constraints that hold for
/// the stored frames too connect them with it: with the frame of the cause corrected, theirs are right.
@MainActor struct MovedViews {
    private let document: InterfaceDocument
    private let scene: InstantiatedScene
    /// The distance of each view from its stored frame, in the coordinate space of the root.
    private var moves: [Int: Move] = [:]
    /// The views that constraints, stack views or superviews connect, if both have moved.
    private var neighbors: [Int: [Int]] = [:]
    /// Violated constraints by their moved views: one view, or two of which one is the cause.
    private var violations: [[Int]] = []

    /// The causes that rest on nothing but distances and sizes in the document.
    private var certain: Set<Int> = []

    /// A view that causes misplaced views, and the views that follow it.
    struct Cause {
        let view: Int
        /// A Boolean value that indicates whether the stored frames violate a constraint between views.
        ///
        /// Otherwise the difference can come from insets, pictures or control sizes, which the document does not store.
        let isCertain: Bool
        var followers: [Int] = []
    }

    /// Prepares the search in a scene after its layout.
    ///
    /// - Parameter misplaced: The views that are misplaced in their superviews.
    init(document: InterfaceDocument, scene: InstantiatedScene, misplaced: [Int]) {
        self.document = document
        self.scene = scene
        var places: [Int: (stored: CGRect, found: CGRect)] = [:]
        for (index, view) in scene.views {
            let stored = document.downwardFrame(of: document.views[index])
            let outer = document.views[index].parent.flatMap { parent in index == scene.root ? nil : places[parent] }
            let place = (
                stored: CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height)
                    .offsetBy(dx: outer?.stored.minX ?? 0, dy: outer?.stored.minY ?? 0),
                found: view.frame.offsetBy(dx: outer?.found.minX ?? 0, dy: outer?.found.minY ?? 0)
            )
            places[index] = place
            moves[index] = index == scene.root ? Move() : Move(from: place.stored, to: place.found)
        }
        connectSuperviews(misplaced: Set(misplaced))
        for (index, constraint) in scene.constraints where constraint.isActive { connect(document.constraints[index]) }
    }

    /// The causes of misplaced views, in the order of the document, without those behind which a doubtful view stands.
    ///
    /// - Complexity: Linear in the number of views and constraints.
    func causes(of misplaced: [Int], doubtful: Set<Int>) -> [Cause] {
        var causeOf: [Int: Int] = [:]
        func spread(from seeds: [Int]) {
            for seed in seeds where causeOf[seed] == nil { causeOf[seed] = seed }
            for seed in seeds where causeOf[seed] == seed {
                var next = [seed]
                while let view = next.popLast() {
                    for neighbor in neighbors[view] ?? [] where causeOf[neighbor] == nil {
                        causeOf[neighbor] = seed
                        next.append(neighbor)
                    }
                }
            }
        }
        spread(from: doubtful.filter { index in moves[index]?.isMoved == true }.sorted())
        spread(from: violations.filter { views in views.count == 1 }.flatMap { views in views }.sorted())
        var pairs = violations.filter { views in views.count == 2 }.sorted { one, other in
            one.lexicographicallyPrecedes(other)
        }
        while true {
            pairs.removeAll { pair in pair.allSatisfy { view in causeOf[view] != nil } }
            guard
                let pair = pairs.first(where: { pair in pair.contains { view in causeOf[view] != nil } })
                    ?? pairs.first,
                let cause = pair.sorted().first(where: { view in causeOf[view] == nil })
            else { break }
            spread(from: [cause])
        }
        for index in misplaced { spread(from: [index]) }
        var causes: [Int: Cause] = [:]
        for index in misplaced {
            guard let cause = causeOf[index], !doubtful.contains(cause) else { continue }
            if causes[cause] == nil {
                // The cause itself may be too near to its stored frame to be misplaced.
                causes[cause] = Cause(
                    view: misplaced.contains(cause) ? cause : index, isCertain: certain.contains(cause))
            }
            if causes[cause]?.view != index { causes[cause]?.followers.append(index) }
        }
        return causes.values.sorted { one, other in one.view < other.view }
    }

    // MARK: Connections

    private mutating func link(_ one: Int, _ other: Int) {
        neighbors[one, default: []].append(other)
        neighbors[other, default: []].append(one)
    }

    /// Connects views that move with their superview, and the views of a stack view.
    private mutating func connectSuperviews(misplaced: Set<Int>) {
        var arranged: [Int: [Int]] = [:]
        for (index, _) in scene.views where index != scene.root && moves[index]?.isMoved == true {
            guard let parent = document.views[index].parent else { continue }
            if document.stack(around: document.views[index]) != nil {
                arranged[parent, default: []].append(index)
            } else if moves[parent]?.isMoved == true, !misplaced.contains(index) {
                link(parent, index)
            }
        }
        for (stack, views) in arranged.sorted(by: { one, other in one.key < other.key }) {
            let moved = (moves[stack]?.isMoved == true ? [stack] : []) + views
            for (one, other) in zip(moved, moved.dropFirst()) { link(one, other) }
        }
    }

    private mutating func connect(_ constraint: InterfaceDocument.Constraint) {
        guard let attribute = constraint.firstAttribute,
            let first = end(attribute, of: constraint.firstItem, seenFrom: constraint.secondItem)
        else { return }
        var second: (view: Int, distance: Double)?
        if let item = constraint.secondItem {
            guard let attribute = constraint.secondAttribute,
                let found = end(attribute, of: item, seenFrom: constraint.firstItem)
            else { return }
            second = found
        }
        let start =
            attribute.isSize || constraint.multiplier == 1
            ? 0 : moves[constraint.owner]?.distance(of: attribute.isHorizontal ? .left : .top) ?? 0
        let expected = second.map { second in constraint.multiplier * (second.distance - start) + start } ?? 0
        let moved = [first, second].compactMap { end in
            end.flatMap { end in abs(end.distance) > Move.smallest ? end.view : nil }
        }
        if abs(first.distance - expected) <= Move.smallest {
            if moved.count == 2, moved[0] != moved[1] { link(moved[0], moved[1]) }
        } else if constraint.relation == .equal, constraint.priority >= 1000, !moved.isEmpty {
            violations.append(moved.count == 2 && moved[0] == moved[1] ? [moved[0]] : moved)
            if isPlain(constraint) { certain.formUnion(moved) }
        }
    }

    /// Returns whether a constraint depends on nothing but its views: on no inset, text or standard spacing.
    private func isPlain(_ constraint: InterfaceDocument.Constraint) -> Bool {
        let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { attribute in attribute }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { item in item }
        let hasScaledPlace = constraint.multiplier != 1 && constraint.firstAttribute?.isSize == false
        return !constraint.isSymbolic && !constraint.isPlaceholder && !hasScaledPlace
            && !attributes.contains { attribute in attribute.isMargin || attribute.isBaseline }
            && items.allSatisfy { item in
                guard case .view(let index) = document.items[item] else { return false }
                return isFrameKnown(document.views[index], isRoot: index == scene.root, attributes)
            }
    }

    /// Returns whether the stored frame of a view is its alignment rectangle, and for a cell its size at run time.
    private func isFrameKnown(
        _ view: InterfaceDocument.View, isRoot: Bool, _ attributes: [InterfaceDocument.Attribute]
    ) -> Bool {
        guard view.frameElement != nil else { return false }
        guard document.runtime == .cocoaTouch else { return Self.framedByAppKit.contains(view.tag) }
        if view.tag == "imageView", ElementContent(document: document, element: view, traits: nil).showsSymbol {
            return false
        }
        let isCell = isRoot && ["collectionViewCell", "tableViewCell"].contains(view.tag)
        return !isCell || attributes.allSatisfy { attribute in [.leading, .left, .top].contains(attribute) }
    }

    /// AppKit's views whose alignment rectangle is their frame.
    private static let framedByAppKit: Set<String> = [
        "customView", "view", "scrollView", "splitView", "visualEffectView",
    ]

    /// The view of an item and the distance that one of its attributes has moved; nil for an item without a stored place.
    private func end(
        _ attribute: InterfaceDocument.Attribute, of id: String, seenFrom other: String?
    ) -> (view: Int, distance: Double)? {
        let index: Int
        switch document.items[id] {
        case .view(let view): index = view
        case .guide(let guide):
            guard document.guides[guide].kind != .contentLayoutGuide else { return nil }
            index = document.guides[guide].owner
        case .controllerGuide: index = scene.root
        case .controller, nil: return nil
        }
        guard let move = moves[index] else { return nil }
        // The trailing and bottom edges of a scroll view are those of its content.
        let isContent = document.views[index].tag == "scrollView" && other.map { other in other != id } ?? false
        guard !isContent || [.leading, .left, .top].contains(attribute) else { return nil }
        return (index, move.distance(of: attribute))
    }
}

/// The distances from the edges of a stored frame to those of the frame after layout, in points.
private struct Move {
    /// Distances of a point and less come from rounding.
    static let smallest = 1.01

    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0

    init() {}

    init(from stored: CGRect, to found: CGRect) {
        left = Double(found.minX - stored.minX)
        right = Double(found.maxX - stored.maxX)
        top = Double(found.minY - stored.minY)
        bottom = Double(found.maxY - stored.maxY)
    }

    /// A Boolean value that indicates whether any edge has moved.
    var isMoved: Bool { [left, right, top, bottom].contains { distance in abs(distance) > Self.smallest } }

    /// The distance that an attribute has moved.
    func distance(of attribute: InterfaceDocument.Attribute) -> Double {
        switch attribute {
        case .leading, .left, .leadingMargin, .leftMargin: left
        case .trailing, .right, .trailingMargin, .rightMargin: right
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .baseline, .lastBaseline: bottom
        case .centerX, .centerXWithinMargins: (left + right) / 2
        case .centerY, .centerYWithinMargins: (top + bottom) / 2
        case .width: right - left
        case .height: bottom - top
        }
    }
}
