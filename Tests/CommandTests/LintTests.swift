import Foundation
import FoundationXML
import Testing

/// `plumb lint` and `plumb fix` as programs: their output and their exit statuses.
@Suite struct LintTests {
    private static func source(_ format: String) -> String {
        "let v = [\"find\": find]\nlet c = NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", metrics: nil, views: v)\n"
    }

    @Test(
        arguments: [
            ("H:|[find]|", [], Int32(0)), ("H:|[find|", [], 1), ("H:[find][fnid]", [], 1),
            ("H:|[find]|", ["--shard", "3/2"], 2), ("H:|[find]|", ["--format", "xml"], 2),
            ("H:|[find]|", ["--config", "/nowhere.yml"], 2),
        ] as [(String, [String], Int32)])
    func statuses(format: String, options: [String], status: Int32) throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source(format))
        #expect(try Command.run(["lint", file] + options).status == status)
    }

    @Test func nothingAtThePathIsAFindingAndTheOthersAreLookedAt() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source("V|[find]"))
        let run = try Command.plumb("lint", "/nowhere/A.swift", file)
        #expect(run.status == 1)
        #expect(run.output.contains("There is no such file. [file.missing]"))
        #expect(run.output.contains("\(file):2:60: error: Expected ':'"))
        let fix = try Command.plumb("fix", "/nowhere/A.swift")
        #expect(fix.status == 1 && fix.errors.contains("/nowhere/A.swift:1:1: error: There is no such file."))
    }

    @Test func warningsCountWhenStrict() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", "f(\"H:|[find-|\")")
        #expect(try Command.plumb("lint", file).status == 0)
        #expect(try Command.plumb("lint", "--strict", file).status == 1)
    }

    @Test func reportsGoToStandardOutputAndTheSummaryBesideThem() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source("V|[find]"))
        let run = try Command.plumb("lint", file)
        #expect(run.output.hasPrefix("\(file):2:60: error: Expected ':' after 'V'"))
        #expect(run.errors == "1 error in 1 of 1 file\n")
        let lines = try Command.plumb("lint", "--format", "json", file)
        #expect(try lines.objects().map { object in object["file"] as? String } == [file])
        #expect(lines.errors.isEmpty)
    }

    @Test func settingsAreUsedAndTheirMistakesNamed() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source("H:[fnid]"))
        let off = try folder.file("off.yml", "rules:\n  vfl.unknown-view: off\n")
        #expect(try Command.plumb("lint", "--config", off, file).status == 0)
        let wrong = try folder.file("wrong.yml", "rulse: {}\n")
        let run = try Command.plumb("lint", "--config", wrong, file)
        #expect(run.status == 2 && run.errors.contains("Did you mean 'rules'?"))
        let latin = folder.url.appending(path: "latin.yml").path
        try Data([0x23, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: latin))
        let other = try Command.plumb("lint", "--config", latin, file)
        #expect(other.status == 2 && other.errors.contains("latin.yml' is not UTF-8."), "\(other.errors)")
    }

    @Test func fixMendsAndDryRunOnlyShows() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source("V|[fnid]"))
        let shown = try Command.plumb("fix", "--dry-run", file)
        #expect(shown.status == 0 && shown.output.contains("\n-let c = ") && shown.output.contains("\"V:|[find]\""))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.source("V|[fnid]"))
        #expect(try Command.plumb("fix", file).status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.source("V:|[find]"))
        #expect(try Command.plumb("lint", file).status == 0)
    }

    /// A file that cannot be written is reported and stays as it is; the others are fixed.
    ///
    /// Here the file was deleted and only an open descriptor remains.
    @Test func aFileThatCannotBeWrittenIsNotTheEnd() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("B.swift", Self.source("V|[find]"))
        let gone = folder.url.appending(path: "gone")
        try FileManager.default.createDirectory(at: gone, withIntermediateDirectories: true)
        try Data(Self.source("V|[find]").utf8).write(to: gone.appending(path: "A.swift"))
        let link = folder.url.appending(path: "A.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/proc/self/fd/0")
        let run = try Command.run(
            ["fix", link, file], prelude: "exec 0< '\(gone.path)/A.swift'; rm -r '\(gone.path)'")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("error: '\(link)' cannot be written: "), "\(run.errors)")
        #expect(run.errors.hasSuffix("1 finding fixed, 2 errors left\n"), "\(run.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.source("V:|[find]"))
    }

    /// The message about remaining errors names the command that shows them.
    @Test func whatIsLeftIsShownByLint() throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb("fix", try folder.file("A.swift", Self.source("|-3gap-[find]")))
        #expect(run.status == 1)
        #expect(
            run.errors
                == "Run plumb lint for the errors that are left. They have no fix, or several.\n0 findings fixed, 1 error left\n"
        )
    }

    /// `plumb fix` edits a layout document that is named, and keeps all other bytes.
    ///
    /// It edits none in folders.
    @Test func layoutDocumentsAreMended() throws {
        let folder = try ScratchFolder()
        let text = "# A  comment\r\nview:   {titel: a,  subviews: [field]}\r\nconstraints: ['field.top == view.tp']"
        let path = try folder.file("a.yaml", text)
        let search = try Command.plumb("fix", folder.url.path)
        #expect(search.status == 1 && search.errors.contains("[lint.nothing-to-check]"))
        let run = try Command.plumb("fix", path)
        #expect(run.status == 0 && run.errors.hasSuffix("2 findings fixed, 0 errors left\n"), "\(run)")
        let fixed = text.replacing("titel", with: "title").replacing("view.tp", with: "view.top")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(fixed.utf8))
        let left = try Command.plumb("fix", try folder.file("b.yaml", "view: {}\nsize: big"))
        #expect(left.status == 1 && left.errors.hasPrefix("Run plumb layout for the errors that are left."), "\(left)")
    }

    /// `plumb fix` on a document explains why nothing is changed.
    @Test func documentsAreNotMended() throws {
        let run = try Command.plumb("fix", "Examples/SignIn.storyboard")
        #expect(run.status == 1)
        #expect(run.errors.contains("[lint.unknown-kind]"))
        #expect(run.errors.hasSuffix("0 findings fixed, 1 error left\n"))
    }

    // MARK: Documents

    /// A screen with a label for which two constraints give different positions.
    private static let conflict = document(
        """
        <constraint firstItem="lab" firstAttribute="top" secondItem="roo" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="lab" firstAttribute="top" secondItem="roo" secondAttribute="top" constant="40" id="c3"/>
        """)

    private static func document(_ constraints: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
        <view contentMode="scaleToFill" id="roo">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
        <rect key="frame" x="16" y="20" width="42" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        </subviews>
        <constraints>
        <constraint firstItem="lab" firstAttribute="leading" secondItem="roo" secondAttribute="leading" constant="16" id="c1"/>
        \(constraints)
        </constraints>
        </view>
        </objects>
        </document>

        """
    }

    @Test func documentsAreCheckedBesideSources() throws {
        let folder = try ScratchFolder()
        let source = try folder.file("A.swift", Self.source("V|[find]"))
        let document = try folder.file("B.xib", Self.conflict)
        let run = try Command.plumb("lint", "--format", "json", folder.url.path)
        #expect(run.status == 1)
        let objects = try run.objects()
        #expect(objects.map { object in object["file"] as? String } == [source, document])
        let findings = try objects.map { object in try #require(object["diagnostics"] as? [[String: Any]]) }
        #expect(findings[0].map { finding in finding["id"] as? String } == ["vfl.expected-colon"])
        #expect(findings[1].contains { finding in finding["id"] as? String == "ib.conflict" })
        let off = try folder.file("off.yml", "rules:\n  ib.conflict: off\n  vfl.expected-colon: note\n")
        #expect(try Command.plumb("lint", "--config", off, folder.url.path).status == 0)
        let group = try folder.file("group.yml", "rules:\n  ib: off\n  vfl: note\n  vfl.expected-colon: warning\n")
        let few = try Command.plumb("lint", "--config", group, folder.url.path)
        #expect(few.status == 0 && few.errors == "1 warning in 1 of 2 files\n", "\(few.errors)")
    }

    @Test(
        arguments: [
            ("toaster", 2, "Unknown device 'toaster'. Run 'plumb devices' for a list."),
            (
                "retina4_0,retna4_7", 2,
                "Unknown device 'retna4_7'. Did you mean 'retina4_7'? Run 'plumb devices' for a list."
            ),
            ("retina4_0,retina6_12:landscape", 1, nil), ("all", 1, nil),
            ("all:landscape,iPhone 15", 1, nil),
        ] as [(String, Int32, String?)])
    func devicesAreNamed(devices: String, status: Int32, complaint: String?) throws {
        let folder = try ScratchFolder()
        let document = try folder.file("B.xib", Self.conflict)
        let run = try Command.plumb("lint", "--format", "json", "--devices", devices, document)
        #expect(run.status == status)
        if let complaint {
            #expect(run.errors.contains(complaint))
            return
        }
        // A finding that is the same on every device is reported once.
        #expect(run.output.components(separatedBy: "ib.conflict").count == 2)
        let list = devices.split(separator: ",").map { name in "'\(name)'" }.joined(separator: ", ")
        let settings = try folder.file("devices.yml", "devices: [\(list)]\n")
        let other = try Command.plumb("lint", "--format", "json", "--config", settings, document)
        #expect(other.output == run.output && other.status == status)
    }

    @Test func fileOfAnUnknownKindIsNotCalledClean() throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb("lint", "--format", "json", try folder.file("A.txt", "H:|[a|"))
        #expect(run.status == 1 && run.output.contains("lint.unknown-kind"))
        let off = try folder.file("off.yml", "rules:\n  lint.unknown-kind: off\n")
        #expect(try Command.plumb("lint", "--config", off, folder.url.path + "/A.txt").status == 0)
    }

    /// A wrong path or pattern is an error and not reported as clean, also by `plumb fix`; settings may change that.
    @Test(
        arguments: [
            ("{}", "The folder has no file to check. Plumb checks files that end in .", "Empty", 1),
            ("include: [Source]", "The settings exclude all 2 files.", "Code", 1),
            ("exclude: ['A.*']", "", "Code", 0), ("include: [Code]", "", "Code", 0),
            ("exclude: ['?.swift']", "The settings exclude all 2 files.", "Code", 1),
            ("exclude: [Code]", "note: Excluded folders: ./Code.", "./", 1),
            ("{include: [Source], rules: {lint.nothing-to-check: off}}", "", "Code", 0),
            (
                "{include: [Source], rules: {lint.nothing-to-check: warning}}",
                "warning: The folder has no file to check.", "Code",
                0
            ),
        ] as [(String, String, String, Int32)])
    func whereNothingIsLookedAtIsToldSo(settings: String, text: String, path: String, status: Int32) throws {
        let folder = try ScratchFolder()
        for name in ["Code", "Empty"] {
            let url = folder.url.appending(path: name)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        for name in ["Code/A.swift", "Code/B.swift", "Empty/Read.me"] {
            try Data("let a = 1\n".utf8).write(to: folder.url.appending(path: name))
        }
        _ = try folder.file(".plumb.yml", settings)
        for command in ["lint", "fix"] {
            let run = try Command.run([command, path], folder: folder.url)
            #expect(run.status == status, "\(command) \(run.errors)")
            #expect(text.isEmpty || (run.output + run.errors).contains(text), "\(run.output) \(run.errors)")
        }
    }

    @Test func standardInputIsCheckedAlone() throws {
        let run = try Command.run(["lint", "-", "Sources"])
        #expect(run.status == 2)
        #expect(run.errors.contains("Standard input is checked alone. Omit 'Sources'."), "\(run.errors)")
    }

    /// A file that is named twice, in whatever way, is checked once.
    @Test(arguments: [
        (["Code", "./Code"], ["./Code/A.swift"]), (["Code/A.swift", "."], ["Code/A.swift"]),
        (["./Code", "Code/A.swift"], ["Code/A.swift"]), (["Code/../Code/A.swift", "Code"], ["Code/../Code/A.swift"]),
    ])
    func everyFileIsLookedAtOnce(paths: [String], files: [String]) throws {
        let folder = try ScratchFolder()
        let code = folder.url.appending(path: "Code")
        try FileManager.default.createDirectory(at: code, withIntermediateDirectories: true)
        try Data("let a = 1\n".utf8).write(to: code.appending(path: "A.swift"))
        let objects = try Command.run(["lint", "--json"] + paths, folder: folder.url).objects()
        #expect(objects.map { object in object["file"] as? String } == files)
    }

    /// A source that was named and is not UTF-8 is reported with the invalid byte; one that was found in a folder is skipped.
    @Test func whatIsNoUTF8IsTold() throws {
        let folder = try ScratchFolder()
        let path = folder.url.appending(path: "A.m").path
        try Data([0x2F, 0x2F, 0x20, 0xC3, 0xA9, 0x0A, 0x2F, 0x2F, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: path))
        let run = try Command.plumb("lint", path)
        #expect(
            run.status == 0 && run.output.contains("A.m:2:3: warning: The byte 0xE9 is not valid UTF-8."),
            "\(run.output)")
        #expect(try Command.plumb("lint", folder.url.path).output.isEmpty)
    }

    /// Options that affect the check are refused when reports are merged.
    @Test(arguments: [["--shard", "1/2"], ["--devices", "retina4_0"]])
    func whatMergingLeavesOutIsRefused(options: [String]) throws {
        let folder = try ScratchFolder()
        let report = try folder.file("r.jsonl", "{\"file\": \"A.swift\", \"diagnostics\": []}\n")
        let run = try Command.run(["lint", "--merge", report] + options)
        #expect(run.status == 2 && run.errors.contains("so \(options[0]) has no effect."), "\(run.errors)")
    }

    /// Different spellings of a path are the same file, from any working folder.
    @Test(arguments: [
        ("A.swift", "", "./A.swift"), ("./A.swift", "", "A.swift"), ("A.swift", "", "*"), ("*", "", "A.swift"),
        ("A.swift", "Sub", "../A.swift"), ("Sub/../A.swift", "Sub", "../Sub/../A.swift"), (".", "", "A.swift"),
        ("A.swift", "", "."), ("./", "Sub", ".."),
    ])
    func baselinesKnowFilesByTheirPlace(before: String, working: String, after: String) throws {
        let folder = try ScratchFolder()
        let sub = folder.url.appending(path: "Sub")
        try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
        let file = try folder.file("A.swift", Self.source("V|[find]"))
        func run(_ path: String, in place: URL, _ more: [String] = []) throws -> Command {
            try Command.run(["lint", path == "*" ? file : path] + more, folder: place)
        }
        let report = try folder.file("old.jsonl", try run(before, in: folder.url, ["--json"]).output)
        let place = working.isEmpty ? folder.url : sub
        #expect(try run(after, in: place).status == 1)
        let again = try run(after, in: place, ["--baseline", report])
        #expect(again.status == 0 && again.errors.hasSuffix(", 1 known\n"), "\(again.errors)")
    }

    @Test func cleanFilesAreInTheReport() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", "let a = 1\n")
        #expect(
            try Command.plumb("lint", "--format", "json", file).output == "{\"file\":\"\(file)\",\"diagnostics\":[]}\n")
    }

    /// The reports of shards merge into the report of the whole, in every output format, with one process and with several.
    @Test(arguments: ["text", "json", "sarif", "github", "junit"], ["1", "2"])
    func shardsMerge(format: String, jobs: String) throws {
        let folder = try ScratchFolder()
        for index in 0..<9 { _ = try folder.file("\(index).xib", index % 3 == 0 ? Self.conflict : Self.document("")) }
        _ = try folder.file("A.swift", Self.source("V|[find]"))
        let parts = try (1...3).map { index in
            try folder.file(
                "part\(index).jsonl",
                try Command.plumb(
                    "lint", "--format", "json", "--jobs", jobs, "--shard", "\(index)/3", folder.url.path
                ).output)
        }
        let whole = try Command.plumb("lint", "--format", format, "--jobs", jobs, folder.url.path)
        let merged = try Command.run(["lint", "--merge", "--format", format] + parts)
        #expect(merged.output == whole.output)
        #expect(merged.status == 1 && whole.status == 1)
        #expect(merged.output.contains("ib.conflict") && merged.output.contains("vfl.expected-colon"))
    }

    /// A finding of the baseline is not reported again, even if its line has moved; a second one of the same kind is.
    @Test func aBaselineHidesWhatIsKnown() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source("V|[find]"))
        let report = try folder.file("known.jsonl", try Command.plumb("lint", "--json", file).output)
        let known = try Command.plumb("lint", "--baseline", report, file)
        #expect(known.status == 0 && known.output.isEmpty)
        #expect(known.errors == "No findings in 1 file, 1 known\n")
        _ = try folder.file("A.swift", "\n\n" + Self.source("V|[find]") + Self.source("V|[find]"))
        let more = try Command.plumb("lint", "--baseline", report, file)
        #expect(
            more.status == 1 && more.output.contains("A.swift:6:60: error: ") && !more.output.contains("A.swift:4:"))
        #expect(more.errors == "1 error in 1 of 1 file, 1 known\n")
        let wrong = try Command.plumb("lint", "--baseline", file, file)
        #expect(
            wrong.status == 2
                && wrong.errors.contains("A.swift' cannot be used, line 3: The line is not part of a JSON report."))
        #expect(try Command.plumb("lint", "--baseline", "/no/report", file).status == 2)
    }

    /// A finding about a view is known after the view's title has changed; the same finding about another view is new.
    @Test func aBaselineKnowsViewsByTheirIds() throws {
        func document(_ title: String, _ id: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <view id="screen"><rect key="frame" width="375" height="667"/><subviews><label text="\(title)" fixedFrame="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="20" y="40" width="200" height="21"/></label>
            </subviews></view></objects></document>
            """
        }
        let folder = try ScratchFolder()
        let file = try folder.file("A.xib", document("Hello", "lab-el-001"))
        let report = try folder.file("known.jsonl", try Command.plumb("lint", "--json", file).output)
        for (title, id, known) in [("Welcome", "lab-el-001", "1 known"), ("Hello", "lab-el-002", "1 note")] {
            _ = try folder.file("A.xib", document(title, id))
            #expect(try Command.plumb("lint", "--baseline", report, file).errors.contains(known))
        }
    }

    /// A file fails if its findings cause exit status 1, and the report is valid XML for any finding.
    @Test(arguments: [
        (["--format", "junit"], "failures=\"1\""), (["--format", "junit", "--strict"], "failures=\"2\""),
    ])
    func filesAreTests(arguments: [String], failures: String) throws {
        let folder = try ScratchFolder()
        _ = try folder.file("A<&>.swift", Self.source("[a\u{1}&<\\\"]"))
        _ = try folder.file("B.swift", "f(\"H:|[find-|\")")
        _ = try folder.file("C.swift", "let a = 1\n")
        let run = try Command.run(["lint", folder.url.path] + arguments)
        #expect(run.status == 1)
        let document = try XMLDocument(data: Data(run.output.utf8))
        let cases = try document.nodes(forXPath: "//testcase").compactMap { node in node as? XMLElement }
        #expect(cases.count == 3 && run.output.contains("tests=\"3\" \(failures)"), "\(run.output)")
        #expect(cases.map { $0.childCount } == [1, 1, 0])
    }

    @Test func whatIsNoReportCannotBeMerged() throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb("lint", "--merge", try folder.file("a.jsonl", "{\"file\":1}\n"))
        #expect(run.status == 2 && run.errors.contains("a.jsonl' cannot be used, line 1: "))
    }

    /// A run that was stopped leaves an empty report, which does not count as clean.
    @Test(arguments: [["--merge"], ["--baseline"]])
    func reportsWithoutFilesAreTold(option: [String]) throws {
        let folder = try ScratchFolder()
        let empty = try folder.file("empty.jsonl", "")
        let source = try folder.file("A.swift", "let a = 1\n")
        let run = try Command.run(["lint"] + option + [empty] + (option == ["--merge"] ? [] : [source]))
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: The report '\(empty)' contains no file."), "\(run.errors)")
    }

    /// Every result of a SARIF report has its rule, also one about a missing file.
    @Test func filesHaveRulesToo() throws {
        let run = try Command.plumb("lint", "--format", "sarif", "/no/such.swift")
        #expect(run.status == 1)
        let result = try #require(run.output.range(of: "\"ruleId\":\"file.missing\",\"ruleIndex\":"))
        #expect(run.output[..<result.lowerBound].contains("\"id\":\"file.missing\""))
    }

    private static func document(_ root: String, constraints: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects><view id="r">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(root)</subviews>
        <constraints>\(constraints)</constraints></view></objects></document>
        """
    }

    /// A design-time placeholder size does not conflict at run time; a real size does.
    @Test(arguments: [("placeholderIntrinsicWidth=\"320\" placeholderIntrinsicHeight=\"284\"", 0), ("", 1)])
    func placeholderSizesDoNotConflict(attributes: String, conflicts: Int) throws {
        let folder = try ScratchFolder()
        let real =
            conflicts > 0
            ? "<constraints><constraint firstAttribute=\"height\" constant=\"20\" id=\"h\"/></constraints>" : ""
        let view = """
            <imageView verticalHuggingPriority="1000" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="i">
            <rect key="frame" x="0" y="0" width="375" height="333.5"/>\(real)</imageView>
            """
        let ties = ["top", "leading", "trailing"].map { edge in
            "<constraint firstItem=\"i\" firstAttribute=\"\(edge)\" secondItem=\"r\" secondAttribute=\"\(edge)\" id=\"\(edge)\"/>"
        }.joined()
        let half =
            "<constraint firstItem=\"i\" firstAttribute=\"height\" secondItem=\"r\" secondAttribute=\"height\" multiplier=\"0.5\" id=\"m\"/>"
        let run = try Command.plumb(
            "lint", "--json", try folder.file("a.xib", Self.document(view, constraints: ties + half)))
        #expect(run.output.contains("ib.conflict") == (conflicts > 0), "\(run.output)")
    }

    /// A document for another platform is an error if it is named, and a note in a folder, where the summary counts it.
    @Test(arguments: [
        #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"/>"#,
        #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#,
        #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"/>"#,
    ])
    func documentsForOtherPlatformsAreSkippedInFolders(text: String) throws {
        let folder = try ScratchFolder()
        let file = try folder.file("TV.storyboard", text)
        _ = try folder.file("A.xib", Self.document("", constraints: ""))
        let found = try Command.plumb("lint", folder.url.path)
        #expect(found.status == 0 && found.output.contains(": note: Plumb does not "), "\(found.output)")
        #expect(found.errors == "1 note in 1 of 2 files\n1 document skipped: \(file)\n", "\(found.errors)")
        let named = try Command.plumb("lint", file)
        #expect(named.status == 1 && named.output.contains(": error: Plumb does not "), "\(named.output)")
        #expect(named.errors == "1 error in 1 of 1 file\n", "\(named.errors)")
    }

    /// A refresh control is a known view.
    @Test func refreshControlsAreKnown() throws {
        let folder = try ScratchFolder()
        let control =
            "<refreshControl id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></refreshControl>"
        let run = try Command.plumb("lint", "--json", try folder.file("a.xib", Self.document(control)))
        #expect(!run.output.contains("ib.unknown-element"), "\(run.output)")
    }
}
