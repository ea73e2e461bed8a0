import Foundation
import Testing

/// Files, folders, standard input and scenes as arguments of commands.
@Suite struct SelectionTests {
    private static let document = "size: [99, 99]\nview: {subviews: [box]}\nconstraints: ['|[box(9)]', 'V:|[box(9)]']\n"

    /// A folder stands for its documents; other YAML and JSON files are not among them.
    @Test(arguments: ["layout", "preview"])
    func foldersAreTheirDocuments(command: String) throws {
        let folder = try ScratchFolder()
        _ = try folder.file("b.yaml", Self.document)
        _ = try folder.file("a.json", "{\"view\": {}, \"size\": [9, 9]}")
        _ = try folder.file("package.json", "{\"name\": \"x\"}")
        _ = try folder.file("read.me", "view")
        let run = try Command.run([command, "--json", "."], folder: folder.url)
        #expect(try run.objects().map { object in object["file"] as? String } == ["a.json", "b.yaml"], "\(run)")
        #expect(run.status == 0)
        let empty = try ScratchFolder()
        let refused = try Command.run([command, "."], folder: empty.url)
        #expect(refused.status == 1 && refused.output.contains("This folder has no documents."), "\(refused)")
    }

    /// Without a path, `plumb lint` checks the working folder, and `plumb fix` changes nothing.
    @Test func lintTakesTheWorkingFolder() throws {
        let folder = try ScratchFolder()
        _ = try folder.file("A.swift", #"let c = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a", views: v)"#)
        let run = try Command.run(["lint"], folder: folder.url)
        #expect(run.status == 1 && run.output.hasPrefix("A.swift:1:"), "\(run)")
        let fix = try Command.run(["fix"], folder: folder.url)
        #expect(fix.status == 2 && fix.errors.contains("Name the files or folders to fix"), "\(fix)")
    }

    /// Editors pass unsaved text with the name of the file.
    @Test(arguments: [
        (["-"], "-:1:"), (["--stdin-name", "App/A.swift"], "App/A.swift:1:"),
        (["-", "--stdin-name", "B.swift"], "B.swift:1:"),
    ])
    func sourcesAreReadFromStandardInput(arguments: [String], beginning: String) throws {
        let source = #"let c = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a", views: v)"#
        let run = try Command.run(["lint"] + arguments, input: source)
        #expect(run.status == 1 && run.output.hasPrefix(beginning), "\(run)")
        #expect(run.output.contains("H:|[a") && run.errors.hasSuffix(" in 1 of 1 file\n"), "\(run)")
        let clean = try Command.run(["lint"] + arguments, input: "let a = 1\n")
        #expect(clean.status == 0 && clean.output.isEmpty)
    }

    @Test(arguments: [["-"], ["--stdin-name", "Main.storyboard"]])
    func documentsAreReadFromStandardInput(arguments: [String]) throws {
        let path = Command.root.appending(path: "Examples/SignIn.storyboard")
        let text = try String(contentsOf: path, encoding: .utf8).replacing(
            "constant=\"48\"", with: "constant=\"forty\"")
        let run = try Command.run(["lint", "--format", "json"] + arguments, input: text)
        let file = arguments.last == "-" ? "-" : "Main.storyboard"
        let findings = try run.objects().flatMap { object in (object["findings"] as? [[String: Any]]) ?? [object] }
        #expect(!findings.isEmpty && run.output.contains("\"\(file)\""), "\(run)")
        #expect(try Command.run(["lint"] + arguments, input: "<a").status == 1)
    }

    /// Without a name the text tells the language.
    @Test(arguments: [
        "[NSLayoutConstraint constraintsWithVisualFormat:@\"H:|[a\" options:0 metrics:nil views:v];",
        "#import <UIKit/UIKit.h>\nid c = [NSLayoutConstraint constraintsWithVisualFormat:@\"H:|[a\" options:0 "
            + "metrics:nil views:v];",
        "using UIKit;\nvar c = NSLayoutConstraint.FromVisualFormat(\"H:|[a\", 0, null, views);",
        "let c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|[a\", views: v)",
    ])
    func theTextTellsTheLanguage(text: String) throws {
        let run = try Command.plumb("lint", "--json", "-", input: text)
        let findings = try #require(try run.objects().first?["diagnostics"] as? [[String: Any]])
        #expect(run.status == 1 && findings.first?["severity"] as? String == "error", "\(run)")
    }

    @Test(arguments: [
        (["lint", "-", "Sources"], "Standard input is checked alone. Omit 'Sources'."),
        (["lint", "--stdin-name", "a.txt"], "--stdin-name must be the name of a source or document"),
        (["lint", "--merge"], "Name the reports to merge."),

        (["layout", "--watch", "-"], "--watch needs the name of a file"),
        (["vfl", "show", "--watch", "[a]"], "--watch needs the name of a file"),
    ])
    func whatCannotBeChosenIsRefused(arguments: [String], reason: String) throws {
        let run = try Command.run(arguments, input: "let a = 1")
        #expect(run.status == 2 && run.errors.contains(reason), "\(run)")
    }

    /// All commands use the same option names.
    @Test func optionsAreCalledTheSame() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("a.yaml", Self.document)
        let drawing = folder.url.appending(path: "a.svg").path
        #expect(try Command.plumb("layout", "--output", drawing, path).status == 0)
        #expect(try String(contentsOfFile: drawing, encoding: .utf8).hasPrefix("<svg"))
        let (one, many) = (["--device", "iPhone 15"], ["--devices", "iPhone 15"])
        let xib = "Examples/SignIn.storyboard"
        for command in [["layout", "--json"], ["preview", "--json"], ["lint", "--json"]] {
            let runs = try [one, many].map { option in try Command.run(command + option + [xib]) }
            #expect(runs[0].status != 2 && runs[0].output == runs[1].output, "\(runs[0].errors)\(runs[1].errors)")
        }
        let quiet = try Command.plumb("layout", "--quiet", path)
        #expect(quiet.status == 0 && quiet.output == path + ": 1 scene, 2 views, no findings\n")
        #expect(try Command.plumb("preview", "--quiet", path).output.split(separator: "\n").count == 1)
        #expect(try Command.plumb("lint", "--quiet", xib).errors.isEmpty)
    }

