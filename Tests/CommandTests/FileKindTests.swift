import Foundation
import Testing

/// Messages for files of a type that belongs to another command or to none.
@Suite struct FileKindTests {
    private static let commands: [[String]] = [
        ["layout"], ["preview"], ["export", "swift"], ["align", "top", "--views", "a,b"],
        ["pin", "--width", "3", "--views", "a"],
        ["resolve", "update-frames", "--all"],
    ]

    /// Every command for documents that is given source code names the commands for that.
    @Test(arguments: commands)
    func sourcesAreNoDocuments(command: [String]) throws {
        let folder = try ScratchFolder()
        let run = try Command.run(command + [try folder.file("Login.swift", "let a = 1 // 'view: {}'\n")])
        let said = run.output + run.errors
        #expect(run.status == 1)
        #expect(said.contains("[file.no-document]"), "\(said)")
        for word in ["source code, not a document", "plumb lint", "plumb fix"] {
            #expect(said.contains(word), "\(said)")
        }
    }

    /// The same for a picture.
    @Test(arguments: commands)
    func picturesAreNoDocuments(command: [String]) throws {
        let folder = try ScratchFolder()
        let run = try Command.run(command + [try folder.file("Login.png", "\u{89}PNG")])
        let said = run.output + run.errors
        #expect(run.status == 1 && said.contains("The file is a picture or a page, not a document."), "\(said)")
    }

    /// The same for any other file without a known extension.
    @Test(arguments: commands)
    func otherFilesAreNoDocuments(command: [String]) throws {
        let folder = try ScratchFolder()
        for text in ["# Notes: a\n\n- [ ] b: c: d\n", "title: a\n", ""] {
            let run = try Command.run(command + [try folder.file("Notes.md", text)])
            let said = run.output + run.errors
            #expect(
                run.status == 1 && said.contains("Plumb does not read .md files. Documents are .storyboard"), "\(said)")
            #expect(!said.contains("YAML:"), "\(said)")
        }
    }

    /// A document above the size limit is refused by its size alone: the process has less memory than the file would take.
    @Test(arguments: ["lint", "layout"])
    func whatIsTooLargeIsNotRead(command: String) throws {
        let folder = try ScratchFolder()
        let large = try folder.file("a.xib", "<document/>")
        try FileHandle(forWritingTo: URL(fileURLWithPath: large)).truncate(atOffset: 900 << 20)
        let run = try Command.run([command, large], prelude: "ulimit -v 700000")
        #expect(run.status == 1, "\(run.status) \(run.errors)")
        #expect(run.output.contains("The document exceeds the limit of 64 MB."))
    }

    /// The content decides and not the file name: a file that begins as markup is read as a document, and so is a layout document in a text
    /// file.
    @Test func contentCountsMoreThanTheName() throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb(
            "layout", try folder.file("a.cs", "<html/>"), try folder.file("b.txt", "view: {}\nsize: [9, 9]\n"))
        #expect(!run.output.contains("file.no-document") && run.output.contains("[ib."))
        #expect(run.output.contains("1 scene, 1 view, no findings"))
    }

    @Test(arguments: [
        ("lint", "a.yaml", "use plumb layout to check"),
        ("lint", "a.nib", "Name the .xib or .storyboard that it was compiled from."),
        ("lint", "a.txt", ".storyboard, .swift, .xib"), ("fix", "a.xib", "plumb lint checks documents."),
        ("fix", "a", "It checks .cs, .h, .json, .m, .mm, .pch, .swift, .yaml, .yml."),
    ])
    func whatIsNotLookedAtHasItsCommand(command: String, name: String, words: String) throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb(command, try folder.file(name, "view: {}\n"))
        let said = run.output + run.errors
        #expect(
            run.status == 1 && said.contains("error: This command does not check ")
                && said.contains("[lint.unknown-kind]")
                && said.contains(words), "\(said)")
    }

    @Test(arguments: [
        ("FF FE 6C 00 65 00", "UTF-16"), ("FE FF 00 6C", "UTF-16"), ("7F 45 4C 46 00 01", "zero bytes"),
    ])
    func whatIsNoTextIsNotCalledClean(bytes: String, words: String) throws {
        let folder = try ScratchFolder()
        let file = folder.url.appendingPathComponent("a.swift")
        try Data(bytes.split(separator: " ").compactMap { UInt8($0, radix: 16) }).write(to: file)
        let run = try Command.plumb("lint", file.path)
        #expect(run.output.contains(words) && run.output.contains("[lint.unreadable-file]"), "\(run.output)")
        let fix = try Command.plumb("fix", file.path)
        #expect(run.status == 1 && fix.status == 1 && fix.errors.contains("[lint.unreadable-file]"))
        let found = try Command.plumb("lint", folder.url.path)
        #expect(
            found.status == 0 && found.output.contains(": warning: The file cannot be read and is skipped"),
            "\(found.output)")
    }

    /// Other processes read the documents and get only their paths; only a file that the user named is an error.
    @Test func aDocumentThatCannotBeReadCountsAsItWasNamed() throws {
        let folder = try ScratchFolder()
        for name in ["a", "b", "c", "d"] { _ = try folder.file("\(name).xib", "<document/>") }
        let large = try folder.file("e.xib", "")
        try FileHandle(forWritingTo: URL(fileURLWithPath: large)).truncate(atOffset: 1 << 30 + 1)
        let off = try folder.file("off.yml", "rules:\n  lint.unreadable-file: note\n")
        for (arguments, severity) in [
            ([large], "error"), ([folder.url.path], "warning"), ([large, "--config", off], "note"),
        ] {
            for jobs in ["1", "2"] {
                let run = try Command.run(["lint", "--jobs", jobs] + arguments)
                #expect(
                    run.output.contains("e.xib:1:1: \(severity): The file cannot be read and is skipped"),
                    "\(arguments) \(run.output)")
            }
        }
    }

    /// The command does not wait for a pipe that nobody writes to.
    @Test(arguments: ["a.swift", "a.xib"]) func pipesAreNotWaitedFor(name: String) throws {
        let folder = try ScratchFolder()
        let run = try Command.run(
            ["lint", name], folder: folder.url, prelude: "mkfifo \(name); exec timeout 60 \"$0\" \"$@\"")
        #expect(run.status == 1 && run.output.contains("it is not a regular file"), "\(run.status) \(run.output)")
    }

    @Test(arguments: [
        ("a.yaml", "a.yaml", "The symbolic link leads in a circle."),
        ("a.yaml", "gone.yaml", "The target of the symbolic link does not exist."),
    ])
    func aLinkToNothingIsCalledOne(name: String, target: String, words: String) throws {
        let folder = try ScratchFolder()
        let path = folder.url.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        for command in ["layout", "lint"] {
            let run = try Command.plumb(command, path)
            #expect(run.status == 1 && run.output.contains(words), "\(run.output)")
        }
    }

    /// `plumb export` reports what is wrong with a layout document without views; it once printed nothing.
    @Test func anExportOfNothingSaysWhy() throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb("export", "swift", try folder.file("package.json", "{\"name\": 1}"))
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.contains("[layout.missing-view]"), "\(run.errors)")
    }
}
