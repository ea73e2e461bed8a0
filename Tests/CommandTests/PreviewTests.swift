import Foundation
import Testing

/// `plumb preview`: pictures in the terminal, pages and drawings in files.
@Suite struct PreviewTests {
    private static let storyboard = "Examples/SignIn.storyboard"

    /// A root without area shows nothing.
    ///
    /// The page says so in place of the picture; for a drawing the message goes to standard error.
    @Test(arguments: ["[0, 0]", "[0, 9]"]) func nothingDrawnIsTold(size: String) throws {
        let folder = try ScratchFolder()
        let text = "size: \(size)\nview: {subviews: [{name: a}]}\nconstraints: [\"H:|[a(3)]\", \"V:|[a(3)]\"]\n"
        let path = try folder.file("a.yaml", text)
        let reason =
            "The root view is \(size == "[0, 0]" ? "0 × 0" : "0 × 9") points. Set its size in the document"
        for command in ["preview", "layout"] {
            let run = try Command.plumb(command, path)
            #expect(run.status == 0 && run.output.contains("\n\nNo picture. \(reason)"), "\(run.output)")
        }
        let page = folder.url.appending(path: "a.svg").path
        for arguments in [["preview", "-o", page, path], ["layout", "--svg", page, path]] {
            let run = try Command.run(arguments)
            #expect(run.status == 0 && run.errors.contains("warning: No picture of 'view"), "\(run.errors)")
        }
        #expect(!(try Command.plumb("preview", "Examples/ButtonRow.yaml").output.contains("No picture")))
    }

