import Foundation
import Testing

@Suite struct DiffTests {
    private static let old = "Examples/SignIn.storyboard"
    private static let small = "Tests/LayoutToolsTests/Documents/Profile.xib"

    /// The old document with a logo further up, a switch in place of a button, and an optional constraint in place of a required one.
    private static func changed() throws -> String {
        let text = try String(contentsOf: Command.root.appendingPathComponent(old), encoding: .utf8)
        let button = try #require(text.range(of: "<button [^>]*id=\"fOr-go-btn\">", options: .regularExpression))
        let end = try #require(text.range(of: "</button>", range: button.upperBound..<text.endIndex))
        let terms = """
            <switch opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="tEr-ms-swt" userLabel="Terms">
                <rect key="frame" x="172" y="479.66666666666669" width="51" height="31"/>
            </switch>
            """
        return text.replacingCharacters(in: button.lowerBound..<end.upperBound, with: terms)
            .replacingOccurrences(of: "constant=\"48\" id=\"c01-lo-top\"", with: "constant=\"32\" id=\"c01-lo-top\"")
            .replacingOccurrences(of: "Item=\"fOr-go-btn\"", with: "Item=\"tEr-ms-swt\"")
            .replacingOccurrences(of: "id=\"c10-fo-cnx\"", with: "id=\"c20-te-cnx\"")
            .replacingOccurrences(
                of: "constant=\"16\" id=\"c11-cr-top\"", with: "constant=\"16\" priority=\"750\" id=\"c11-cr-top\"")
    }

    /// The stored frames still have the logo at its old place; the report follows the constraint.
    private static let report = """

        Sign In (view) sIg-nI-vw1, 393 × 852
          ~ Logo (imageView) lOg-o0-img  148.667, 107, 96 × 96 → 148.667, 91, 96 × 96  (16 pt up)
          ~ Welcome back (label) tIt-le-lbl  24, 219, 345 × 33.667 → 24, 203, 345 × 33.667  (16 pt up)
          ~ Form (stackView) fOr-m0-stk  24, 284.667, 345 × 179 → 24, 268.667, 345 × 179  (16 pt up)
          + Terms (switch) tEr-ms-swt  172, 463.667, 51 × 31
          - Forgot password? (button) fOr-go-btn  135, 479.667, 123 × 30
          ~ Logo.top == safeArea.top + 48  →  Logo.top == safeArea.top + 32  c01-lo-top
          ~ Forgot password?.top == Form.bottom + 16  →  Terms.top == Form.bottom + 16  c09-fo-top
          ~ Create an account.top >= Forgot password?.bottom + 16  →  Create an account.top >= Terms.bottom + 16 @750  c11-cr-top
          + Terms.centerX == Sign In.centerX  c20-te-cnx
          - Forgot password?.centerX == Sign In.centerX  c10-fo-cnx

        views: 3 changed, 1 added, 1 removed; constraints: 3 changed, 1 added, 1 removed

        """

    @Test func viewsAndConstraintsAreTold() throws {
        let folder = try ScratchFolder()
        let new = try folder.file("New.storyboard", try Self.changed())
        let command = try Command.plumb("diff", Self.old, new)
        #expect(command.output == "\(Self.old) → \(new)\n" + Self.report)
        #expect(command.errors.isEmpty)
        #expect(command.status == 1)
    }

