import Foundation
import Testing

/// `--watch`: the command runs again when its file changes, and continues if the file is missing or broken.
@Suite struct WatchTests {
    private static func document(_ width: Int) -> String {
        "size: [\(width), 9]\nview: {subviews: [a]}\nconstraints: ['|[a]|', 'V:|[a]|']\n"
    }

    @Test(arguments: [
        (["layout"], "a.yaml", document(40), document(50), ", 40 × 9", ", 50 × 9"),
        (["preview", "--color", "never"], "a.yaml", document(40), document(50), "40 × 9", "50 × 9"),
        (["vfl", "show"], "a.vfl", "|[a(40)]|", "|[a(50)]|", "40      30", "50      30"),
        (
            ["lint"], "A.swift", "let a = 1", "let a = constraints(withVisualFormat: \"[a\", views: v)",
            "No findings in", "1 error"
        ),
    ])
    func changesAreShown(
        command: [String], name: String, first: String, second: String, before: String, after: String
    ) throws {
        let folder = try ScratchFolder()
        let path = try folder.file(name, first)
        let output = folder.url.appending(path: "out.txt")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "plumb")
        process.arguments = command + ["--watch", path]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        // A process may inherit a signal mask that blocks other signals.
        defer { kill(process.processIdentifier, SIGKILL) }
        func shows(_ text: String) throws -> Bool {
            for _ in 0..<600 {
                if try String(contentsOf: output, encoding: .utf8).contains(text) { return true }
                guard process.isRunning else { return false }
                usleep(50_000)
            }
            return false
        }
        #expect(try shows(before))
        try FileManager.default.removeItem(atPath: path)
        #expect(try shows("here is no such file"))
        _ = try folder.file(name, second)
        #expect(try shows(after))
        #expect(process.isRunning)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        // Escape sequences that clear the screen are printed only to terminals.
        #expect(!(try String(contentsOf: output, encoding: .utf8).contains("\u{1B}")))
    }
}
