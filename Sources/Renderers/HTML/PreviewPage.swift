import Diagnostics
import Scene

/// A page with screens side by side on several devices, and the findings below.
///
/// The page is a single file without external resources. Filters show the pictures of a device, an appearance, a language or a text size. A
/// finding marks its views in the pictures.
public struct PreviewPage: Sendable {
    /// A screen on some devices, with the settings of the user.
    public struct Picture: Sendable {
        /// The caption below the picture: the devices, or the size.
        public let caption: String
        /// The screen.
        public let scene: Scene
        /// The names of the devices.
        public let devices: [String]
        /// The appearance, the language and the text size, in the order of ``PreviewPage/settings``.
        public let settings: [String]

        /// Creates a picture.
        public init(caption: String, scene: Scene, devices: [String] = [], settings: [String] = []) {
            self.caption = caption
            self.scene = scene
            self.devices = devices
            self.settings = settings
        }
    }

    /// A screen on all devices.
    public struct Screen: Sendable {
        /// The name of the screen.
        public let title: String
        /// The pictures, in display order.
        public let pictures: [Picture]
        /// The screen as a picture that readers can resize; nil for none.
        public let live: LiveScene?

        /// Creates a screen.
        public init(title: String, pictures: [Picture], live: LiveScene? = nil) {
            self.title = title
            self.pictures = pictures
            self.live = live
        }
    }

    /// The names of the settings of a picture.
    static let settings = ["Appearance", "Language", "Text size"]

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
    /// The pictures share their definitions, so each file of a picture is on the page once.
    public static func html(of pages: [PreviewPage], drawnBy renderer: SVGRenderer) -> String {
        var definitions = SVGDefinitions()
        let filters = PreviewFilters(of: pages)
        let bodies = pages.map { page in page.body(drawnBy: renderer, filters, &definitions) }.joined()
        let shared =
            definitions.text.isEmpty
            ? ""
            : "<svg width=\"0\" height=\"0\" class=\"definitions\" aria-hidden=\"true\"><defs>\n"
                + "\(definitions.text)</defs></svg>\n"
        let isLive = pages.contains { page in page.screens.contains { screen in screen.live != nil } }
        let scripts = [PreviewScript.text] + (isLive ? [LiveScript.frames, LiveScript.text] : [])
        return HTMLDocument.text(
            title: pages.map { page in page.title }.joined(separator: ", "),
            style: (isLive ? LiveStyle.sheet : "") + PreviewStyle.sheet,
            body: "\(shared)\(filters.form)<main>\n\(bodies)</main>\n"
                + scripts.map { script in "<script>\n\(script)\n</script>\n" }.joined())
    }

    private func body(
        drawnBy renderer: SVGRenderer, _ filters: PreviewFilters, _ definitions: inout SVGDefinitions
    ) -> String {
        var text = "<article>\n<h1>\(XMLText.content(title))</h1>\n"
        for screen in screens {
            text += "<section>\n<h2>\(XMLText.content(screen.title))</h2>\n<div class=\"devices\">\n"
            text += screen.live?.html(drawnBy: renderer, &definitions) ?? ""
            for picture in screen.pictures {
                text += figure(of: picture, in: screen, drawnBy: renderer, filters, &definitions)
            }
            text += "</div>\n</section>\n"
        }
        if !findings.isEmpty {
            text += "<h2>Findings</h2>\n<ul class=\"findings\">\n" + findings.map(markingItem).joined() + "</ul>\n"
        }
        return text + "</article>\n"
    }

    private func figure(
        of picture: Picture, in screen: Screen, drawnBy renderer: SVGRenderer, _ filters: PreviewFilters,
        _ definitions: inout SVGDefinitions
    ) -> String {
        let size = SVGRenderer.size(of: picture.scene)
        let drawing = renderer.renderInPage(
            picture.scene, label: screen.title + ", " + picture.caption, definitions: &definitions)
        let radius = picture.scene.screen.map { screen in screen.cornerRadius } ?? 0
        return """
            <figure style="--width: \(SVGText.number(size.width)); --radius: \(SVGText.number(radius))"\
            \(filters.attributes(of: picture))>
            \(drawing)<figcaption>\(XMLText.content(picture.caption))</figcaption>
            </figure>

            """
    }

    /// Returns a finding whose message marks its views if a picture shows one.
    private func markingItem(_ finding: Diagnostic) -> String {
        let views = finding.views.joined(separator: " ")
        guard !views.isEmpty else { return Self.item(finding, on: title, wrapping: { text in text }) }
        return Self.item(
            finding, on: title,
            wrapping: { text in
                "<button type=\"button\" aria-pressed=\"false\" data-views=\"\(XMLText.attribute(views))\">\(text)</button>"
            })
    }

    static func item(_ finding: Diagnostic) -> String { item(finding, on: nil, wrapping: { text in text }) }

    /// Returns a finding with its line, and with the file if that is not the one of the page.
    private static func item(_ finding: Diagnostic, on title: String?, wrapping: (String) -> String) -> String {
        let place =
            finding.location.map { place in
                (place.file == title || place.file == nil || title == nil ? "line " : (place.file ?? "") + ":")
                    + "\(place.line): "
            } ?? ""
        let notes = finding.notes.map { note in "<small>\(XMLText.content(note))</small>" }.joined()
        return "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue)</b> "
            + "\(wrapping(XMLText.content(place + finding.message))) <code>\(XMLText.content(finding.id.rawValue))</code>\(notes)</li>\n"
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
}
