import Foundation
import Testing

/// A device option selects the insets at run time; the canvas has those that Xcode shows on the document's own device.
@Suite struct CanvasAndDeviceTests {
    /// A screen with a logo at the top of the safe area, and a bar of 34 points at its bottom.
    private static func screen(device: String, size: (Int, Int), logo: Int, constant: Int = 48) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            \(device.isEmpty ? "" : "<device id=\"\(device)\" orientation=\"portrait\"/>")
            <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
                <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="logo">
                    <rect key="frame" x="0" y="\(logo)" width="96" height="96"/>
                    <constraints>
                        <constraint firstAttribute="height" constant="96" id="h"/>
                        <constraint firstAttribute="width" constant="96" id="w"/>
                    </constraints>
                </view></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="logo" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="\(constant)" id="t"/>
                    <constraint firstItem="logo" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
                </constraints>
            </view></viewController></objects></scene></scenes>
        </document>
        """
    }

    private func frames(_ arguments: String...) throws -> [String: [Double]] {
        let run = try Command.run(["layout", "--json"] + arguments)
        let scenes = try #require(try run.objects().first?["scenes"] as? [[String: Any]])
        let views = scenes.flatMap { scene in scene["views"] as? [[String: Any]] ?? [] }
        return Dictionary(
            views.compactMap { view in (view["id"] as? String).map { ($0, view["frame"] as? [Double] ?? []) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Neither the stored device nor outdated frames affect the layout for a named device.
    @Test(arguments: ["retina4_7", "retina5_5", "retina6_1", "retina6_12", "ipad9_7", "unknown", ""])
    func storedDevicesChangeNothing(stored: String) throws {
        let folder = try ScratchFolder()
        for (size, y) in [((375, 667), 68), ((375, 667), 48), ((393, 852), 107)] {
            let path = try folder.file(
                "a.storyboard", Self.screen(device: stored, size: size, logo: y, constant: 47))
            guard size.0 == 375 || stored == "retina6_12" || stored.isEmpty else { continue }
            let frames = try frames("--device", "iPhone 8", path)
            #expect(frames["logo"] == [16, 67, 96, 96] && frames["root"] == [0, 0, 375, 667], "\(stored) \(frames)")
        }
    }

    /// On the canvas a phone with a home button has no status bar over a safe area; the phone itself has one.
    @Test func theCanvasIsThatOfXcode() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("a.storyboard", Self.screen(device: "retina4_7", size: (375, 667), logo: 48))
        #expect(try frames(path)["logo"] == [16, 48, 96, 96])
        #expect(try frames("--device", "retina4_7", path)["logo"] == [16, 68, 96, 96])
        #expect(try frames("--landscape", path)["logo"] == [20, 48, 96, 96])
        #expect(try Command.plumb("lint", path).status == 0)
    }

    private func difference(
        _ folder: ScratchFolder, _ old: String, _ new: String, _ arguments: String...
    ) throws -> (text: [Substring], status: Int32) {
        let paths = [try folder.file("old.storyboard", old), try folder.file("new.storyboard", new)]
        let run = try Command.run(["diff"] + arguments + paths)
        return (run.output.split(separator: "\n").dropFirst().map { $0 }, run.status)
    }

    /// Both versions are laid out on the same device, so a change of the document's device is reported on one line and moves nothing.
    @Test func aChangedCanvasIsALine() throws {
        let folder = try ScratchFolder()
        let old = Self.screen(device: "retina4_7", size: (375, 667), logo: 48)
        let new = Self.screen(device: "retina5_5", size: (414, 736), logo: 48)
        let line: Substring = "canvas device: iPhone 6 (retina4_7) → iPhone 6 Plus (retina5_5)"
        #expect(try difference(folder, old, new) == ([line], 1))
        #expect(try difference(folder, old, new, "--device", "iPhone SE") == ([line], 1))
        let canvas = try difference(folder, old, new, "--canvas").text
        #expect(
            canvas.contains("  ~ view root  0, 0, 375 × 667 → 0, 0, 414 × 736  (39 pt wider, 69 pt taller)"),
            "\(canvas)")
        let object = try #require(
            try Command.run(["diff", "--json"] + ["old.storyboard", "new.storyboard"], folder: folder.url).objects()
                .first)
        #expect(object["device"] as? [String: String] == ["old": "retina4_7", "new": "retina5_5"])
        #expect((object["scenes"] as? [Any])?.isEmpty == true && object["same"] as? Bool == false)
    }

    /// `diff` shows frames on the device, `resolve` and `diff --canvas` those on the canvas.
    @Test func frameOfTheToolsIsTheCanvas() throws {
        let folder = try ScratchFolder()
        let texts = [48, 38].map { constant in
            Self.screen(device: "retina4_7", size: (375, 667), logo: 48, constant: constant)
        }
        let device = try difference(folder, texts[0], texts[1]).text
        #expect(device.contains("  ~ view logo  16, 68, 96 × 96 → 16, 58, 96 × 96  (10 pt up)"), "\(device)")
        let canvas = try difference(folder, texts[0], texts[1], "--canvas").text
        #expect(canvas.contains("  ~ view logo  16, 48, 96 × 96 → 16, 38, 96 × 96  (10 pt up)"), "\(canvas)")
        let path = try folder.file("new.storyboard", texts[1])
        #expect(try Command.plumb("resolve", "update-frames", "--all", path).status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("y=\"38\" width=\"96\""))
    }

    @Test(arguments: [["--canvas", "--device", "iPhone 8"], ["--canvas", "--landscape"]])
    func theCanvasHasItsOwnDevice(arguments: [String]) throws {
        let run = try Command.run(["diff"] + arguments + ["a.xib", "b.xib"])
        #expect(
            run.status == 2 && run.errors.contains("--canvas uses the device of each version."), "\(run.errors)")
    }

    /// A root of freeform size keeps it, and has no safe area insets.
    @Test(arguments: [
        ("", "<size key=\"freeformSize\" width=\"300\" height=\"200\"/>", (300, 200), [300.0, 200, 48]),
        ("", "<size key=\"freeformSize\" width=\"375\" height=\"1200\"/>", (375, 1200), [375, 1200, 48]),
        (
            "", "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"300\" height=\"200\"/>", (300, 200),
            [300, 200, 48]
        ),
        ("modalPresentationStyle=\"popover\"", "", (300, 200), [300, 200, 48]),
        ("modalPresentationStyle=\"formSheet\"", "", (540, 620), [540, 620, 48]),
        ("modalPresentationStyle=\"fullScreen\"", "", (375, 667), [393, 852, 107]),
        ("", "<size key=\"freeformSize\" width=\"375\" height=\"667\"/>", (375, 667), [393, 852, 107]),
        ("", "", (375, 603), [393, 852, 107]),
    ])
    func rootsOfTheirOwnSizeKeepIt(attributes: String, inside: String, size: (Int, Int), expected: [Double]) throws {
        let folder = try ScratchFolder()
        let text = Self.screen(device: "retina4_7", size: size, logo: 48)
            .replacing("<viewController id=\"vc\">", with: "<viewController id=\"vc\" \(attributes)>")
            .replacing("</viewController>", with: inside + "</viewController>")
        let path = try folder.file("a.storyboard", text)
        let frames = try frames("--device", "iPhone 14 Pro", path)
        #expect([frames["root"]?[2], frames["root"]?[3], frames["logo"]?[1]] == expected)
        let preview = try Command.plumb("preview", "--json", "--devices", "iPhone 14 Pro,iPad Air 2", path)
        let screens = try #require(try preview.objects().first?["screens"] as? [[String: Any]])
        #expect((screens.first?["pictures"] as? [Any])?.count == (expected[2] == 48 ? 1 : 2), "\(preview.output)")
    }

    /// In portrait, a sheet is shorter than the screen on every phone.
    @Test func sheetsFillNoScreen() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("a.storyboard", Self.screen(device: "retina6_12", size: (393, 783), logo: 48))
        for (device, height, y) in [("iPhone 14 Pro", 783.0, 48.0), ("iPhone 13", 787, 48), ("iPad Air 2", 1024, 68)] {
            let frames = try frames("--device", device, path)
            #expect(frames["root"]?[3] == height && frames["logo"]?[1] == y, "\(device) \(frames)")
        }
    }
}
