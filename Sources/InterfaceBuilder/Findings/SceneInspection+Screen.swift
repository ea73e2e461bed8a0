import Diagnostics
import Foundation
import UIKit

extension SceneInspection {
    /// A text or control, and the room in which users expect it.
    struct ScreenPlace {
        let index: Int
        /// The visible part of the view, in the root.
        let place: CGRect
        /// The bounds of the root.
        ///
        /// A row grows with its content, so that its place and its room are equally high.
        let room: CGRect
        /// A Boolean value that indicates whether the place is that of a measured text.
        let isText: Bool
    }

    /// Texts and controls that are outside the screen or their table row, completely or in part.
    ///
    /// - Parameter outlets: The ids of constraints and views that code can reach.
    func departures(outlets: Set<String>) -> [Diagnostic] {
        let movable = movableItems(outlets: outlets)
        return screenPlaces.compactMap { item in
            guard let departure = ScreenDeparture(of: item.place, from: item.room, isText: item.isText) else {
                return nil
            }
            var finding = finding(
                "ib.off-screen", departure.message(of: label(item.index), in: room), at: item.index)
            finding.notes.append(fix(of: departure, at: item.index))
            let doubt =
                doubt(of: departure, at: item.index, movable: movable)
                ?? textDoubt(of: departure, item, outlets: outlets)
            if let doubt {
                finding.severity = .note
                finding.notes.append(doubt)
            }
            return finding
        }
    }

    /// Returns the fix of a departure: a change of the required constraint that causes it, or else a new constraint.
    ///
    /// If a container leaves the room with the view, the fix is about the outermost one.
    private func fix(of departure: ScreenDeparture, at index: Int) -> String {
        let subject = branch(of: index).last { other in leaves(other, beyond: departure.edge) } ?? index
        if let cause = requiredCause(of: departure, at: subject) {
            return departure.fix(changing: document.describe(cause))
        }
        return departure.fix(of: label(subject), in: isRow ? "the row" : "the safe area")
    }

    /// Returns whether a view extends beyond an edge of the root.
    private func leaves(_ index: Int, beyond edge: ScreenDeparture.Edge) -> Bool {
        guard let view = viewOfIndex[index], let superview = view.superview else { return false }
        let place = superview.convert(view.frame, to: scene.rootView)
        return ScreenDeparture(of: place, from: scene.rootView.bounds, isText: false)?.edge == edge
    }

    /// Returns the constraint of the document with the largest constant among those that determine a view along the axis of a departure.
    ///
    /// Another size moves no view into the room that is completely outside. The result is nil if contents, stack views or optional
    /// constraints take part, because a new constraint can win against those.
    private func requiredCause(of departure: ScreenDeparture, at index: Int) -> InterfaceDocument.Constraint? {
        guard let view = viewOfIndex[index] else { return nil }
        var causes: [InterfaceDocument.Constraint] = []
        for constraint in view.constraintsAffectingLayout(
            for: departure.edge.isHorizontal ? .horizontal : .vertical)
        {
            guard constraint.priority == .required else { return nil }
            switch constraint.systemSource {
            case .contentSize, .stackView: return nil
            case .frame, .margins, .safeArea: continue
            case nil:
                guard let cause = findings.element(of: constraint) else { return nil }
                causes.append(cause)
            }
        }
        if departure.isWhole { causes.removeAll { cause in cause.firstAttribute?.isSize == true } }
        return causes.max { one, other in abs(one.constant) < abs(other.constant) }
    }

    /// A Boolean value that indicates whether the root fills a screen, whose edges its subviews must not cross.
    var isKnownScreen: Bool { !isRow && hasKnownSize }
    private var isRow: Bool { document.views[scene.root].tag == "tableViewCell" }
    private var room: String { isRow ? "the row" : "the screen" }

    // MARK: Places

    /// The texts and controls that must be on the screen, with their visible places.
    ///
    /// Views that scroll are left out, and so are views inside views whose layout is ambiguous or in a conflict.
    var screenPlaces: [ScreenPlace] {
        guard hasKnownSize else { return [] }
        let bounds = CGRect(origin: .zero, size: scene.rootView.bounds.size)
        return shown.compactMap { index, view in
            guard index != scene.root, document.views[index].kind.isContent,
                let place = visiblePlace(index, view), place.width >= 1, place.height >= 1,
                var inRoot = seenPlace(place, of: index)
            else { return nil }
            if isRow { (inRoot.origin.y, inRoot.size.height) = (bounds.minY, bounds.height) }
            return ScreenPlace(index: index, place: inRoot, room: bounds, isText: view is UILabel)
        }
    }

    /// Returns whether the size of the root at run time is that of a screen, or the width that of a table on one.
    private var hasKnownSize: Bool {
        guard document.runtime == .cocoaTouch else { return false }
        var top = document.views[scene.root]
        while let parent = top.parent { top = document.views[parent] }
        guard document.isScreen(top), top.role == .root("view"), let controller = top.controller,
            !isEmbedded(controller)
        else { return false }
        return isRow || document.views[scene.root].parent == nil
    }

    /// Returns the part of a place in a superview that no superview clips, in the root; nil if there is none, or if it is unknown.
    private func seenPlace(_ place: CGRect, of index: Int) -> CGRect? {
        guard !doubtful.contains(index) else { return nil }
        var place = place
        var next = document.views[index].parent
        while let ancestor = next, ancestor != scene.root {
            guard let view = viewOfIndex[ancestor], !doubtful.contains(ancestor), !(view is UIScrollView),
                document.views[ancestor].kind.scrolling == .none
            else { return nil }
            if clips(ancestor) {
                place = place.intersection(CGRect(origin: .zero, size: view.bounds.size))
                guard !place.isNull, place.width >= 1, place.height >= 1 else { return nil }
            }
            place = place.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
            next = document.views[ancestor].parent
        }
        return next == nil || document.views[scene.root].kind.scrolling != .none ? nil : place
    }

