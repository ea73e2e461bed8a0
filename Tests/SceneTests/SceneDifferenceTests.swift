import Scene
import Testing

@Suite struct SceneDifferenceTests {
    private static let former = ["root - 0 0 100 100", "a root 0 0 10 10", "b root 0 20 10 10", "c b 1 1 2 2"]

    /// `new scene > changed > added > removed`.
    @Test(arguments: [
        ("nothing", ["root - 0 0 100 100", "a root 0 0 10 10", "b root 0 20 10 10", "c b 1 1 2 2"], "", "", ""),
        ("moved", ["root - 0 0 100 100", "a root 0 5 10 10", "b root 0 20 10 10", "c b 1 1 2 2"], "a", "", ""),
        ("along", ["root - 0 0 100 100", "a root 0 0 10 10", "b root 9 20 10 10", "c b 1 1 2 2"], "b", "", ""),
        (
            "resized root", ["root - 0 0 99 100", "a root 0 0 10 10", "b root 0 20 10 10", "c b 1 1 2 2"], "root", "",
            ""
        ),
        ("renamed root", ["top - 0 0 100 100", "a top 0 0 10 10", "b top 0 20 10 10", "c b 1 1 2 2"], "", "", ""),
        ("other parent", ["root - 0 0 100 100", "a root 0 0 10 10", "b root 0 20 10 10", "c a 1 1 2 2"], "c", "", ""),
        ("hidden", ["root - 0 0 100 100", "a root 0 0 10 10 h", "b root 0 20 10 10", "c b 1 1 2 2"], "a", "", ""),
        ("left open", ["root - 0 0 100 100", "a root 0 0 10 10 ?", "b root 0 20 10 10", "c b 1 1 2 2"], "a", "", ""),
        (
            "another text", ["root - 0 0 100 100", "a root 0 0 10 10", "b root 0 20 10 10 t", "c b 1 1 2 2"], "b", "",
            ""
        ),
        (
            "another class", ["root - 0 0 100 100 B", "a root 0 0 10 10", "b root 0 20 10 10 B", "c b 1 1 2 2"],
            "root b", "", ""
        ),
        (
            "placeholder", ["root - 0 0 100 100", "a root 0 0 10 10", "b root 0 20 10 10 p", "c b 1 1 2 2"], "b", "",
            ""
        ),
        (
            "came", ["root - 0 0 100 100", "d root 0 0 1 1", "a root 0 0 10 10", "b root 0 20 10 10", "c b 1 1 2 2"],
            "", "d", ""
        ),
        ("gone", ["root - 0 0 100 100", "a root 0 0 10 10"], "", "", "b c"),
        ("all gone", [], "", "", "root a b c"),
    ]) func viewsAreCompared(
        _ name: String, _ views: [String], _ changed: String, _ added: String, _ removed: String
    ) {
        let difference = SceneDifference(from: Self.scene(Self.former), to: Self.scene(views))
        #expect(difference.changed.map(\.new.id).joined(separator: " ") == changed)
        #expect(difference.added.map(\.id).joined(separator: " ") == added)
        #expect(difference.removed.map(\.id).joined(separator: " ") == removed)
        #expect(difference.isEmpty == (changed + added + removed).isEmpty)
    }

    @Test func aNewSceneIsNewAsAWhole() {
        let difference = SceneDifference(from: nil, to: Self.scene(Self.former))
        #expect(difference.added.map(\.id) == ["root", "a", "b", "c"])
        #expect(SceneDifference(from: nil, to: nil).isEmpty)
    }

    @Test func twoViewsOfOneIdentifierAreOneChange() {
        let twice = Self.scene(["root - 0 0 1 1", "a root 0 0 1 1", "a root 5 5 1 1"])
        #expect(SceneDifference(from: twice, to: twice).isEmpty)
    }

    /// Placeholders and texts are distinguished, even if both have the same characters.
    @Test(arguments: [
        ("p", "t", [true, true]), ("p", "p", [false, false]), ("t", "t+", [false, true]), ("p", "t+", [true, false]),
        ("", "t", [true, false]), ("", "p", [false, true]),
    ]) func placeholdersAreNoTexts(_ old: String, _ new: String, _ expected: [Bool]) {
        let scenes = [old, new].map { mark in Self.scene(["root - 0 0 9 9", "a root 0 0 1 1 \(mark)"]) }
        let change = SceneDifference(from: scenes[0], to: scenes[1]).changed.first
        #expect([change?.isTextChanged ?? false, change?.isPlaceholderChanged ?? false] == expected)
    }

    /// A view that only grew has not moved.
    @Test(arguments: [("0 0 2 2", true, false), ("1 0 2 2", true, true), ("0 1 1 1", true, true)])
    func growingIsNoShift(_ frame: String, _ isMoved: Bool, _ isShifted: Bool) throws {
        let (old, new) = (Self.scene(["r - 0 0 9 9", "a r 0 0 1 1"]), Self.scene(["r - 0 0 9 9", "a r \(frame)"]))
        let change = try #require(SceneDifference(from: old, to: new).changed.first)
        #expect(change.isMoved == isMoved && change.isShifted == isShifted)
    }

    /// A scene from lines of `id parent x y width height [mark]`, whose mark is explained by the tests; nil for none.
    private static func scene(_ lines: [String]) -> Scene? {
        let views = lines.map { line in
            let words = line.split(separator: " ").map(String.init)
            let numbers = words[2..<6].compactMap(Double.init)
            return Scene.View(
                id: words[0], parent: words[1] == "-" ? nil : words[1],
                className: words.last == "B" ? "button" : "view",
                frame: Scene.Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
                isHidden: words.last == "h", isAmbiguous: words.last == "?",
                text: ["t", "t+", "p"].contains(words.last)
                    ? Scene.Text(string: "t", fontSize: 17, isPlaceholder: words.last == "p") : nil,
                placeholder: words.last == "t+" ? "t" : nil)
        }
        guard let root = views.first else { return nil }
        return Scene(root: root.id, className: "view", size: root.frame.size, views: views)
    }
}
