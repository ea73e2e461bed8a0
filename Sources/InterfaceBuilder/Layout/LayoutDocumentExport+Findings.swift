import Diagnostics
import Foundation
import UIKit

extension LayoutDocumentExport {
    /// Scroll views the size of whose content nothing says, each with what is pinned to its edges and open for that reason alone.
    func scrollingFindings() -> [Diagnostic] {
        guard instantiation.views.contains(where: { view in view is UIScrollView }) else { return [] }
        return instantiation.views[0].layoutFindings.filter { finding in finding.id == "layout.scroll-view-content" }
            .compactMap { finding in
                guard let name = finding.views.first,
                    let element = document.views.first(where: { view in view.name == name })
                else { return nil }
                let inside = finding.views.dropFirst().map { name in "'\(name)'" }
                return Diagnostic(
                    id: finding.id, severity: finding.severity,
                    message:
                        "nothing says how large the content of '\(name)' is: seen from inside, its edges are those "
                        + "of its content, so what is pinned to them has no size",
                    location: element.location, views: finding.views,
                    notes: inside.isEmpty ? [] : ["open with it: " + inside.listed(most: Self.mostNames)])
            }
    }

    private static let mostNames = 6

    /// Texts that do not fit into their views; those of views in conflicts have no size that counts.
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

    private func isShown(_ place: Int) -> Bool {
        guard !document.views[place].isHidden else { return false }
        return document.views[place].parent.map(isShown) ?? true
    }

    /// The text that a label or button shows and that can be measured; nil for other views and for none.
    private func text(of place: Int) -> ShownText? {
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
