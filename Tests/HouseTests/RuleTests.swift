import Foundation
import Testing

@Suite struct RuleTests {
    @Test func noRoomIsALumberRoom() throws {
        let forbidden = ["Utils", "Utilities", "Common", "Helpers", "Manager", "Misc"]
        // Apple's own names.
        let known = ["NSLayoutManager", "UndoManager"]
        for room in try House.rooms() {
            #expect(!forbidden.contains(room))
            for file in try House.files(of: room) {
                let name = file.split(separator: "/").last.map { name in name.dropLast(6) } ?? ""
                if known.contains(String(name)) { continue }
                #expect(!forbidden.contains { word in name.hasSuffix(word) }, "Sources/\(room)/\(file)")
            }
        }
    }

    /// The libraries print nothing, and no input causes a trap; only the default handler of API misuse may stop the program.
    @Test func librariesNeitherPrintNorTrap() throws {
        let words = ["print", "debugPrint", "dump", "fatalError", "preconditionFailure", "abort", "exit"]
        for room in try House.rooms() where !room.hasPrefix("plumb") {
            for file in try House.files(of: room) where !Self.handlers.contains("\(room)/\(file)") {
                for line in try House.lines(of: file, in: room) {
                    let code = Self.code(of: line.text)
                    for word in words where Self.calls(word, in: code) {
                        Issue.record("Sources/\(room)/\(file):\(line.number) calls \(word)")
                    }
                    #expect(!code.contains("try!"), "Sources/\(room)/\(file):\(line.number) has a try!")
                }
            }
        }
    }

    /// A checkout without symbolic links, as on Windows, builds everything but the target that `Package.swift` then leaves out.
    @Test func onlyOneTestTargetNeedsSymbolicLinks() throws {
        let links = try ["Sources", "Tests", "Examples", "Plugins"].flatMap { folder in try House.links(below: folder) }
        #expect(links.count > 10)
        for link in links where !link.hasPrefix("Tests/Mode5ClientTests/") {
            Issue.record("\(link) is a symbolic link")
        }
    }

    @Test(arguments: [
        ("print(1)", true), ("    fatalError(\"\")", true), ("x.print(1)", false), ("func print(_ x: Int) {", false),
        ("sprint(1)", false), ("// print(1)", false), ("let a = \"print(1)\"", false),
    ])
    func callsAreFound(line: String, expected: Bool) {
        let code = Self.code(of: Substring(line))
        #expect(["print", "fatalError"].contains { word in Self.calls(word, in: code) } == expected)
    }

    /// Embedded Swift, for which the modules without Foundation compile too, has no key paths.
    @Test(arguments: [
        "Simplex", "Diagnostics", "VisualFormat", "LayoutEngine", "ConflictLogs", "Scene", "Typography", "Renderers",
    ])
    func lowRoomsHaveNoKeyPaths(room: String) throws {
        for file in try House.files(of: room) {
            for line in try House.lines(of: file, in: room) {
                #expect(!Self.code(of: line.text).contains("\\."), "Sources/\(room)/\(file):\(line.number)")
            }
        }
    }

    /// The files that may stop the program: those of the default misuse handler, which corresponds to Apple's exceptions.
    static let handlers: Set<String> = ["UIKit/Constraints/LayoutMisuse.swift"]

    /// A line without its strings and comments, accurately enough for the rules here.
    static func code(of line: Substring) -> String {
        var code = ""
        var inString = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" { inString.toggle() }
            if !inString {
                if character == "/", previous == "/" { return String(code.dropLast()) }
                code.append(character)
            }
            previous = character
        }
        return code
    }

    /// Whether code calls a free function of that name.
    static func calls(_ function: String, in code: String) -> Bool {
        var rest = Substring(code)
        while let range = rest.range(of: function + "(") {
            let before = rest[..<range.lowerBound]
            let last = before.last ?? " "
            let declares = before.hasSuffix("func ")
            if !(last.isLetter || last.isNumber || last == "_" || last == "." || declares) { return true }
            rest = rest[range.upperBound...]
            if rest.isEmpty { break }
        }
        return false
    }
}
