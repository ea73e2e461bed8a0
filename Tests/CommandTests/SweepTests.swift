import Foundation
import Testing

/// `plumb sweep`: the page, the forms of the answer, and the exit statuses.
@Suite struct SweepTests {
    private static let document = "Tests/Documents/Findings/ib.breaks-at-sizes.xib"
    private static let conflict = "Required constraints of view 'first' and view 'second' conflict"

    /// `PLUMB_RECORD=1 swift test --filter SweepTests` records the answer in the page.
    @Test func thePageShowsTheAnswer() throws { try CommandPage("Documentation/Sweep.md").check() }

    @Test func objectsHaveTheIntervals() throws {
        let command = try Command.plumb("sweep", "--json", Self.document)
        #expect(command.status == 1)
        let object = try #require(try command.objects().first)
        let screens = try #require(object["screens"] as? [[String: Any]])
        let findings = try #require(screens.first?["findings"] as? [[String: Any]])
        #expect(findings.compactMap { finding in finding["intervals"] as? [[Int]] } == [[[280, 359]]])
        let sentences = findings.compactMap { finding in finding["sentence"] as? String }
        #expect(sentences == [Self.conflict + " at widths 280 to 359."])
        #expect((findings.first?["finding"] as? [String: Any])?["id"] as? String == "ib.conflict")
        #expect(object["range"] as? [Int] == [280, 1400])
        #expect(object["axis"] as? String == "width")
        #expect(object["device"] as? String == "retina4_7")
        let layouts = try #require(object["layouts"] as? Int)
        #expect(layouts <= 112)
        let all = try Command.plumb("sweep", "--json", "--every-size", Self.document).objects().first
        #expect(all?["layouts"] as? Int == 1121)
    }

    /// One size has a chart of one column.
    @Test func oneSizeIsARange() throws {
        let command = try Command.plumb("sweep", "--range", "300-300", Self.document)
        #expect(command.status == 1 && command.output.contains("300"), "\(command)")
    }

    @Test func optionsWithoutEffectAreRefused() throws {
        let range = try Command.plumb("sweep", "--axis", "text-size", "--range", "300-500", Self.document)
        #expect(range.status == 2 && range.errors.contains("--range has no effect."), "\(range)")
        let devices = try Command.plumb(
            "preview", "--overview", "--devices", "iPhone 8", "-o", "a.svg", "Examples/SignIn.storyboard")
        #expect(devices.status == 2 && devices.errors.contains("--devices has no effect."), "\(devices)")
    }

    @Test func settingsAreRepeated() throws {
        let arguments = ["sweep", "--json", "--direction", "both", "--dynamic-type", "all", "--range", "300-310"]
        let objects = try Command.run(arguments + [Self.document]).objects()
        #expect(objects.count == 24)
        #expect(Set(objects.compactMap { object in object["dynamicType"] as? String }).count == 12)
        // Equal findings are shown once.
        let text = try Command.run(["sweep", "--direction", "both", "--range", "350-370", Self.document]).output
        #expect(text.components(separatedBy: Self.conflict + " at widths 350 to 359.").count == 3)
    }

    @Test func textSizesHaveNames() throws {
        let document = "Tests/Documents/Findings/ib.text-cut.xib"
        let object = try Command.plumb("sweep", "--json", "--axis", "text-size", document).objects().first
        #expect(object?["range"] as? [String] == ["xs", "ax5"])
    }

    @Test func theChartIsWritten() throws {
        let folder = try ScratchFolder()
        let file = folder.url.appendingPathComponent("sizes.svg").path
        #expect(try Command.plumb("sweep", "-q", "--svg", file, Self.document).status == 1)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains(Self.conflict + " at widths 280 to 359."))
    }

    @Test(arguments: [
        (["--range", "400"], "A range has two whole numbers of points"),
        (["--range", "400-300"], "A range has two whole numbers of points"),
        (["--range", "0-300"], "A range has two whole numbers of points"),
        (["--range", "1-99999999999"], "A range has two whole numbers of points"),
        (["--axis", "depth"], "depth"), (["--device", "iPhone 99"], "Unknown device 'iPhone 99'"),
        (["--axis", "text-size", "--dynamic-type", "xs"], "--dynamic-type has no effect"),
        (["--svg", "a.xib"], "is a document or source"),
        (["--scene", "nothing"], "No scene has the name or id 'nothing'"),
    ])
    func unusableArgumentsAreRefused(arguments: [String], reason: String) throws {
        let command = try Command.run(["sweep", Self.document] + arguments)
        #expect(command.status == 2)
        #expect(command.errors.contains(reason), "\(command.errors)")
    }

    @Test func invalidDocumentsAreReported() throws {
        let command = try Command.run(["sweep", "-"], input: "<document")
        #expect(command.status == 1)
        #expect(command.output.contains("error"))
        #expect(try Command.plumb("sweep", "missing.xib").status == 1)
        #expect(try Command.plumb("sweep", "--json", "missing.xib").objects().count == 1)
    }

    @Test func lintSweepsOnRequest() throws {
        let silent = try Command.plumb("lint", Self.document)
        #expect(silent.status == 0 && silent.output == "")
        let command = try Command.plumb("lint", "--sweep", Self.document)
        #expect(command.output.contains("warning: \(Self.conflict) at widths 280 to 359. [ib.breaks-at-sizes]"))
        #expect(try Command.plumb("lint", "--sweep", "--merge", "a.json").status == 2)
    }
}