    // MARK: Doubts

    /// Returns the assumption on which a departure rests, as a sentence; nil if the constraints alone cause it.
    private func doubt(of departure: ScreenDeparture, at index: Int, movable: [ScreenDeparture.Edge: Set<String>])
        -> String?
    {
        let views = branch(of: index)
        if isStoredOutside(views, beyond: departure.edge) {
            return "Its stored frame is outside too, so code may move it in."
        }
        if views.contains(where: hasNoConstraints) {
            return "It has no constraints, so code may place it."
        }
        if views.contains(where: { view in movable[departure.edge]?.contains(document.views[view].id) == true }) {
            return "An outlet reaches one of its constraints, so code may move it."
        }
        return nil
    }

    /// Returns the assumption about the text that is too wide, as a sentence; nil for other departures.
    private func textDoubt(of departure: ScreenDeparture, _ item: ScreenPlace, outlets: Set<String>) -> String? {
        guard item.isText, departure.edge.isHorizontal, !departure.isWhole else { return nil }
        if outlets.contains(document.views[item.index].id) {
            return "An outlet reaches it, so code may change the text."
        }
        return content(of: item.index).isInSystemFont ? nil : "Plumb does not know the widths of its font."
    }

    /// The view and its superviews below the root, from inside to outside.
    private func branch(of index: Int) -> [Int] {
        Array(
            sequence(first: index) { view in document.views[view].parent }.prefix { view in view != scene.root })
    }

    private func hasNoConstraints(_ index: Int) -> Bool {
        guard let view = viewOfIndex[index], document.views[index].role == .subview else { return false }
        return view.translatesAutoresizingMaskIntoConstraints && !(view.superview is UIStackView)
    }

    /// Returns whether the document itself places one of the views completely beyond an edge of the root.
    private func isStoredOutside(_ views: [Int], beyond edge: ScreenDeparture.Edge) -> Bool {
        let root = document.views[scene.root].frame
        var (x, y) = (0.0, 0.0)
        return views.reversed().contains { index in
            let frame = document.views[index].frame
            (x, y) = (x + frame.x, y + frame.y)
            return switch edge {
            case .left: x + frame.width <= 0
            case .right: x >= root.width
            case .top: y + frame.height <= 0
            case .bottom: y >= root.height
            }
        }
    }

    /// The items of constraints that code can change, by the edges of their axis.
    private func movableItems(outlets: Set<String>) -> [ScreenDeparture.Edge: Set<String>] {
        var items: [ScreenDeparture.Edge: Set<String>] = [:]
        for (index, _) in scene.constraints {
            let constraint = document.constraints[index]
            guard outlets.contains(constraint.id) else { continue }
            for edge in ScreenDeparture.Edge.allCases
            where edge.isHorizontal == constraint.firstAttribute?.isHorizontal {
                items[edge, default: []].formUnion([constraint.firstItem, constraint.secondItem].compactMap(\.self))
            }
        }
        return items
    }

    // MARK: Groups

    /// Returns findings with one for all views that leave the screen together: the one that is farthest outside names the others.
    ///
    /// Views leave together if one contains the other or a constraint links them along the axis of the edge. Views that also leave their
    /// superviews are not reported twice.
    func joiningDepartures(_ found: [Diagnostic]) -> [Diagnostic] {
        let confined = Set(
            found.filter { finding in finding.id == "ib.outside-parent" }.map { finding in finding.views.first })
        let found = found.filter { finding in finding.id != "ib.off-screen" || !confined.contains(finding.views.first) }
        let outside = found.indices.filter { place in found[place].id == "ib.off-screen" }
        guard outside.count > 1 else { return found }
        let places = Dictionary(
            screenPlaces.compactMap { item in
                ScreenDeparture(of: item.place, from: item.room, isText: item.isText).map { departure in
                    (document.views[item.index].id, (index: item.index, departure: departure))
                }
            }, uniquingKeysWith: { first, _ in first })
        var groups = DepartureGroups()
        for place in outside {
            guard let (index, departure) = found[place].views.first.flatMap({ id in places[id] }) else { continue }
            groups.add(place, departure, views: branch(of: index).map { view in document.views[view].id })
        }
        for (index, _) in scene.constraints {
            let constraint = document.constraints[index]
            guard let second = constraint.secondItem, let attribute = constraint.firstAttribute else { continue }
            groups.link(constraint.firstItem, second, isHorizontal: attribute.isHorizontal)
        }
        var joined = found
        var dropped: Set<Int> = []
        for group in groups.groups {
            let sorted = group.sorted { one, other in
                (found[one.place].severity == .note ? 1 : 0, -one.distance, one.place)
                    < (found[other.place].severity == .note ? 1 : 0, -other.distance, other.place)
            }
            let followers = sorted.dropFirst().map(\.place)
            guard let first = sorted.first, !followers.isEmpty else { continue }
            let names = followers.compactMap { place in found[place].views.first.flatMap { id in places[id]?.index } }
                .map(label)
            joined[first.place].notes.append("Also outside: \(names.listed(most: 6)).")
            dropped.formUnion(followers)
        }
        return joined.indices.filter { place in !dropped.contains(place) }.map { place in joined[place] }
    }
}
