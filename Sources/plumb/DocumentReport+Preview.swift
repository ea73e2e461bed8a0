import Diagnostics
import InterfaceBuilder

extension DocumentReport {
    /// A picture of each screen on each device on which it looks different.
    func pictures(of preview: DocumentPreview) -> String {
        preview.screens.flatMap { screen in
            screen.pictures.map { picture in
                self.picture(of: picture.scene, titled: "\(preview.file): \(screen.title), \(picture.caption)")
            }
        }.joined()
    }

    /// The findings of a preview, and `Main.storyboard: 2 screens, 5 pictures, nothing found wrong`.
    func ending(of preview: DocumentPreview, source: SourceText?) -> String {
        let pictures = preview.screens.reduce(0) { count, screen in count + screen.pictures.count }
        let counts = "\(preview.screens.count.counted("screen")), \(pictures.counted("picture"))"
        return ending(of: preview.file, counts, findings: preview.diagnostics, source: source)
    }
}

extension DocumentPreview.Picture {
    /// `iPhone 5 (retina4_0), iPhone 6 (retina4_7) on its side · 320 × 568`.
    var caption: String {
        let names = devices.map { device in
            let model = ScreenDevice.named(device.id)?.models.first.map { model in "\(model) (\(device.id))" }
            return (model ?? device.id) + (device.isLandscape ? " on its side" : "")
        }
        return names.isEmpty ? scene.sizeText : names.joined(separator: ", ") + " · " + scene.sizeText
    }
}
