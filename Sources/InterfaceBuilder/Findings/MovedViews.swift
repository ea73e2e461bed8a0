import Foundation
import UIKit

/// Finds which misplaced views cause others to be misplaced.
///
/// A view is a cause if its stored frame violates one of its own constraints. Other views follow it if constraints that hold for
/// the stored frames too connect them with it: with the frame of the cause corrected, theirs are right. Each axis has its own causes.
@MainActor struct MovedViews {
    /// The place of a view along one axis.
    struct Part: Hashable, Comparable {
        let view: Int
        let isHorizontal: Bool

        nonisolated static func < (one: Part, other: Part) -> Bool {
            (one.view, one.isHorizontal ? 0 : 1) < (other.view, other.isHorizontal ? 0 : 1)
        }

        /// The places of a view along both axes.
        static func both(of view: Int) -> [Part] {
            [Part(view: view, isHorizontal: true), Part(view: view, isHorizontal: false)]
        }
    }

    private let document: InterfaceDocument
    private let scene: InstantiatedScene
    /// The distance of each view from its stored frame, in the coordinate space of the root.
    private var moves: [Int: Move] = [:]
    /// The distance of each view from its stored frame, in the coordinate space of its superview.
    private var ownMoves: [Int: Move] = [:]
    /// The parts that constraints, stack views, superviews or contents connect, if both have moved.
    private var neighbors: [Part: [Part]] = [:]
    /// Violated constraints by their moved parts: one part, or two of which one is the cause.
    private var violations: [[Part]] = []

