import Diagnostics
import Foundation
import UIKit

extension SceneInspection {
    /// The ratio of the longest usual translation to a short English text, and of text styles without the accessibility sizes.
    private static let growth: CGFloat = 1.35

    private static let fewestLetters = 2

    /// Texts that do not fit into their views.
    ///
    /// A text that code can replace is a note.
    ///
    /// - Parameter outlets: The ids of views that code can reach.
    func cutTexts(outlets: Set<String>) -> [Diagnostic] {
        shown.compactMap { index, view in
            guard !doubtful.contains(index), let text = text(of: index, view),
                let shortage = text.shortage(in: view.frame.size)
            else { return nil }
            var found = finding("ib.text-cut", shortage.words(of: label(index)), at: index)
            if outlets.contains(document.views[index].id) {
                found.severity = .note
                found.notes.append("An outlet reaches \(label(index)), so code may set another text.")
            }
            if let name = document.tree.value(of: "customClass", in: document.views[index].element) {
                found.severity = .note
                found.notes.append("\(name) may draw its text in another way.")
            }
            return found
        }
    }

    /// Returns the texts with a fixed width or height, although translations and the user's text size need more.
    func fixedTexts() -> [Diagnostic] {
        let shownViews = Dictionary(uniqueKeysWithValues: shown.map { item in (item.index, item.view) })
        return scene.constraints.compactMap { index, constraint in
            let element = document.constraints[index]
            guard element.relation == .equal, element.secondItem == nil, element.priority >= 1000,
                !element.isPlaceholder, case .view(let viewIndex) = document.items[element.firstItem],
                let view = shownViews[viewIndex]
            else { return nil }
            let room = constraint.constant
            let text = text(of: viewIndex, view)
            switch element.firstAttribute {
            case .width: return fixedWidth(room, text?.lines == 1 ? text : nil, viewIndex, element)
            case .height:
                return text.map { text in fixedHeight(room, text, viewIndex, element) }
                    ?? fixedHeight(room, around: viewIndex, shownViews, element)
            default: return nil
            }
        }
    }

    private func fixedWidth(
        _ room: CGFloat, _ text: ShownText?, _ view: Int, _ constraint: InterfaceDocument.Constraint
    ) -> Diagnostic? {
        // A text with hardly any letters is the same in every language.
        guard let text, text.text.filter({ character in character.isLetter }).count >= Self.fewestLetters else {
            return nil
        }
        let width = text.naturalSize.width * CGFloat(text.smallestScale)
        let needed = width * Self.growth
        guard needed > text.most(room), width <= text.most(room) else { return nil }
        return at(
            constraint,
            finding(
                "ib.fixed-width-text",
                "\(label(view)) has a fixed width of \(rounded(room)) pt. ".capitalizedFirst
                    + "A translation that is a third longer needs about \(rounded(needed)) pt.",
                at: view, constraints: [constraint.id]))
    }

    private func fixedHeight(
        _ room: CGFloat, _ text: ShownText, _ view: Int, _ constraint: InterfaceDocument.Constraint
    ) -> Diagnostic? {
        guard scales(view) else { return nil }
        let needed = text.naturalSize.height * Self.growth
        guard needed > text.most(room) else { return nil }
        return at(
            constraint,
            finding(
                "ib.fixed-height-text",
                "\(label(view)) has a fixed height of \(rounded(room)) pt, but its font grows with the text size. "
                    .capitalizedFirst
                    + "Without accessibility sizes, it needs up to \(rounded(needed)) pt.",
                at: view, constraints: [constraint.id]))
    }

    /// A finding about the first label that is pinned to the top and bottom of a view with a fixed height.
    private func fixedHeight(
        _ room: CGFloat, around index: Int, _ shownViews: [Int: UIView], _ constraint: InterfaceDocument.Constraint
    ) -> Diagnostic? {
        document.views[index].children.lazy.compactMap { child -> Diagnostic? in
            guard let view = shownViews[child], let text = text(of: child, view), scales(child), fills(child, index)
            else {
                return nil
            }
            let height = view.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height
            let needed = height * Self.growth + room - view.frame.height
            guard needed > text.most(room) else { return nil }
            return at(
                constraint,
                finding(
                    "ib.fixed-height-text",
                    "\(label(index)) has a fixed height of \(rounded(room)) pt, ".capitalizedFirst
                        + "but the font of \(label(child)) in it grows with the text size. Without accessibility sizes, it needs up to \(rounded(needed)) pt.",
                    at: index, others: [child], constraints: [constraint.id]))
        }.first
    }

    private func scales(_ index: Int) -> Bool {
        document.flag("adjustsFontForContentSizeCategory", in: document.views[index], traits: traits)
    }

    /// Returns whether constraints connect the top and bottom edges of a view with those of its superview.
    private func fills(_ child: Int, _ parent: Int) -> Bool {
        let ids = [document.views[child].id, document.views[parent].id]
        let edges = scene.constraints.compactMap { index, _ -> InterfaceDocument.Attribute? in
            let constraint = document.constraints[index]
            guard let second = constraint.secondItem, constraint.firstAttribute == constraint.secondAttribute,
                Set([constraint.firstItem, second]) == Set(ids)
            else { return nil }
            return constraint.firstAttribute
        }
        return edges.contains(.top) && edges.contains(.bottom)
    }

    /// The finding at the element of a constraint.
    private func at(_ constraint: InterfaceDocument.Constraint, _ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        finding.location = document.tree.location(of: constraint.element)
        return finding
    }

    /// Returns the text of a label or button; nil for other views, without text, and in a font that cannot be measured.
    ///
    /// The labels that a table cell creates have no font in the document.
    func text(of index: Int, _ view: UIView) -> ShownText? {
        let content = content(of: index)
        guard content.isInSystemFont, !document.isMadeByCell(document.views[index]), !content.hasEmoji else {
            return nil
        }
        if let label = view as? UILabel, let text = label.text, !text.isEmpty {
            return ShownText(
                text: text, font: label.font ?? .systemFont(ofSize: 17), lines: label.numberOfLines,
                smallestScale: label.numberOfLines == 1 ? smallestScale(content) : 1)
        }
        guard view is UIButton, let title = content.title, !title.isEmpty else { return nil }
        // A button's default title is not meant to appear beside an image.
        guard title != "Button" || !content.hasButtonImage else { return nil }
        let breaks = ["wordWrap", "characterWrap", "wordWrapping"].contains(content.value("lineBreakMode") ?? "")
        guard !breaks, !title.contains("\n") else { return nil }
        return ShownText(text: title, font: content.font, lines: 1, isCutInHeight: false)
    }

    /// Returns the minimum scale that the document allows for a font.
    ///
    /// A label without such a setting may be scaled.
    private func smallestScale(_ content: ElementContent) -> Double {
        guard content.value("adjustsFontSizeToFit") != "NO" else { return 1 }
        if let scale = content.number("minimumScaleFactor"), scale > 0 { return min(1, scale) }
        if let size = content.number("minimumFontSize"), size > 0 { return min(1, size / max(1, content.fontSize)) }
        return 1
    }

    private func rounded(_ number: CGFloat) -> String { ShownText.rounded(number) }
}
