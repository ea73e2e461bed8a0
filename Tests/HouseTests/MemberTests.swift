import Testing

/// Each public member of Apple's modules is laid out, kept or removed, as ARCHITECTURE.md says.
@Suite struct MemberTests {
    static let rooms = ["UIKit", "QuartzCore", "CoreGraphics"]
    static let keptPhrase = "Plumb stores the value and does not use it"
    static let closurePhrase = "a host may."
    static let unsetPhrase = "Plumb never sets the value"
    static let doneAtOncePhrase = "Plumb does this at once"
    /// The words in comments of methods that a subclass overrides.
    static let hookPhrases = [
        "Notifies ", "oes nothing", "by default", "The default is", "unless overridden", "a host may.",
    ]

    /// A public function whose body is empty or a constant.
    private struct Stub {
        let place: String
        let declaration: String
        let comment: String
        /// Whether the function is the default implementation of a protocol's requirement.
        let isDefault: Bool

        var isAllowed: Bool {
            if declaration.contains("unavailable") || comment.contains("unavailable") { return true }
            if comment.contains(doneAtOncePhrase) || isDefault { return true }
            return declaration.contains("open ") && hookPhrases.contains { comment.contains($0) }
        }
    }

    private static func isConstant(_ body: String) -> Bool {
        let value = body.hasPrefix("return ") ? String(body.dropFirst(7)) : body
        let constants: Set = ["", "nil", "true", "false", "[]", "[:]", "\"\"", ".zero", "NSNull()", "Data()"]
        return constants.contains(value) || Double(value) != nil
    }

    /// The name of a type that a line begins to extend or declare, at the left edge.
    private static func name(after keyword: String, in line: Substring) -> Substring? {
        let words = line.split { " :<{,".contains($0) }
        guard let place = words.firstIndex(of: Substring(keyword)), place + 1 < words.count else { return nil }
        return words[place + 1].split(separator: ".").last
    }

    /// The comment and the attributes above a line.
    private static func comment(above index: Int, in lines: [Substring]) -> String {
        var start = index
        while start > 0, let first = lines[start - 1].first(where: { $0 != " " }),
            first == "@" || lines[start - 1].contains("///")
        { start -= 1 }
        return lines[start..<index].joined(separator: "\n")
    }

