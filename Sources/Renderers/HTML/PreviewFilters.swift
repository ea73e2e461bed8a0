import Diagnostics

/// The filters of a preview page: the devices and settings of which its pictures have several.
struct PreviewFilters {
    private let devices: [String]
    private let settings: [[String]]

    /// Collects the devices and settings of pages, in order.
    init(of pages: [PreviewPage]) {
        let pictures = pages.flatMap { page in page.screens.flatMap { screen in screen.pictures } }
        devices = Self.once(pictures.flatMap { picture in picture.devices })
        settings = PreviewPage.settings.indices.map { place in
            Self.once(
                pictures.flatMap { picture in
                    place < picture.settings.count ? [picture.settings[place]] : []
                })
        }
    }

    private static func once(_ names: [String]) -> [String] {
        var found: [String] = []
        for name in names where !found.contains(name) { found.append(name) }
        return found
    }

    /// Returns the attributes by which a picture is filtered.
    func attributes(of picture: PreviewPage.Picture) -> String {
        var text = ""
        let places = picture.devices.compactMap { device in devices.firstIndex(of: device) }
        if !places.isEmpty {
            text += " data-devices=\"\(places.map { place in String(place) }.joined(separator: " "))\""
        }
        for (place, value) in picture.settings.enumerated() where settings[place].count > 1 {
            text += " data-setting\(place)=\"\(XMLText.attribute(value))\""
        }
        return text
    }

    /// The controls above the pictures.
    var form: String {
        var text = "<form aria-label=\"Filters\">\n"
        if devices.count > 1 {
            text += "<fieldset><legend>Devices</legend>"
            for (place, device) in devices.enumerated() {
                text +=
                    "<label><input type=\"checkbox\" name=\"device\" value=\"\(place)\" checked> "
                    + "\(XMLText.content(device))</label>"
            }
            text += "</fieldset>\n"
        }
        for (place, values) in settings.enumerated() where values.count > 1 {
            text +=
                "<label>\(PreviewPage.settings[place]) <select name=\"setting\(place)\"><option value=\"\">All</option>"
            for value in values {
                text += "<option value=\"\(XMLText.attribute(value))\">\(XMLText.content(value))</option>"
            }
            text += "</select></label>\n"
        }
        text += "<fieldset><legend>Zoom</legend>\(Self.zooms.map(Self.zoomButton).joined())</fieldset>\n"
        return text + "<p role=\"status\"></p>\n</form>\n"
    }

    /// The sizes of the pictures, in percent.
    private static let zooms = [25, 50, 100]

    private static func zoomButton(_ percent: Int) -> String {
        let state = percent == 50 ? " checked" : ""
        return "<label><input type=\"radio\" name=\"zoom\" id=\"zoom\(percent)\"\(state)> \(percent) %</label>"
    }
}
