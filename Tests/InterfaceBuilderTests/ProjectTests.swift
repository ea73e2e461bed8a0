import Foundation
import Scene
import Testing

@testable import InterfaceBuilder

/// Pictures, colors and strings of a document's project.
@MainActor @Suite struct ProjectTests {
    /// A folder with files, which is deleted after the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-project-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (name, text) in files { try write(name, Data(text.utf8)) }
        }

        func write(_ name: String, _ data: Data) throws {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }

        func path(_ name: String) -> String { url.appendingPathComponent(name).path }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private nonisolated static let svg = "<svg width=\"20\" height=\"10\"/>"

    private nonisolated static func set(_ file: String, _ more: String = "") -> String {
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"\(file)\"\(more)}],\"info\":{\"version\":1}}"
    }

    private func document(_ views: String, _ resources: String = "") throws -> InterfaceDocument {
        let text = DocumentLayoutTests.document(views).replacing(
            "</document>", with: "<resources>\(resources)</resources></document>")
        return try #require(InterfaceDocument.read(Array(text.utf8), file: "a.xib").document)
    }

    private nonisolated static let logo =
        "<imageView image=\"logo\" contentMode=\"scaleAspectFit\" id=\"i\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"80\"/></imageView>"

    /// Sets are found in the project of the document; the nearest counts.
    @Test(
        arguments: [
            // Beside the document, and in a folder below.
            (
                [
                    "a.xib": "", "Assets.xcassets/logo.imageset/Contents.json": set("l.svg"),
                    "Assets.xcassets/logo.imageset/l.svg": svg,
                ], "a.xib", "20 10"
            ),
            (["A/B/a.xib": "", "A/B/C/logo.svg": svg], "A/B/a.xib", "20 10"),
            // Around the document, inside its project.
            (
                [
                    "App.xcodeproj/x": "", "Views/a.xib": "",
                    "Assets.xcassets/G/logo.imageset/Contents.json": set("l.svg"),
                    "Assets.xcassets/G/logo.imageset/l.svg": svg,
                ], "Views/a.xib", "20 10"
            ),
            // Without a project, folders around the document are not searched.
            (["Views/a.xib": "", "logo.svg": svg], "Views/a.xib", ""),
            // The nearest of several.
            (
                ["Package.swift": "", "A/a.xib": "", "A/logo.svg": "<svg width=\"1\" height=\"2\"/>", "logo.svg": svg],
                "A/a.xib", "1 2"
            ),
            // Products and hidden folders are not searched.
            (["Package.swift": "", "a.xib": "", "Pods/logo.svg": svg, ".build/logo.svg": svg], "a.xib", ""),
        ] as [([String: String], String, String)])
    func picturesAreFound(files: [String: String], document: String, size: String) throws {
        let folder = try Folder(files)
        let assets = DocumentAssets(of: try self.document(Self.logo), file: folder.path(document))
        let file = assets.pictures["logo"]?.file(.light)
        #expect(file.map { file in "\(Int(file.width)) \(Int(file.height))" } ?? "" == size)
        #expect(assets.diagnostics.isEmpty, "\(assets.diagnostics)")
    }

    /// Scale, appearance and template of a set.
    @Test func variantsAreChosen() throws {
        let images = """
            {"images":[{"idiom":"universal","scale":"1x","filename":"one.svg"},\
            {"idiom":"universal","scale":"2x","filename":"two.png"},{"idiom":"universal","scale":"3x","filename":"three.png"},\
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"filename":"dark.svg"}],\
            "properties":{"template-rendering-intent":"template"}}
            """
        let folder = try Folder([
            "a.xib": "", "M.xcassets/logo.imageset/Contents.json": images,
            "M.xcassets/logo.imageset/dark.svg": "<svg width=\"5\" height=\"6\"/>",
        ])
        let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
                0, 0, 0, 40, 0, 0, 0, 60, 8,
            ]
        try folder.write("M.xcassets/logo.imageset/two.png", Data(png))
        let picture = try #require(
            DocumentAssets(of: try document(Self.logo), file: folder.path("a.xib")).pictures["logo"])
        #expect(picture.file(.light)?.width == 20 && picture.file(.light)?.height == 30)
        #expect(picture.file(.dark)?.width == 5 && picture.isTemplate == true)
        #expect(picture.file(.light)?.data?.hasPrefix("data:image/png;base64,iVBOR") == true)
    }

    /// A finding names the place of a file that cannot be used, and the rest is read.
    @Test(arguments: [
        ("logo.imageset/Contents.json", "{\n\"images\": [,]\n}", "assets.bad-catalog", 2),
        ("logo.imageset/Contents.json", "{\"images\": 5}", "assets.bad-catalog", 1),
        ("logo.imageset/l.svg", "version https://git-lfs", "assets.not-a-picture", 1),
        ("logo.imageset/Contents.json", set("gone.png"), "assets.unreadable", 1),
        ("logo.imageset/Contents.json", set("../../../secret.svg"), "", 0),
    ])
    func badInputIsNamed(file: String, text: String, id: String, line: Int) throws {
        let folder = try Folder([
            "P/a.xib": "", "P/A.xcassets/logo.imageset/Contents.json": Self.set("l.svg"),
            "P/A.xcassets/logo.imageset/l.svg": Self.svg, "secret.svg": Self.svg,
            "P/A.xcassets/red.colorset/Contents.json":
                "{\"colors\":[{\"color\":{\"components\":{\"red\":\"0xFF\",\"green\":\"0\",\"blue\":\"0.0\",\"alpha\":\"1\"}}}]}",
        ])
        try folder.write("P/A.xcassets/" + file, Data(text.utf8))
        let color = "<view id=\"w\"><color key=\"backgroundColor\" name=\"red\"/></view>"
        let assets = DocumentAssets(of: try document(Self.logo + color), file: folder.path("P/a.xib"))
        #expect(assets.diagnostics.map(\.id.rawValue) == (id.isEmpty ? [] : [id]), "\(assets.diagnostics)")
        #expect(assets.diagnostics.first?.location?.line ?? 0 == line)
        #expect(assets.pictures["logo"]?.light?.data == nil)
        #expect(assets.colors["red"]?.color(.light) == Scene.Color(red: 1, green: 0, blue: 0))
    }

    /// Links out of the project are not followed.
    @Test func linksLeadNowhere() throws {
        let folder = try Folder(["P/a.xib": "", "secret.svg": Self.svg])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("P/logo.svg"), withDestinationPath: folder.path("secret.svg"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("P/all"), withDestinationPath: folder.url.path)
        #expect(DocumentAssets(of: try document(Self.logo), file: folder.path("P/a.xib")).pictures.isEmpty)
    }

    @Test func limitsAreKept() throws {
        let folder = try Folder(["a.xib": "", "logo.svg": Self.svg])
        var limits = DocumentAssets.Limits()
        limits.fileByteCount = 10
        let assets = DocumentAssets(of: try document(Self.logo), file: folder.path("a.xib"), limits: limits)
        #expect(assets.pictures["logo"]?.light == nil && assets.diagnostics.map(\.id) == ["assets.limit"])
        limits = .init()
        limits.entries = 1
        #expect(
            DocumentAssets(of: try document(Self.logo), file: folder.path("a.xib"), limits: limits).diagnostics.map(
                \.id)
                == ["assets.limit"])
    }

    /// The document's own size of an image decides its frame, not that of the file.
    @Test func filesDoNotMoveViews() throws {
        let folder = try Folder(["a.xib": "", "logo.svg": Self.svg])
        let view = DocumentLayoutTests.view("i", "imageView image=\"logo\"")
        let text = DocumentLayoutTests.document(view, ["i.top == root.top", "i.leading == root.leading"]).replacing(
            "</document>", with: "<resources><image name=\"logo\" width=\"33\" height=\"44\"/></resources></document>")
        for readsProject in [false, true] {
            let layout = DocumentLayout.layout(Array(text.utf8), file: folder.path("a.xib"), readsProject: readsProject)
            let image = try #require(layout.scenes.first?.views.last)
            #expect(image.frame == .init(x: 0, y: 0, width: 33, height: 44))
            #expect(
                image.pictures.map(\.content) == [
                    readsProject
                        ? .file("data:image/svg+xml;base64,\(Data(Self.svg.utf8).base64EncodedString())") : .missing
                ])
        }
    }

    /// System colors have other values in dark appearance; the document lists those in light appearance.
    @Test(arguments: [
        ("systemColor=\"systemBackgroundColor\"", 1.0, 0.0), ("systemColor=\"labelColor\"", 0, 1),
        ("cocoaTouchSystemColor=\"darkTextColor\"", 0, 0), ("white=\"0.25\"", 0.25, 0.25),
    ])
    func systemColorsFollowTheAppearance(color: String, light: Double, dark: Double) throws {
        let view = "<view id=\"w\"><color key=\"backgroundColor\" \(color)/></view>"
        var document = try document(
            view, "<systemColor name=\"systemBackgroundColor\"><color white=\"1\" alpha=\"1\"/></systemColor>")
        for (appearance, white) in [(Scene.Appearance.light, light), (.dark, dark)] {
            document.appearance = appearance
            let found = DocumentLayout.layout(document, file: "a.xib").scenes[0].views.last?.background
            #expect(found == Scene.Color(red: white, green: white, blue: white))
        }
    }

    /// The place of a picture of 20 × 10 in a view of 80 × 80.
    @Test(arguments: [
        ("scaleToFill", [0.0, 0, 80, 80]), ("scaleAspectFit", [0, 20, 80, 40]), ("scaleAspectFill", [-40, 0, 160, 80]),
        ("center", [30, 35, 20, 10]), ("topLeft", [0, 0, 20, 10]), ("bottomRight", [60, 70, 20, 10]),
        ("top", [30, 0, 20, 10]),
        ("left", [0, 35, 20, 10]),
    ])
    func contentModes(mode: String, frame: [Double]) {
        let place = ViewLooks.place((20, 10), mode: mode, in: .init(x: 0, y: 0, width: 80, height: 80))
        #expect([place.x, place.y, place.width, place.height] == frame)
    }

    // MARK: Strings

    private nonisolated static let labels = """
        <label text="Hello" id="l"><rect key="frame" x="0" y="0" width="80" height="20"/></label>\
        <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="80" height="20"/><state key="normal" title="Go"/></button>\
        <textField placeholder="Name" id="t"><rect key="frame" x="0" y="0" width="80" height="20"/></textField>\
        <textView id="v"><rect key="frame" x="0" y="0" width="80" height="20"/><string key="text">Long
        text</string></textView>
        """

    /// Strings as Xcode lays them out; a key without a text keeps that of the document.
    @Test(
        arguments: [
            (
                [
                    "Base.lproj/a.xib": "",
                    "de.lproj/a.strings": "\"l.text\" = \"Hallo\";\n\"b.normalTitle\" = \"Los\";",
                ], "Base.lproj/a.xib", "de", ["Hallo", "Los", "Name"]
            ),
            (
                ["en.lproj/a.xib": "", "German.lproj/a.strings": "\"l.text\" = \"Hallo\";"], "en.lproj/a.xib", "de-AT",
                ["Hallo", "Go", "Name"]
            ),
            (
                ["a.xib": "", "fr.lproj/a.strings": "\"t.placeholder\" = \"Nom\"; \"v.text\" = \"x\";"], "a.xib", "fr",
                ["Hello", "Go", "Nom"]
            ),
            (
                [
                    "Base.lproj/a.xib": "",
                    "mul.lproj/a.xcstrings":
                        #"{"strings":{"l.text":{"localizations":{"pt-BR":{"stringUnit":{"value":"Oi"}}}}}}"#,
                ],
                "Base.lproj/a.xib", "pt_br", ["Oi", "Go", "Name"]
            ),
            (["a.xib": ""], "a.xib", "accented", ["Ĥéĺĺö", "Ĝö", "Ñåṁé"]),
            (["a.xib": ""], "a.xib", "double-length", ["Hello Hello", "Go Go", "Name Name"]),
        ] as [([String: String], String, String, [String])])
    func textsAreLocalized(files: [String: String], document: String, language: String, texts: [String]) throws {
        let folder = try Folder(files)
        let strings = DocumentStrings(.init(language), of: folder.path(document))
        let localized = try self.document(Self.labels).localized(with: strings)
        #expect(strings.diagnostics.isEmpty, "\(strings.diagnostics)")
        let found = DocumentLayout.layout(localized, file: "a.xib").scenes[0].views.compactMap(\.text?.string)
        #expect(Array(found.prefix(3)) == texts)
    }

    /// A language without strings is named with those that there are.
    @Test func unknownLanguagesAreNamed() throws {
        let folder = try Folder([
            "Base.lproj/a.xib": "", "de.lproj/a.strings": "", "fr.lproj/a.strings": "", "it.lproj/b.strings": "",
        ])
        let finding = try #require(
            DocumentStrings(.named("dee"), of: folder.path("Base.lproj/a.xib")).diagnostics.first)
        #expect(
            finding.id == "strings.no-language" && finding.message.hasSuffix("Languages: de and fr."),
            "\(finding.message)")
    }

    // MARK: Previews

    /// Settings give pictures of their own, and the initial screen comes first.
    @Test func settingsHavePictures() throws {
        let text = DocumentLayoutTests.document(Self.labels)
        let settings: [DocumentPreview.Setting] = [
            .init(), .init(appearance: .dark), .init(language: .doubleLength), .init(dynamicType: .accessibility3),
        ]
        let preview = DocumentPreview(
            of: Array(text.utf8), file: "a.xib", on: [.init(id: "retina4_7")], settings: settings)
        let pictures = try #require(preview.screens.first?.pictures)
        #expect(pictures.map(\.setting) == settings)
        #expect(pictures.map(\.scene.appearance) == [.light, .dark, .light, .light])
        #expect(pictures[0].scene.views.map(\.frame) == pictures[1].scene.views.map(\.frame))
    }
}
