import Diagnostics
import Scene

/// A page with screens side by side on several devices, and the findings below.
///
/// The page is a single file without external resources.
public struct PreviewPage: Sendable {
    /// A screen on some devices.
    public struct Picture: Sendable {
        /// The caption below the picture: the devices, or the size.
        public let caption: String
        /// The screen.
        public let scene: Scene

        /// Creates a picture.
        public init(caption: String, scene: Scene) {
            self.caption = caption
            self.scene = scene
        }
    }

    /// A screen on all devices.
    public struct Screen: Sendable {
        /// The name of the screen.
        public let title: String
        /// The pictures, in display order.
        public let pictures: [Picture]

        /// Creates a screen.
        public init(title: String, pictures: [Picture]) {
            self.title = title
            self.pictures = pictures
        }
    }

    /// The title of the document.
    public let title: String
    /// The screens of the document.
    public let screens: [Screen]
    /// The findings about the document.
    public let findings: [Diagnostic]

    /// Creates a page with the screens of a document.
    public init(title: String, screens: [Screen], findings: [Diagnostic]) {
        self.title = title
        self.screens = screens
        self.findings = findings
    }

    /// Returns an HTML document with the pages of several documents.
    ///
    /// The pictures are embedded as data, so their ids cannot collide.
    public static func html(of pages: [PreviewPage], drawnBy renderer: SVGRenderer) -> String {
        HTMLDocument.text(
            title: pages.map { page in page.title }.joined(separator: ", "), style: style,
            body: "<form>\(zooms.map(zoomButton).joined())</form>\n"
                + pages.map { page in page.body(drawnBy: renderer) }.joined())
    }

    private func body(drawnBy renderer: SVGRenderer) -> String {
        var text = "<h1>\(XMLText.content(title))</h1>\n"
        for screen in screens {
            text += "<section>\n<h2>\(XMLText.content(screen.title))</h2>\n<div class=\"devices\">\n"
            text += screen.pictures.map { picture in figure(of: picture, drawnBy: renderer) }.joined()
            text += "</div>\n</section>\n"
        }
        if !findings.isEmpty {
            text += "<ul class=\"findings\">\n" + findings.map(Self.item).joined() + "</ul>\n"
        }
        return text
    }

    private func figure(of picture: Picture, drawnBy renderer: SVGRenderer) -> String {
        let size = SVGRenderer.size(of: picture.scene)
        let caption = XMLText.attribute(picture.caption)
        return """
            <figure style="--width: \(SVGText.number(size.width))">
            <img alt="\(caption)" src="data:image/svg+xml,\(Self.data(renderer.renderAlone(picture.scene)))">
            <figcaption>\(caption)</figcaption>
            </figure>

            """
    }

    static func item(_ finding: Diagnostic) -> String {
        let place = finding.location.map { place in "line \(place.line): " } ?? ""
        let notes = finding.notes.map { note in "<small>\(XMLText.content(note))</small>" }.joined()
        return "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue)</b> "
            + "\(XMLText.content(place + finding.message)) <code>\(XMLText.content(finding.id.rawValue))</code>\(notes)</li>\n"
    }

    /// Returns text for an address in quotation marks.
    ///
    /// Addresses drop tabs and line ends.
    static func data(_ text: String) -> String {
        var data = ""
        for character in text.unicodeScalars {
            switch character {
            case "%": data += "%25"
            case "#": data += "%23"
            case "\"": data += "%22"
            case "<": data += "%3C"
            case ">": data += "%3E"
            case "&": data += "%26"
            case "\t": data += "%09"
            case "\n": data += "%0A"
            case "\r": data += "%0D"
            default: data.unicodeScalars.append(character)
            }
        }
        return data
    }

    // MARK: Looks

    /// The sizes of the pictures, in percent.
    private static let zooms = [25, 50, 100]

    private static func zoomButton(_ percent: Int) -> String {
        let state = percent == 50 ? " checked" : ""
        return "<label><input type=\"radio\" name=\"zoom\" id=\"zoom\(percent)\"\(state)> \(percent) %</label>"
    }

    private static let style = """
        :root { color-scheme: light dark; --zoom: 0.5; }
        :root:has(#zoom25:checked) { --zoom: 0.25; }
        :root:has(#zoom100:checked) { --zoom: 1; }
        body { font: 14px/1.4 -apple-system, "Helvetica Neue", Inter, Roboto, "DejaVu Sans", sans-serif; margin: 1.5rem; }
        form { float: right; }
        h1 { font-size: 1.3rem; } h2 { font-size: 1.05rem; font-weight: 600; }
        .devices { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
        figure { margin: 0; width: calc(var(--width) * var(--zoom) * 1px); min-width: 6rem; }
        img { display: block; width: calc(var(--width) * var(--zoom) * 1px); border: 1px solid #8888; border-radius: 6px; }
        figcaption { margin-top: 0.4rem; font-size: 0.8rem; opacity: 0.8; }
        .findings { padding-left: 1.2rem; } .findings small { display: block; opacity: 0.8; }
        .error b { color: #d70015; } .warning b { color: #b25000; } code { opacity: 0.7; }
        """
}
