import Foundation
import Testing

/// `plumb explain`: finding ids as printed in reports, near misses, and the list.
@Suite struct ExplainTests {
    @Test(
        arguments: [
            ("ib.ambiguous", 0, "ib.ambiguous (warning): "), ("[vfl.unknown-view]", 0, "vfl.unknown-view (error): "),
            ("ib.ambigous", 2, "Did you mean 'ib.ambiguous'? "),
            ("text-cut", 2, "Did you mean 'ib.text-cut' or 'layout.text-cut'? "),
            ("conflict", 2, "Did you mean 'ib.conflict' or 'layout.conflict'? "),
            ("[ambigous]", 2, "Did you mean 'ib.ambiguous' or 'layout.ambiguous'? "),
            ("safe-area-forgoten", 2, "Did you mean 'tools.safe-area-forgotten'? "),
            ("tools.safe", 2, "Did you mean 'tools.safe-area-forgotten'? "), ("tool", 2, "Did you mean 'tools."),
            ("tools", 0, "Commands on documents\n  tools."),
            ("[ib]", 0, "  ib.ambiguous "), ("i", 2, "no finding with the id 'i'."),
            ("nonsense", 2, "There is no finding with the id 'nonsense'. Run 'plumb explain' for a list."),
        ] as [(String, Int32, String)])
    func anIDIsExplainedOrTheNearestNamed(id: String, status: Int32, text: String) throws {
        let run = try Command.plumb("explain", id)
        #expect(run.status == status)
        #expect((status == 0 ? run.output : run.errors).contains(text))
    }

    @Test func everyUnknownIDIsNamed() throws {
        let errors = try Command.plumb("explain", "ib.ambigous", "ib.conflict", "nonsense").errors
        #expect(errors.contains("'ib.ambigous'. Did you mean") && errors.contains("'nonsense'. "), "\(errors)")
    }

    /// A prefix of ids lists these ids, and nothing else.
    @Test func aBeginningIsAList() throws {
        let list = try Command.plumb("explain", "vfl.", "diff.").output
        #expect(list.hasPrefix("Visual formats\n  vfl."))
        #expect(list.contains("\n\nCommands on documents\n  diff.bad-revision  The revision"))
        #expect(!list.contains("Fix:") && !list.contains("  ib."))
    }

    @Test func withoutAnIDAllAreListed() throws {
        let list = try Command.plumb("explain").output
        let objects = try Command.plumb("explain", "--json").objects()
        #expect(objects.count > 100)
        for object in objects { #expect(list.contains("  \(try #require(object["id"] as? String)) ")) }
        #expect(try Command.plumb("explain", "--json", "tools.").objects().count < objects.count)
    }
}
