import Foundation
import InterfaceBuilder
import LayoutTools
import Testing

@MainActor @Suite struct DocumentDifferenceTests {
    /// `scenes of the new document > the change of each scene`; the old document has the scenes one and two.
    @Test(arguments: [
        (["one", "two"], "one same, two same"), (["two", "one"], "two same, one same"),
        (["one"], "one same, two gone"), (["three", "one", "two"], "one same, two same, three new"),
        ([], "one gone, two gone"),
    ]) func scenesAreMatchedByTheirRoots(_ names: [String], _ expected: String) {
        let difference = Self.difference(["one", "two"].map { Self.scene($0) }, names.map { Self.scene($0) })
        let told = difference.scenes.map { scene in
            let state = scene.old == nil ? "new" : scene.new == nil ? "gone" : scene.isEmpty ? "same" : "changed"
            return "\((scene.new ?? scene.old)?.root ?? "") \(state)"
        }
        #expect(told.joined(separator: ", ") == expected)
        #expect(difference.hasLayoutChanges == (expected.contains("gone") || expected.contains("new")))
        // The order of top-level views is that of the array that loads them.
        #expect(difference.isEmpty == (expected == "one same, two same"))
    }

    /// A document's only scene corresponds to the other document's only scene, whatever its root is called.
    @Test func aLoneSceneIsTheSame() {
        let difference = Self.difference([Self.scene("one")], [Self.scene("two")])
        #expect(difference.scenes.count == 1)
        #expect(difference.scenes.first?.views.added.map(\.id) == ["b-two"])
    }

    /// `constraint > its change`; the old width of 40 has the identifier w.
    @Test(arguments: [
        ("firstItem=\"b-one\" firstAttribute=\"width\" constant=\"40\" id=\"w\"", ""),
        (
            "firstItem=\"b-one\" firstAttribute=\"width\" constant=\"41\" id=\"w\"",
            "w: view b-one.width == 40 > view b-one.width == 41"
        ),
        (
            "firstItem=\"b-one\" firstAttribute=\"width\" constant=\"40\" priority=\"750\" id=\"w\"",
            "w: view b-one.width == 40 > view b-one.width == 40 @750"
        ),
        (
            "firstItem=\"b-one\" firstAttribute=\"width\" constant=\"40\" id=\"x\"",
            "+x view b-one.width == 40 -w view b-one.width == 40"
        ),
        (
            "firstItem=\"b-one\" firstAttribute=\"width\" secondItem=\"one\" secondAttribute=\"width\" multiplier=\"0.5\" id=\"w\"",
            "w: view b-one.width == 40 > view b-one.width == view one.width * 0.5"
        ),
    ]) func constraintsAreMatchedByTheirIdentifiers(_ attributes: String, _ expected: String) throws {
        let old = Self.scene(
            "one", "<constraint firstItem=\"b-one\" firstAttribute=\"width\" constant=\"40\" id=\"w\"/>")
        let difference = Self.difference([old], [Self.scene("one", "<constraint \(attributes)/>")])
        let constraints = try #require(difference.scenes.first).constraints
        let told =
            constraints.changed.map { "\($0.id): \($0.old) > \($0.new)" }
            + constraints.added.map { "+\($0.id) \($0.text)" } + constraints.removed.map { "-\($0.id) \($0.text)" }
        #expect(told.joined(separator: " ") == expected)
    }

    /// The differences between statements of the same text, though options add and remove constraints.
    @Test(arguments: [
        ("{format: '|-g-[a][b]', options: [alignAllTop]}", 4, "{format: '|-g-[a][b]'}", 4, "options [alignAllTop] []"),
        (
            "{format: '|-g-[a][b]'}", 4, "{format: '|-g-[a][b]', options: [alignAllTop, alignAllBottom]}", 6,
            "options [] [alignAllTop, alignAllBottom], constant 4 6"
        ),
        (
            "{format: '|-g-[a][b]', options: [alignAllTop]}", 4,
            "{format: '|-g-[a][b]', options: [alignAllBottom], priority: 9}", 4,
            "options [alignAllTop] [alignAllBottom], priority 1000 9"
        ),
        ("'|-g-[a]'", 4, "'|-g-[a]', '|-g-[a]'", 4, "count 1 2"),
    ]) func replacementsAreTold(_ old: String, _ oldGap: Int, _ new: String, _ newGap: Int, _ expected: String) {
        let texts = [(old, oldGap), (new, newGap)].map { statement, gap in
            Array(
                ("size: [99, 99]\nmetrics: {g: \(gap)}\nview: {subviews: [{name: a}, {name: b}]}\n"
                    + "constraints: [\(statement)]\n").utf8)
        }
        let difference = DocumentDifference(from: texts[0], to: texts[1], files: ("a.yaml", "b.yaml"))
        let replacements = difference.scenes.flatMap(\.constraints.changed).flatMap(\.replacements)
        let told = replacements.map { "\($0.subject.rawValue) \($0.old) \($0.new)" }
        #expect(told.joined(separator: ", ") == expected)
    }

