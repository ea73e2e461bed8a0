import Diagnostics
import Renderers
import Scene

/// The readable report on a document: pictures, tables of frames, findings and a summary.
struct DocumentReport {
    /// A Boolean value that indicates whether the report is colored.
    let isColored: Bool
    /// The width of the terminal in columns.
    let columns: Int

    /// Returns the report, with source lines if the text of the document is given.
    func text(of document: LaidOutDocument, source: SourceText?, showsScenes: Bool = true) -> String {
        let scenes = document.scenes.filter { _ in showsScenes }.map { scene in
            let name = scene.views.first?.name.map { name in " “\(name)”" } ?? ""
            let title = "\(document.file): \(scene.className)\(name) \(scene.root), \(scene.size.text)"
            return picture(of: scene, titled: title) + TableRenderer().render(scene) + "\n"
        }
        let views = document.scenes.reduce(0) { count, scene in count + scene.views.count }
        let counts = "\(document.scenes.count.counted("scene")), \(views.counted("view"))"
        return scenes.joined()
            + openViews(in: document)
            + ending(of: document.file, counts, findings: document.allDiagnostics, source: source)
    }

    /// Returns a note on the difference from `plumb lint`: this command reports each view that is ambiguous on the canvas.
    private func openViews(in document: LaidOutDocument) -> String {
        let open = Set(document.allDiagnostics.lazy.filter { finding in finding.id == "ib.ambiguous" }.flatMap(\.views))
        let isInRow = document.scenes.contains { scene in
            scene.className == "tableViewCell" && scene.views.contains { view in open.contains(view.id) }
        }
        let count = document.allDiagnostics.count { finding in finding.id == "ib.ambiguous" }
        guard count > 1 || isInRow else { return "" }
        let rows = isInRow ? ", where rows are as high as their content," : ""
        return "\(count.counted("view")) \(count == 1 ? "is" : "are") ambiguous on the canvas. "
            + "For run time\(rows) and for causes, run plumb lint.\n\n"
    }

    /// Returns a picture below its title, or the reason why there is none.
    func picture(of scene: Scene, titled title: String) -> String {
        let title = title.shownByTerminal
        let heading = (isColored ? title.bold : title) + "\n\n"
        if let reason = scene.emptiness { return heading + "No picture. \(reason)\n\n" }
        return heading + TerminalRenderer(columns: columns, isColored: isColored).render(scene) + "\n"
    }

    /// Returns the findings, and a summary: `Main.xib: 1 scene, 2 views, no findings`.
    func ending(of file: String, _ counts: String, findings: [Diagnostic], source: SourceText?) -> String {
        let writer = TerminalWriter(isColored: isColored)
        let found = Severity.sum { severity in findings.count(of: severity) }
        return findings.inReadingOrder().abridged().map { finding in writer.text(of: finding, in: source) }.joined()
            + "\(file.shownByTerminal): \(counts), \(found ?? "no findings")\n"
    }
}

extension Scene {
    /// The reason why the scene cannot be drawn, with a fix; nil if it can.
    fileprivate var emptiness: String? {
        guard size.width <= 0 || size.height <= 0 else { return nil }
        return "The root view is \(size.text) points. Set its size in the document, or run "
            + "'plumb layout --size 375x667'."
    }

    /// Prints a warning on standard error for each scene that a drawing cannot show.
    static func complainOfEmptiness(in scenes: [(title: String, scene: Scene)]) {
        for (title, scene) in scenes {
            guard let reason = scene.emptiness else { continue }
            OutputTerminal.complain("warning: No picture of '\(title.shownByTerminal)'. \(reason)")
        }
    }
}

extension Scene.Size {
    /// The size with at most three decimals: `375 × 43.667`.
    var text: String { "\(Self.text(of: width)) × \(Self.text(of: height))" }

    /// Returns a length with at most three decimals.
    static func text(of length: Double) -> String { JSONValue.text(of: (length * 1000).rounded() / 1000) }
}
