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
    func text(of document: LaidOutDocument, source: SourceText?) -> String {
        var text = ""
        for scene in document.scenes {
            let name = scene.views.first?.name.map { name in " “\(name)”" } ?? ""
            let size = "\(JSONValue.text(of: scene.size.width)) × \(JSONValue.text(of: scene.size.height))"
            let title = "\(document.file): \(scene.className)\(name) \(scene.root), \(size)"
            text += bold(title.shownByTerminal) + "\n\n"
            text += TerminalRenderer(columns: columns, isColored: isColored).render(scene) + "\n"
            text += TableRenderer().render(scene) + "\n"
        }
        let writer = TerminalWriter(isColored: isColored)
        for diagnostic in document.allDiagnostics {
            text += writer.text(of: diagnostic, in: source)
        }
        return text + sum(of: document) + "\n"
    }

    private func sum(of document: LaidOutDocument) -> String {
        let views = document.scenes.reduce(0) { count, scene in count + scene.views.count }
        let findings = document.allDiagnostics
        let found = Severity.sum { severity in findings.count { finding in finding.severity == severity } }
        return "\(document.file.shownByTerminal): \(document.scenes.count.counted("scene")), \(views.counted("view")), "
            + (found ?? "nothing found wrong")
    }

    private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