    /// Elements with the same identifier correspond in their order.
    @Test func aDocumentIsTheSameAsItself() {
        let twins = (
            Self.scene("one", "<constraint firstItem=\"b-one\" firstAttribute=\"width\" constant=\"40\" id=\"w\"/>"),
            Self.scene("one").replacing("x=\"0.0\" y=\"0.0\" width=\"40\"", with: "x=\"7\" y=\"0.0\" width=\"40\"")
        )
        for scenes in [[twins.0, twins.1], [twins.0, twins.1, Self.scene("two").replacing("b-two", with: "two")]] {
            #expect(Self.difference(scenes, scenes).isEmpty)
        }
        let twice = Self.difference([twins.0, twins.1], [twins.0, twins.1, twins.1])
        #expect(twice.scenes.map { scene in scene.old == nil } == [false, false, true])
        let view = "<view id=\"c\"><rect key=\"frame\" x=\"1\" y=\"0.0\" width=\"4\" height=\"4\"/></view>"
        let two = Self.scene("one").replacing(
            "</subviews>", with: view + view.replacing("x=\"1\"", with: "x=\"2\"") + "</subviews>")
        let three = two.replacing("</subviews>", with: view + "</subviews>")
        #expect(Self.difference([two], [two]).isEmpty)
        #expect(Self.difference([two], [three]).scenes[0].views.added.count == 1)
        #expect(Self.difference([three], [two]).scenes[0].views.removed.count == 1)
    }

    @Test(.enabled(if: !Corpus.documents.isEmpty), arguments: Corpus.sample)
    func publicDocumentsAreTheSameAsThemselves(file: URL) {
        let bytes = Corpus.bytes(file)
        #expect(DocumentDifference(from: bytes, to: bytes, files: ("a.xib", "b.xib")).isEmpty)
    }

    /// Bars that only one of two versions implies on the canvas count for both, so that nothing moves, whichever is the old one.
    @Test func barsAreTheSameInBothDirections() {
        let head =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
            + "version=\"3.0\" useAutolayout=\"YES\" useSafeAreas=\"YES\" useTraitCollections=\"YES\"><device id=\"retina4_7\"/>"
            + "<scenes><scene><objects><viewController id=\"c\"><view key=\"view\" id=\"root\">"
            + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/><subviews>"
        func view(_ id: String, _ y: Int) -> String {
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
                + "<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"40\" height=\"40\"/></view>"
        }
        func tie(_ id: String, _ attributes: String) -> String {
            "<constraint firstItem=\"\(id)\" \(attributes) id=\"\(id)\(attributes.utf8.count)\"/>"
        }
        func safe(_ id: String, _ constant: Int, _ relation: String = "equal") -> String {
            tie(
                id,
                "firstAttribute=\"top\" relation=\"\(relation)\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"\(constant)\""
            )
        }
        let tail =
            "</constraints><viewLayoutGuide key=\"safeArea\" id=\"safe\"/></view></viewController></objects></scene></scenes></document>"
        // A bar of 44 points below the status bar; an inequality implies nothing.
        let views = view("a", 64) + view("b", 84) + "</subviews><constraints>"
        let silent = head + views + safe("b", 20, "greaterThanOrEqual") + tail
        let telling = head + views + safe("b", 20, "greaterThanOrEqual") + safe("a", 0) + tail
        func moved(_ old: String, _ new: String) -> [String] {
            DocumentDifference(
                from: Array(old.utf8), to: Array(new.utf8), files: ("a.storyboard", "b.storyboard"), onCanvas: true
            )
            .scenes.flatMap { scene in scene.views.changed.filter { $0.isMoved }.map { $0.new.id } }
        }
        #expect(moved(silent, telling) == [] && moved(telling, silent) == [])
    }

    @Test func whatCannotBeReadIsAProblem() {
        let difference = DocumentDifference(
            from: Array("no document".utf8), to: Array(Self.document([Self.scene("one")]).utf8),
            files: ("a.xib", "b.xib"))
        #expect(difference.problems.count == 1)
    }

    /// A misspelled key has the same effect as removed views.
    @Test func errorsThatComeAreTold() {
        let (right, wrong) = ("view: {subviews: [{name: a}]}", "view: {subviws: [{name: a}]}")
        func added(_ old: String, _ new: String) -> [String] {
            DocumentDifference(from: Array(old.utf8), to: Array(new.utf8), files: ("a.yaml", "b.yaml")).addedErrors
                .map(\.id.rawValue)
        }
        #expect(added(right, wrong) == ["layout.unknown-key"])
        #expect(added(wrong, right) == [] && added(wrong, wrong) == [])
    }

    // MARK: Documents

    /// A view with another inside, and constraints of the inner one.
    private static func scene(_ id: String, _ constraints: String = "") -> String {
        """
        <view id="\(id)"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b-\(id)">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/></view></subviews>
        <constraints>\(constraints)</constraints></view>
        """
    }

    private static func document(_ scenes: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
        \(scenes.joined())</objects></document>
        """
    }

    private static func difference(_ old: [String], _ new: [String]) -> DocumentDifference {
        DocumentDifference(
            from: Array(document(old).utf8), to: Array(document(new).utf8), files: ("old.xib", "new.xib"))
    }
}