    /// Read errors are reported for both documents, with the line.
    ///
    /// An argument that may be a Git revision gets a hint.
    @Test func troubleIsToldOfBoth() throws {
        let folder = try ScratchFolder()
        let missing = try Command.run(["diff", "no.yaml", "none.yaml"], folder: folder.url)
        #expect(
            missing.errors == "no.yaml:1:1: error: There is no such file. [file.missing]\n"
                + "none.yaml:1:1: error: There is no such file. [file.missing]\n")
        let (old, new) = (try folder.file("a.yaml", "views: {}\n"), try folder.file("b.xib", "<document>\n<view>\n"))
        let run = try Command.plumb("diff", old, new)
        #expect(
            run.status == 2
                && run.errors.contains("'view'? Known keys: size, metrics, standardSpacing, view, constraints."))
        #expect(run.errors.contains("    views: {}\n    ^\n") && run.errors.contains("\(new):3:1: error: "))
        let revision = try Command.plumb("diff", "HEAD", old)
        #expect(revision.errors.contains("note: For a revision, use --git: plumb diff --git HEAD "))
        let blank = try Command.plumb("diff", "HEAD", try folder.file("The new one.yaml", "view: {}\n"))
        #expect(blank.errors.contains("plumb diff --git HEAD '\(folder.url.path)/The new one.yaml'\n"))
    }

    @Test func newErrorsHaveTheirLine() throws {
        let folder = try ScratchFolder()
        let old = try folder.file("a.yaml", "view: {}\n")
        let new = try folder.file("b.yaml", "view: {lines: x}\n")
        let run = try Command.plumb("diff", old, new)
        #expect(
            run.errors.hasSuffix("[layout.bad-value]\n    view: {lines: x}\n                  ^\n"), "\(run.errors)")
    }

    @Test func nothingDiffersFromItself() throws {
        let command = try Command.plumb("diff", Self.old, Self.old)
        #expect(command.output.hasSuffix("\n\nNo differences\n"))
        #expect(command.status == 0)
    }

    @Test func jsonSaysTheSame() throws {
        let folder = try ScratchFolder()
        let new = try folder.file("New.storyboard", try Self.changed())
        let command = try Command.plumb("diff", "--format", "json", Self.old, new)
        let object = try #require(try command.objects().first)
        #expect(object["same"] as? Bool == false)
        let scene = try #require((object["scenes"] as? [[String: Any]])?.first)
        #expect(scene["status"] as? String == "changed")
        let views = try #require(scene["views"] as? [String: [[String: Any]]])
        #expect(views["changed"]?.compactMap { $0["id"] as? String } == ["lOg-o0-img", "tIt-le-lbl", "fOr-m0-stk"])
        #expect((views["changed"]?.first?["new"] as? [String: Any])?["frame"] as? [Double] == [446.0 / 3, 91, 96, 96])
        #expect(views["removed"]?.compactMap { $0["id"] as? String } == ["fOr-go-btn"])
        let constraints = try #require(scene["constraints"] as? [String: [[String: Any]]])
        #expect(constraints["changed"]?.first?["new"] as? String == "Logo.top == safeArea.top + 32")
        #expect(constraints["added"]?.first?["id"] as? String == "c20-te-cnx")
    }

    /// Removing a constraint may make a view ambiguous without moving it, and a text may change without its view.
    @Test func openPlacesAndTextsAreTold() throws {
        let folder = try ScratchFolder()
        func document(_ name: String, _ text: String, _ constraints: String) throws -> String {
            try folder.file(
                name,
                "size: [100, 50]\nview: {subviews: [{name: a, class: UILabel, text: \(text)}]}\n"
                    + "constraints: [\"V:|[a(20)]\", \(constraints)]\n")
        }
        let old = try document("old.yaml", "one", "\"H:|[a(100)]\"")
        let new = try document("new.yaml", "two", "\"H:[a(100)]\"")
        let report = try Command.plumb("diff", old, new)
        #expect(report.output.contains("  ~ a (UILabel)  “one” → “two”  ambiguous\n"), "\(report.output)")
        #expect(try Command.plumb("diff", new, old).output.contains("“two” → “one”  no longer ambiguous\n"))
        let object = try #require(try Command.plumb("diff", "--json", old, new).objects().first)
        let views = ((object["scenes"] as? [[String: Any]])?.first?["views"] as? [String: [[String: Any]]])?["changed"]
        let state = try #require(views?.first?["new"] as? [String: Any])
        #expect(state["ambiguous"] as? Bool == true && state["text"] as? String == "two")
    }

    /// A placeholder is not a text and may exist beside one, and the class of a view may change.
    @Test func placeholdersAndClassesAreTold() throws {
        let folder = try ScratchFolder()
        func document(_ name: String, _ views: [String]) throws -> String {
            let list = zip(["a", "b", "c"], views).map { name, view in "{name: \(name), frame: [0, 0, 9, 9], \(view)}" }
            return try folder.file(
                name, "size: [99, 99]\nview: {subviews: [\(list.joined(separator: ", "))]}\n")
        }
        let field = "class: UITextField"
        let old = try document(
            "a.yaml", ["\(field), placeholder: x", "\(field), text: t, placeholder: p", "class: UILabel"])
        let new = try document("b.yaml", ["\(field), text: x", "\(field), text: t, placeholder: q", "class: UIButton"])
        let report = try Command.plumb("diff", old, new)
        #expect(
            report.output.contains("  ~ a (UITextField)  no text → “x”  placeholder “x” → none\n"), "\(report.output)")
        #expect(report.output.contains("  ~ b (UITextField)  placeholder “p” → “q”\n"))
        #expect(report.output.contains("  ~ c (UIButton)  UILabel → UIButton\n"))
        #expect(report.status == 1)
        let object = try #require(try Command.plumb("diff", "--json", old, new).objects().first)
        let views = ((object["scenes"] as? [[String: Any]])?.first?["views"] as? [String: [[String: Any]]])?["changed"]
        let states = try #require(views).map { view in view["old"] as? [String: Any] }
        #expect(states.map { state in state?["text"] as? String } == [nil, "t", nil])
        #expect(states.map { state in state?["placeholder"] as? String } == ["x", "p", nil])
        #expect(states.last??["class"] as? String == "UILabel")
    }

    /// Changes that the text of a constraint does not show are printed after it, and are separate keys in JSON.
    @Test(arguments: [
        ("options: [alignAllTop]", "options: [alignAllBottom]", "options", "[alignAllTop]", "[alignAllBottom]"),
        ("options: [alignAllTop]", "identifier: n", "options", "[alignAllTop]", "[]"),
        ("priority: 500", "priority: 600", "priority", "500", "600"),
        ("identifier: m", "identifier: n", "identifier", "m", "n"),
    ])
    func whatWordsDoNotShowIsTold(old: String, new: String, subject: String, before: String, after: String) throws {
        let folder = try ScratchFolder()
        let paths = try [("a.yaml", old), ("b.yaml", new)].map { name, keys in
            try folder.file(
                name,
                "size: [99, 99]\nview: {subviews: [{name: a}, {name: b}]}\n"
                    + "constraints: [{format: '|[a(20)][b(20)]', \(keys)}, 'V:|[a(9)]', 'V:|[b(9)]']\n")
        }
        let words = (subject == "options" ? "options " : "") + "\(before) → \(after)"
        let report = try Command.run(["diff"] + paths).output
        #expect(report.contains("  ~ |[a(20)][b(20)]  (\(words)"), "\(report)")
        let object = try #require(try Command.run(["diff", "--json"] + paths).objects().first)
        let scene = (object["scenes"] as? [[String: Any]])?.first
        let changes = (scene?["constraints"] as? [String: [[String: Any]]])?["changed"]
        let replacement = (changes?.first?["replacements"] as? [[String: String]])?.first
        #expect(replacement == ["subject": subject, "old": before, "new": after])
    }

    /// On a wider phone the same change moves the same views.
    @Test func anotherDeviceCanBeAskedFor() throws {
        let folder = try ScratchFolder()
        let new = try folder.file("New.storyboard", try Self.changed())
        let command = try Command.plumb("diff", "--device", "retina6_12", Self.old, new)
        #expect(command.output.contains("393 × 852"))
        #expect(
            command.output.contains(
                "Logo (imageView) lOg-o0-img  148.667, 107, 96 × 96 → 148.667, 91, 96 × 96  (16 pt up)"))
    }

    @Test func theDrawingHasBoth() throws {
        let folder = try ScratchFolder()
        let new = try folder.file("New.storyboard", try Self.changed())
        let drawing = folder.url.appendingPathComponent("change.svg")
        #expect(try Command.plumb("diff", "--svg", drawing.path, Self.old, new).status == 1)
        let svg = try String(contentsOf: drawing, encoding: .utf8)
        #expect(svg.contains("<title>Forgot password?</title>"))
        #expect(svg.contains("<title>Terms</title>"))
    }

    /// The page has both versions as pictures, one over the other, and the report; it refers to no other file.
    @Test func thePageHasBoth() throws {
        let folder = try ScratchFolder()
        let new = try folder.file("New.storyboard", try Self.changed())
        let page = folder.url.appendingPathComponent("diff.html")
        #expect(try Command.plumb("diff", "--output", page.path, Self.old, new).status == 1)
        let html = try String(contentsOf: page, encoding: .utf8)
        #expect(html.components(separatedBy: "<img ").count == 5 && html.contains("type=\"range\""))
        #expect(html.contains("+ Terms (switch) tEr-ms-swt") && !html.contains("=\"http"))
    }

    /// Texts of layout documents are compared line by line, and what a metric changes is told.
    @Test func layoutDocumentsAreCompared() throws {
        let folder = try ScratchFolder()
        func document(_ gap: Int, _ last: String) throws -> String {
            try folder.file(
                "\(gap).yaml",
                """
                size: [320, 480]
                metrics: {gap: \(gap)}
                view: {subviews: [{name: a, intrinsicSize: [10, 10]}, {name: b, intrinsicSize: [10, 10]}]}
                constraints: ["|-gap-[a]-[b]", "V:|-5-[a]", "\(last)"]
                """)
        }
        let command = try Command.plumb("diff", try document(4, "V:|-5-[b]"), try document(6, "V:|-7-[b]"))
        #expect(command.output.contains("  ~ a (UIView)  4, 5, 10 × 10 → 6, 5, 10 × 10  (2 pt right)\n"))
        #expect(command.output.contains("  ~ b (UIView)  22, 5, 10 × 10 → 24, 7, 10 × 10  (2 pt right, 2 pt down)\n"))
        #expect(command.output.contains("  ~ |-gap-[a]-[b]  (4 → 6)\n"))
        #expect(command.output.contains("  + V:|-7-[b]\n"))
        #expect(command.output.contains("  - V:|-5-[b]\n"))
        #expect(command.status == 1)
    }

    /// A repeated statement is reported with its number of constraints.
    @Test func repetitionIsTold() throws {
        let folder = try ScratchFolder()
        let text = "size: [99, 99]\nview: {subviews: [{name: a}]}\nconstraints:\n  - \"|-4-[a(9)]\"\n"
        let report = try Command.plumb(
            "diff", try folder.file("a.yaml", text), try folder.file("b.yaml", text + "  - \"|-4-[a(9)]\"\n"))
        #expect(report.output.contains("  ~ |-4-[a(9)]  (2 → 4 constraints)\n"), "\(report.output)")
    }

    /// Statements of layout documents are quoted as they are written, not with the names that generated code would use.
    @Test func statementsOfLayoutDocumentsAreQuoted() throws {
        let folder = try ScratchFolder()
        func document(_ name: String, _ statement: String) throws -> String {
            try folder.file(
                name, "size: [99, 99]\nview: {subviews: [{name: init}]}\nconstraints: [\(statement), 'V:|[init(5)]|']\n"
            )
        }
        let old = try document("a.yaml", "init.top == view.safeAreaLayoutGuide.top + 4")
        let new = try document("b.yaml", "init.leading  ==  superview.leading")
        let lines = try Command.plumb("diff", old, new).output.split(separator: "\n").map(String.init)
        #expect(lines.contains("  + init.leading  ==  superview.leading"), "\(lines)")
        #expect(lines.contains("  - init.top == view.safeAreaLayoutGuide.top + 4"), "\(lines)")
    }

    // MARK: Git

    @Test(arguments: [
        ["HEAD~1", "HEAD", "--", "Main.storyboard"], ["--git", "HEAD~1..HEAD", "Main.storyboard"],
        ["--git", "HEAD~1..", "Main.storyboard"], ["--git", "HEAD~1", "Main.storyboard"],
    ]) func revisionsAreCompared(_ arguments: [String]) throws {
        let folder = try Self.repository()
        let path = folder.url.appendingPathComponent("Main.storyboard").path
        let command = try Command.run(["diff"] + arguments.map { $0 == "Main.storyboard" ? path : $0 })
        #expect(command.output.hasSuffix(Self.report))
        #expect(command.output.hasPrefix("HEAD~1:\(path) → "))
        #expect(command.status == 1)
    }

    @Test func whatGitDoesNotHaveIsTrouble() throws {
        let folder = try Self.repository()
        let path = folder.url.appendingPathComponent("Main.storyboard").path
        for (revision, id) in [("nope", "diff.git"), ("--output=x", "diff.bad-revision")] {
            for place in [path, folder.url.path] {
                let command = try Command.plumb("diff", "--git=\(revision)", place)
                #expect(command.errors.contains("[\(id)]"), "\(revision): \(command.errors)")
                #expect(command.status == 2 && !command.errors.contains("fatal"))
            }
        }
    }

    /// Views with different identifiers are different views.
    ///
    /// A constraint whose text stays the same is reported with both identifiers.
    @Test func anotherIdentifierIsShown() throws {
        let folder = try ScratchFolder()
        let text = try String(contentsOf: Command.root.appendingPathComponent(Self.old), encoding: .utf8)
        let new = try folder.file("New.xib", text.replacingOccurrences(of: "fOr-go-btn", with: "nEw-id-btn"))
        let command = try Command.plumb("diff", Self.old, new)
        #expect(
            command.output.contains(
                "  ~ Forgot password?.top == Form.bottom + 16  (fOr-go-btn → nEw-id-btn)  c09-fo-top\n"))
    }

    /// Without a file every changed document is compared, including new, renamed and deleted ones.
    @Test func allChangedDocumentsAreCompared() throws {
        let folder = try Self.repository()
        let text = try String(contentsOf: Command.root.appendingPathComponent(Self.old), encoding: .utf8)
        _ = try folder.file("A.storyboard", text)
        _ = try folder.file("Notes.txt", "no document")
        _ = try folder.file(
            "B.xib", String(contentsOf: Command.root.appendingPathComponent(Self.small), encoding: .utf8))
        for name in ["Main.storyboard", "Old"] {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
        }
        try folder.git(["add", "-A"])
        let command = try Command.run(["diff", "--git", "HEAD"], folder: folder.url)
        #expect(
            command.output.hasPrefix("HEAD:Old/Gone.storyboard → A.storyboard\n\nNo differences\n\n(none) → B.xib\n"))
        #expect(
            command.output.contains("\n\nHEAD:Main.storyboard → (none)\n\nremoved scene Sign In (view) sIg-nI-vw1\n"))
        #expect(!command.output.contains("Notes"))
        #expect(command.status == 1)
        #expect(try Command.run(["diff", "--git", "HEAD..HEAD"], folder: folder.url).status == 0)
        let whole = try Command.plumb("diff", "--git", "HEAD", folder.url.path)
        #expect(
            whole.output.hasPrefix("HEAD:\(folder.url.path)/Old/Gone.storyboard → \(folder.url.path)/A.storyboard\n"))
        #expect(whole.status == 1)
    }

    /// Layout documents are included; other YAML and JSON files are not.
    @Test func changedLayoutDocumentsAreCompared() throws {
        let folder = try Self.repository()
        let row = try String(
            contentsOf: Command.root.appendingPathComponent("Examples/ButtonRow.yaml"), encoding: .utf8)
        _ = try folder.file("Row.yaml", row)
        _ = try folder.file("Settings.json", "{\"scripts\": {\"preview\": \"review\"}}")
        _ = try folder.file("ci.yml", "view: [all]\n")
        try folder.git(["add", "."])
        let command = try Command.run(["diff", "--git", "HEAD"], folder: folder.url)
        #expect(command.output.hasPrefix("(none) → Row.yaml\n\nnew scene view (UIView)"))
        #expect(!command.output.contains("Settings") && !command.output.contains("ci.yml"), "\(command.output)")
        #expect(command.errors.isEmpty && command.status == 1)
        let same = try Command.run(["diff", "--git", "HEAD..HEAD"], folder: folder.url)
        #expect(same.output == "No differences\n" && same.status == 0)
    }

    /// A folder with two revisions of a storyboard.
    private static func repository() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        let versions = [
            try String(contentsOf: Command.root.appendingPathComponent(old), encoding: .utf8), try changed(),
        ]
        try folder.git(["init", "-q"])
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Old"), withIntermediateDirectories: true)
        _ = try folder.file("Old/Gone.storyboard", versions[0])
        for version in versions {
            _ = try folder.file("Main.storyboard", version)
            try folder.git(["add", "."])
            try folder.git(["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "change"])
        }
        return folder
    }

    // MARK: Trouble

    /// Git may print a warning for every file, such as one about its line endings, which is more than a pipe holds.
    @Test(.timeLimit(.minutes(1))) func complaintsOfGitDoNotHoldTheCommandUp() throws {
        let folder = try ScratchFolder()
        let document = Command.root.appendingPathComponent(Self.old).path
        let git = try folder.file(
            "git",
            "#!/bin/sh\nhead -c 300000 /dev/zero | tr '\\0' x >&2\nread name\necho 0 blob $(wc -c < '\(document)')\ncat '\(document)'\necho\n"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git)
        let path = folder.url.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let command = try Command.plumb("diff", "--git", "HEAD", Self.old, environment: ["PATH": path])
        #expect(command.status == 0)
        #expect(command.output.hasSuffix("\n\nNo differences\n"))
    }

    /// Comparing revisions runs no program that the configuration of the repository names, since it may not be trusted.
    @Test(arguments: [
        ["--git", "HEAD~1"], ["--git", "HEAD~1..HEAD"], ["--git", "HEAD~1", "Main.storyboard"],
        ["HEAD~1", "HEAD", "Main.storyboard"],
    ])
    func programsOfTheRepositoryAreNotRun(_ arguments: [String]) throws {
        let folder = try Self.repository()
        let witness = folder.url.appendingPathComponent("ran").path
        let program = try folder.file(".git/program", "#!/bin/sh\necho \"$0 $@\" >> '\(witness)'\ncat\n")
        try folder.file(".git/hooks/post-index-change", "#!/bin/sh\necho hook >> '\(witness)'\n").makeExecutable()
        try program.makeExecutable()
        let names = [
            "core.fsmonitor", "core.pager", "core.sshCommand", "core.askPass", "core.editor", "diff.external",
            "diff.x.command",
            "diff.x.textconv", "filter.x.clean", "filter.x.smudge", "filter.a=b.clean", "filter.y.process",
            "credential.helper", "uploadpack.packObjectsHook",
        ]
        try folder.git(["config", "core.untrackedCache", "true"])
        for name in names { try folder.git(["config", name, program]) }
        try folder.git(["config", "filter.x.required", "true"])
        try folder.git(["config", "alias.diff", "!" + program])
        try folder.git(["config", "alias.cat-file", "!" + program])
        _ = try folder.file(".gitattributes", "*.storyboard diff=x filter=x\n*.xib filter=a=b\n*.yaml filter=y\n")
        // Files that are newer than git's index, so that git must read their content again.
        for name in ["Main.storyboard", "Old/Gone.storyboard"] {
            let path = folder.url.appendingPathComponent(name).path
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -1000)], ofItemAtPath: path)
        }
        let command = try Command.run(["diff"] + arguments, folder: folder.url)
        #expect(command.status == 1 && command.output.contains("Sign In"), "\(command.errors)")
        #expect(
            !FileManager.default.fileExists(atPath: witness),
            "\((try? String(contentsOfFile: witness, encoding: .utf8)) ?? "")")
        // The same with git itself, to check that the test would notice it.
        if arguments == ["--git", "HEAD~1"] {
            try folder.git(["diff", "--name-status", "HEAD~1"])
            #expect(FileManager.default.fileExists(atPath: witness))
        }
    }

    /// The size limit applies to revisions too.
    @Test func revisionsAreNoLargerThanFiles() throws {
        let folder = try Self.repository()
        _ = try folder.file("Large.yaml", "view: {}\n" + String(repeating: "#", count: 9 << 20))
        try folder.git(["add", "."])
        try folder.git(["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "change"])
        _ = try folder.file("Large.yaml", "view: {}\n")
        let command = try Command.run(["diff", "--git", "HEAD", "Large.yaml", "Main.storyboard"], folder: folder.url)
        #expect(
            command.errors
                == "HEAD:Large.yaml:1:1: error: The document is larger than the limit of 8 MB. [layout.too-large]\n")
        #expect(command.status == 2 && command.output.contains("Main.storyboard"))
    }

    @Test(arguments: [
        ["no/such/file.xib", old], [old, "no/such/file.xib"], [old], [], ["a", "b", "c", "d"],
        ["--git", "no such revision"], ["--git", "main...HEAD"],
        ["--device", "toaster", old, old], ["--format", "xml", old, old], [old, "README.md"],
    ]) func troubleHasAStatusOfItsOwn(_ arguments: [String]) throws {
        let command = try Command.run(["diff"] + arguments)
        #expect(command.status == 2)
        #expect(!command.errors.isEmpty)
        #expect(command.output.isEmpty)
    }
}

extension String {
    /// Makes the file at this path executable.
    fileprivate func makeExecutable() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: self)
    }
}
