import Foundation
import Testing

/// Bad input is reported with its location, the problem and status 1; all other input is laid out.
@Suite struct BadInputTests {
    @Test func aMissingFileIsNamedAndTheOthersAreLaidOut() throws {
        let command = try Command.plumb("layout", "--json", "no/such/file.xib", "Examples/TwoButtons.yaml")
        let objects = try command.objects()
        #expect(command.status == 1)
        #expect(objects.count == 2)
        #expect(try diagnostics(objects[0]).map { diagnostic in diagnostic["id"] as? String } == ["file.missing"])
        #expect((objects[1]["scenes"] as? [Any])?.count == 1)
    }

    @Test(arguments: [
        ("text.xib", "this is not XML", nil), ("empty.xib", "", nil),
        ("other.xml", "<?xml version=\"1.0\"?>\n<html><body/></html>", 2),
        ("open.xib", "<?xml version=\"1.0\"?>\n<document>\n<objects>", 3),
        ("quote.yaml", "view:\n  subviews:\n    - {name: \"unterminated\n", 3),
        ("noview.yaml", "size: [320, 480]\n", 1),
        (
            "bomb.xib",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<document>&b;</document>",
            2
        ),
        (
            "external.xib",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE foo [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<document>&x;</document>",
            2
        ),
        ("folder.yaml/..", "", nil),
    ])
    func whatIsNoDocumentIsRefused(name: String, text: String, line: Int?) throws {
        let folder = try ScratchFolder()
        let path = name.hasSuffix("/..") ? folder.url.path : try folder.file(name, text)
        let start = Date()
        let command = try Command.plumb("layout", "--json", path)
        #expect(command.status == 1)
        let object = try #require(command.objects().first)
        let findings = try diagnostics(object)
        #expect(findings.contains { finding in finding["severity"] as? String == "error" })
        #expect(findings.allSatisfy { finding in finding["file"] as? String == path && finding["line"] is Int })
        if let line { #expect(findings.first?["line"] as? Int == line, "\(findings)") }
        #expect((object["scenes"] as? [Any])?.isEmpty == true)
        #expect(Date().timeIntervalSince(start) < 5)
    }

    @Test(arguments: [
        // A dangling reference, an invalid number and an invalid relation.
        ("firstItem=\"no-su-chv\" firstAttribute=\"top\"", "no-su-chv"),
        ("firstItem=\"lab-el-001\" firstAttribute=\"width\" constant=\"wide\"", "wide"),
        ("firstItem=\"lab-el-001\" firstAttribute=\"middle\" constant=\"3\"", "middle"),
    ])
    func oneWrongConstraintIsReportedAndTheRestLaidOut(attributes: String, word: String) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("wrong.xib", Self.xib(constraint: attributes))
        let command = try Command.plumb("layout", "--json", path)
        let object = try #require(command.objects().first)
        let scene = try #require((object["scenes"] as? [[String: Any]])?.first)
        let findings = try diagnostics(object) + diagnostics(scene)
        let finding = try #require(
            findings.first { finding in (finding["message"] as? String)?.contains(word) == true })
        #expect(command.status == 1)
        #expect(finding["line"] as? Int == 15, "\(finding)")
        let views = try #require(scene["views"] as? [[String: Any]])
        let label = try #require(views.first { view in view["id"] as? String == "lab-el-001" })
        #expect((label["frame"] as? [Double])?.prefix(2) == [16, 20])
    }

