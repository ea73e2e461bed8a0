import Diagnostics
import InterfaceBuilder
import Renderers

/// What a person gets to read of a preview.
struct PreviewReport {
    /// Whether it is coloured.
    let isColored: Bool
    /// The columns of the terminal.
    let columns: Int

    /// A picture of each screen on each device on which it looks different.
    func pictures(of preview: DocumentPreview) -> String {
        let renderer = TerminalRenderer(columns: columns, isColored: isColored)
        var text = ""
        for screen in preview.screens {
            for picture in screen.pictures {
                let title = "\(preview.file): \(screen.title), \(picture.caption)".shownByTerminal
                text +=
                    (isColored ? "\u{1B}[1m\(title)\u{1B}[0m" : title) + "\n\n" + renderer.render(picture.scene) + "\n"
            }
        }
        return text
    }

    /// Findings, with the places in the text of the document if it is given.
    func text(of findings: [Diagnostic], source: SourceText?) -> String {
        let writer = TerminalWriter(isColored: isColored)
        return findings.map { finding in writer.text(of: finding, in: source) }.joined()
    }

    /// `Main.storyboard: 2 screens, 5 pictures, nothing found wrong`.
    func sum(of preview: DocumentPreview) -> String {
        let pictures = preview.screens.reduce(0) { count, screen in count + screen.pictures.count }
        let found = Severity.sum { severity in preview.diagnostics.count { finding in finding.severity == severity } }
        return "\(preview.file.shownByTerminal): \(preview.screens.count.counted("screen")), "
            + "\(pictures.counted("picture")), \(found ?? "nothing found wrong")"
    }
}

extension DocumentPreview.Picture {
    /// `iPhone 5 (retina4_0), iPhone 6 (retina4_7) on its side · 320 × 568`.
    var caption: String {
        let names = devices.map { device in
            let model = ScreenDevice.named(device.id)?.models.first.map { model in "\(model) (\(device.id))" }
            return (model ?? device.id) + (device.isLandscape ? " on its side" : "")
        }
        let size = "\(JSONValue.text(of: scene.size.width)) × \(JSONValue.text(of: scene.size.height))"
        return names.isEmpty ? size : names.joined(separator: ", ") + " · " + size
    }
}
