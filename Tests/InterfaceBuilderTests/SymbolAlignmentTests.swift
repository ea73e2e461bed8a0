import InterfaceBuilder
import Testing

/// The frames of symbols, which have a smaller height than their alignment rectangles.
@MainActor @Suite struct SymbolAlignmentTests {
    typealias Documents = DocumentLayoutTests

    /// The frame of a symbol that is stored with a frame and constrained, on two pixels a point.
    private static func frame(
        stored: [Double], _ equations: [String], _ symbol: String = "chevron.right", inside: String = "",
        _ options: LayoutOptions = .init(intrinsicSizes: .stored)
    ) -> [Double]? {
        let view = Documents.view("a", "imageView image=\"\(symbol)\" catalog=\"system\"", stored, inside)
        let label = Documents.view("label", "label text=\"Label\"", [50, 10, 40, 20])
        return frames(Documents.document(label + view, ["label.leading == root.leading"] + equations), options)["a"]
    }

    private static func frames(_ text: String, _ options: LayoutOptions) -> [String: [Double]] {
        let images = [("chevron.right", 97, 128), ("circle", 128, 123)].map { name, width, height in
            "<image name=\"\(name)\" catalog=\"system\" width=\"\(width)\" height=\"\(height)\"/>"
        }
        return Documents.frames(
            text.replacingOccurrences(of: "</objects>", with: "</objects><resources>\(images.joined())</resources>"),
            options)
    }

    /// The difference between the heights of frame and alignment rectangle is divided between top and bottom, with the edges rounded half
    /// up.
    @Test(
        arguments: [
            ([10.0, 10.5, 34, 33], "circle", ["a.height == 34", "a.width == 34"]),
            ([10, 12, 20, 16.5], "chevron.right", ["a.height == 20", "a.width == 20"]),
            ([10, 12, 20, 16.5], "chevron.right", ["a.height == label.height", "a.width == 20"]),
            ([10, 12, 20, 16.5], "chevron.right", ["a.width == a.height", "a.width == 20"]),
            // A broken height constraint does not count.
            ([10, 12, 20, 16.5], "chevron.right", ["a.height == 20", "a.height == 27 @999", "a.width == 20"]),
            // A height that the content determines is that of a line at 17 points, at any symbol scale.
            ([10, 12, 12.5, 16.5], "chevron.right", []),
            ([10, 12, 11, 16], "chevron.right", ["a.height == label.height"]),
            ([10, 14, 26, 12.5], "chevron.right", []),
        ] as [([Double], String, [String])])
    func storedFramesTellTheInsets(stored: [Double], symbol: String, equations: [String]) {
        let corner = ["a.leading == root.leading + 10", "a.top == root.top + 10"]
        #expect(Self.frame(stored: stored, corner + equations, symbol) == stored)
    }

    /// A frame that was stored with another height is ignored; the size in the list of images is used.
    @Test func framesOfOtherHeightsTellNothing() {
        let equations = ["a.leading == root.leading + 10", "a.top == root.top + 10", "a.height == 20", "a.width == 20"]
        for height in [5.0, 12, 30] {
            #expect(Self.frame(stored: [10, 10, 20, height], equations) == [10, 11, 20, 18.5])
        }
    }

    /// A background symbol gives a button the alignment insets that an image view would have.
    @Test(arguments: [[10.0, 10.5, 40, 39], [10, 11, 40, 38.5], [10, 10, 40, 40.5]])
    func symbolsBehindButtonsAlignThem(stored: [Double]) {
        let state = "<state key=\"normal\" backgroundImage=\"circle\" catalog=\"system\"/>"
        let text = Documents.document(
            Documents.view("a", "button", stored, state),
            ["a.leading == root.leading + 10", "a.top == root.top + 10", "a.width == 40", "a.height == 40"])
        #expect(Self.frames(text, .init(intrinsicSizes: .stored))["a"] == stored)
    }

