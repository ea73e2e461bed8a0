import Diagnostics
import Foundation
import UIKit

/// A scene after its layout, with the values that several checks need.
@MainActor struct SceneInspection {
    let document: InterfaceDocument
    let scene: InstantiatedScene
    /// The screen on which the scene is laid out.
    let screen: DocumentScreen
    let traits: InterfaceDocument.Traits?
    let options: LayoutOptions
    private let dynamicType: LayoutOptions.DynamicType
    let findings: SceneFindings
    /// The indices of the views that cannot be checked, because their layout is ambiguous or in a conflict.
    let doubtful: Set<Int>
    /// The UIKit view of each view of the scene, by index in the document.
    let viewOfIndex: [Int: UIView]

    init(document: InterfaceDocument, scene: InstantiatedScene, options: LayoutOptions, scale: Double) {
        self.document = document
        self.scene = scene
        self.options = options
        screen = options.screen(of: document)
        traits = screen.traits
        dynamicType = options.dynamicType(in: document)
        findings = SceneFindings(document: document, scene: scene, options: options, scale: scale)
        doubtful = Set(findings.ambiguousViews + findings.conflictingViews)
        viewOfIndex = Dictionary(uniqueKeysWithValues: scene.views.map { item in (item.index, item.view) })
    }

    /// The visible views: neither they nor their ancestors are hidden, transparent or without size.
    var shown: [(index: Int, view: UIView)] {
        var hidden: Set<Int> = []
        return scene.views.filter { index, view in
            let element = document.views[index]
            let isTransparent =
                document.value(of: "alpha", in: element, traits: traits).flatMap(InterfaceDocument.number) == 0
            let isInHidden = index != scene.root && element.parent.map(hidden.contains) == true
            guard !view.isHidden, !isTransparent, !isInHidden, view.frame.width >= 1, view.frame.height >= 1 else {
                hidden.insert(index)
                return false
            }
            return true
        }
    }

    /// A Boolean value that indicates whether the scene is a macOS window, or another root, with a size that its content does not need.
    var isWindowMisplaced: Bool {
        document.runtime == .macOS && isMarked("misplaced", scene.root)
    }

    /// Returns whether Xcode marks a view as `ambiguous` or `misplaced`.
    func isMarked(_ mark: String, _ index: Int) -> Bool {
        document.flag(mark, in: document.views[index], traits: traits)
    }

    /// Returns the text settings of an element in the size classes of the scene.
    func content(of index: Int) -> ElementContent {
        ElementContent(
            document: document, element: document.views[index], traits: traits, dynamicType: dynamicType)
    }

    /// Returns a finding at the element of a view.
    func finding(
        _ id: DiagnosticID, _ message: String, at index: Int, others: [Int] = [], constraints: [String] = []
    ) -> Diagnostic {
        let views = ([index] + others).map { index in document.views[index].id }
        return Diagnostic(
            id: id, severity: Explanation.of(id)?.severity ?? .warning, message: message,
            location: document.tree.location(of: document.views[index].element), views: views, constraints: constraints)
    }

    /// Returns the name of a view in findings.
    func label(_ index: Int) -> String { document.label(of: document.views[index]) }
}
