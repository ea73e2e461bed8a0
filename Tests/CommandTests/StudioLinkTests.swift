import Foundation
import Testing

/// The files of a Studio session: symbolic links do not lead out of the folder, and other users read nothing.
@Suite struct StudioLinkTests {
    private static let view = "<view id=\"r\"><rect key=\"frame\" width=\"100\" height=\"100\"/></view>"
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\
        <objects>\(view)</objects></document>
        """

    /// Returns a folder with the folders of a project and of something else.
    private static func folder() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for name in ["project", "outside"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        return folder
    }

    @Test func linksThatLeaveTheFolderAreUnknown() throws {
        let folder = try Self.folder()
        let secret = try folder.file("outside/secret.xib", Self.xib)
        _ = try folder.file("project/A.xib", Self.xib)
        for (link, target) in [("link.xib", "../outside/secret.xib"), ("new.xib", "../outside/created.xib")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appendingPathComponent("project/\(link)").path, withDestinationPath: target)
        }
        let requests = """
            {"id":1,"do":"list"}
            {"id":2,"do":"open","document":"link.xib"}
            {"id":3,"do":"new","document":"new.xib","kind":"xib"}

            """
        let run = try Command.run(
            ["studio", "--stdio", folder.url.appendingPathComponent("project").path], input: requests)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3 && lines[0].contains("A.xib") && !lines[0].contains("link.xib"), "\(run)")
        #expect(
            lines.dropFirst().allSatisfy { line in line.contains("studio.") && !line.contains("\"state\"") }, "\(run)")
        #expect(try String(contentsOfFile: secret, encoding: .utf8) == Self.xib)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("outside/created.xib").path))
    }

    @Test func aJournalIsNoLink() throws {
        let folder = try Self.folder()
        _ = try folder.file("project/A.xib", Self.xib)
        let journal = folder.url.appendingPathComponent("project/.A.xib.plumb-studio").path
        try FileManager.default.createSymbolicLink(atPath: journal, withDestinationPath: "../created")
        let requests = """
            {"id":1,"do":"open","document":"A.xib"}
            {"id":2,"do":"perform","document":"A.xib","command":{"name":"attributes","view":"r","values":{"hidden":"YES"}}}

            """
        let run = try Command.run(
            ["studio", "--stdio", folder.url.appendingPathComponent("project").path], input: requests)
        #expect(run.output.contains("\"edited\":true"), "\(run)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("created").path))
    }

    @Test func aJournalIsPrivate() throws {
        let folder = try Self.folder()
        let document = try folder.file("project/A.xib", Self.xib)
        let requests = #"""
            {"id":1,"do":"perform","document":"A.xib","command":{"name":"attributes","view":"r","values":{"hidden":"YES"}}}

            """#
        let run = try Command.run(["studio", "--stdio", document], input: requests)
        #expect(run.output.contains("\"edited\":true"), "\(run)")
        let journal = folder.url.appendingPathComponent("project/.A.xib.plumb-studio").path
        let attributes = try FileManager.default.attributesOfItem(atPath: journal)
        #expect((attributes[.posixPermissions] as? Int) == 0o600)
    }

    /// An edit beside the unsaved text of an earlier session writes its own text only.
    @Test func aJournalIsWrittenOnce() throws {
        let folder = try Self.folder()
        let document = try folder.file("project/A.xib", Self.xib)
        let journal = try folder.file("project/.A.xib.plumb-studio", Self.xib.replacing("100", with: "200"))
        let before = try FileManager.default.attributesOfItem(atPath: journal)[.systemFileNumber] as? Int
        let requests = #"""
            {"id":1,"do":"perform","document":"A.xib","command":{"name":"attributes","view":"r","values":{"hidden":"YES"}}}

            """#
        _ = try Command.run(["studio", "--stdio", document], input: requests)
        let after = try FileManager.default.attributesOfItem(atPath: journal)[.systemFileNumber] as? Int
        #expect(before != nil && before == after)
        #expect(try String(contentsOfFile: journal + "-2", encoding: .utf8).contains("hidden=\"YES\""))
    }

    @Test func aFileThatCannotBeReadIsRefused() throws {
        let folder = try Self.folder()
        let text = try folder.file("project/notes.txt", "no document")
        for (path, words) in [(text, "notes.txt"), (folder.url.path + "/none.xib", "There is no such file")] {
            let run = try Command.run(["studio", "--stdio", path])
            #expect(run.status == 1 && run.output.isEmpty && run.errors.contains(words), "\(run)")
        }
    }

    /// The browser gets a private page in the home folder, which is gone after the command.
    @Test func opensTheBrowser() throws {
        let folder = try Self.folder()
        let document = try folder.file("project/A.xib", Self.xib)
        let home = folder.url.appendingPathComponent("outside").path
        let browser = try folder.file(
            "xdg-open",
            """
            #!/bin/sh
            stat -c %a "$1" > "$SEEN"
            echo "$1" >> "$SEEN"
            cat "$1" >> "$SEEN"
            kill $PPID

            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser)
        let seen = folder.url.appendingPathComponent("seen").path
        let run = try Command.run(
            ["studio", document],
            environment: ["PATH": folder.url.path + ":/usr/bin:/bin", "HOME": home, "SEEN": seen])
        #expect(run.status == -SIGTERM, "\(run)")
        let lines = try String(contentsOfFile: seen, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 3 && lines[0] == "600" && lines[1].hasPrefix(home + "/plumb-studio-"), "\(lines)")
        #expect(lines.last?.contains("0;url=" + run.output.dropLast()) == true, "\(lines) \(run)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: home) == [])
    }
}
