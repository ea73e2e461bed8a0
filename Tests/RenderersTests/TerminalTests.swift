import Scene
import Testing

@testable import Renderers

@Suite struct TerminalTests {
    @Test func screensAreRecognisable() throws {
        try expectGolden(TerminalRenderer().render(Scenes.screen), "screen.txt")
    }

    @Test func smallTerminalsGetSmallerPictures() throws {
        let picture = TerminalRenderer(columns: 30, rows: 20).render(Scenes.screen)
        let lines = picture.split(separator: "\n")
        #expect(lines.count <= 20)
        #expect(lines.allSatisfy { line in DisplayText(String(line)).width <= 30 })
        try expectGolden(picture, "screen-small.txt")
    }

    @Test func viewsThatTouchShareALine() {
        #expect(
            TerminalRenderer().render(Scenes.tiles) == """
                ┌─ tiles ─────────────────────┐
                │                             │
                ├─────────┬─────────┬─────────┤
                │    a    │    b    │         │
                │         │         │         │
                ├─────────┴─────────┤    c    │
                │         d         │         │
                │                   │         │
                └───────────────────┴─────────┘

                """)
    }

    @Test func colourMarksTrouble() {
        let picture = TerminalRenderer(isColored: true).render(Scenes.screen)
        #expect(picture.contains("\u{1B}[31m"))
        #expect(picture.contains("\u{1B}[33m"))
        #expect(!TerminalRenderer().render(Scenes.screen).contains("\u{1B}"))
    }

    /// The mark of an ambiguous view follows its text if there is room, and never cuts the text.
    @Test(arguments: [(Scene.View.Kind.button, 80.0, "OK ?"), (.button, 28, "OK"), (.label, 80, "OK ?")])
    func marksCutNoText(kind: Scene.View.Kind, width: Double, shown: String) {
        let open = Scene.View(
            id: "a", parent: "r", className: "view", kind: kind, frame: .init(x: 20, y: 20, width: width, height: 40),
            isAmbiguous: true, text: Scene.Text(string: "OK", fontSize: 17))
        let root = Scenes.view("r", .view, (0, 0, 200, 80))
        let scene = Scene(root: "r", className: "view", size: Scene.Size(width: 200, height: 80), views: [root, open])
        let picture = TerminalRenderer().render(scene)
        #expect(picture.contains(shown) && !picture.contains("…"), "\(picture)")
    }

    @Test func hiddenViewsAndTheirChildrenAreNotDrawn() {
        #expect(!TerminalRenderer().render(Scenes.screen).contains("never"))
    }

    @Test(arguments: [
        (Double.nan, 10.0), (.infinity, .infinity), (-1e308, 1e308), (1e308, 1e308), (-5, -5), (0, 0), (1e-300, 1e9),
    ])
    func strangeFramesDoNoHarm(place: Double, length: Double) {
        let scene = Scene(
            root: "r", className: "view", size: Scene.Size(width: length, height: length),
            views: [
                Scenes.view("r", .view, (place, place, length, length)),
                Scenes.view("a", in: "r", .label, (place, place, length, length), "text"),
                Scenes.view("b", in: "a", .button, (place, place, length, length), "text"),
                Scenes.view("c", in: "nobody", .slider, (place, place, length, length)),
                Scenes.view("c", in: "c", .stackView, (place, place, length, length)),
            ])
        let picture = TerminalRenderer().render(scene)
        #expect(picture.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
        #expect(SVGRenderer().render(scene).hasSuffix("</svg>\n"))
        #expect(TableRenderer().render(scene).split(separator: "\n").count == 6)
    }

    /// The names of frames a million columns wide are placed by examining only the columns of the picture.
    @Test(.timeLimit(.minutes(1))) func manyEndlessFramesAreDrawnAtOnce() {
        let views = (0..<400).map { number in
            Scenes.view("v\(number)", in: number == 0 ? nil : "v0", .view, (0, 14, 9e6, 1e9))
        }
        let scene = Scene(root: "v0", className: "view", size: Scene.Size(width: 320, height: 50), views: views)
        #expect(TerminalRenderer().render(scene).contains("─"))
    }

    @Test func textOfADocumentCannotCommandTheTerminal() {
        let scene = Scene(
            root: "r", className: "view", size: Scene.Size(width: 200, height: 50),
            views: [Scenes.view("\u{1B}[2J\u{9B}\u{202E}", .view, (0, 0, 200, 50))])
        for text in [TerminalRenderer().render(scene), TableRenderer().render(scene)] {
            #expect(!text.unicodeScalars.contains { scalar in scalar.commandsTerminal && scalar != "\n" })
        }
    }
}
