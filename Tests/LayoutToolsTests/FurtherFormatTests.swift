import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import Scene
import Testing
import UIKit

/// A made-up format with a view or a constraint in each line: a reader and a writer, and nothing else.
///
///     view UIView screen - 320 200
///     view UILabel title screen Hello
///     pin title.left screen.left 20
private struct LineDocument: EditableDocument {
    struct View {
        let className: String
        let name: String
        let parent: String?
        let rest: [String]
        let line: Int
    }

    let text: String
    var views: [View] = []
    var pins: [(words: [String], line: Int)] = []
    var diagnostics: [Diagnostic] = []

    static let fileExtensions = ["lines"]
    static let formats = DocumentFormats(DocumentFormats.standard.all.dropLast() + [LineDocument.self])

    static func isFormat(of bytes: [UInt8], file: String) -> Bool {
        file.hasSuffix(".lines") || bytes.starts(with: "view ".utf8)
    }

    static func read(_ bytes: [UInt8], file: String?) -> (document: LineDocument?, diagnostics: [Diagnostic]) {
        var document = LineDocument(text: String(decoding: bytes, as: UTF8.self))
        for (index, line) in document.text.split(separator: "\n").enumerated() {
            let words = line.split(separator: " ").map(String.init)
            if words[0] == "view" {
                document.views.append(
                    View(
                        className: words[1], name: words[2], parent: words[3] == "-" ? nil : words[3],
                        rest: Array(words.dropFirst(4)), line: index + 1))
            } else {
                document.pins.append((words, index + 1))
            }
        }
        return (document, [])
    }

    @MainActor func scenes(_ options: LayoutOptions) -> [SceneMaker] {
        [SceneMaker(root: views[0].name, title: views[0].name) { options in tree(options) }]
    }

    @MainActor private func tree(_ options: LayoutOptions) -> SceneTree {
        var known: [String: UIView] = [:]
        let items = views.map { element in
            let view = ViewKinds.standard.view(ofClassNamed: element.className) ?? UIView(frame: .zero)
            known[element.name] = view
            var item = SceneTree.View(id: element.name, className: element.className, view: view)
            item.label = element.name
            item.location = Diagnostics.SourceLocation(line: element.line, column: 1)
            if let parent = element.parent.flatMap({ name in known[name] }) {
                view.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(view)
                item.text = element.rest.joined(separator: " ")
                (view as? UILabel)?.text = item.text
            } else {
                let size = options.rootSize(.init(width: Double(element.rest[0])!, height: Double(element.rest[1])!))
                view.frame.size = CGSize(width: size.width, height: size.height)
            }
            return item
        }
        let constraints = pins.map { words, line in
            func side(_ word: String) -> (item: UIView?, attribute: NSLayoutConstraint.Attribute) {
                let parts = word.split(separator: ".").map(String.init)
                guard parts.count == 2 else { return (nil, .notAnAttribute) }
                return (known[parts[0]], .init(documentName: parts[1])!)
            }
            let (first, second) = (side(words[1]), side(words[2]))
            let constraint = NSLayoutConstraint(
                item: first.item!, attribute: first.attribute, relatedBy: .equal, toItem: second.item,
                attribute: second.attribute, multiplier: 1, constant: CGFloat(Double(words[3])!))
            constraint.isActive = true
            var item = SceneTree.Constraint(id: "line \(line)", constraint: constraint)
            item.location = Diagnostics.SourceLocation(line: line, column: 1)
            return item
        }
        return SceneTree(items, constraints)
    }

    func location(ofView id: String) -> Diagnostics.SourceLocation? {
        views.first { view in view.name == id }.map { view in Diagnostics.SourceLocation(line: view.line, column: 1) }
    }

    func text(applying changes: [DesignDocument.Change], on canvases: [Canvas]) -> String? {
        var lines = text.split(separator: "\n").map(String.init) as [String?]
        for edit in changes.flatMap(\.edits) {
            switch edit {
            case .addConstraint(let constraint):
                let first = "\(constraint.firstItem).\(constraint.firstAttribute.documentName)"
                let second = constraint.secondItem.map { item in "\(item).\(constraint.secondAttribute.documentName)" }
                guard constraint.relation == .equal, constraint.multiplier == 1 else { return nil }
                lines.append("pin \(first) \(second ?? "-") \(Int(constraint.constant))")
            case .removeConstraint(let constraint):
                lines[Int(constraint.id!.split(separator: " ")[1])! - 1] = nil
            case .useConstraints: break
            default: return nil
            }
        }
        return lines.compactMap(\.self).joined(separator: "\n") + "\n"
    }
}

