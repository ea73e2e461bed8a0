import Foundation
import Testing

/// Results are written as a whole or not at all, and keep existing permissions and symbolic links.
@Suite struct OutputFileTests {
    private let arguments = ["pin", "--width", "90", "--views", "Red"]

    private func pinned(_ folder: ScratchFolder) throws -> (path: String, text: String) {
        let path = try folder.file("Pinned.xib", DesignToolTests.xib)
        #expect(try Command.run(arguments + [path]).status == 0)
        return (path, try String(contentsOfFile: path, encoding: .utf8))
    }

    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func permissionsAndLinksStay() throws {
        let folder = try ScratchFolder()
        let (_, text) = try pinned(folder)
        let path = try folder.file("Private.xib", DesignToolTests.xib)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let link = folder.url.appending(path: "Link.xib").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Private.xib")
        #expect(try Command.run(arguments + [link]).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Private.xib")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        #expect(try mode(path) == 0o640)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.sorted() == ["Link.xib", "Pinned.xib", "Private.xib"])
    }

    /// If the file name after `--svg` is missing, no document is overwritten.
    @Test(arguments: [["layout", "--svg", "A.xib", "B.xib"], ["diff", "--svg", "A.xib", "B.xib", "C.xib"]])
    func drawingsGoOverNoDocument(arguments: [String]) throws {
        let folder = try ScratchFolder()
        for name in ["A.xib", "B.xib", "C.xib"] { _ = try folder.file(name, DesignToolTests.xib) }
        let run = try Command.run(arguments, folder: folder.url)
        #expect(run.status == 2 && run.errors.contains("--svg picture.svg 'A.xib'"), "\(run.errors)")
        let text = try String(contentsOf: folder.url.appending(path: "A.xib"), encoding: .utf8)
        #expect(text == DesignToolTests.xib)
    }

    /// A drawing replaces no compiled document.
    @Test(arguments: ["A.nib", "A.storyboardc"]) func drawingsGoOverNoCompiledDocument(name: String) throws {
        let folder = try ScratchFolder()
        _ = try folder.file("B.xib", DesignToolTests.xib)
        _ = try folder.file(name, "compiled")
        let run = try Command.run(["layout", "--svg", name, "B.xib"], folder: folder.url)
        #expect(run.status == 2 && run.errors.contains("--svg picture.svg '\(name)'"), "\(run.errors)")
        #expect(try String(contentsOf: folder.url.appending(path: name), encoding: .utf8) == "compiled")
    }

    /// A file name with another extension than that of a drawing is refused.
    @Test(arguments: [["layout", "--svg", "a.png", "B.xib"], ["diff", "--svg", "a.PDF", "B.xib", "B.xib"]])
    func drawingsAreNoOtherPictures(arguments: [String]) throws {
        let folder = try ScratchFolder()
        _ = try folder.file("B.xib", DesignToolTests.xib)
        let run = try Command.run(arguments, folder: folder.url)
        #expect(
            run.status == 2 && run.errors.contains("The file of --svg must end in .svg, not '\(arguments[2])'."),
            "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["B.xib"])
    }

    /// Writing to a symbolic link whose target does not exist creates the target and keeps the link.
    @Test(arguments: ["Later.xib", "Sub/Later.xib"]) func aLinkToNothingYetIsFollowed(destination: String) throws {
        let folder = try ScratchFolder()
        let (_, text) = try pinned(folder)
        let path = try folder.file("Views.xib", DesignToolTests.xib)
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "Sub"), withIntermediateDirectories: true)
        let link = folder.url.appending(path: "Link.xib").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
        #expect(try Command.run(arguments + ["--output", link, path]).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
        let later = folder.url.appending(path: destination).path
        #expect(try String(contentsOfFile: later, encoding: .utf8) == text)
    }

    /// File names may be as long as the file system allows.
    @Test func namesMayBeLong() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(String(repeating: "n", count: 251) + ".xib", DesignToolTests.xib)
        let command = try Command.run(arguments + [path])
        #expect(command.status == 0, "\(command.errors)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) != DesignToolTests.xib)
    }

    /// Devices and pipes are written to and not replaced; if the document goes to standard output, nothing else does.
    @Test func standardOutputGetsTheDocumentAlone() throws {
        let folder = try ScratchFolder()
        let (_, text) = try pinned(folder)
        let path = try folder.file("Views.xib", DesignToolTests.xib)
        for target in ["-", "/dev/stderr"] {
            let command = try Command.run(arguments + ["--output", target, path])
            #expect(command.status == 0)
            #expect(target == "-" ? command.output == text : command.errors.contains(text), "\(target)")
            let place = target == "-" ? "standard output" : target
            #expect(command.errors.hasSuffix("2 edits written to \(place)\n"))
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == DesignToolTests.xib)
        let filtered = try Command.run(arguments + ["-"], input: DesignToolTests.xib)
        #expect(filtered.output == text)
        let again = try Command.run(arguments + ["-"], input: text)
        #expect(again.output == text)
    }

    @Test(arguments: [["pin", "--width", "90", "--views", "Red"], ["export", "swift"], ["layout"], ["diff"]])
    func aFullDeviceIsAnErrorAndStaysADevice(arguments: [String]) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("Views.xib", DesignToolTests.xib)
        let option = ["layout", "diff"].contains(arguments[0]) ? "--svg" : "--output"
        let files = arguments[0] == "diff" ? [path, path] : [path]
        let command = try Command.run(arguments + [option, "/dev/full"] + files)
        #expect(command.status == (arguments[0] == "diff" ? 2 : 1))
        #expect(command.errors.contains("No space left on device"), "\(command.errors)")
        var status = stat()
        #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    /// If standard error cannot be written, the output and the exit status are unchanged.
    @Test(arguments: [
        ["vfl", "constraints", "[a(20@1001)]"], ["vfl", "format", "[a"], ["lint", "nowhere"], ["explain", "nothing"],
        ["resolve", "clear", "--views", "Logo", "--dry-run", "Examples/SignIn.storyboard"],
    ])
    func errorsThatCannotBeWritten(arguments: [String]) throws {
        let (heard, unheard) = (try Command.run(arguments), try Command.run(arguments, errorFile: .fullDevice))
        #expect(!heard.errors.isEmpty && unheard.errors.isEmpty)
        #expect(unheard.status == heard.status && unheard.output == heard.output)
    }
}
