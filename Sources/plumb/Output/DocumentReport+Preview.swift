import Diagnostics
import InterfaceBuilder

extension DocumentReport {
    /// Returns a picture of each screen on each device where it looks different.
    func pictures(of preview: DocumentPreview, on devices: DeviceList) -> String {
        preview.screens.flatMap { screen in
            screen.pictures.filter { picture in picture.setting.appearance == screen.pictures[0].setting.appearance }
                .map { picture in
                    let title = "\(preview.file): \(screen.title), \(devices.caption(of: picture, in: screen))"
                    return self.picture(of: picture.scene, titled: title)
                }
        }.joined()
    }

    /// Returns the findings of a preview, and a summary: `Main.storyboard: 2 screens, 5 pictures, no findings`.
    func ending(of preview: DocumentPreview, source: SourceText?) -> String {
        let pictures = preview.screens.reduce(0) { count, screen in count + screen.pictures.count }
        let absent = DeviceList.absence(of: preview.absentStoryboards).map { absence in ", " + absence } ?? ""
        let counts = "\(preview.screens.count.counted("screen")), \(pictures.counted("picture"))" + absent
        return ending(of: preview.file, counts, findings: preview.diagnostics, source: source)
    }
}

extension DeviceList {
    /// Returns the devices and the size of a picture: `iPhone 5 (retina4_0); iPhone 6 (retina4_7), landscape · 320 × 568`.
    func caption(of picture: DocumentPreview.Picture, in screen: DocumentPreview.Screen) -> String {
        let titles = picture.devices.map(title).joined(separator: "; ")
        let parts = [
            titles.isEmpty ? nil : titles, picture.scene.size.text, Self.absence(of: screen.absentStoryboards),
        ]
        return (parts.compactMap { part in part } + picture.setting.differences).joined(separator: " · ")
    }

    /// Returns a note on content in other storyboards, or nil if there is none.
    static func absence(of storyboards: [String]) -> String? {
        storyboards.isEmpty ? nil : "content from \(storyboards.listed()) not shown"
    }
}

extension DocumentPreview {
    /// The preview as `plumb preview --json` prints it.
    ///
    /// Each screen has its scenes, as in `plumb layout --json`, with the bars around them and the devices of each.
    var json: JSONValue {
        .object([
            ("file", .string(file)), ("screens", .array(screens.map(\.json))),
            ("diagnostics", .array(diagnostics.abridged().map(\.json))),
        ])
    }
}

extension DocumentPreview.Screen {
    fileprivate var json: JSONValue {
        let pictures = pictures.map { picture in
            JSONValue.object([
                ("devices", .array(picture.devices.map { device in .string(device.name) })),
                ("appearance", .string(picture.setting.appearance.rawValue)),
                ("language", picture.setting.language.name.map { name in .string(name) } ?? .null),
                ("dynamicType", .string(picture.setting.dynamicType.rawValue)), ("scene", picture.scene.json),
            ])
        }
        return .object([("root", .string(root)), ("title", .string(title)), ("pictures", .array(pictures))])
    }
}

extension DocumentPreview.Setting {
    /// The appearance, the language and the text size as the filters of a page name them.
    var names: [String] { [appearance.rawValue, language.name ?? "document", dynamicType.rawValue] }

    /// The parts that are not the usual ones, for captions.
    var differences: [String] {
        [
            appearance == .light ? nil : appearance.rawValue, language.name,
            dynamicType == .large ? nil : "text size " + dynamicType.rawValue,
        ].compactMap(\.self)
    }
}