    @Test func aWrongFormatShowsItsCaretAndTheRestIsLaidOut() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "format.yaml",
            """
            size: [100, 100]
            view: {subviews: [{name: a}, {name: b}]}
            constraints:
              - "H:|-10-[a(30)]"
              - "V:|-10-[a(30)]"
              - "V|[b]|"
              - "H:|[c]|"

            """)
        let command = try Command.plumb("layout", path)
        #expect(command.status == 1)
        #expect(command.output.contains("\(path):6:"))
        #expect(command.output.contains("Expected ':' after 'V' to specify vertical arrangement"))
        #expect(command.output.contains("\(path):7:"))
        #expect(command.output.contains("10  10     30      30"))
    }

    @Test func aConflictIsReportedWithItsConstraints() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "conflict.yaml",
            """
            size: [100, 100]
            view: {subviews: [{name: a}, {name: b}]}
            constraints:
              - "H:|[a(30)]"
              - "H:[a(40)]"
              - "V:|[a(30)]"
              - "H:|-5-[b(10)]"
              - "V:|-5-[b(10)]"

            """)
        let command = try Command.plumb("layout", "--json", path)
        #expect(command.status == 1)
        let scene = try #require((command.objects().first?["scenes"] as? [[String: Any]])?.first)
        let finding = try #require(try diagnostics(scene).first)
        #expect((finding["constraints"] as? [String])?.count == 2, "\(finding)")
        #expect((finding["views"] as? [String]) == ["a"], "\(finding)")
        let views = try #require(scene["views"] as? [[String: Any]])
        #expect(views.first { view in view["id"] as? String == "b" }?["frame"] as? [Double] == [5, 5, 10, 10])
    }

    /// A file that is not text is reported as such, and none of its bytes are printed.
    @Test(arguments: ["a.yaml", "a.xib"]) func bytesAreNotPrinted(name: String) throws {
        let folder = try ScratchFolder()
        let file = folder.url.appending(path: name)
        try Data((0..<600).map { place in UInt8(truncatingIfNeeded: place * 37 + 200) | 0x80 } + [0, 0]).write(to: file)
        let run = try Command.plumb("layout", file.path)
        #expect(run.status == 1 && run.output.split(separator: "\n").count == 2, "\(run.output)")
        #expect(
            name == "a.xib" || run.output.contains("The file is not text, since it contains zero bytes."),
            "\(run.output)")
    }

    /// The lines of a binary file are not shown, also if several processes check the files.
    @Test func linesOfBinaryFilesAreNotShown() throws {
        let folder = try ScratchFolder()
        let bytes = (0..<600).map { place in UInt8(truncatingIfNeeded: place * 37 + 200) | 0x80 } + [0, 0]
        let files = ["a.xib", "b.xib"].map { name in folder.url.appending(path: name) }
        for file in files { try Data(bytes).write(to: file) }
        let run = try Command.run(["lint", "--jobs", "2"] + files.map(\.path))
        #expect(run.status == 1 && run.output.split(separator: "\n").count == 2, "\(run.output)")
    }

    /// The first bytes identify common file types, whatever the file is called, and the message names what to pass instead.
    @Test(arguments: [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "a PNG picture, not text", " is "),
        ([0xFF, 0xD8, 0xFF, 0xE0, 0], "a JPEG picture, not text", " is "),
        (Array("NIBArchive\u{1}\0\0\0".utf8), "a compiled nib, not text", "Name the .xib or .storyboard"),
        (Array("bplist00\u{1}\0".utf8), "a binary property list", "Name the .xib or .storyboard"),
        ([0x50, 0x4B, 3, 4, 0], "a ZIP archive, not text", "Unpack it"),
        (Array("%PDF-1.4\n".utf8), "a PDF, not text", " is "),
    ])
    func filesOfOtherKindsAreCalledWhatTheyAre(bytes: [UInt8], name: String, cure: String) throws {
        let folder = try ScratchFolder()
        func run(_ arguments: String..., file: String) throws -> Command {
            let url = folder.url.appending(path: file)
            try Data(bytes).write(to: url)
            return try Command.run(arguments + [url.path])
        }
        for (file, id, reading) in [
            ("a.xib", "ib.not-xml", "An Interface Builder document is XML."),
            ("a.yaml", "layout.encoding", "A layout document is YAML or JSON."),
            ("a", "layout.encoding", "A layout document is YAML or JSON."),
        ] {
            let found = try run("layout", file: file)
            #expect(found.status == 1)
            #expect(found.output.contains("\(file):1:1: error: The file is \(name)"), "\(found.output)")
            #expect(found.output.contains(cure == " is " ? reading : cure) && found.output.contains("[\(id)]"))
            #expect(!found.output.contains("UTF-8"))
        }
        #expect(try run("lint", file: "b.swift").output.contains("it is \(name)"))
        for arguments in [["lint", "--merge"], ["lint", ".", "--config"], ["layout", "x", "--environment"]] {
            let refused = try Command.run(arguments + [folder.url.appending(path: "a").path]).errors
            #expect(refused.contains("cannot be read. It is \(name)"), "\(refused)")
        }
    }

    /// So is a compiled storyboard, which is a folder.
    @Test func aCompiledStoryboardIsCalledThat() throws {
        let folder = try ScratchFolder()
        let compiled = folder.url.appending(path: "Main.storyboardc")
        try FileManager.default.createDirectory(at: compiled, withIntermediateDirectories: true)
        for command in ["layout", "lint", "fix"] {
            let run = try Command.plumb(command, compiled.path)
            let message = "The file is a compiled document. Name the .xib or .storyboard that it was compiled from."
            #expect(run.status == 1 && (run.output + run.errors).contains(message), "\(run.output)")
        }
    }

    /// The file extension decides what is reported for an empty file.
    @Test(arguments: [("a.storyboard", "ib.not-xml"), ("a.xib", "ib.not-xml"), ("a.yaml", "layout.not-a-layout")])
    func anEmptyFileIsWhatItsNameSays(name: String, id: String) throws {
        let folder = try ScratchFolder()
        let command = try Command.plumb("layout", "--json", try folder.file(name, ""))
        let found = try diagnostics(try #require(try command.objects().first))
        #expect(command.status == 1 && found.map { finding in finding["id"] as? String } == [id])
    }

    /// The file extension also decides the type of a text in UTF-16, unless it begins as markup.
    @Test(arguments: [
        ("a.json", "{", "layout.encoding"), ("a.yaml", "v", "layout.encoding"), ("a", "\n<", "ib.encoding"),
        ("a.xib", "{", "ib.encoding"),
    ])
    func wideTextsAreWhatTheirNamesSay(name: String, text: String, id: String) throws {
        let folder = try ScratchFolder()
        let file = folder.url.appending(path: name)
        for (mark, isBig) in [([0xFF, 0xFE] as [UInt8], false), ([0xFE, 0xFF], true)] {
            try Data(mark + text.utf8.flatMap { byte in isBig ? [0, byte] : [byte, 0] }).write(to: file)
            let command = try Command.plumb("layout", "--json", file.path)
            let found = try diagnostics(try #require(try command.objects().first))
            #expect(command.status == 1 && found.map { finding in finding["id"] as? String } == [id])
        }
    }

    @Test func aFormatThatContradictsItselfIsNamedOnce() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "a.yaml", "view: {subviews: [{name: a}]}\nconstraints: [\"[a(10,20)]\", \"V:|[a]|\", \"|[a]\"]\n")
        let command = try Command.plumb("layout", path)
        #expect(command.status == 1)
        #expect(command.output.components(separatedBy: "[a(10,20)]").count == 3, "the message and the source line")
    }

    /// A path that nothing lies at, a place that cannot be written to, and an empty input are named, with the fix.
    @Test(arguments: [
        (
            ["layout", "Examples/SignIn.storybord"], "no such file. Did you mean 'Examples/SignIn.storyboard'?",
            Int32(1)
        ),
        (["layout", "Exampels/"], "There is no such folder. Did you mean 'Examples'?", 1),
        (["export", "swift", "SignIn.xib"], "SignIn.xib:1:1: error: There is no such file.", 1),
        (["layout", "-"], "Standard input is empty. Pass a document, such as", 1),
        (["pin", "--width", "--views", "a", "-"], "Standard input is empty.", 1),
        (["lint", "-"], "Standard input is empty. Pipe a source or document into plumb lint -.", 2),
        (["lint", "-o", "no/a.txt", "Examples"], "'no/a.txt' cannot be written: the folder 'no' does not exist.", 1),
        (
            ["layout", "-o", "no/a.svg", "Examples/TwoButtons.yaml"],
            "the folder 'no' does not exist. Create it first.", 1
        ),
        (["layout", "-o", "Sources", "Examples/TwoButtons.yaml"], "it is a folder. Name a file in it.", 1),
        (["export", "vfl", "-o", "no/a", "Examples/TwoButtons.yaml"], "the folder 'no' does not exist.", 1),
        (["preview", "-o", "no/a.html", "Examples/TwoButtons.yaml"], "the folder 'no' does not exist.", 1),
        (["vfl", "show", "-o", "no/a.svg", "[a]"], "the folder 'no' does not exist.", 1),
        (
            ["diff", "-o", "no/a.svg", "Examples/TwoButtons.yaml", "Examples/ButtonRow.yaml"],
            "the folder 'no' does not exist.", 2
        ),
    ])
    func thePlaceAndTheFixAreNamed(arguments: [String], message: String, status: Int32) throws {
        let run = try Command.run(arguments)
        #expect(run.status == status && (run.output + run.errors).contains(message), "\(run)")
    }

    @Test func standardInputIsLaidOut() throws {
        let text = try String(
            contentsOf: Command.root.appendingPathComponent("Examples/TwoButtons.yaml"), encoding: .utf8)
        let piped = try Command.plumb("layout", "--json", "-", input: text)
        let named = try Command.plumb("layout", "--json", "Examples/TwoButtons.yaml")
        #expect(piped.status == 0 && named.status == 0)
        #expect(piped.output == named.output.replacingOccurrences(of: "Examples/TwoButtons.yaml", with: "-"))
    }

    /// Named pipes, which a shell makes for `<(…)`, are read.
    @Test func pipesAreRead() throws {
        let run = try Command.run(
            ["layout", "/dev/fd/7"], prelude: "exec 7<<'END'\nview: {}\nsize: [9, 9]\nEND\n:")
        #expect(run.status == 0 && run.output.contains("1 scene, 1 view, no findings"), "\(run.output)")
    }

    @Test func aDrawingThatCannotBeWrittenIsAnError() throws {
        let command = try Command.plumb("layout", "--svg", "/nowhere/a.svg", "Examples/TwoButtons.yaml")
        #expect(
            command.status == 1 && command.errors.hasPrefix("error: The drawing '/nowhere/a.svg' cannot be written: "))
    }

    private func diagnostics(_ object: [String: Any]) throws -> [[String: Any]] {
        try #require(object["diagnostics"] as? [[String: Any]])
    }

    /// A document with a label that two constraints place, and a third one on line 15.
    private static func xib(constraint attributes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
        <view contentMode="scaleToFill" id="roo-tv-iew">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews>
        <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
        <rect key="frame" x="16" y="20" width="42" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        </subviews>
        <constraints>
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="16" id="con-st-001"/>
        <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="20" id="con-st-002"/>
        <constraint \(attributes) id="con-st-003"/>
        </constraints>
        </view>
        </objects>
        </document>

        """
    }
}
