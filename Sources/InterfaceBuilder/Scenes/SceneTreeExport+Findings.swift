import Diagnostics
import Foundation
@_spi(Host) import UIKit

extension SceneTreeExport {
    /// Returns scroll views with an ambiguous content size, each with the views that are ambiguous for this reason.
    func scrollingFindings() -> [Diagnostic] {
        guard tree.views.contains(where: { item in item.view is UIScrollView }) else { return [] }
        return tree.rootView.layoutFindings.filter { finding in finding.id == "layout.scroll-view-content" }
            .compactMap { finding in
                guard let name = finding.views.first,
                    let element = tree.views.first(where: { item in item.id == name })
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
            let frame = tree.views.first { item in item.id == name }?.view.frame.size
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
        tree.views.indices.compactMap { place in
            guard !conflicting.contains(place), isShown(place), let text = text(of: place),
                let shortage = text.shortage(in: tree.views[place].view.frame.size)
            else { return nil }
            let element = tree.views[place]
            return Diagnostic(
                id: "layout.text-cut", severity: .warning, message: shortage.words(of: "'\(element.id)'"),
                location: element.location, views: [element.id])
        }
    }

    /// Returns texts and controls that are outside the screen, completely or in part.
    ///
    /// Views in conflicts are skipped, and so are views with ambiguous frames.
    func departures(butOf conflicting: Set<Int>) -> [Diagnostic] {
        screenPlaces.compactMap { item in
            guard !conflicting.contains(item.index),
                let departure = ScreenDeparture(of: item.place, from: item.room, isText: item.isText),
                !branch(of: item.index).contains(where: { place in
                    conflicting.contains(place)
                        || !tree.views[place].view.translatesAutoresizingMaskIntoConstraints
                            && tree.views[place].view.hasAmbiguousLayout
                })
            else { return nil }
            let element = tree.views[item.index]
            return Diagnostic(
                id: "layout.off-screen", severity: .warning,
                message: departure.message(of: "'\(element.id)'", in: "the screen"), location: element.location,
                views: [element.id], notes: [departure.fix(of: "'\(element.id)'", in: "the safe area")])
        }
    }

    /// The texts and controls that must be on the screen, with their places in the root.
    ///
    /// Views inside scroll views are left out.
    var screenPlaces: [SceneInspection.ScreenPlace] {
        guard isOnScreen else { return [] }
        let root = tree.rootView
        let room = CGRect(origin: .zero, size: root.bounds.size)
        return tree.views.indices.dropFirst().compactMap { place in
            let view = tree.views[place].view
            let isText = view is UILabel
            guard isShown(place), isText ? tree.views[place].text?.isEmpty == false : isControl(place),
                view.frame.width >= 1, view.frame.height >= 1,
                !branch(of: place).dropFirst().contains(where: { place in tree.views[place].view is UIScrollView })
            else { return nil }
            var size = view.frame.size
            if isText { size.width = min(size.width, view.sizeThatFits(size).width) }
            return SceneInspection.ScreenPlace(
                index: place, place: CGRect(origin: view.origin(in: root), size: size), room: room, isText: isText)
        }
    }

    private func isControl(_ place: Int) -> Bool {
        ViewKinds.standard.kind(ofClassNamed: tree.views[place].className).isContent
    }

    /// The view and its superviews below the root, from inside to outside.
    private func branch(of place: Int) -> [Int] {
        Array(sequence(first: place) { place in parents[place] }.prefix { place in place != 0 })
    }

    func isShown(_ place: Int) -> Bool {
        guard !tree.views[place].view.isHidden else { return false }
        return parents[place].map(isShown) ?? true
    }

    /// Returns the text of a label or button; nil for other views, and for text that cannot be measured.
    func text(of place: Int) -> ShownText? {
        guard let text = tree.views[place].text, !text.isEmpty,
            !text.unicodeScalars.contains(where: { scalar in scalar.properties.isEmojiPresentation })
        else { return nil }
        switch tree.views[place].view {
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
