import Foundation
import Testing

/// `plumb preview`: pictures in the terminal, pages and drawings in files.
@Suite struct PreviewTests {
    private static let storyboard = "Examples/SignIn.storyboard"

    @Test func picturesArePrintedForEachDevice() throws {
        let run = try Command.plumb("preview", "--devices", "retina4_0,iPhone 8:landscape", Self.storyboard)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("Examples/SignIn.storyboard: Sign In, iPhone 5 (retina4_0) · 320 × 568\n"))
        #expect(run.output.contains("Sign In, iPhone 6 (retina4_7) on its side · 667 × 375\n"))
        #expect(run.output.contains("    note: only on retina4_7:landscape\n"))
        #expect(run.output.hasSuffix("Examples/SignIn.storyboard: 1 screen, 2 pictures, 3 warnings\n"))
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
        for device in ["iPhone 5 (retina4_0)", "iPhone 14 Pro (retina6_12) on its side", "(ipad10_9rounded)"] {
            #expect(text.components(separatedBy: device).count > 2, "\(device)")
        }
    }

    /// What cannot be shown is told, and the rest is shown.
    @Test func oneBadDocumentIsNotTheEnd() throws {
        let run = try Command.plumb("preview", "no/such.xib", Self.storyboard)
        #expect(run.status == 1)
        #expect(run.output.contains("[file.missing]") && run.output.contains("1 screen, 4 pictures"))
    }

    @Test(arguments: [
        (["--output", "a.png"], "ends neither in .html nor in .svg"), (["--constraints"], "needs --output"),
        (["--devices", "iPhone 99"], "no device is called"),
    ])
    func unusableArgumentsAreRefused(arguments: [String], reason: String) throws {
        let run = try Command.run(["preview"] + arguments + [Self.storyboard])
        #expect(run.status == 2)
        #expect(run.errors.contains(reason), "\(run.errors)")
    }
}
