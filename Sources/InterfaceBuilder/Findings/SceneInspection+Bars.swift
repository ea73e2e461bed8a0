import Diagnostics
import Foundation
import UIKit

extension SceneInspection {
    /// Texts and controls under the navigation bar, tab bar, toolbar or status bar of a screen.
    ///
    /// Views that scroll are left out: they can be moved out from under the bar.
    func coveredViews() -> [Diagnostic] {
        coverablePlaces.compactMap { index, place, covers in
            covers.lazy.compactMap { cover in coveredView(index, place, by: cover) }.first
        }
    }

    /// The texts and controls that bars may cover, with their places in the root, and the bars.
    var coverablePlaces: [(index: Int, place: CGRect, covers: [Cover])] {
        let root = document.views[scene.root]
        guard document.runtime == .cocoaTouch, root.parent == nil, let controller = root.controller,
            root.role == .root("view"), document.isScreen(root)
        else { return [] }
        let bars = ScreenBars(document: document, screen: screen)
        let (device, above, below) = bars.cover(of: root, in: controller)
        let element = document.controllers[controller].element
        // If the layout avoids a smaller area, the canvas shows that the bar is lower or absent.
        var environment = ReferredEnvironment(document: document, options: options)
        let known = environment.safeArea(of: scene.root)
        let top = extends("top", element) ? min(device.top + above, known.top) : 0
        let bottom = below > 0 && extends("bottom", element) ? min(device.bottom + below, known.bottom) : 0
        guard top > 0 || bottom > 0, !isEmbedded(controller) else { return [] }
        let size = scene.rootView.bounds.size
        let covers = [
            Cover(
                name: above > 0 ? "the navigation bar" : "the status bar", edge: "top",
                area: CGRect(x: 0, y: 0, width: size.width, height: CGFloat(top))),
            Cover(
                name: bars.tagOfBottomBar(of: controller) == "tabBar" ? "the tab bar" : "the toolbar", edge: "bottom",
                area: CGRect(x: 0, y: size.height - CGFloat(bottom), width: size.width, height: CGFloat(bottom))),
        ]
        return shown.compactMap { index, view in
            guard index != scene.root, !doubtful.contains(index), document.views[index].kind.isContent,
                !scrolls(index), let place = visiblePlace(index, view), let superview = view.superview
            else { return nil }
            let inRoot = place.offsetBy(
                dx: superview.origin(in: scene.rootView).x, dy: superview.origin(in: scene.rootView).y)
            return (index, inRoot, covers)
        }
    }

    /// A bar over a screen.
    struct Cover {
        let name: String
        /// The edge of the safe area that keeps clear of the bar.
        let edge: String
        let area: CGRect
    }

    /// A smaller share of a view under a bar is its margin.
    private static let smallestCover: CGFloat = 0.3

    /// Returns the part of a place that a bar covers; nil if it is only a margin.
    static func covered(_ place: CGRect, by area: CGRect) -> CGRect? {
        let common = place.intersection(area)
        return !common.isNull && common.width > 0 && common.height > smallestCover * place.height ? common : nil
    }

    private func coveredView(_ index: Int, _ place: CGRect, by cover: Cover) -> Diagnostic? {
        guard let common = Self.covered(place, by: cover.area) else { return nil }
        var finding = finding(
            "ib.under-bar",
            "\(label(index)) is under \(cover.name), which covers ".capitalizedFirst
                + "\(ShownText.rounded(common.height)) of its \(ShownText.rounded(place.height)) pt.",
            at: index)
        finding.notes.append("Fix: constrain the \(cover.edge) of \(label(index)) to the safe area.")
        return finding
    }

    /// Returns whether the controller extends its view under the bars of an edge.
    private func extends(_ edge: String, _ controller: XMLTree.ElementID) -> Bool {
        let element = document.tree.child(of: controller, named: "extendedEdge", key: "edgesForExtendedLayout")
        return element.map { element in document.tree.value(of: edge, in: element) == "YES" } ?? true
    }

    /// Returns whether a controller, or one that contains or presents it, fills a container view of another screen.
    func isEmbedded(_ controller: Int) -> Bool {
        let tree = document.tree
        let embedded = Set(
            document.views.lazy.filter { view in view.tag == "containerView" }.flatMap { view -> [String] in
                guard let connections = tree.child(of: view.element, named: "connections") else { return [] }
                return tree.children(of: connections, named: "segue").compactMap { segue in
                    tree.value(of: "kind", in: segue) == "embed" ? tree.value(of: "destination", in: segue) : nil
                }
            })
        var (open, seen) = ([controller], Set([controller]))
        while let next = open.popLast() {
            if embedded.contains(document.controllers[next].id) { return true }
            open += (document.controllers[next].containers + document.controllers[next].presenters)
                .filter { index in seen.insert(index).inserted }
        }
        return false
    }

    /// Returns whether a view lies in a view that scrolls, or is one.
    private func scrolls(_ index: Int) -> Bool {
        var next: Int? = index
        while let place = next, place != scene.root {
            if document.views[place].kind.scrolling != .none { return true }
            next = document.views[place].parent
        }
        return document.views[scene.root].kind.scrolling != .none
    }
}
