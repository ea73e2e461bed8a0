import ExampleToolkit
import Foundation
import Testing

/// The toolkit of `Documentation/Engine.md` behaves as described there.
@Suite struct ToolkitTests {
    @Test func laysOutTheWidgets() throws {
        let (panel, widgets) = try makePanel()
        #expect(panel.layOut().map(\.name) == ["icon", "title", "close"])
        #expect(frames(widgets) == ["icon 20 20 32 32", "title 60 20 180 20", "close 256 0 44 44"])
        #expect(panel.complaints == [])
    }

    @Test func thePanelOfTheDocumentationIsWhole() throws {
        let panel = Panel(width: 320, height: 100, scale: 2)
        let widgets = [Widget("icon", contentSize: (32, 32)), Widget("title", contentSize: (180, 20)), Widget("close")]
        for widget in widgets { panel.add(widget) }
        try panel.add("|-[icon]-[title]-(>=gap)-[close(44)]-|", metrics: ["gap": 12])
        try panel.add("V:|-[icon]")
        try panel.add("V:|-[title]")
        try panel.add("V:|[close(44)]")
        panel.layOut()
        #expect(panel.complaints == [])
    }

    @Test func aNarrowPanelCutsTheTitleAndTellsWhoMoved() throws {
        let (panel, widgets) = try makePanel()
        panel.layOut()
        panel.resize(width: 240.5, height: 100)
        #expect(panel.layOut().map(\.name) == ["title", "close"])
        #expect(frames(widgets) == ["icon 20 20 32 32", "title 60 20 104.5 20", "close 176.5 0 44 44"])
        panel.resize(width: 240.5, height: 90)
        #expect(panel.layOut().isEmpty)
    }

    @Test func conflictsNameThePartsOfFormats() throws {
        let (panel, _) = try makePanel()
        try panel.add("[close(50)]")
        #expect(
            panel.complaints == [
                "cannot all hold: 44 in |-[icon]-[title]-(>=gap)-[close(44)]-|; 50 in [close(50)]"
            ])
    }

    @Test func openValuesAreTold() throws {
        let (panel, _) = try makePanel()
        panel.add(Widget("badge"))
        try panel.add("|-[badge]")
        #expect(panel.complaints == ["open of badge: minY, width, height"])
    }

    @Test func wrongFormatsAddNothing() throws {
        let (panel, widgets) = try makePanel()
        panel.layOut()
        let failure = #expect(throws: FormatFailure.self) { try panel.add("|[icon]-[titel]") }
        #expect(failure?.problems.map(\.message) == ["titel is not a key in the views dictionary."])
        #expect(failure?.description.contains("|[icon]-[titel]") == true)
        #expect(panel.layOut().isEmpty)
        #expect(widgets[0].frame.minX == 20)
    }

    @Test func theDocumentationHasTheCodeOfThisTest() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let page = try String(contentsOf: root.appending(path: "Documentation/Engine.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().map { block in
            block.components(separatedBy: "```")[0].split(separator: "\n").map { line in line.drop { $0 == " " } }
        }
        let own = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
            .split(separator: "\n").map { line in line.drop { $0 == " " } }
        let block = try #require(blocks.first)
        #expect(blocks.count == 1)
        #expect(own.indices.contains { start in own[start...].starts(with: block) }, "the page and this file differ")
    }

    private func makePanel() throws -> (Panel, [Widget]) {
        let widgets = [Widget("icon", contentSize: (32, 32)), Widget("title", contentSize: (180, 20)), Widget("close")]
        let panel = Panel(width: 320, height: 100, scale: 2)
        for widget in widgets { panel.add(widget) }
        try panel.add("|-[icon]-[title]-(>=gap)-[close(44)]-|", metrics: ["gap": 12])
        try panel.add("V:|-[icon]")
        try panel.add("V:|-[title]")
        try panel.add("V:|[close(44)]")
        return (panel, widgets)
    }

    private func frames(_ widgets: [Widget]) -> [String] {
        widgets.map { widget in
            let frame = widget.frame
            return ([frame.minX, frame.minY, frame.width, frame.height].map { "\($0.formatted())" })
                .reduce(widget.name) { text, number in "\(text) \(number)" }
        }
    }
}