    /// A scene is selected by the id or the name of its root or its view controller; of several documents, in those that have it.
    @Test(arguments: [
        ["layout", "--json"], ["preview", "--json"], ["export", "vfl"], ["resolve", "clear", "--all", "--dry-run"],
    ])
    func oneSceneIsTaken(command: [String]) throws {
        let scene = ["--scene", "sIg-nI-vw1"]
        let run = try Command.run(command + scene + ["Examples/SignIn.storyboard"])
        #expect(run.status == 0 && !run.output.isEmpty && !run.errors.contains("error:"), "\(run)")
        for name in ["sIg-nI-vc1", "Sign In"] {
            let same = try Command.run(command + ["--scene", name, "Examples/SignIn.storyboard"])
            #expect(same.output == run.output && same.status == 0, "\(name): \(same)")
        }
        let wrong = try Command.run(command + ["--scene", "sIg-nI-vw2", "Examples/SignIn.storyboard"])
        #expect(
            wrong.status == 2
                && wrong.errors.contains(
                    "No scene has the name or id 'sIg-nI-vw2'. Did you mean 'sIg-nI-vw1' or 'sIg-nI-vc1'?"),
            "\(wrong)")
        if command[0] == "layout" || command[0] == "preview" {
            let both = try Command.run(command + scene + ["Examples/SignIn.storyboard", "Examples/TwoButtons.yaml"])
            #expect(try both.objects().count == 1, "\(both)")
        }
    }

    /// Of a document with two screens, plumb lint prints the findings of one; sources have no scenes.
    @Test func lintTakesOneScene() throws {
        let folder = try ScratchFolder()
        func scene(_ id: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="c\(id)"><view key="view" id="\(id)" userLabel="Screen \(id)">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label text="Ambiguous" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)1">
            <rect key="frame" x="0" y="0" width="80" height="20"/></label></subviews></view></viewController></objects></scene>
            """
        }
        _ = try folder.file(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><scenes>
            \(scene("a"))
            \(scene("b"))
            </scenes></document>
            """)
        _ = try folder.file("A.swift", #"let c = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a", views: v)"#)
        func views(_ arguments: String...) throws -> Set<String> {
            let run = try Command.run(["lint", "--json"] + arguments + ["."], folder: folder.url)
            let findings = try run.objects().flatMap { object in
                try #require(object["diagnostics"] as? [[String: Any]])
            }
            return Set(findings.flatMap { finding in (finding["views"] as? [String]) ?? [] })
        }
        #expect(try views() == ["a1", "b1"])
        #expect(try views("--scene", "b") == ["b1"])
        #expect(try views("--scene", "Screen a") == ["a1"])
        let wrong = try Command.run(["lint", "--scene", "c", "."], folder: folder.url)
        #expect(
            wrong.status == 2 && wrong.errors.contains("Scenes: a (Screen a, ca) and b (Screen b, cb)."), "\(wrong)")
    }

    /// A report has a file of its own.
    @Test func lintWritesItsReport() throws {
        let folder = try ScratchFolder()
        let path = folder.url.appending(path: "a.sarif").path
        let run = try Command.plumb("lint", "--format", "sarif", "-o", path, "Examples/SignIn.storyboard")
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"version\""))
    }

    /// Each command that prints findings or results has the same options.
    @Test(arguments: [
        ["layout"], ["preview"], ["lint"], ["fix"], ["diff"], ["export"], ["align"], ["pin"], ["resolve"],
        ["vfl", "check"], ["vfl", "show"], ["vfl", "constraints"], ["vfl", "format"], ["explain"], ["devices"],
    ])
    func commandsHaveTheSameOptions(command: [String]) throws {
        let help = try Command.run(["help"] + command).output
        func has(_ option: String) -> Bool { help.contains(option) }
        #expect(has("--json") && has("--color <color>"), "\(help)")
        let laysOut = ["layout", "preview", "lint", "diff", "export"].contains(command[0])
        #expect(!laysOut || has("--device") && has("--scene <name>"), "\(help)")
        let edits = ["align", "pin", "resolve"].contains(command[0])
        #expect(has("--output") == (laysOut || edits || command == ["vfl", "show"]), "\(help)")
        let isList = ["explain", "devices"].contains(command[0]) || command == ["vfl", "format"]
        #expect(has("--quiet") != isList, "\(help)")
    }

    /// Colors follow `--color`, not the terminal.
    @Test(arguments: [
        ["layout", "Examples/TwoButtons.yaml"], ["lint", "Tests/SourceLintTests/Fixtures"],
        ["explain", "ib.ambiguous"],
        ["devices"], ["vfl", "check", "[a"], ["vfl", "constraints", "[a"], ["vfl", "format", "[a"],
        ["vfl", "show", "[a"],
        ["export", "swift", "Examples/SignIn.storyboard"], ["fix", "--dry-run", "no.swift"],
        ["align", "top", "--views", "a", "no.yaml"], ["diff", "Examples/TwoButtons.yaml", "no.yaml"],
        ["resolve", "clear", "--all", "no.xib"], ["pin", "--width", "--views", "a", "no.xib"],
    ])
    func findingsAreColored(arguments: [String]) throws {
        let colored = try Command.run(arguments + ["--color", "always"])
        #expect((colored.output + colored.errors).contains("\u{1B}["), "\(colored)")
        let plain = try Command.run(arguments + ["--color", "never"])
        #expect(!(plain.output + plain.errors).contains("\u{1B}["), "\(plain)")
    }

    /// Tools, fixes, code and normal forms are reported as objects, also where they are refused.
    @Test func everyResultIsAnObject() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("a.yaml", Self.document)
        func object(_ arguments: String..., status: Int32 = 0) throws -> [String: Any] {
            let run = try Command.run(arguments)
            #expect(run.status == status && run.errors.isEmpty, "\(run)")
            return try #require(try run.objects().first)
        }
        let dry = try object("pin", "--top", "5", "--views", "box", "--dry-run", "--json", path)
        #expect((dry["edits"] as? [String])?.count == 1 && (dry["difference"] as? String)?.hasPrefix("---") == true)
        #expect((dry["diagnostics"] as? [[String: Any]])?.first?["id"] as? String == "tools.contradiction", "\(dry)")
        let written = try object("resolve", "clear", "--all", "--json", path)
        #expect(written["written"] as? String == path)
        let refused = try object("pin", "--width", "--views", "bix", "--json", path, status: 1)
        #expect((refused["diagnostics"] as? [[String: Any]])?.first?["id"] as? String == "tools.unknown-view")
        let missing = try object("align", "top", "--views", "a", "--json", path + "x", status: 1)
        #expect((missing["diagnostics"] as? [[String: Any]])?.first?["id"] as? String == "file.missing")
        let code = try object("export", "swift", "--json", path)
        #expect((code["code"] as? String)?.contains("final class AView: UIView") == true)
        let scene = try #require((code["scenes"] as? [[String: Any]])?.first)
        #expect(scene["class"] as? String == "AView" && scene["root"] as? String == "view")
        let normal = try object("vfl", "format", "--json", "H:|-(0)-[a]")
        #expect(normal["normal"] as? String == "|[a]" && normal["valid"] as? Bool == true)
        let source = try folder.file(
            "a.swift", #"let c = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a", views: v)"#)
        let fixed = try object("fix", "--json", "--dry-run", source)
        #expect(fixed["fixed"] as? Int == 1 && (fixed["difference"] as? String)?.contains("H:|[a]") == true, "\(fixed)")
    }

    /// A document with a syntax error in a folder is reported; settings with one are named in a note.
    @Test(arguments: [
        ("a.yaml", "view:\n  subviews: [a, {name: b\n", true), ("a.yml", "constraints: [\"|[a\n", true),
        ("a.json", "{\n  \"view\": {\"subviews\": [\n", true), ("a.json", "{\"view\": {,", true),
        ("a.yaml", "jobs: [a\n  view: b\n", false), ("package.json", "{\"name\": [\n", false),
    ])
    func syntaxErrorsInFoldersAreReported(name: String, text: String, isDocument: Bool) throws {
        let folder = try ScratchFolder()
        _ = try folder.file(name, text)
        _ = try folder.file("good.yaml", Self.document)
        for command in [["layout", "--quiet"], ["preview", "--quiet"], ["export", "vfl"]] {
            let run = try Command.run(command + ["."], folder: folder.url)
            #expect(run.status == (isDocument ? 1 : 0), "\(run)")
            #expect((run.output + run.errors).contains("\(name):") == isDocument, "\(run)")
            #expect(run.errors.contains("note: '\(name)' has a syntax error.") == !isDocument, "\(run)")
        }
    }

    /// Documents of the same path in two folders are compared, and those of only one are named.
    @Test func foldersAreCompared() throws {
        let folder = try ScratchFolder()
        for name in ["old/sub", "new/sub", "empty"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: true)
        }
        _ = try folder.file("old/sub/a.yaml", Self.document)
        _ = try folder.file("new/sub/a.yaml", Self.document.replacing("9)", with: "8)"))
        _ = try folder.file("old/same.yaml", Self.document)
        _ = try folder.file("new/same.yaml", Self.document)
        _ = try folder.file("old/gone.yaml", Self.document)
        _ = try folder.file("new/settings.yaml", "a: b\n")
        let run = try Command.run(["diff", "--json", "old", "new/"], folder: folder.url)
        let pairs = try run.objects().map { object in "\(object["old"] ?? "") \(object["new"] ?? "")" }
        #expect(run.status == 1 && pairs == ["old/gone.yaml (none)", "old/sub/a.yaml new/sub/a.yaml"], "\(run)")
        let same = try Command.run(["diff", "old", "old"], folder: folder.url)
        #expect(same.status == 0 && same.output == "No differences\n", "\(same)")
        let empty = try Command.run(["diff", "empty", "empty"], folder: folder.url)
        #expect(empty.status == 2 && empty.errors.contains("Name two folders with documents."), "\(empty)")
        #expect(try Command.run(["diff", "--quiet", "old", "new"], folder: folder.url).output.isEmpty)
    }

    /// The code of many documents is one file with a class for each scene, or a file for each document in a folder.
    @Test func foldersAreExported() throws {
        let folder = try ScratchFolder()
        for name in ["app/sub", "code"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: true)
        }
        _ = try folder.file("app/box.yaml", Self.document)
        _ = try folder.file("app/sub/box.yaml", Self.document)
        let one = try Command.run(["export", "swift", "app"], folder: folder.url)
        #expect(
            one.status == 0 && one.output.hasPrefix("// Generated by `plumb export swift` from box.yaml and box.yaml."))
        #expect(one.output.contains("class BoxView: UIView") && one.output.contains("class BoxView2: UIView"))
        let many = try Command.run(["export", "swift", "-o", "code", "app"], folder: folder.url)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "code").path)
        #expect(many.status == 0 && many.output.isEmpty && files.sorted() == ["box.swift", "box2.swift"], "\(many)")
        let all = try Command.run(["resolve", "clear", "--all", "app"], folder: folder.url)
        #expect(all.status == 0 && all.output.split(separator: "\n").count == 2, "\(all)")
        _ = try folder.file("app/card.yaml", Self.document.replacing("subviews", with: "name: card, subviews"))
        for (scene, status) in [("card", Int32(0)), ("nope", 2)] {
            let run = try Command.run(
                ["resolve", "clear", "--all", "--dry-run", "--scene", scene, "app"], folder: folder.url)
            #expect(run.status == status && !run.output.contains("box.yaml"), "\(run)")
        }
        let tool = try Command.run(["pin", "--width", "--views", "box", "app"], folder: folder.url)
        #expect(
            tool.status == 1 && tool.errors.contains("Name one of its documents, such as 'app/box.yaml'."), "\(tool)")
    }

    @Test func scenesAreComparedOneByOne() throws {
        let folder = try ScratchFolder()
        let old = try folder.file("a.yaml", Self.document)
        let new = try folder.file("b.yaml", Self.document.replacing("9)", with: "8)"))
        let run = try Command.plumb("diff", "--scene", "view", old, new)
        #expect(run.status == 1 && run.output.contains("~ box"), "\(run)")
        let wrong = try Command.plumb("diff", "--scene", "veiw", old, new)
        #expect(wrong.status == 2 && wrong.errors.contains("Did you mean 'view'?"), "\(wrong)")
    }

    /// A lone hyphen is standard input for formats too.
    @Test func formatsAreReadFromStandardInput() throws {
        let run = try Command.plumb("vfl", "format", "-", input: "H:|-(0)-[a]\n")
        #expect(run.status == 0 && run.output == "|[a]\n", "\(run)")
    }

    @Test func aFileOfFormatsIsRead() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("a.vfl", "// A row.\n\n|[a(5)]\r\nV:|[a(5)]\n[b\n")
        let run = try Command.plumb("vfl", "show", path)
        #expect(
            run.status == 1 && run.output.hasPrefix(path + ": UIView") && run.output.contains("\n5:3: error: "),
            "\(run)")
        #expect(try Command.plumb("vfl", "check", "--json", path).objects().count == 3)
    }
}
