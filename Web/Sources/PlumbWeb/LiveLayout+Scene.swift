import Diagnostics
import LayoutEngine
import Renderers
import Scene
import Typography

/// The drawing of a live layout.
extension LiveLayout {
    /// The layout as an SVG document.
    var svg: String {
        solve()
        return SVGRenderer(showsConstraints: false, showsNames: true).renderAlone(scene)
    }

    private var scene: Scene {
        let conflicting = Set(engine.conflicts.flatMap(views))
        let views = document.views.indices.map { index in view(index, conflicting: conflicting) }
        let size = Scene.Size(width: frames.first?.width ?? 0, height: frames.first?.height ?? 0)
        return Scene(
            root: document.views[0].name, className: document.views[0].className, size: size, scale: 2, views: views,
            diagnostics: findings)
    }

    private func view(_ index: Int, conflicting: Set<String>) -> Scene.View {
        let view = document.views[index]
        let frame = Scene.Rectangle(
            x: frames[index].minX, y: frames[index].minY, width: frames[index].width, height: frames[index].height)
        return Scene.View(
            id: view.name, name: view.name, parent: view.parent.map { parent in document.views[parent].name },
            className: view.className, kind: kind(of: view.className), frame: frame, isHidden: view.isHidden,
            isAmbiguous: index > 0 && !ambiguousValues(of: index).isEmpty,
            isConflicting: conflicting.contains(view.name),
            text: text(of: view, width: frame.width), placeholder: view.placeholder)
    }

    private func text(of view: LiveDocument.View, width: Double) -> Scene.Text? {
        let size = view.className == "UIButton" ? 15.0 : view.className == "UITextField" ? 14.0 : 17.0
        guard let string = view.text ?? view.placeholder else { return nil }
        let font = ContentSize.font(of: view, size: size, at: document.textSize)
        let wraps = view.className == "UILabel"
        let lines = TextLayout(
            string, font: font, width: wraps ? width + 0.5 : .infinity, maximumLines: view.numberOfLines,
            mode: .truncatingTail)
        return Scene.Text(
            string: string, fontSize: font.pointSize, fontWeight: font.weight.cssValue,
            alignment: view.className == "UIButton" ? .center : .left, lines: lines.lines.map { line in line.text },
            lineHeight: lines.metrics.lineHeight, isPlaceholder: view.text == nil)
    }

    private func kind(of className: String) -> Scene.View.Kind {
        switch className {
        case "UILabel": .label
        case "UIButton": .button
        case "UITextField": .textField
        case "UIImageView": .imageView
        case "UISwitch": .switch
        case "UISlider": .slider
        case "UIStepper": .stepper
        case "UIProgressView": .progressView
        case "UIActivityIndicatorView": .activityIndicator
        case "UIStackView": .stackView
        default: .view
        }
    }
}
