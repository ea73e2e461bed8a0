import Diagnostics
import Scene
import UIKit
import VisualFormat

/// A layout of formats alone: a layout document whose views are the names in brackets.
///
/// ```swift
/// let scene = FormatScene([.init("H:|-[find]-[field(>=20)]-|", line: 1)])
/// scene.layout(file: "formats").scenes[0].views.map(\.name)   // ["view", "find", "field"]
/// ```
public struct FormatScene: Sendable {
    /// A format and its line.
    public struct Format: Sendable {
        /// The text.
        public let text: String
        /// The line in the text for findings, from 1.
        public let line: Int
        let tree: SyntaxTree

        /// Creates a format in a dialect.
        public init(_ text: String, line: Int, dialect: Dialect = .standard) {
            (self.text, self.line) = (text, line)
            tree = SyntaxTree(parsing: text, dialect: dialect)
        }
    }

    /// The formats.
    public let formats: [Format]
    /// The values of metrics.
    public var metrics: [String: Double] = [:]
    /// The options of every format that can have them.
    ///
    /// Alignments of rows do not apply to columns.
    public var options: FormatOptions = []
    /// The classes of views by name; plain views have none.
    public var classes: [String: String] = [:]
    /// The size of the root; nil to fit it to its content.
    public var size: LayoutDocument.Size?
    /// The names of the views, in the order of their first use in brackets.
    public let viewNames: [String]
    /// The names of metrics in the formats.
    public let metricNames: Set<String>

    let places: [SourceLocation]
    let rootName: String
    /// The names of guides in equations: `viewSafeArea` for the safe area of `view`.
    let guideNames: [String: (view: String, guide: String)]

    /// Creates a scene of formats with plain views.
    ///
    /// A name that only equations of the extended dialect contain is a view too. The exceptions are the root, `view`, and its guides.
    public init(_ formats: [Format]) {
        self.formats = formats
        var places: [String: SourceLocation] = [:]
        var names: [String] = []
        for format in formats {
            for (name, place) in format.tree.bracketedViews where places[name] == nil {
                places[name] = SourceLocation(line: format.line, column: place.lower + 1)
                names.append(name)
            }
        }
        let roots = ["view", "superview"] + (1...names.count + 1).map { number in "view\(number)" }
        let rootName = roots.first { name in places[name] == nil } ?? "view"
        let used = Set(formats.flatMap { format in format.tree.viewNames })
        (self.rootName, guideNames) = (rootName, Self.guides(of: [rootName] + names, in: used))
        for format in formats {
            for name in format.tree.viewNames
            where name != rootName && places[name] == nil && guideNames[name] == nil {
                places[name] = SourceLocation(line: format.line, column: 1)
                names.append(name)
            }
        }
        viewNames = Array(names.prefix(LayoutDocument.largestViewCount))
        self.places = viewNames.map { name in places[name] ?? SourceLocation(line: 1, column: 1) }
        metricNames = Set(formats.flatMap { format in format.tree.metricNames }).subtracting(names)
    }

    /// The classes that views can have.
    public static var classNames: [String] { ViewKinds.standard.classNames }

    /// Returns the guides of views by the names from `plumb export vfl`.
    private static func guides(
        of views: [String], in used: Set<String>
    ) -> [String: (view: String, guide: String)] {
        var guides: [String: (view: String, guide: String)] = [:]
        for view in views {
            for (suffix, guide) in [("SafeArea", "safeAreaLayoutGuide"), ("Margins", "layoutMarginsGuide")]
            where used.contains(view + suffix) {
                guides[view + suffix] = (view, guide)
            }
        }
        for view in views { guides[view] = nil }
        return guides
    }

    /// The formats on their lines, for quotations in findings.
    public var source: SourceText {
        var lines: [String] = []
        for format in formats {
            while lines.count < format.line - 1 { lines.append("") }
            lines.append(format.text)
        }
        return SourceText(lines.joined(separator: "\n"))
    }

    /// Lays the formats out.
    ///
    /// Defaults make each view visible if the formats are ambiguous, or if the root has no size. The findings are those of the formats
    /// without these defaults.
    @MainActor public func layout(file: String, options: LayoutOptions = LayoutOptions()) -> LaidOutDocument {
        func layout(for purpose: Purpose, _ size: LayoutDocument.Size?) -> LaidOutDocument {
            var document = document(for: purpose)
            document.size = size
            return document.layout(file: file, options: options)
        }
        let root =
            size
            ?? layout(for: .sizing, nil).scenes.first.map { scene in
                LayoutDocument.Size(width: scene.size.width, height: scene.size.height)
            }
        let (shown, judged) = (layout(for: .showing, root), layout(for: .judging, root))
        let scenes = zip(shown.scenes, judged.scenes).map { picture, scene in picture.judged(by: scene) }
        return LaidOutDocument(file: file, scenes: scenes, diagnostics: judged.diagnostics)
    }
}

extension Scene {
    /// Returns the scene with the findings of another layout of the same views.
    fileprivate func judged(by other: Scene) -> Scene {
        let views = zip(views, other.views).map { view, judged in
            Scene.View(
                id: view.id, name: view.name, parent: view.parent, className: view.className, kind: view.kind,
                frame: view.frame, isHidden: view.isHidden, isAmbiguous: judged.isAmbiguous,
                isConflicting: judged.isConflicting, text: view.text, placeholder: view.placeholder)
        }
        // A default frame clips no text.
        let findings = other.diagnostics.filter { finding in finding.id != "layout.text-cut" }
        let cuts = diagnostics.filter { finding in finding.id == "layout.text-cut" }
        return Scene(
            root: root, className: className, size: size, scale: scale, views: views,
            constraints: constraints.filter { constraint in !constraint.id.isEmpty },
            diagnostics: (findings + cuts).inReadingOrder())
    }
}