    @Test func picturesArePrintedForEachDevice() throws {
        let run = try Command.plumb("preview", "--devices", "retina3_5,iPhone 8:landscape", Self.storyboard)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("Examples/SignIn.storyboard: Sign In, iPhone 4 (retina3_5) · 320 × 480\n"))
        #expect(run.output.contains("Sign In, iPhone 8 (retina4_7), landscape · 667 × 375\n"))
        #expect(run.output.contains("    note: Only on: iPhone 4 (retina3_5).\n"))
        #expect(run.output.hasSuffix("Examples/SignIn.storyboard: 1 screen, 2 pictures, 1 warning\n"))
    }

    @Test(arguments: [("page.html", "<!DOCTYPE html>", "</html>\n"), ("Sheet.SVG", "<svg", "</svg>\n")])
    func filesAreWrittenWhole(name: String, start: String, end: String) throws {
        let folder = try ScratchFolder()
        let path = folder.url.appendingPathComponent(name).path
        let run = try Command.plumb("preview", "--output", path, Self.storyboard, "Examples/ButtonRow.yaml")
        #expect(run.status == 0)
        #expect(!run.output.contains("┌─"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasPrefix(start) && text.hasSuffix(end))
        for device in ["iPhone 5 (retina4_0)", "iPhone 14 Pro (retina6_12), landscape", "(ipad10_9rounded)"] {
            #expect(text.contains(device), "\(device)")
        }
        #expect(text.contains("320 × 480"))
    }

    /// A live page has the frames as functions of the size, for each device.
    @Test func livePagesHaveTheirFrames() throws {
        let folder = try ScratchFolder()
        let path = folder.url.appendingPathComponent("page.html").path
        let devices = "iPhone 4,iPhone 15 Pro:landscape"
        let run = try Command.plumb("preview", "--live", "--devices", devices, "-o", path, Self.storyboard)
        #expect(run.status == 0, "\(run)")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for part in ["function framesAt(", "aria-label=\"Live picture: Sign In\"", "\"regions\":[["] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(text.components(separatedBy: "<option value=\"1\">iPhone 15 Pro (retina6_12), landscape").count == 2)
        #expect(text.utf8.count < 400_000)
        #expect(!text.contains("src=\"http") && !text.contains("href=\"http"))
        let refused = try Command.plumb("preview", "--live", "-o", "a.svg", Self.storyboard)
        #expect(refused.status == 2 && refused.errors.contains("--live needs --output"), "\(refused)")
    }

    /// If nothing can be shown, an existing page or drawing is not overwritten.
    @Test(arguments: [
        ["preview", "--output", "page.html"], ["preview", "--output", "page.svg"], ["layout", "--svg", "page.svg"],
    ])
    func whereNothingCanBeShownTheOldPageStays(arguments: [String]) throws {
        let folder = try ScratchFolder()
        let path = try folder.file(arguments[2], "old")
        let run = try Command.run(arguments + ["no/such.xib"], folder: folder.url)
        #expect(run.status == 1 && run.errors.contains("'\(arguments[2])' is not written"), "\(run.errors)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    }

    /// Captions name the requested devices in their standard spelling.
    ///
    /// For a screen that was requested by its id, the caption names the first product with it.
    @Test func captionsNameWhatWasAskedFor() throws {
        let run = try Command.plumb(
            "preview", "--devices", "iphone15, iPhone 16,retina4_0,iPad mini", Self.storyboard)
        let titles = run.output.split(separator: "\n").filter { line in line.contains(" · ") }
            .map { line in line.dropFirst("Examples/SignIn.storyboard: Sign In, ".count) }
        #expect(
            titles == [
                "iPhone 15, iPhone 16 (retina6_12) · 393 × 852", "iPhone 5 (retina4_0) · 320 × 568",
                "iPad mini (ipad8_3rounded) · 744 × 1133",
            ])
    }

    /// A layout document keeps its size unless devices are named.
    @Test(arguments: [
        ([], "view, 320 × 480"), (["--devices", "retina4_0"], "view, iPhone 5 (retina4_0) · 320 × 568"),
    ])
    func layoutDocumentsKeepTheirSize(arguments: [String], title: String) throws {
        let run = try Command.run(["preview"] + arguments + ["Examples/ButtonRow.yaml"])
        let found = run.output.split(separator: "\n").filter { line in line.contains("0 × ") }
        #expect(found.map(String.init) == ["Examples/ButtonRow.yaml: " + title])
    }

    /// An object for each document: scenes as in `plumb layout`, each with its devices.
    @Test func scenesAndTheirDevicesAsJSON() throws {
        let run = try Command.plumb(
            "preview", "--json", "--devices", "ipad9_7,retina4_0,ipad7_9", Self.storyboard, "no/such.xib")
        #expect(run.status == 1)
        let objects = try run.objects()
        let screens = try #require(objects[0]["screens"] as? [[String: Any]])
        let pictures = try #require(screens[0]["pictures"] as? [[String: Any]])
        #expect(screens.count == 1 && screens[0]["title"] as? String == "Sign In")
        let devices = pictures.map { picture in picture["devices"] as? [String] }
        #expect(devices == [["ipad9_7", "ipad7_9"], ["retina4_0"]])
        let layout = try Command.plumb("layout", "--json", "--device", "retina4_0", Self.storyboard).objects()
        let scenes = try #require(layout[0]["scenes"] as? [[String: Any]])
        let scene = try #require(pictures[1]["scene"] as? [String: Any])
        let views = try #require(scene["views"] as? [NSDictionary])
        #expect(views == scenes[0]["views"] as? [NSDictionary])
        #expect((objects[1]["diagnostics"] as? [[String: Any]])?.map { $0["id"] as? String } == ["file.missing"])
    }

    /// Captions and the summary report what is missing.
    @Test func otherStoryboardsAreNamed() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "a.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><containerView id="box">
            <rect key="frame" x="0" y="0" width="9" height="9"/><connections><segue destination="p" kind="embed" id="g"/>
            </connections></containerView></subviews></view></viewController></objects></scene><scene sceneID="s2"><objects>
            <viewControllerPlaceholder storyboardName="Map" id="p"/></objects></scene></scenes></document>
            """)
        let run = try Command.plumb("preview", "--devices", "retina4_7", path)
        #expect(
            run.output.contains("iPhone 6 (retina4_7) · 375 × 667 · content from Map.storyboard not shown\n"),
            "\(run.output)")
        #expect(run.output.contains(": 1 screen, 1 picture, content from Map.storyboard not shown, "))
    }

    /// A document that cannot be shown is reported, and the others are shown.
    @Test func oneBadDocumentIsNotTheEnd() throws {
        let run = try Command.plumb("preview", "no/such.xib", Self.storyboard)
        #expect(run.status == 1)
        #expect(run.output.contains("[file.missing]") && run.output.contains("1 screen, 4 pictures"))
        #expect(run.output.contains(" 1 error\n\nExamples/SignIn.storyboard: Sign In, "))
    }

    @Test(arguments: [
        (["--output", "a.png"], "The file of --output must end in .html or .svg, not 'a.png'."),
        (["--constraints"], "needs --output"),
        (["--language", "klingon"], "The document has no strings in 'klingon'"),
        (["--devices", "iPhone 99"], "Unknown device 'iPhone 99'."),
    ])
    func unusableArgumentsAreRefused(arguments: [String], reason: String) throws {
        let run = try Command.run(["preview"] + arguments + [Self.storyboard])
        #expect(run.status == 2)
        #expect(run.errors.contains(reason), "\(run.errors)")
    }
}
