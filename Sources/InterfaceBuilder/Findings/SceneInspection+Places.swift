import Diagnostics
import Foundation
import UIKit

extension SceneInspection {
    /// The minimum overlaps.
    ///
    /// A smaller overlap may be an error of measurement. They are the points from side to side, and a share of the lower view's height. The
    /// lines of a text are higher than its letters.
    private static let smallestOverlap: CGFloat = 8
    private static let smallestShare: CGFloat = 0.4
    private static let smallestReach: CGFloat = 2
    /// The maximum number of siblings that are compared with one another.
    static let mostNeighbors = 400

    /// Clipped texts, overlaps, and views that extend beyond their superviews, with a note on the assumed height of a row.
    ///
    /// - Parameter outlets: The ids of views that code can reach.
    func places(outlets: Set<String>) -> [Diagnostic] {
        let found =
            cutTexts(outlets: outlets) + overlaps(outlets: outlets) + reaches() + coveredViews()
            + departures(outlets: outlets)
        guard let height = RowHeight(of: document.views[scene.root], in: document) else { return found }
        let note = height.note(height: Double(scene.rootView.frame.height))
        return found.map { finding in
            var finding = finding
            finding.notes.append(note)
            return finding
        }
    }

    /// A Boolean value that indicates whether the scene is a row whose height the prototype states and the content may decide.
    var hasStatedRowHeight: Bool {
        if case .prototype(_, isSelfSizing: true)? = RowHeight(of: document.views[scene.root], in: document) {
            true
        } else {
            false
        }
    }

    /// Neighbors that show text or take touches and cover a part of each other.
    ///
    /// Views that code can move or hide are notes.
    private func overlaps(outlets: Set<String>) -> [Diagnostic] {
        neighbors.flatMap { views in pairs(views) }.map { finding in
            guard finding.views.contains(where: outlets.contains) else { return finding }
            var finding = finding
            finding.severity = .note
            finding.notes.append("An outlet reaches one of them, so code may move or hide it.")
            return finding
        }
    }

    /// The places of the views that may overlap, by superview.
    var neighbors: [[(index: Int, place: CGRect)]] {
        var groups: [Int: [(index: Int, place: CGRect)]] = [:]
        for (index, view) in shown where !doubtful.contains(index) {
            guard let parent = document.views[index].parent, index != scene.root,
                document.views[index].kind.isContent, let place = visiblePlace(index, view)
            else { continue }
            groups[parent, default: []].append((index, place))
        }
        return groups.sorted { one, other in one.key < other.key }.map { _, views in
            views.sorted { one, other in one.index < other.index }
        }
    }

    private func pairs(_ views: [(index: Int, place: CGRect)]) -> [Diagnostic] {
        guard views.count <= Self.mostNeighbors else { return [] }
        return views.indices.flatMap { first in
            views[(first + 1)...].compactMap { other in overlap(views[first], other) }
        }
    }

    private func overlap(_ one: (index: Int, place: CGRect), _ other: (index: Int, place: CGRect)) -> Diagnostic? {
        guard let common = Self.overlap(one.place, other.place), !isPlaceholder(one.index, of: other.index),
            !isPlaceholder(other.index, of: one.index)
        else { return nil }
        let size = [common.width, common.height].map { length in
            InterfaceDocument.short(Double((length * 2).rounded() / 2))
        }.joined(separator: " × ")
        return finding(
            "ib.overlap", "\(label(other.index)) overlaps \(label(one.index)) by \(size) pt.".capitalizedFirst,
            at: other.index,
            others: [one.index])
    }

    /// Returns the common part of two places if it is an overlap, or nil.
    static func overlap(_ one: CGRect, _ other: CGRect) -> CGRect? {
        let common = one.intersection(other)
        guard !common.isNull, common.width > smallestOverlap,
            common.height > smallestShare * min(one.height, other.height)
        else { return nil }
        // A view completely inside another one is intended, and so are two that appear in turns in one place.
        return covers(one, other) || covers(other, one) ? nil : common
    }

    /// Returns whether a view is a label in front of a text view, which shows it while it is empty.
    private func isPlaceholder(_ label: Int, of text: Int) -> Bool {
        document.views[label].tag == "label" && document.views[text].tag == "textView"
    }

    /// Returns whether a rectangle is inside another one, with a tolerance of a point.
    private static func covers(_ outer: CGRect, _ inner: CGRect) -> Bool {
        inner.minX >= outer.minX - 1 && inner.minY >= outer.minY - 1 && inner.maxX <= outer.maxX + 1
            && inner.maxY <= outer.maxY + 1
    }

