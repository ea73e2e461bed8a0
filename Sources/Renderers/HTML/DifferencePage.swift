import Diagnostics
import Scene

/// A page with scenes before and after a change: side by side, one over the other with a slider, and the report.
///
/// The page is a single file without external resources.
public struct DifferencePage: Sendable {
    /// The title: the names of both versions.
    public let title: String
    /// The changed scenes, before and after the change; nil for a scene that a version does not have.
    public let scenes: [(old: Scene?, new: Scene?)]
    /// The report as text.
    public let report: String

    /// Creates a page about the change of a document.
    public init(title: String, scenes: [(old: Scene?, new: Scene?)], report: String) {
        (self.title, self.scenes, self.report) = (title, scenes, report)
    }

    /// Returns an HTML document with the pages of several documents.
    public static func html(of pages: [DifferencePage], drawnBy renderer: SVGRenderer) -> String {
        HTMLDocument.text(
            title: pages.map { page in page.title }.joined(separator: ", "), style: style,
            body: pages.map { page in page.body(drawnBy: renderer) }.joined())
    }

    private func body(drawnBy renderer: SVGRenderer) -> String {
        var text = "<h1>\(XMLText.content(title))</h1>\n"
        for (old, new) in scenes {
            guard let shown = new ?? old else { continue }
            let name = shown.views.first?.name ?? shown.className
            text += "<section>\n<h2>\(XMLText.content(name))</h2>\n<div class=\"versions\">\n"
            if let old { text += Self.figure(old, "old", renderer) }
            if let new { text += Self.figure(new, "new", renderer) }
            if let old, let new { text += Self.overlay(old, new, renderer) }
            text += "</div>\n</section>\n"
        }
        let (former, latter) = (scenes.compactMap { scene in scene.old }, scenes.compactMap { scene in scene.new })
        text += Self.list(Self.findings(in: latter, without: former), titled: "New findings")
        text += Self.list(Self.findings(in: former, without: latter), titled: "Findings that are gone")
        return text + "<h2>Changes</h2>\n<pre>\(XMLText.content(report))</pre>\n"
    }

    private static func figure(_ scene: Scene, _ caption: String, _ renderer: SVGRenderer) -> String {
        let size = SVGRenderer.size(of: scene)
        return "<figure style=\"--width: \(SVGText.number(size.width))\">\(image(scene, caption, renderer))"
            + "<figcaption>\(caption)</figcaption></figure>\n"
    }

    private static func image(_ scene: Scene, _ caption: String, _ renderer: SVGRenderer) -> String {
        "<img class=\"\(caption)\" alt=\"\(caption)\" src=\"data:image/svg+xml,"
            + "\(PreviewPage.data(renderer.renderAlone(scene)))\">"
    }

    /// Both versions at the same place: the slider moves the border between them.
    private static func overlay(_ old: Scene, _ new: Scene, _ renderer: SVGRenderer) -> String {
        let width = max(SVGRenderer.size(of: old).width, SVGRenderer.size(of: new).width)
        return "<figure class=\"overlay\" style=\"--width: \(SVGText.number(width))\"><div>"
            + image(old, "old", renderer) + image(new, "new", renderer) + "</div>"
            + "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"Border between old and new\" "
            + "oninput=\"this.parentNode.style.setProperty('--border', this.value + '%')\">"
            + "<figcaption>old | new</figcaption></figure>\n"
    }

    private static func list(_ findings: [Diagnostic], titled title: String) -> String {
        guard !findings.isEmpty else { return "" }
        return "<h2>\(title)</h2>\n<ul class=\"findings\">\n\(findings.map(PreviewPage.item).joined())</ul>\n"
    }

    /// The findings of some scenes that others do not have, whatever their lines are.
    private static func findings(in scenes: [Scene], without others: [Scene]) -> [Diagnostic] {
        let known = Set(
            others.flatMap { scene in scene.diagnostics }.map { finding in finding.id.rawValue + finding.message })
        return scenes.flatMap { scene in scene.diagnostics }.filter { finding in
            !known.contains(finding.id.rawValue + finding.message)
        }
    }

    private static let style = """
        :root { color-scheme: light dark; }
        body { font: 14px/1.4 -apple-system, "Helvetica Neue", Inter, Roboto, "DejaVu Sans", sans-serif; margin: 1.5rem; }
        h1 { font-size: 1.3rem; } h2 { font-size: 1.05rem; font-weight: 600; }
        .versions { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
        figure { margin: 0; width: calc(var(--width) * 0.6px); min-width: 8rem; --border: 50%; }
        img { display: block; width: 100%; border: 1px solid #8888; border-radius: 6px; box-sizing: border-box; }
        .overlay div { position: relative; }
        .overlay .new { position: absolute; top: 0; left: 0; clip-path: inset(0 0 0 var(--border)); }
        .overlay .old { clip-path: inset(0 calc(100% - var(--border)) 0 0); }
        input { width: 100%; } figcaption { font-size: 0.8rem; opacity: 0.8; }
        pre { white-space: pre-wrap; } .findings small { display: block; opacity: 0.8; }
        .error b { color: #d70015; } .warning b { color: #b25000; } code { opacity: 0.7; }
        """
}
