import Foundation
import Scene

extension Scene {
    /// Creates the scene of a view hierarchy, after all pending updates, layouts and drawings.
    ///
    /// A view's name is its `documentIdentifier`, `accessibilityIdentifier` or class; equal names get numbers. The property
    /// `drawing` of a view contains the result of `draw(_:)`. A view with a transform appears as the bounding box of the
    /// transformed view. Translucent views appear opaque.
    ///
    /// ```swift
    /// let picture = SVGRenderer().render(Scene(of: controller.view))
    /// ```
    @preconcurrency @MainActor public init(of root: UIView) {
        root.displayIfNeeded()
        let export = HierarchyExport(root)
        self.init(
            root: export.views[0].id, className: export.views[0].className,
            size: Scene.Size(width: Double(root.bounds.width), height: Double(root.bounds.height)),
            scale: Double(root.pixelsPerPoint), views: export.views, diagnostics: root.layoutFindings)
    }
}

/// Converts the current view hierarchy to the views of a scene.
@MainActor private struct HierarchyExport {
    private(set) var views: [Scene.View] = []
    private var uses: [String: Int] = [:]
    private let conflicting: [AnyObject]

    init(_ root: UIView) {
        conflicting = root.layoutConflicts.flatMap { conflict in
            conflict.constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } }
        }
        add(root, parent: nil)
    }

    private mutating func add(_ view: UIView, parent: String?) {
        let id = identifier(of: view)
        views.append(sceneView(view, id: id, parent: parent))
        for subview in view.subviews { add(subview, parent: id) }
    }

    private mutating func identifier(of view: UIView) -> String {
        let name = view.documentIdentifier ?? view.accessibilityIdentifier ?? "\(type(of: view))"
        let count = (uses[name] ?? 0) + 1
        uses[name] = count
        return count == 1 ? name : "\(name)-\(count)"
    }

    private func sceneView(_ view: UIView, id: String, parent: String?) -> Scene.View {
        let layer = view.layerStorage
        let width = Double(layer?.borderWidth ?? 0)
        let border = Scene.Border(
            width: width, color: layer?.borderColor.map { Scene.Color($0) } ?? .black,
            cornerRadius: Double(layer?.cornerRadius ?? 0))
        let background = view.backgroundColor.flatMap { $0.alpha > 0 ? Scene.Color($0.cgColor) : nil }
        return Scene.View(
            id: id, name: view.documentIdentifier ?? view.accessibilityIdentifier, parent: parent,
            className: "\(type(of: view))", kind: ViewKinds.standard.kind(of: view).scene,
            frame: Scene.Rectangle(view.frame),
            boundsOrigin: Scene.Point(view.bounds.origin), isHidden: view.isHidden,
            isAmbiguous: !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout,
            isConflicting: conflicting.contains { $0 === view }, clipsToBounds: view.clipsToBounds,
            text: view.sceneText, placeholder: view.scenePlaceholder, background: background, border: border,
            drawing: view.controlDrawing + view.drawing)
    }
}

extension UIView {
    /// The drawing of a control for which renderers have no shape.
    fileprivate var controlDrawing: [Scene.DrawingCommand] { (self as? UISegmentedControl)?.looks ?? [] }

    /// The text that the view itself shows; for a button the label shows it.
    fileprivate var sceneText: Scene.Text? {
        switch self {
        case let label as UILabel:
            let color = (superview as? UIButton)?.currentTitleColor ?? label.textColor ?? .label
            return shown(label.text, label.font, label.textAlignment, color, lines: label.brokenLines)
        case let field as UITextField:
            return shown(field.text, field.font, field.textAlignment, field.textColor)
                ?? shown(field.placeholder, field.font, field.textAlignment, nil, isPlaceholder: true)
        case let view as UITextView: return shown(view.text, view.font, view.textAlignment, view.textColor)
        case let bar as UISearchBar:
            return shown(bar.text, .systemFont(ofSize: 17), .natural, .label)
                ?? shown(bar.placeholder, .systemFont(ofSize: 17), .natural, nil, isPlaceholder: true)
        default: return nil
        }
    }

    /// The placeholder that the view shows while it has no text.
    fileprivate var scenePlaceholder: String? {
        (self as? UITextField)?.placeholder ?? (self as? UISearchBar)?.placeholder
    }

    private func shown(
        _ text: String?, _ font: UIFont?, _ alignment: NSTextAlignment, _ color: UIColor?, lines: [String]? = nil,
        isPlaceholder: Bool = false
    ) -> Scene.Text? {
        guard let text, !text.isEmpty else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: Scene.Text.Alignment =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: isRightToLeft ? .right : .left
            }
        return Scene.Text(
            string: text, font: font ?? .systemFont(ofSize: 17), alignment: side, lines: lines,
            isPlaceholder: isPlaceholder, color: color.map { Scene.Color($0.cgColor) })
    }
}