    /// The lines of a declaration, up to the end of a body without braces; nil for a longer body.
    private static func declaration(from index: Int, in lines: [Substring]) -> (text: String, body: String)? {
        var text = ""
        for line in lines[index...].prefix(12) {
            text += line + "\n"
            guard let open = text.firstIndex(of: "{") else { continue }
            let rest = text[text.index(after: open)...]
            if rest.contains("{") { return nil }
            guard let close = rest.firstIndex(of: "}") else {
                if rest.contains(where: { !$0.isWhitespace }) { return nil }
                continue
            }
            let body = rest[..<close].filter { !$0.isNewline }
            return (text, String(body.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
        }
        return nil
    }

    private static func stubs(in lines: [Substring], of file: String, protocols: Set<Substring>) -> [Stub] {
        var owner: Substring?
        var found: [Stub] = []
        for (index, line) in lines.enumerated() {
            if line.first.map({ $0 != " " && $0 != "/" && $0 != "}" && $0 != "@" }) ?? false {
                owner = name(after: "extension", in: line)
            }
            guard line.contains("func "), !line.contains("//"), line.contains("public ") || line.contains("open ")
            else { continue }
            guard let (text, body) = declaration(from: index, in: lines), isConstant(body) else { continue }
            found.append(
                Stub(
                    place: "\(file):\(index + 1)", declaration: text, comment: comment(above: index, in: lines),
                    isDefault: owner.map { protocols.contains($0) } ?? false))
        }
        return found
    }

    @Test func noPublicFunctionDoesNothing() throws {
        let files = try Self.rooms.flatMap { room in
            try House.files(of: room).map { ("\(room)/\($0)", try House.lines(of: $0, in: room).map(\.text)) }
        }
        var protocols: Set<Substring> = []
        for (_, lines) in files {
            for line in lines { if let name = Self.name(after: "protocol", in: line) { protocols.insert(name) } }
        }
        let stubs = files.flatMap { Self.stubs(in: $0.1, of: $0.0, protocols: protocols) }
        #expect(stubs.count > 100)
        for stub in stubs where !stub.isAllowed {
            Issue.record("\(stub.place) does nothing: remove it, or write in its comment what a subclass overrides")
        }
    }

    /// A computed property with one constant value says so, or a subclass overrides it.
    ///
    /// Only the default implementation of a protocol's requirement ignores what is set.
    @Test func constantPropertiesSayThatTheyAreConstant() throws {
        let constants: Set = ["nil", "true", "false", "[]", "[:]", "\"\"", ".zero", ".none", "0"]
        let phrases = ["lways", "default value", "by default", "The default is", "in Plumb", "itself"]
        var count = 0
        for room in Self.rooms {
            for file in try House.files(of: room) {
                let lines = try House.lines(of: file, in: room).map(\.text)
                var (isProtocolDefault, isPublic) = (false, false)
                for (index, line) in lines.enumerated() {
                    if line.hasPrefix("extension ") { isProtocolDefault = line.contains("Delegate") }
                    if line.contains(" var ") { isPublic = line.contains("public ") || line.contains("open ") }
                    let place = "\(room)/\(file):\(index + 1)"
                    if isPublic, line.contains("set {}") || line.contains("set { _ = newValue }") {
                        #expect(isProtocolDefault, "\(place) ignores what is set")
                    }
                    guard line.contains(" var "), isPublic, !line.contains("//"), line.hasSuffix(" }"),
                        let open = line.firstIndex(of: "{"),
                        constants.contains(line[open...].dropFirst(2).dropLast(2) + "")
                    else { continue }
                    count += 1
                    let comment = Self.comment(above: index, in: lines)
                    #expect(
                        phrases.contains { comment.contains($0) },
                        "\(place) is constant, and its comment does not say so")
                }
            }
        }
        #expect(count > 10)
    }

    /// Words of code, without comments and texts.
    private static func words(of line: Substring) -> [Substring] {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
        let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        return code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    }

    /// The words of code, without the names that it declares.
    private static func uses(in line: Substring) -> [Substring] {
        let words = words(of: line)
        return words.indices.filter { $0 == 0 || (words[$0 - 1] != "var" && words[$0 - 1] != "let") }.map { words[$0] }
    }

    /// The name of a stored property that a line declares for everyone to set.
    private static func storedProperty(in line: Substring) -> Substring? {
        guard line.contains("public ") || line.contains("open "), !line.contains("{"), !line.contains("private(set)"),
            !line.contains("_spi"), !line.contains("let "), !line.contains("//")
        else { return nil }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let place = words.firstIndex(of: "var"), place + 1 < words.count else { return nil }
        return words[place + 1]
    }

    @Test func propertiesWithoutEffectSayThatTheyAreKept() throws {
        var uses: [Substring: Int] = [:]
        // Tables of names are no use of a property.
        let tables = ["PropertyNames+Reserved.swift", "DocumentProperty"]
        for room in try House.rooms() {
            for file in try House.files(of: room) where !tables.contains(where: file.contains) {
                for line in try House.lines(of: file, in: room) {
                    for word in Self.uses(in: line.text) { uses[word, default: 0] += 1 }
                }
            }
        }
        var count = 0
        for room in Self.rooms {
            for file in try House.files(of: room) {
                let lines = try House.lines(of: file, in: room).map(\.text)
                for (index, line) in lines.enumerated() {
                    guard let name = Self.storedProperty(in: line), uses[name] == nil else { continue }
                    count += 1
                    let comment = Self.comment(above: index, in: lines)
                    #expect(
                        [Self.keptPhrase, Self.closurePhrase, Self.unsetPhrase].contains { comment.contains($0) },
                        "\(room)/\(file):\(index + 1): nothing reads '\(name)', and its comment does not say so")
                }
            }
        }
        #expect(count > 100)
    }

    @Test func commentsNameOneOfTheThreeStates() throws {
        for room in Self.rooms {
            for file in try House.files(of: room) {
                for line in try House.lines(of: file, in: room) {
                    #expect(
                        !line.text.contains("no effect in Plumb"),
                        "\(room)/\(file):\(line.number): a member without effect is removed")
                }
            }
        }
    }
}