/// A further format costs a reader and a writer: every command works on the tree of views that the reader makes.
@Suite @MainActor struct FurtherFormatTests {
    private let head = "view UIView screen - 320 200\nview UILabel title screen Hello\n"
    private var fixed: String {
        head + "pin title.left screen.left 20\npin title.top screen.top 30\npin title.width - 300\n"
    }

    private func read(_ text: String) throws -> any SceneDocument {
        let document = LineDocument.formats.read(Array(text.utf8), file: "a.lines").document
        try #require(document is LineDocument)
        return try #require(document)
    }

    private func design(_ text: String) throws -> DesignDocument {
        try #require(DesignDocument.read(read(text), file: "a.lines").document)
    }

    @Test func isLaidOutWithFindings() throws {
        let document = try read(fixed)
        let scene = try #require(document.layout(file: "a.lines", options: LayoutOptions()).scenes.first)
        #expect(scene.views.map(\.id) == ["screen", "title"] && scene.views[1].text?.string == "Hello")
        #expect(scene.views[1].frame == .init(x: 20, y: 30, width: 300, height: 20.5))
        #expect(document.findings(on: [], options: LayoutOptions()) { $0.name }.isEmpty)
        let ambiguous = try read(head + "pin title.left screen.left 20\n")
        let findings = ambiguous.findings(on: [], options: LayoutOptions()) { $0.name }
        #expect(findings.map(\.id) == ["layout.ambiguous"] && findings[0].location?.line == 2)
    }

    @Test func isShownOnDevices() throws {
        let devices = ["retina4_0", "retina6_12"].map { id in InterfaceDocument.Device(id: id) }
        let preview = DocumentPreview(of: try read(fixed), file: "a.lines", on: devices)
        #expect(preview.screens.count == 1)
        #expect(preview.screens[0].pictures.map(\.scene.size.width) == [320, 393])
    }

    @Test func isSweptAndResized() throws {
        let document = try read(fixed + "pin title.right screen.right -20\n")
        let sweep = DocumentSweep(of: document, file: "a.lines", over: 280...400)
        #expect(sweep.screens.first?.findings.map(\.intervals) == [[280...339], [341...400]])
        let live = ResizableDocument(
            of: try read(fixed), file: "a.lines", on: [], range: 280...400, look: DocumentLook())
        #expect(live.screens.first?.layouts.first?.regions.isEmpty == false)
    }

    @Test func isExportedAndCompared() throws {
        let scenes = CodeExport.scenes(of: try read(fixed), file: "a.lines").scenes.map(\.scene)
        #expect(CodeExport.text(of: scenes, style: .swift, file: "a.lines").contains("H:|-20-[title(300)]"))
        let moved = fixed.replacingOccurrences(of: "left 20", with: "left 24")
        let difference = DocumentDifference(
            from: Array(fixed.utf8), to: Array(moved.utf8), files: ("a.lines", "a.lines"), formats: LineDocument.formats
        )
        #expect(difference.hasLayoutChanges && difference.scenes.count == 1)
    }

    @Test func isEdited() throws {
        let document = try design(head + "pin title.left screen.left 20\n")
        let canvas = try #require(document.canvases.first)
        let title = try #require(canvas.item("title"))
        #expect(document.layout.openAttributes["title"] == [.top])
        let changes = document.addingMissingConstraints([(canvas, [title])])
        let text = try #require(document.text(applying: changes))
        #expect(text == document.text + "pin title.top screen.top 0\n")
        let after = try #require(document.reading(text))
        #expect(after.layout.openAttributes.isEmpty)
        let constraint = try #require(after.canvases[0].constraints.first)
        #expect(
            after.text(applying: [(canvas: after.canvases[0], edits: [Edit.removeConstraint(constraint)])]) == head
                + "pin title.top screen.top 0\n")
        #expect(after.location(of: constraint)?.line == 2)
    }
}