    /// The insets stay the same if a constraint sets another height than the stored one.
    @Test func insetsStayInOtherHeights() {
        let column = ["a.leading == root.leading + 10", "a.top == root.top + 10", "a.height == 20", "a.width == 20"]
        let text = Documents.document(
            Documents.view("a", "imageView image=\"circle\" catalog=\"system\"", [10, 10.5, 20, 19]), column,
            "<variation key=\"default\"/>")
        let taller = text.replacingOccurrences(
            of: "constant=\"20.0\" id=\"c2\"/>",
            with: "constant=\"20.0\" id=\"c2\"><variation key=\"heightClass=compact\" constant=\"40\"/></constraint>")
        let options = LayoutOptions(
            intrinsicSizes: .stored, device: InterfaceDocument.Device(id: "retina4_7", isLandscape: true))
        #expect(Self.frames(taller, options)["a"] == [10, 10.5, 20, 39])
    }

    /// A large symbol is much higher than its rectangle, whether a constraint or the superview determines the height.
    @Test func largeSymbols() {
        let corner = ["a.leading == root.leading + 10", "a.top == root.top + 10", "a.width == 24"]
        let large = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\"/>"
        let stored = [10.0, 7, 24, 30.5]
        #expect(Self.frame(stored: stored, corner + ["a.height == 24"], "circle", inside: large) == stored)
        let inside = Documents.view(
            "box", "view", [10, 10, 28, 28],
            "<subviews>\(Documents.view("a", "imageView image=\"circle\" catalog=\"system\"", [0, -3, 28, 34], large))</subviews>"
        )
        let text = Documents.document(
            inside,
            [
                "box.leading == root.leading + 10", "box.top == root.top + 10", "box.width == 28", "box.height == 28",
                "a.leading == box.leading", "a.trailing == box.trailing", "a.top == box.top", "box.bottom == a.bottom",
            ])
        #expect(Self.frames(text, .init(intrinsicSizes: .stored))["a"] == [0, -3, 28, 34])
    }

    /// With constraints for both edges, the stored frame shows nothing, so the list of images is used, as for frames that are ignored.
    @Test(arguments: [([10.0, 8, 20, 30], ""), ([10, 8, 20, 30], "misplaced=\"YES\"")])
    func elseTheListTells(stored: [Double], mark: String) {
        let edges = ["a.top == root.top + 10", "a.bottom == root.top + 40"]
        let view = Documents.view("a", "imageView image=\"circle\" catalog=\"system\" \(mark)", stored)
        let text = Documents.document(view, ["a.leading == root.leading + 10", "a.width == 20"] + edges)
        #expect(Self.frames(text, .init(intrinsicSizes: .stored))["a"] == [10, 11, 20, 28])
    }

    /// A row with fill alignment determines the heights of its views, and shows how the difference is divided.
    @Test(arguments: [[0.0, 2, 12, 43.5], [0, 1.5, 12, 43.5]]) func rowsGiveTheirHeight(stored: [Double]) {
        let symbol = Documents.view("a", "imageView image=\"chevron.right\" catalog=\"system\"", stored)
        let stack = Documents.view(
            "stack", "stackView", [10, 10, 12, 47], "<subviews>\(symbol)</subviews>")
        let text = Documents.document(
            stack, ["stack.leading == root.leading + 10", "stack.top == root.top + 10", "stack.height == 47"])
        #expect(Self.frames(text, .init(intrinsicSizes: .stored))["a"] == stored)
    }

    /// A measured symbol has the height of a line of its text style.
    @Test func measuredSymbolsAskForALine() {
        let found = Self.frame(
            stored: [10, 12, 12.5, 16.5], ["a.leading == root.leading + 10", "a.top == root.top + 10"], .init())
        #expect(found.map { Array($0.suffix(from: 1)) }?[0] == 12 && found?.last == 16.5)
    }
}
