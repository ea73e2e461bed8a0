import Foundation
import Testing

@Suite struct MergeTests {
    private static let small = "Tests/LayoutToolsTests/Documents/Profile.xib"

    private static func base() throws -> String {
        try String(contentsOf: Command.root.appendingPathComponent(small), encoding: .utf8)
    }

    /// The base and two versions, each with an attribute of the document changed.
    private static func files(
        in folder: ScratchFolder, ours: String = "custom=\"ours\"", theirs: String = "other=\"theirs\""
    ) throws -> [String] {
        let text = try base()
        func version(_ attribute: String) -> String { text.replacing("<document ", with: "<document \(attribute) ") }
        return [
            try folder.file("base", text), try folder.file("ours", version(ours)),
            try folder.file("theirs", version(theirs)),
        ]
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// As git calls it, the command writes the result over ours.
    @Test func theResultReplacesOurs() throws {
        let folder = try ScratchFolder()
        let files = try Self.files(in: folder)
        let command = try Command.run(["merge"] + files)
        #expect(command.status == 0 && command.errors.isEmpty && command.output == "\(files[1]): merged\n")
        let text = try Self.text(files[1])
        #expect(text.contains("custom=\"ours\"") && text.contains("other=\"theirs\""))
        #expect(
            try text == Self.base().replacing("<document ", with: "<document custom=\"ours\" other=\"theirs\" ")
                || text == Self.base().replacing("<document ", with: "<document other=\"theirs\" custom=\"ours\" "))
    }

    @Test func theResultCanGoElsewhere() throws {
        let folder = try ScratchFolder()
        let files = try Self.files(in: folder)
        let ours = try Self.text(files[1])
        let command = try Command.run(["merge"] + files + ["--output", "-"])
        #expect(command.status == 0 && command.output.contains("other=\"theirs\""))
        #expect(try Self.text(files[1]) == ours)
        #expect(try Command.run(["merge"] + files + ["-o", folder.url.path + "/merged.xib"]).status == 0)
        #expect(try Self.text(folder.url.path + "/merged.xib") == command.output)
    }

    @Test func conflictsAreLeft() throws {
        let folder = try ScratchFolder()
        let files = try Self.files(in: folder, ours: "custom=\"ours\"", theirs: "custom=\"theirs\"")
        let command = try Command.run(["merge", "--json"] + files)
        #expect(command.status == 1)
        let report = try #require(try command.objects().first)
        #expect(report["clean"] as? Bool == false)
        let conflicts = report["conflicts"] as? [[String: String]]
        #expect(
            conflicts?.map { $0["text"] } == ["custom is “ours” in ours, “theirs” in theirs and nothing in the base"])
        let text = try Self.text(files[1])
        #expect(text.contains("<<<<<<< ours\n<document custom=\"ours\"") && text.contains(">>>>>>> theirs\n"))
        // A document with markers is no version to merge.
        let again = try Command.run(["merge"] + files)
        #expect(again.status == 2 && again.errors.contains("[ib.xml-syntax]"))
        #expect(try Self.text(files[1]) == text)
    }

    /// Input that is no document: the command names it and its place, and ours stays as it is.
    @Test(arguments: [
        ("", "ib.not-xml"), ("no document", "ib.not-xml"), ("<document>\n<a>\n</document>", "ib.xml-syntax"),
        ("<svg/>", "ib.not-interface-builder"),
        ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>", "ib.encoding"),
    ]) func badInputChangesNothing(_ text: String, _ id: String) throws {
        let folder = try ScratchFolder()
        for place in 0..<3 where !(text.isEmpty && place == 0) {
            var files = try Self.files(in: folder)
            files[place] = try folder.file("bad", text)
            let ours = try Self.text(files[1])
            let command = try Command.run(["merge"] + files)
            #expect(command.status == 2 && command.output.isEmpty)
            #expect(
                command.errors.contains("\(files[place]):") && command.errors.contains("[\(id)]"), "\(command.errors)")
            #expect(try Self.text(files[1]) == ours)
        }
        let missing = try Command.run(["merge", "none.xib"] + Array(try Self.files(in: folder).dropFirst()))
        #expect(missing.status == 2 && missing.errors.contains("[file.missing]"))
    }

    /// Both versions added the document: git gives an empty base.
    @Test func anEmptyBaseIsNoDocument() throws {
        let folder = try ScratchFolder()
        var files = try Self.files(in: folder, theirs: "custom=\"ours\"")
        files[0] = try folder.file("empty", "")
        let ours = try Self.text(files[1])
        #expect(try Command.run(["merge"] + files).status == 0)
        #expect(try Self.text(files[1]) == ours)
    }

    /// Constraints have the form of those in findings, with the names of guides.
    @Test func conflictsAreWrittenAsFindingsAre() throws {
        let folder = try ScratchFolder()
        let base = try Self.text(Command.root.appendingPathComponent("Examples/SignIn.storyboard").path)
        let files = try ["48", "40", "44"].map { constant in
            try folder.file(
                "\(constant).storyboard",
                base.replacing("constant=\"48\" id=\"c01-lo-top\"", with: "constant=\"\(constant)\" id=\"c01-lo-top\""))
        }
        let command = try Command.run(["merge"] + files)
        let expected = "constraint Logo.top == safeArea.top: constant is 40 in ours, 44 in theirs and 48 in the base\n"
        #expect(command.status == 1 && command.output.contains(expected), "\(command.output)")
    }

    /// Only the base may be empty, also if it is the file of another version.
    @Test func anEmptyVersionIsRefused() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("empty.xib", "")
        let command = try Command.run(["merge", file, file, file])
        #expect(command.status == 2 && command.errors.contains("[ib.not-xml]"), "\(command)")
        #expect(try Self.text(file) == "")
    }

    /// The report names the document and not the temporary files of Git.
    @Test func theReportNamesTheDocument() throws {
        let folder = try ScratchFolder()
        let files = try Self.files(in: folder, theirs: "custom=\"theirs\"")
        let result = try Command.run(["merge"] + files + ["Screens/Login.xib"])
        #expect(result.output.contains("Screens/Login.xib") && !result.output.contains(files[1]), "\(result.output)")
    }

    /// Git merges a document by the driver.
    @Test func gitCallsTheDriver() throws {
        let folder = try ScratchFolder()
        let files = try Self.files(in: folder)
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("plumb").path
        try folder.git(["init", "--quiet", "--initial-branch", "main"])
        for setting in [["user.name", "A"], ["user.email", "a@b.c"]] { try folder.git(["config"] + setting) }
        try folder.git(["config", "merge.plumb.driver", "'\(program)' merge %O %A %B %P"])
        _ = try folder.file(".gitattributes", "*.xib merge=plumb\n")
        func commit(_ file: String, _ message: String) throws {
            _ = try folder.file("Main.xib", try Self.text(file))
            try folder.git(["add", ".gitattributes", "Main.xib"])
            try folder.git(["commit", "--quiet", "-m", message])
        }
        try commit(files[0], "base")
        try folder.git(["checkout", "--quiet", "-b", "other"])
        try commit(files[2], "theirs")
        try folder.git(["checkout", "--quiet", "main"])
        try commit(files[1], "ours")
        try folder.git(["merge", "--quiet", "-m", "merge", "other"])
        let text = try Self.text(folder.url.path + "/Main.xib")
        #expect(text.contains("custom=\"ours\"") && text.contains("other=\"theirs\""))
    }
}