    /// The causes that rest on nothing but distances and sizes in the document.
    private var certain: Set<Part> = []

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
    init(document: InterfaceDocument, scene: InstantiatedScene) {
        self.document = document
        self.scene = scene
        var places: [Int: (stored: CGRect, found: CGRect)] = [:]
        for (index, view) in scene.views {
            let stored = document.downwardFrame(of: document.views[index])
            let outer = document.views[index].parent.flatMap { parent in index == scene.root ? nil : places[parent] }
            let frame = CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height)
            let place = (
                stored: frame.offsetBy(dx: outer?.stored.minX ?? 0, dy: outer?.stored.minY ?? 0),
                found: view.frame.offsetBy(dx: outer?.found.minX ?? 0, dy: outer?.found.minY ?? 0)
            )
            places[index] = place
            moves[index] = index == scene.root ? Move() : Move(from: place.stored, to: place.found)
            ownMoves[index] = index == scene.root ? Move() : Move(from: frame, to: view.frame)
        }
        connectSuperviews()
        connectSizes()
        for (index, constraint) in scene.constraints where constraint.isActive { connect(document.constraints[index]) }
    }

    /// Returns the causes of misplaced views, in the order of the document, without doubtful ones.
    ///
    /// - Parameters:
    ///   - misplaced: The views that are misplaced in their superviews.
    ///   - doubtful: The parts that are ambiguous or in a conflict.
    /// - Complexity: Linear in the number of views and constraints.
    func causes(of misplaced: [Int], doubtful: Set<Part>) -> [Cause] {
        var causeOf: [Part: Part] = [:]
        func spread(from seeds: [Part]) {
            for seed in seeds where causeOf[seed] == nil { causeOf[seed] = seed }
            for seed in seeds where causeOf[seed] == seed {
                var next = [seed]
                while let part = next.popLast() {
                    for neighbor in neighbors[part] ?? [] where causeOf[neighbor] == nil {
                        causeOf[neighbor] = seed
                        next.append(neighbor)
                    }
                }
            }
        }
        spread(from: doubtful.filter(isMoved).sorted())
        spread(from: violations.filter { parts in parts.count == 1 }.flatMap { parts in parts }.sorted())
        var pairs = violations.filter { parts in parts.count == 2 }.sorted { one, other in
            one.lexicographicallyPrecedes(other)
        }
        while true {
            pairs.removeAll { pair in pair.allSatisfy { part in causeOf[part] != nil } }
            guard
                let pair = pairs.first(where: { pair in pair.contains { part in causeOf[part] != nil } })
                    ?? pairs.first,
                let cause = pair.sorted().first(where: { part in causeOf[part] == nil })
            else { break }
            spread(from: [cause])
        }
        for index in misplaced {
            let parts = Part.both(of: index)
            let own = parts.filter { part in ownMoves[index]?.isMoved(part) == true }
            spread(from: own.isEmpty && parts.allSatisfy { part in causeOf[part] == nil } ? parts : own)
        }
        var causes: [Int: Cause] = [:]
        for index in misplaced {
            let found = Part.both(of: index).compactMap { part in causeOf[part] }.filter { part in
                !doubtful.contains(part)
            }
            guard let part = found.first(where: { part in part.view == index }) ?? found.first else { continue }
            let cause = part.view
            if causes[cause] == nil {
                // The cause itself may be too near to its stored frame to be misplaced.
                causes[cause] = Cause(
                    view: misplaced.contains(cause) ? cause : index,
                    isCertain: Part.both(of: cause).contains(where: certain.contains))
            }
            if causes[cause]?.view != index { causes[cause]?.followers.append(index) }
        }
        return causes.values.sorted { one, other in one.view < other.view }
    }

    // MARK: Connections

    private func isMoved(_ part: Part) -> Bool { moves[part.view]?.isMoved(part) == true }

    private mutating func link(_ one: Part, _ other: Part) {
        neighbors[one, default: []].append(other)
        neighbors[other, default: []].append(one)
    }

    /// Connects views that move with their superview, and the views of a stack view.
    private mutating func connectSuperviews() {
        var arranged: [Part: [Part]] = [:]
        for (index, _) in scene.views where index != scene.root {
            guard let parent = document.views[index].parent else { continue }
            let isArranged = document.stack(around: document.views[index]) != nil
            for part in Part.both(of: index) where isMoved(part) {
                let outer = Part(view: parent, isHorizontal: part.isHorizontal)
                if isArranged {
                    arranged[outer, default: []].append(part)
                } else if isMoved(outer), ownMoves[index]?.isMoved(part) != true {
                    link(outer, part)
                }
            }
        }
        for (stack, parts) in arranged.sorted(by: { one, other in one.key < other.key }) {
            let moved = (isMoved(stack) ? [stack] : []) + parts
            for (one, other) in zip(moved, moved.dropFirst()) { link(one, other) }
        }
    }

    /// Connects the width of a view with its height, because a text in another width has other lines.
    private mutating func connectSizes() {
        for (index, _) in scene.views {
            guard let move = moves[index], move.changesWidth, move.changesHeight else { continue }
            let parts = Part.both(of: index)
            neighbors[parts[0], default: []].append(parts[1])
        }
    }

    private mutating func connect(_ constraint: InterfaceDocument.Constraint) {
        guard let attribute = constraint.firstAttribute,
            let first = end(attribute, of: constraint.firstItem, seenFrom: constraint.secondItem)
        else { return }
        var second: (part: Part, distance: Double)?
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
            end.flatMap { end in abs(end.distance) > Move.smallest ? end.part : nil }
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

    /// The part of an item and the distance that one of its attributes has moved; nil for an item without a stored place.
    private func end(
        _ attribute: InterfaceDocument.Attribute, of id: String, seenFrom other: String?
    ) -> (part: Part, distance: Double)? {
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
        return (Part(view: index, isHorizontal: attribute.isHorizontal), move.distance(of: attribute))
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

    /// Returns whether an edge along an axis has moved.
    func isMoved(_ part: MovedViews.Part) -> Bool {
        (part.isHorizontal ? [left, right] : [top, bottom]).contains { distance in abs(distance) > Self.smallest }
    }

    /// A Boolean value that indicates whether the width differs.
    var changesWidth: Bool { abs(right - left) > Self.smallest }
    /// A Boolean value that indicates whether the height differs.
    var changesHeight: Bool { abs(bottom - top) > Self.smallest }

    /// The distance that an attribute has moved.
    func distance(of attribute: InterfaceDocument.Attribute) -> Double {
        switch attribute {
        case .leading, .left, .leadingMargin, .leftMargin: left
        case .trailing, .right, .trailingMargin, .rightMargin: right
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .lastBaseline: bottom
        case .centerX, .centerXWithinMargins: (left + right) / 2
        case .centerY, .centerYWithinMargins: (top + bottom) / 2
        case .width: right - left
        case .height: bottom - top
        }
    }
}
