import Foundation
import Testing

/// `git diff` with the command as its diff driver.
@Suite struct GitDriverTests {
    private static let folderOfProgram = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// The output of git in a folder; any other status than success ends the test.
    private func output(ofGit arguments: String..., in folder: ScratchFolder) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder.url
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        try #require(process.terminationStatus == 0, "\(text)")
        return text
    }

    private func repository() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.git(["init", "--quiet"])
        for setting in [["user.name", "A"], ["user.email", "a@b.c"]] { try folder.git(["config"] + setting) }
        let program = Self.folderOfProgram.appending(path: "plumb").path
        try folder.git(["config", "diff.plumb.command", "'\(program)' diff"])
        _ = try folder.file(".gitattributes", "*.yaml diff=plumb\n")
        for name in ["a", "c"] { _ = try folder.file(name + ".yaml", Self.document(constant: 8)) }
        _ = try folder.file("b.yaml", "size: [7, 7]\nview: {}\n")
        try folder.git(["add", "."])
        try folder.git(["commit", "--quiet", "-m", "a"])
        return folder
    }

    private static func document(constant: Int) -> String {
        "size: [99, 99]\nview: {subviews: [box]}\nconstraints: ['|-\(constant)-[box(9)]', 'V:|[box(9)]']\n"
    }

    /// Changed, deleted, new and renamed documents, and one that cannot be read: git prints them all.
    @Test func gitPrintsEveryDocument() throws {
        let folder = try repository()
        _ = try folder.file("a.yaml", Self.document(constant: 9))
        try folder.git(["rm", "--quiet", "b.yaml"])
        try folder.git(["mv", "c.yaml", "d.yaml"])
        _ = try folder.file("d.yaml", Self.document(constant: 5))
        _ = try folder.file("e.yaml", "view: {name: other}\n")
        _ = try folder.file("f.yaml", "view: [")
        try folder.git(["add", "."])
        let text = try output(ofGit: "diff", "--cached", "--find-renames=40%", in: folder)
        #expect(
            text.contains(":a.yaml\n") && text.contains("~ box (UIView)  8, 0, 9 × 9 → 9, 0, 9 × 9  (1 pt right)"),
            "\(text)")
        #expect(
            text.contains(":b.yaml → (none)\n") && text.contains("(none) → ") && text.contains("new scene"), "\(text)")
        #expect(
            text.contains(":d.yaml\n") && text.contains("(3 pt left)") && text.contains("[layout.syntax]"), "\(text)")
        // The files of the folder have no hash.
        _ = try folder.file("a.yaml", Self.document(constant: 7))
        #expect(try output(ofGit: "diff", in: folder).contains(":a.yaml → a.yaml\n"))
        #expect(try output(ofGit: "diff", "--no-ext-diff", in: folder).contains("\n+constraints: ['|-7-"))
    }

    /// For a path with a merge conflict, git passes the name only.
    @Test func anUnmergedPathIsNamed() throws {
        let run = try Command.run(["diff", "a.yaml"], environment: ["GIT_DIFF_PATH_COUNTER": "1"])
        #expect(run.status == 0 && run.output == "* Unmerged path a.yaml\n")
        #expect(try Command.plumb("diff", "a.yaml").status == 2)
        #expect(try Command.plumb("diff", "a", "b", "c", "d", "e", "f", "g").status == 2)
    }
}
