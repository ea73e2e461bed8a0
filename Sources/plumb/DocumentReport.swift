import Diagnostics
import Renderers
import Scene

/// What a person gets to read of a document: pictures, tables of frames, findings and a sum.
struct DocumentReport {
    /// Whether it is coloured.
    let isColored: Bool
    /// The columns of the terminal.
    let columns: Int

    /// The report; places in the text of the document are quoted if it is given.
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

    /// Why there are other warnings than `plumb lint` has: here each view that is open on the canvas is one.
    private func openViews(in document: LaidOutDocument) -> String {
        let open = Set(document.allDiagnostics.lazy.filter { finding in finding.id == "ib.ambiguous" }.flatMap(\.views))
        let isInRow = document.scenes.contains { scene in
            scene.className == "tableViewCell" && scene.views.contains { view in open.contains(view.id) }
        }
        let count = document.allDiagnostics.count { finding in finding.id == "ib.ambiguous" }
        guard count > 1 || isInRow else { return "" }
        let rows = isInRow ? ", where rows are as high as their content" : ""
        return "\(count.counted("view")) \(count == 1 ? "is" : "are") open on the canvas, with a warning each; "
            + "plumb lint and plumb preview tell what is open at run time\(rows), and which views leave others open.\n\n"
    }

    /// A picture below its title, or why there is none.
    func picture(of scene: Scene, titled title: String) -> String {
        let title = title.shownByTerminal
        let heading = (isColored ? "\u{1B}[1m\(title)\u{1B}[0m" : title) + "\n\n"
        if let reason = scene.emptiness { return heading + "Nothing is drawn, \(reason).\n\n" }
        return heading + TerminalRenderer(columns: columns, isColored: isColored).render(scene) + "\n"
    }

    /// Findings, and behind them what there is of a file and how much was found: `Main.xib: 1 scene, 2 views, nothing found wrong`.
    func ending(of file: String, _ counts: String, findings: [Diagnostic], source: SourceText?) -> String {
        let writer = TerminalWriter(isColored: isColored)
        let found = Severity.sum { severity in findings.count { finding in finding.severity == severity } }
        return findings.inReadingOrder().map { finding in writer.text(of: finding, in: source) }.joined()
            + "\(file.shownByTerminal): \(counts), \(found ?? "nothing found wrong")\n"
    }
}

extension Scene {
    /// Why nothing can be drawn of a scene, and the way out; nil where something can.
    fileprivate var emptiness: String? {
        guard size.width <= 0 || size.height <= 0 else { return nil }
        return "since the root is \(size.text) points large: give it a size in the document, or see it in another with "
            + "'plumb layout --size 375x667'"
    }

    /// Says on the standard error which of some scenes, each with its title, show nothing in a drawing.
    static func complainOfEmptiness(in scenes: [(title: String, scene: Scene)]) {
        for (title, scene) in scenes {
            guard let reason = scene.emptiness else { continue }
            OutputTerminal.complain("warning: nothing is drawn of “\(title.shownByTerminal)”, \(reason)")
        }
    }
}

extension Scene.Size {
    /// The size for a person, with at most three decimals: `375 × 43.667`.
    var text: String { "\(Self.text(of: width)) × \(Self.text(of: height))" }

    /// A length with at most three decimals.
    static func text(of length: Double) -> String { JSONValue.text(of: (length * 1000).rounded() / 1000) }
}
