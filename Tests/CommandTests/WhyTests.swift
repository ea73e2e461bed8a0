import Foundation
import Testing

/// `plumb why`: the page, the forms of the answer, and the exit statuses.
@Suite struct WhyTests {
    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UIView:0xa.height == 200   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0xa.height == 84   (active)>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint:0x1 UIView:0xa.height == 200   (active)>
        """

    /// `PLUMB_RECORD=1 swift test --filter WhyTests` records the answer in the page.
    @Test func thePageShowsTheAnswer() throws { try CommandPage("Documentation/ConflictLogs.md").check() }

    @Test func standardInputIsRead() throws {
        for arguments in [["why"], ["why", "-"]] {
            let command = try Command.run(arguments, input: "Noise\n" + Self.log)
            #expect(command.status == 0 && command.errors == "")
            #expect(
                command.output == """
                    2:1: warning: 2 required constraints conflict. [log.contradiction]
                      ✗ 1  Height of UIView is 200 pt.  ← UIKit breaks this one
                        2  Height of UIView is 84 pt.
                        Effect: Height of UIView becomes 84 pt instead of 200 pt.
                        Fix: Remove constraint 1 or 2. Both set the height of UIView.
                        Or: Change 200 pt to 84 pt in constraint 1.
                        Or: Change 84 pt to 200 pt in constraint 2.
                        Or: Lower the priority of constraint 1 to 999.

                    """)
        }
    }

    @Test func objectsHaveTheFacts() throws {
        let objects = try Command.plumb("why", "--json", "Examples/Conflicts.txt").objects()
        #expect(
            objects.compactMap { object in object["id"] as? String } == [
                "log.encapsulated-size", "log.autoresizing-mask",
            ])
        #expect(objects.compactMap { object in object["line"] as? Int } == [2, 19])
        #expect(objects.compactMap { object in object["broken"] as? Int } == [1, 2])
        #expect(objects.compactMap { object in object["predicted"] as? Int } == [1, 2])
        let fixes = objects.compactMap { object in (object["fixes"] as? [[String: Any]])?.first?["kind"] as? String }
        #expect(fixes == ["lowerPriority", "turnOffAutoresizing"])
    }

    @Test(
        arguments: [
            ("", 1, "The text has no conflict log. [log.missing]"),
            ("Build succeeded\n", 1, "The text has no conflict log. [log.missing]"),
            ("Unable to simultaneously satisfy constraints:\n<private>\n", 1, "[log.no-constraints]"),
            (
                log.replacing("height == 84", with: "size == 84"), 1,
                "4:1: error: This constraint cannot be read. [log.unread-constraint]"
            ),
            (
                log.replacing(
                    """
                        \"<NSLayoutConstraint:0x2 UIView:0xa.height == 84   (active)>\"
                    )
                    """, with: ""
                ).components(separatedBy: "\n\n")[0], 1,
                "1:1: error: The log is cut off, and its constraints do not conflict. [log.cut-off]"
            ),
            (log + "\n" + log, 0, "The text has this log 1 more time."),
        ] as [(String, Int32, String)])
    func statusesTellWhetherAllWasUnderstood(_ input: String, _ status: Int32, _ text: String) throws {
        let command = try Command.plumb("why", input: input)
        #expect(command.status == status)
        #expect((command.output + command.errors).contains(text), "\(command.output + command.errors)")
    }

    /// The status is that of the other commands: 1 for the input, 2 for the arguments.
    @Test(
        arguments: [
            (["why", "missing.log"], 1, "missing.log:1:1: error: There is no such file. [file.missing]"),
            (["why", "Examples"], 1, "This is a folder. Name a file with logs. [file.folder]"),
            (["why", "Documentation/Images/Studio.png"], 1, "not the text of a log. [file.unreadable]"),
            (["why", "--svg", "Main.storyboard"], 2, "is a document or source"),
        ] as [([String], Int32, String)])
    func unusableInputIsRefused(_ arguments: [String], _ status: Int32, _ reason: String) throws {
        let command = try Command.run(arguments)
        #expect(command.status == status && command.output == "")
        #expect(command.errors.contains(reason), "\(command.errors)")
        guard status == 1 else { return }
        let objects = try Command.run(arguments + ["--json"]).objects()
        #expect((objects.first?["diagnostics"] as? [[String: Any]])?.count == 1)
    }

    @Test func viewsAreDrawn() throws {
        let folder = try ScratchFolder()
        let path = folder.url.appendingPathComponent("conflict.svg").path
        #expect(try Command.plumb("why", "Examples/Conflicts.txt", "--svg", path).status == 0)
        let picture = try String(contentsOfFile: path, encoding: .utf8)
        #expect(picture.hasPrefix("<svg") && picture.contains("Log in line 19") && picture.contains("PriceBadge"))
    }

    @Test func colorsAreOptional() throws {
        #expect(try Command.plumb("why", "--color", "always", input: Self.log).output.contains("\u{1B}[1;31m"))
        #expect(try !Command.plumb("why", "--color", "never", input: Self.log).output.contains("\u{1B}"))
    }

    /// Ten megabytes of noise, and a log of ten thousand constraints.
    @Test func longInputTakesSeconds() throws {
        let noise = String(
            repeating: "2026-11-20 09:41:00 Shop[1:2] <UIView: 0x1; frame = (0 0; 1 1)>\n", count: 160_000)
        let read = try Command.run(["why"], input: noise + Self.log, seconds: 20)
        #expect(read.status == 0 && read.output.contains("160001:1: warning"))
        let lines = (0..<10_000).map { number in "<NSLayoutConstraint:0x9\(number) A:0x8\(number).width == 5>\n" }
        let refused = try Command.run(["why"], input: lines.joined(), seconds: 20)
        #expect(refused.status == 1 && refused.output.contains("[log.too-many-constraints]"))
        #expect(refused.output.utf8.count < 4_000)
    }
}
