import Foundation
import Testing

/// Files, folders, standard input and scenes as commands take them.
@Suite struct SelectionTests {
    private static let document = "size: [99, 99]\nview: {subviews: [box]}\nconstraints: ['|[box(9)]', 'V:|[box(9)]']\n"

    /// A folder stands for its documents: other files in YAML and JSON are none.
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

    /// Without a path `plumb lint` looks at the working folder, and `plumb fix` changes nothing.
    @Test func lintTakesTheWorkingFolder() throws {
        let folder = try ScratchFolder()
        _ = try folder.file("A.swift", #"let c = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a", views: v)"#)
        let run = try Command.run(["lint"], folder: folder.url)
        #expect(run.status == 1 && run.output.hasPrefix("A.swift:1:"), "\(run)")
        let fix = try Command.run(["fix"], folder: folder.url)
        #expect(fix.status == 2 && fix.errors.contains("Name the files or folders to fix"), "\(fix)")
    }

    /// Editors hand over what is not saved yet, under the name of the file.
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

    /// The same words work in all commands.
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

    /// One scene of many by the id or the name of its root; of many documents those that have it.
    @Test(arguments: [
        ["layout", "--json"], ["preview", "--json"], ["export", "vfl"], ["resolve", "clear", "--all", "--dry-run"],
    ])
    func oneSceneIsTaken(command: [String]) throws {
        let scene = ["--scene", "sIg-nI-vw1"]
        let run = try Command.run(command + scene + ["Examples/SignIn.storyboard"])
        #expect(run.status == 0 && !run.output.isEmpty && !run.errors.contains("error:"), "\(run)")
        let wrong = try Command.run(command + ["--scene", "sIg-nI-vw2", "Examples/SignIn.storyboard"])
        #expect(
            wrong.status == 2
                && wrong.errors.contains("No scene has the name or id 'sIg-nI-vw2'. Did you mean 'sIg-nI-vw1'?"),
            "\(wrong)")
        if command[0] == "layout" || command[0] == "preview" {
            let both = try Command.run(command + scene + ["Examples/SignIn.storyboard", "Examples/TwoButtons.yaml"])
            #expect(try both.objects().count == 1, "\(both)")
        }
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
