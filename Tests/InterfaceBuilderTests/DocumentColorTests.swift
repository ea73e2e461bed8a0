import Scene
import Testing

@testable import InterfaceBuilder

/// The colors that documents name.
@MainActor @Suite struct DocumentColorTests {
    private func background(_ color: String, resources: String = "") throws -> [Double]? {
        let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>\(color)</view>"
        let text = DocumentLayoutTests.document(view).replacingOccurrences(
            of: "</document>", with: "<resources>\(resources)</resources></document>")
        let scene = try #require(DocumentLayoutTests.layout(text).scenes.first)
        let found = try #require(scene.views.first { view in view.id == "v" })
        return found.background.map { color in
            [color.red, color.green, color.blue, color.alpha].map { ($0 * 100).rounded() }
        }
    }

    nonisolated private static let brand =
        "<namedColor name=\"Brand\"><color red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\"/></namedColor>"
    nonisolated private static let listed =
        "<systemColor name=\"systemBlueColor\"><color red=\"0\" green=\"0.5\" blue=\"1\" alpha=\"1\"/></systemColor>"

    @Test(
        arguments: [
            ("white=\"0.5\" alpha=\"0.4\"", "", [50, 50, 50, 40]),
            ("red=\"1\" green=\"0\" blue=\"0.2\"", "", [100, 0, 20, 100]),
            ("name=\"Brand\"", brand, [10, 20, 30, 100]),
            ("name=\"Brand\"", brand + brand.replacingOccurrences(of: "0.1", with: "0.9"), [10, 20, 30, 100]),
            ("systemColor=\"systemBlueColor\"", listed, [0, 50, 100, 100]),
            ("systemColor=\"systemBlueColor\"", "", [0, 48, 100, 100]),
            ("systemColor=\"systemBlueColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"", "", [0, 48, 100, 100]),
            ("systemColor=\"unheardColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"", "", [100, 100, 100, 100]),
            ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", "", [95, 95, 97, 100]),
            ("systemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"blackColor\"", "", [100, 100, 100, 100]),
        ] as [(String, String, [Double])])
    func coloursAreThoseThatDocumentsName(attributes: String, resources: String, parts: [Double]) throws {
        #expect(try background("<color key=\"backgroundColor\" \(attributes)/>", resources: resources) == parts)
    }

    /// Neither unknown colors nor transparent ones are drawn.
    @Test(arguments: [
        "name=\"Brand\"", "systemColor=\"unheardColor\"", "cocoaTouchSystemColor=\"clearColor\"",
        "white=\"1\" alpha=\"0\"",
    ])
    func unknownAndClearColoursAreNone(attributes: String) throws {
        #expect(try background("<color key=\"backgroundColor\" \(attributes)/>") == nil)
    }

    /// Titles of system buttons have the tint color of the nearest view that sets one; those of custom buttons are white.
    @Test(
        arguments: [("system", [100, 0, 0]), ("roundedRect", [100, 0, 0]), ("custom", [100, 100, 100])]
            as [(String, [Double]?)])
    func titlesHaveTheTintAroundThem(type: String, parts: [Double]?) throws {
        let button = """
            <view id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews><button buttonType="\(type)" id="b">
            <rect key="frame" x="0" y="0" width="90" height="30"/><state key="normal" title="Go"/></button></subviews>
            <color key="tintColor" red="1" green="0" blue="0" alpha="1"/></view>
            """
        let scene = try #require(DocumentLayoutTests.layout(DocumentLayoutTests.document(button)).scenes.first)
        let color = scene.views.first { view in view.id == "b" }?.text?.color
        #expect(color.map { color in [color.red, color.green, color.blue].map { ($0 * 100).rounded() } } == parts)
    }
}
