import Diagnostics
import Foundation
import UIKit

extension LayoutDocumentExport {
    /// Returns scroll views with an ambiguous content size, each with the views that are ambiguous for this reason.
    func scrollingFindings() -> [Diagnostic] {
        guard instantiation.views.contains(where: { view in view is UIScrollView }) else { return [] }
        return instantiation.views[0].layoutFindings.filter { finding in finding.id == "layout.scroll-view-content" }
            .compactMap { finding in
                guard let name = finding.views.first,
                    let element = document.views.first(where: { view in view.name == name })
                else { return nil }
                return Diagnostic(
                    id: finding.id, severity: finding.severity,
                    message:
                        OpenValues.scrollContent(of: "'\(name)'"),
                    location: element.location, views: finding.views,
                    notes: sizes(of: Array(finding.views.dropFirst())) + [
                        cure(of: name, finding.views.dropFirst().first)
                    ])
            }
    }

    /// Returns the sizes of the views that are pinned to a scroll view.
    private func sizes(of names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        let sizes = names.map { name in
            let frame = document.views.firstIndex { view in view.name == name }.map { place in
                instantiation.views[place].frame.size
            }
            let words = [frame?.width ?? 0, frame?.height ?? 0].map { InterfaceDocument.short(Double($0)) }
            return "'\(name)' is \(words.joined(separator: " × "))"
        }
        return [sizes.listed(most: Self.mostNames) + ": nothing inside gives the whole size."]
    }

    /// Returns the constraints that give the content of a scroll view the size of its frame.
    private func cure(of scrollView: String, _ view: String?) -> String {
        guard let view else { return "Fix: give the views inside of '\(scrollView)' a width and a height." }
        let statements = ["width", "height"].map { attribute in
            "'\(view).\(attribute) == \(scrollView).frameLayoutGuide.\(attribute)'"
        }
        return
            "Fix: add \(statements.joined(separator: " and ")). To scroll along an axis, let the views inside give that length."
    }

    private static let mostNames = 6

    /// Returns the texts that are clipped.
    ///
    /// Views in conflicts are skipped, since their sizes do not count.
    func cutTexts(butOf conflicting: Set<Int>) -> [Diagnostic] {
        document.views.indices.compactMap { place in
            guard !conflicting.contains(place), isShown(place), let text = text(of: place),
                let shortage = text.shortage(in: instantiation.views[place].frame.size)
            else { return nil }
            let element = document.views[place]
            return Diagnostic(
                id: "layout.text-cut", severity: .warning, message: shortage.words(of: "'\(element.name)'"),
                location: element.location, views: [element.name])
        }
    }

    func isShown(_ place: Int) -> Bool {
        guard !document.views[place].isHidden else { return false }
        return document.views[place].parent.map(isShown) ?? true
    }

    /// Returns the text of a label or button; nil for other views, and for text that cannot be measured.
    func text(of place: Int) -> ShownText? {
        guard let text = document.views[place].text, !text.isEmpty,
            !text.unicodeScalars.contains(where: { scalar in scalar.properties.isEmojiPresentation })
        else { return nil }
        switch instantiation.views[place] {
        case let label as UILabel:
            return ShownText(text: text, font: label.font, lines: label.numberOfLines)
        case let button as UIButton where !text.contains("\n"):
            return button.titleLabel.map { label in
                ShownText(text: text, font: label.font, lines: 1, isCutInHeight: false)
            }
        default: return nil
        }
    }
}