/// Storage that the compiler does not check has its invariant beside it, with a test that exists.
@Suite struct UnsafeStorageTests {
    static let words = [
        "@exclusivity(unchecked)", "Unmanaged.", "Unmanaged<", "unsafeBitCast", "unsafeDowncast", "unowned(unsafe)",
        "nonisolated(unsafe)", "withoutActuallyEscaping",
    ]
    /// Pointers, rebound memory and assumed isolation.
    ///
    /// The memory of the solver has its invariants in `Simplex/Memory`.
    static let pointerWords = [
        "assumeIsolated", "bindMemory", "assumingMemoryBound", "withMemoryRebound", "unsafelyUnwrapped",
        ".allocate(capacity", "loadUnaligned", "storeBytes",
    ]
    /// No test can show that code of clients keeps a value to one thread at a time.
    static let promise = "@unchecked Sendable"

    /// The comments of a file that begin with "Invariant", without line breaks.
    private static func invariants(in lines: [Substring]) -> [String] {
        var found: [String] = []
        var isInside = false
        for line in lines {
            let text = line.drop { $0 == " " }
            let isComment = text.hasPrefix("//")
            if isComment, text.contains("/ Invariant") {
                found.append(String(text))
            } else if isComment, isInside {
                found[found.count - 1] += " " + text.drop { $0 == "/" || $0 == " " }
            }
            isInside = isComment && !found.isEmpty && (isInside || text.contains("/ Invariant"))
        }
        return found
    }

    /// The suites of tests that a comment names after "Test:" or "Tests:".
    private static func suites(named comment: String) -> [String] {
        guard let start = comment.range(of: "Test: ") ?? comment.range(of: "Tests: ") else { return [] }
        return comment[start.upperBound...].split(separator: "`").filter { $0.first?.isUppercase == true }
            .map { String($0.prefix { $0 != "." }) }
    }

    /// The first invariant of each file, by the name of the file without its suffix.
    private static func statedInvariants() throws -> [String: String] {
        var found: [String: String] = [:]
        for room in try House.rooms() {
            for file in try House.files(of: room) {
                let name = file.split(separator: "/").last?.dropLast(6) ?? ""
                let invariants = invariants(in: try House.lines(of: file, in: room).map(\.text))
                if let first = invariants.first { found[String(name)] = first }
            }
        }
        return found
    }

    /// The invariant to which another one refers, as "see `LayoutHost.views`"; nil if it refers to none that exists.
    private static func target(of invariant: String, in stated: [String: String]) -> String? {
        guard let start = invariant.range(of: "see `") else { return nil }
        return stated[String(invariant[start.upperBound...].prefix { $0 != "`" && $0 != "." })]
    }

    @Test func uncheckedStorageStatesItsInvariantAndItsTest() throws {
        let known = try House.testSuites()
        let stated = try Self.statedInvariants()
        var count = 0
        for room in try House.rooms() where !room.hasPrefix("plumb") {
            for file in try House.files(of: room) {
                let lines = try House.lines(of: file, in: room).map(\.text)
                let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
                let words = room == "Simplex" ? Self.words : Self.words + Self.pointerWords
                let isUnchecked = code.contains { line in words.contains { line.contains($0) } }
                guard isUnchecked || code.contains(where: { $0.contains(Self.promise) }) else { continue }
                count += 1
                let place = "Sources/\(room)/\(file)"
                let invariants = Self.invariants(in: lines)
                #expect(!invariants.isEmpty, "\(place) has unchecked storage and no invariant")
                for invariant in invariants where isUnchecked {
                    let suites = Self.suites(named: Self.target(of: invariant, in: stated) ?? invariant)
                    #expect(!suites.isEmpty, "\(place): an invariant names no test: \(invariant)")
                    for suite in suites where !known.contains(suite) { Issue.record("\(place): no suite '\(suite)'") }
                }
            }
        }
        #expect(count > 30)
    }

    /// Reading from the thread of the caller is for reading: no closure of it assigns or calls a method that changes.
    @Test func readingOnMainActorOnlyReads() throws {
        var count = 0
        for file in try House.files(of: "UIKit") {
            for line in try House.lines(of: file, in: "UIKit") where line.text.contains("readingOnMainActor {") {
                count += 1
                let body = line.text.split(separator: "readingOnMainActor {", maxSplits: 1).last ?? ""
                let assigns = [" = ", "append(", "remove", "perform(", "report("].contains { body.contains($0) }
                #expect(!assigns, "UIKit/\(file):\(line.number) changes something while it reads")
            }
        }
        #expect(count > 5)
    }
}
