import Diagnostics
import Foundation
import UIKit

extension SceneFindings {
    /// The assumption on which a conflict rests, as a sentence; nil if the conflict is certain.
    ///
    /// - Parameter outlets: The ids of constraints that code can reach.
    func doubt(of conflict: LayoutConflictReport, outlets: Set<String>) -> String? {
        let others = conflict.constraints.filter { constraint in element(of: constraint) == nil }
        guard document.runtime == .cocoaTouch else {
            let written = conflict.constraints.compactMap(element)
            let hasBaseline = written.contains { constraint in
                [constraint.firstAttribute, constraint.secondAttribute].contains { attribute in
                    attribute?.isBaseline == true
                }
            }
            return others.isEmpty && !hasBaseline
                ? nil : "It rests on sizes, baselines or arrangements of AppKit's views that Plumb assumes."
        }
        if others.contains(where: { constraint in constraint.systemSource == .contentSize }), !isTextConflict(conflict)
        {
            return "It rests on a content size that Plumb assumes or that code can change."
        }
        let isReached = conflict.constraints.compactMap(element).contains { constraint in
            outlets.contains(constraint.id)
        }
        if isReached, others.contains(where: { constraint in constraint.systemSource == .contentSize }) {
            return "An outlet reaches one of its constraints, so code may change it."
        }
        let framed = others.filter { constraint in
            constraint.systemSource == .frame && constraint.firstItem !== scene.rootView
        }.compactMap { constraint in (constraint.firstItem as? UIView)?.documentIdentifier }
        if framed.contains(where: outlets.contains) {
            return "An outlet reaches the view with that frame, so code may set it."
        }
        let views = conflict.constraints.flatMap { constraint in [constraint.firstItem, constraint.secondItem] }
        if others.contains(where: { constraint in constraint.systemSource == .stackView }),
            views.contains(where: { item in (item as? UIView)?.isHidden == true })
        {
            return "It rests on the arrangement of a hidden view, which code can show."
        }
        let isOfRoot = others.contains { constraint in
            constraint.systemSource == .frame && constraint.firstItem === scene.rootView && constraint.secondItem == nil
        }
        let isHorizontal = element(of: conflict.broken)?.firstAttribute?.isHorizontal ?? true
        guard isOfRoot, !isSizeKnown(isHorizontal: isHorizontal) else { return nil }
        let root = document.views[scene.root]
        let size = [scene.rootView.frame.width, scene.rootView.frame.height].map { length in
            InterfaceDocument.short(Double(length))
        }
        return "The size of \(document.label(of: root)) is assumed: \(size.joined(separator: " × ")) pt."
    }

    /// Returns whether the document decides the width or height of the root at run time.
    private func isSizeKnown(isHorizontal: Bool) -> Bool {
        let root = document.views[scene.root]
        if let row = RowHeight(of: root, in: document) {
            guard !isHorizontal else { return isInScreenTable(root) }
            switch row {
            case .row, .table: return true
            case .prototype, .content: return false
            }
        }
        if root.parent != nil, case .root(let key) = root.role, RootSize.headers.contains(key) { return true }
        // Code places a view of a storyboard that belongs to no controller.
        guard document.isScreen(root), document.kind != .storyboard || root.controller != nil else { return false }
        return isHorizontal || root.controller != nil
            || root.frame.height >= Double(document.device?.screenSize?.height ?? 0) * RootSize.leastScreen
    }

    /// Returns whether a row belongs to a table on a screen, whose width is known.
    private func isInScreenTable(_ row: InterfaceDocument.View) -> Bool {
        guard row.parent != nil else { return false }
        var top = row
        while let parent = top.parent { top = document.views[parent] }
        return document.isScreen(top)
    }

    /// The ids of constraints that conflict with a measured text by more than measuring may be off.
    var textConflicts: Set<String> {
        Set(
            conflicts.filter(isTextConflict).flatMap { conflict in
                conflict.constraints.compactMap { constraint in element(of: constraint)?.id }
            })
    }

    /// Returns whether all parts of the system in a conflict are sizes of texts, and the difference is above the error of measuring.
    private func isTextConflict(_ conflict: LayoutConflictReport) -> Bool {
        let others = conflict.constraints.filter { constraint in element(of: constraint) == nil }
        guard !others.isEmpty, let cure = conflict.cure, let present = element(of: cure.constraint)?.constant else {
            return false
        }
        let areTexts = others.allSatisfy { constraint in
            guard constraint.systemSource == .contentSize, let label = constraint.firstItem as? UILabel,
                label.text?.isEmpty == false, let id = label.documentIdentifier, let view = document.view(withID: id)
            else { return false }
            return ElementContent(document: document, element: view, traits: nil).isInSystemFont
        }
        return areTexts && abs(Double(cure.constant) - present) > ShownText.largestError(of: abs(Double(cure.constant)))
    }
}
