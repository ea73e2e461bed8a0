import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// A layout document, and the result of design tool commands, which are given as text.
@MainActor struct ToolScene {
    let text: String
    let document: DesignDocument
    private let intrinsicSizes: LayoutOptions.IntrinsicSizes

    init(_ text: String, intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured) throws {
        self.text = text
        self.intrinsicSizes = intrinsicSizes
        let (document, problems) = DesignDocument.read(
            Array(text.utf8), file: "scene.yaml", intrinsicSizes: intrinsicSizes)
        self.document = try #require(document, "\(problems)")
    }

    /// The edits of a command such as `align leading 5 a b` or `pin top standard a`.
    func edits(_ command: String) throws -> [Edit] {
        var words = command.split(separator: " ").map(String.init)
        let canvas = document.canvases[0]
        let (tool, subject) = (words.removeFirst(), words.removeFirst())
        var number: Double?
        if let word = words.first, let value = Double(word) {
            number = value
            words.removeFirst()
        }
        var isStandard = false
        if words.first == "standard" {
            isStandard = true
            words.removeFirst()
        }
        let selection = words == ["all"] ? canvas.items.filter { !$0.kind.isGuide } : try canvas.selection(words)
        switch (tool, subject) {
        case ("align", "container-x"):
            return try centerInContainer(along: .horizontal, selection, offset: number ?? 0, on: canvas)
        case ("align", "container-y"):
            return try centerInContainer(along: .vertical, selection, offset: number ?? 0, on: canvas)
        case ("align", _):
            let alignment = try #require(Alignment(rawValue: subject))
            return try align(alignment, selection, offset: number ?? 0, on: canvas)
        case ("pin", "width"): return try pinSize(.horizontal, number, selection, on: canvas)
        case ("pin", "height"): return try pinSize(.vertical, number, selection, on: canvas)
        case ("pin", "aspect"): return try pinAspectRatio(selection, on: canvas)
        case ("pin", "equal-widths"): return try pinEqualSizes(.horizontal, selection, on: canvas)
        case ("pin", "equal-heights"): return try pinEqualSizes(.vertical, selection, on: canvas)
        case ("pin", "horizontal-spacing"): return try pinSpacing(along: .horizontal, selection, on: canvas)
        case ("pin", "vertical-spacing"): return try pinSpacing(along: .vertical, selection, on: canvas)
        case ("pin", _):
            let isMargin = subject.hasSuffix("-margin")
            let side = try #require(Side(rawValue: isMargin ? String(subject.dropLast(7)) : subject))
            let space = isStandard ? .standard : number.map(PinnedSpace.points) ?? .current
            return try pin(side, space, selection, usingMargins: isMargin, on: canvas)
        case ("stack", "embed"): return try embedInStack(selection, identifier: "stack", on: canvas)
        case ("size", "placeholder"):
            return setIntrinsicSizePlaceholder(selection, Canvas.IntrinsicSize(width: number, height: nil))
        case ("size", "hugging"): return setContentPriorities(selection) { $0.horizontalHugging = number ?? 250 }
        case ("size", "compression"):
            return setContentPriorities(selection) { $0.verticalCompressionResistance = number ?? 750 }
        case ("resolve", "clear"):
            let edits = clearConstraints(selection, laidOut: document.layout.rectangles, on: canvas)
            return document.keepingRootSize([(canvas, edits)])[0].edits
        case ("resolve", "reset"): return document.resettingToSuggestedConstraints([(canvas, selection)])[0].edits
        case ("resolve", "add-missing"): return document.addingMissingConstraints([(canvas, selection)])[0].edits
        case ("resolve", "update-constants"): return updateConstants(selection, on: canvas)
        case ("resolve", "update-frames"):
            return updateFrames(selection, laidOut: document.layout.rectangles, on: canvas)
        default:
            Issue.record("no command \(command)")
            return []
        }
    }

    /// The text after several commands, each applied to the result of the one before.
    func text(after commands: [String]) throws -> String {
        var scene = self
        for command in commands {
            let edits = try scene.edits(command)
            let text = try #require(scene.document.text(applying: [(scene.document.canvases[0], edits)]), "\(edits)")
            scene = try ToolScene(text, intrinsicSizes: intrinsicSizes)
        }
        return scene.text
    }

    /// The frames of all views, relative to their parents.
    static func frames(of text: String) throws -> [String] {
        let names = try ToolScene(text).document.canvases[0].items.filter { !$0.kind.isGuide }.map { $0.id }
        return frames(of: text, names)
    }

    /// The frames of views, relative to their parents, as `name x y width height`.
    static func frames(of text: String, _ names: [String]) -> [String] {
        let document = DocumentLayout.layout(Array(text.utf8), file: "scene.yaml")
        return names.compactMap { name in
            guard let frame = document.scenes.first?.views.first(where: { $0.id == name })?.frame else { return nil }
            let numbers = [frame.x, frame.y, frame.width, frame.height]
            return ([name] + numbers.map { "\($0)".replacing(/\.0$/, with: "") }).joined(separator: " ")
        }
    }

    /// The findings about constraints in a text, without those about texts that do not fit.
    static func findings(of text: String) -> [String] {
        let document = DocumentLayout.layout(Array(text.utf8), file: "scene.yaml")
        return document.allDiagnostics.map { $0.id.rawValue }.filter { $0 != "layout.text-cut" }
    }
}
