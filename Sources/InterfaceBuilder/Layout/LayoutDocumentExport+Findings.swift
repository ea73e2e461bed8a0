import Diagnostics
import Foundation
import UIKit

extension LayoutDocumentExport {
    /// Scroll views with an ambiguous content size, each with the views that are ambiguous for this reason.
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
                        OpenValues.scrollContent(of: "'\(name)'"),
                    location: element.location, views: finding.views,
                    notes: inside.isEmpty ? [] : [OpenValues.alsoAmbiguous(inside.listed(most: Self.mostNames))])
            }
    }

    private static let mostNames = 6

    /// Texts that are clipped.
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

    private func isShown(_ place: Int) -> Bool {
        guard !document.views[place].isHidden else { return false }
        return document.views[place].parent.map(isShown) ?? true
    }

    /// Returns the text of a label or button; nil for other views, and for text that cannot be measured.
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
