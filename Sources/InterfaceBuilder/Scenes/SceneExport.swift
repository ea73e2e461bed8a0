import Diagnostics
import Foundation
import Scene
@_spi(Host) import UIKit

/// Converts a laid out tree of views to a scene with its findings.
@MainActor struct SceneExport {
    let document: InterfaceDocument
    let scene: InstantiatedScene
    let options: LayoutOptions
    let scale: Double
    /// The problems that were found while the views were created.
    let problems: [Diagnostic]

    /// Returns the scene of the views in their current state.
    func makeScene() -> Scene {
        makeScene(with: SceneFindings(document: document, scene: scene, options: options, scale: scale))
    }

    /// Returns the scene of the views in their current state, with given findings.
    func makeScene(with findings: SceneFindings) -> Scene {
        let root = document.views[scene.root]
        let diagnostics = problems.map { problem in problem.tempered(by: options) } + findings.diagnostics()
        let ambiguous = Set(findings.ambiguousViews)
        let conflicting = Set(findings.conflictingViews)
        let exhaustion = exhaustion()
        let views = scene.views.map { index, view in
            sceneView(
                index, view, isAmbiguous: ambiguous.contains(index), isConflicting: conflicting.contains(index))
        }
        let size = scene.rootView.bounds.size
        return Scene(
            root: root.id, className: root.tag, size: .init(width: Double(size.width), height: Double(size.height)),
            scale: scale, views: views, constraints: SceneConstraints(document: document, scene: scene).constraints(),
            diagnostics: diagnostics + exhaustion, appearance: document.appearance,
            controllerNames: document.controllerNames(ofRoot: root))
    }

    /// Returns the finding about constraints that need too many steps.
    ///
    /// It is created last, after every other query.
    private func exhaustion() -> [Diagnostic] {
        guard scene.rootView.isLayoutExhausted else { return [] }
        let root = document.views[scene.root]
        let finding = LayoutExhaustion(constraintCount: scene.constraints.count, isLaidOut: scene.isLaidOut)
            .diagnostic(at: document.tree.location(of: root.element), root: root.id)
        return [finding.tempered(by: options)]
    }

    private func sceneView(_ index: Int, _ view: UIView, isAmbiguous: Bool, isConflicting: Bool) -> Scene.View {
        let element = document.views[index]
        let content = ElementContent(
            document: document, element: element, traits: nil, dynamicType: options.dynamicType(in: document))
        let isRoot = index == scene.root
        let mac = document.runtime == .macOS ? AppKitMetrics(document: document, view: element) : nil
        let looks = ViewLooks(document: document, element: element, content: content, view: view)
        return Scene.View(
            id: element.id, name: document.name(of: element),
            parent: isRoot ? nil : element.parent.map { parent in document.views[parent].id },
            className: element.tag, kind: mac?.sceneKind ?? element.kind.scene, frame: .init(view.frame),
            isHidden: view.isHidden, isAmbiguous: isAmbiguous, isConflicting: isConflicting,
            clipsToBounds: document.flag("clipsSubviews", in: element),
            text: mac.map { mac in mac.sceneText(width: view.frame.width) } ?? content.sceneText(view, looks),
            placeholder: mac == nil ? content.value("placeholder") : mac?.placeholder,
            background: looks.background, border: looks.border, drawing: looks.drawing, pictures: looks.pictures,
            control: looks.control, textArea: mac == nil ? looks.textArea : nil, hasFrame: looks.hasFrame,
            opacity: looks.opacity)
    }
}

extension ElementContent {
    /// Returns the text for a scene, or nil for a view without text.
    @MainActor func sceneText(_ view: UIView, _ looks: ViewLooks) -> Scene.Text? {
        let shown = shownText
        guard let string = shown ?? value("placeholder"), !string.isEmpty else { return nil }
        let weights = [
            "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
            "heavy": 800, "black": 900,
        ]
        let alignments: [String: Scene.Text.Alignment] = [
            "left": .left, "center": .center, "right": .right, "justified": .justified,
        ]
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let standard = element.tag == "button" ? looks.horizontalAlignment : isRightToLeft ? .right : .left
        return Scene.Text(
            string: string, fontSize: fontSize, fontWeight: weights[fontWeight] ?? 400,
            alignment: value("textAlignment").flatMap { name in alignments[name] } ?? standard,
            lines: (view as? UILabel)?.brokenLines, isPlaceholder: shown == nil,
            color: shown == nil ? nil : textColor ?? looks.foreground)
    }
}

extension ElementContent {
    /// The color of the text, or of the title in the normal state, or nil for the control's default.
    fileprivate var textColor: Scene.Color? {
        let state = document.tree.child(of: element.element, named: "state", key: "normal")
        return document.color("textColor", in: element.element)
            ?? state.flatMap { state in document.color("titleColor", in: state) }
            ?? (showsTint ? document.tint(of: element) : nil)
    }

    /// A Boolean value that indicates whether a title without its own color has the tint color.
    private var showsTint: Bool {
        element.tag == "button" && value("buttonType").map { type in ["system", "roundedRect"].contains(type) } == true
    }
}

extension InterfaceDocument {
    /// Returns the name of a view: its label in Interface Builder, or otherwise its text.
    public func name(of view: View) -> String? {
        if let label = tree.value(of: "userLabel", in: view.element) { return label }
        let content = ElementContent(document: self, element: view, traits: nil)
        let shown = runtime == .macOS ? AppKitMetrics(document: self, view: view).text : content.shownText
        let text = shown ?? content.value("placeholder") ?? content.imageName
        guard let line = text?.split(separator: "\n").first, !line.isEmpty else { return nil }
        return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
    }
}