    /// Returns the visible part of a view in its superview: the text of a label, and the inside of a text view's margins.
    func visiblePlace(_ index: Int, _ view: UIView) -> CGRect? {
        if let text = view as? UITextView { return text.frame.inset(by: text.textContainerInset) }
        guard let label = view as? UILabel else { return view.frame }
        return lines(of: label, index)?.inset(by: margins(of: label.font ?? .systemFont(ofSize: 17)))
    }

    /// Returns the frame of the lines of a label, in its superview, or nil for a label without text.
    private func lines(of label: UILabel, _ index: Int) -> CGRect? {
        guard let text = label.text, !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else { return nil }
        let size = label.sizeThatFits(label.bounds.size)
        let (width, height) = (min(size.width, label.frame.width), min(size.height, label.frame.height))
        let free = label.frame.width - width
        let start: CGFloat =
            switch content(of: index).value("textAlignment") {
            case "center": free / 2
            case "right": free
            default: 0
            }
        return CGRect(
            x: label.frame.minX + start, y: label.frame.midY - height / 2, width: width, height: height)
    }

    /// Returns the empty parts of a line of text: above its capital letters and, except for a few letters, below its baseline.
    private func margins(of font: UIFont) -> UIEdgeInsets {
        UIEdgeInsets(top: font.ascender - font.capHeight, left: 0, bottom: -font.descender, right: 0)
    }

    /// Controls, and anything in a view that clips, that reach out of their superviews.
    private func reaches() -> [Diagnostic] {
        confinedPlaces.compactMap { index, parent, place, room in
            guard let reach = Self.reach(of: place, beyond: room) else { return nil }
            let what = clips(parent) ? "is clipped there" : "receives no touches there"
            return finding(
                "ib.outside-parent",
                ("\(label(index)) extends \(InterfaceDocument.short(Double(reach))) pt beyond "
                    + "\(label(parent)) and \(what).").capitalizedFirst,
                at: index, others: [parent])
        }
    }

    /// Returns how far a place extends beyond a room; nil if the distance does not matter.
    static func reach(of place: CGRect, beyond room: CGRect) -> CGFloat? {
        // A view completely outside is usually moved in later.
        guard place.intersects(room) else { return nil }
        let reach = max(-place.minX, -place.minY, place.maxX - room.maxX, place.maxY - room.maxY)
        return reach > smallestReach ? reach : nil
    }

    /// The views that must stay in their superviews, other than screens, with their places and the bounds of the superviews.
    var confinedPlaces: [(index: Int, parent: Int, place: CGRect, room: CGRect)] {
        let seen = Set(shown.map { item in item.index })
        let isScreen = isKnownScreen
        return shown.compactMap { index, view in
            let element = document.views[index]
            guard index != scene.root, let parent = element.parent, !(isScreen && parent == scene.root),
                seen.contains(parent), !doubtful.contains(index),
                let superview = view.superview, !(superview is UIScrollView), !(superview is UIStackView),
                document.views[parent].kind.scrolling == .none
            else { return nil }
            let clips = clips(parent)
            let text = clips && element.tag == "label" ? view as? UILabel : nil
            let takesTouches =
                element.kind.isControl
                && document.value(of: "userInteractionEnabled", in: element, traits: traits) != "NO"
            guard takesTouches || (clips && element.kind.isControl) || text != nil,
                let place = text.map({ label in lines(of: label, index) }) ?? view.frame
            else { return nil }
            return (index, parent, place, CGRect(origin: .zero, size: superview.bounds.size))
        }
    }

    /// Returns whether a view clips its subviews.
    ///
    /// For the content view of a cell the cell decides: Interface Builder writes the flag for every content view.
    func clips(_ index: Int) -> Bool {
        let view = document.views[index]
        let owner = view.role == .contentView ? view.parent.map { parent in document.views[parent] } : nil
        return document.flag("clipsSubviews", in: owner ?? view, traits: traits)
    }

    /// Returns the views that keep their frame on the canvas on every device.
    ///
    /// Views that a stack view arranges are not included, whatever the document states about their frames: the first Xcode with stack views
    /// marked every arranged view as fixed.
    func fixedFrames() -> [Diagnostic] {
        scene.views.compactMap { index, _ in
            guard index != scene.root, document.flag("fixedFrame", in: document.views[index], traits: traits),
                document.stack(around: document.views[index]) == nil
            else { return nil }
            return finding(
                "ib.fixed-frame",
                "\(label(index)) has no constraints and keeps its frame from the canvas on every device."
                    .capitalizedFirst,
                at: index)
        }
    }
}
