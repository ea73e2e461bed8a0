import Scene
import Testing

@testable import Renderers

/// The part of a text that is drawn in a view that is too small for it.
@Suite struct ShownLinesTests {
    @Test(
        arguments: [
            (Scene.View.Kind.label, "A rather long text", 200.0, 21.0, ["A rather long text"]),
            (.label, "A rather long text", 100, 21, ["A rather lo…"]), (.label, "A rather long text", 0, 21, []),
            // Text that is only slightly too wide may be so because of the measurement, and is not cut.
            (.label, "A rather long text", 137, 21, ["A rather long text"]),
            (.label, "标签文字很长很长", 100, 21, ["标签文字…"]),
            (.textField, "A rather long text", 100, 34, ["A rather lo…"]),
            (.button, "A rather long text", 100, 30, ["A rath… text"]),
            (.button, "A rather long text", 100, 60, ["A rather long", "text"]),
            (.textView, "A rather long\n\ntext in it", 80, 60, ["A rather", "long", "", "text in it"]),
        ] as [(Scene.View.Kind, String, Double, Double, [String])])
    func lines(kind: Scene.View.Kind, text: String, width: Double, height: Double, expected: [String]) {
        let text = Scene.Text(string: text, fontSize: 17)
        #expect(text.lines(shownBy: kind, within: Scene.Size(width: width, height: height)) == expected)
    }

    /// If a label has no room for all of its lines, the last visible one ends in "…".
    @Test(
        arguments: [
            (61.0, ["one two", "three four", "five"]), (41, ["one two", "three four five…"]), (8, ["one two three f…"]),
        ] as [(Double, [String])])
    func linesOfLabels(height: Double, expected: [String]) {
        let text = Scene.Text(
            string: "one two three four five", fontSize: 17, lines: ["one two", "three four", "five"])
        #expect(text.lines(shownBy: .label, within: Scene.Size(width: 130, height: height)) == expected)
    }

    /// Neither a drawing of a narrow label nor a picture of it contains anything outside of the label.
    @Test func picturesCutTexts() {
        let scene = Scene(
            root: "root", className: "view", size: Scene.Size(width: 320, height: 100), scale: 2,
            views: [
                Scenes.view("root", .view, (0, 0, 320, 100)),
                Scenes.view("narrow", in: "root", .label, (20, 20, 100, 21), "A rather long text"),
                Scenes.view("low", in: "root", .label, (20, 60, 100, 8), "Low"),
                Scenes.view("least", in: "root", .label, (150, 20, 6, 21), "Least"),
            ], constraints: [])
        #expect(SVGRenderer().render(scene).contains(">A rather lo…<"))
        #expect(SVGRenderer().render(scene).contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"8\"/></clipPath>"))
        #expect(TerminalRenderer().render(scene).contains(" A rather lo… "))
        // Text that is still too wide is compressed by a transform, which every viewer supports, and not by `textLength` alone.
        #expect(SVGRenderer().render(scene).contains(") scale(0."))
    }
}
