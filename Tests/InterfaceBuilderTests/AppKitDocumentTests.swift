import Foundation
import InterfaceBuilder
import Testing

/// Documents for the Mac: y coordinates of frames increase upward, constants downward, and controls have alignment insets of their own.
@MainActor @Suite struct AppKitDocumentTests {
    typealias Documents = DocumentLayoutTests

    /// A window of 400 × 300 points with some views and constraints.
    static func document(_ subviews: String, _ equations: [String], tools: Int = 19529, root: String = "view") -> String
    {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="\(tools)" targetRuntime="MacOSX.Cocoa" \
        useAutolayout="YES"><objects><window id="window"><rect key="contentRect" x="0" y="0" width="400" height="300"/>
        <\(root) key="contentView" id="root"><rect key="frame" x="0" y="0" width="400" height="300"/>
        <subviews>\(subviews)</subviews>\(Documents.constraints(equations))</\(root)></window></objects></document>
        """
    }

    /// A control of the Mac with its cell.
    static func control(_ id: String, _ kind: String, _ frame: [Double]) -> String {
        let (tag, cell) = kinds[kind] ?? (kind, "")
        return Documents.view(id, tag, frame, cell)
    }

    private static let kinds: [String: (tag: String, cell: String)] = [
        "push": (
            "button verticalHuggingPriority=\"750\"",
            "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"/>"
        ),
        "check": (
            "button verticalHuggingPriority=\"750\"",
            "<buttonCell key=\"cell\" type=\"check\" title=\"On\" bezelStyle=\"regularSquare\"/>"
        ),
        "popUp": (
            "popUpButton verticalHuggingPriority=\"750\"",
            "<popUpButtonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"/>"
        ),
        "label": (
            "textField verticalHuggingPriority=\"750\" horizontalHuggingPriority=\"251\"",
            "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"Name:\"/>"
        ),
        "field": (
            "textField verticalHuggingPriority=\"750\"",
            "<textFieldCell key=\"cell\" editable=\"YES\" borderStyle=\"bezel\"/>"
        ),
        "line": ("box boxType=\"separator\"", ""),
        "slider": ("slider verticalHuggingPriority=\"750\"", "<sliderCell key=\"cell\" sliderType=\"linear\"/>"),
        "largeField": (
            "textField verticalHuggingPriority=\"750\"",
            "<textFieldCell key=\"cell\" controlSize=\"large\" editable=\"YES\" borderStyle=\"bezel\">"
                + "<font key=\"font\" metaFont=\"system\" size=\"14\"/></textFieldCell>"
        ),
        "datePicker": ("datePicker", "<datePickerCell key=\"cell\" borderStyle=\"bezel\"/>"),
    ]

    /// The frame of a control that constraints place 20 points inside the corner of its window, by kind and Xcode version.
    @Test(arguments: [
        ("push", 19529, [0, 0, 76, 32], [13.0, 15, 76, 32]), ("push", 17701, [0, 0, 76, 32], [13, 15, 76, 32]),
        ("push", 15400, [0, 0, 76, 32], [14, 16, 76, 32]), ("push", 24412, [0, 0, 76, 24], [20, 20, 76, 24]),
        ("check", 19529, [0, 0, 90, 18], [18, 19, 90, 18]), ("popUp", 19529, [0, 0, 100, 25], [17, 19, 100, 25]),
        ("popUp", 15400, [0, 0, 100, 25], [18, 19, 100, 25]), ("popUp", 24412, [0, 0, 100, 24], [20, 20, 100, 24]),
        ("label", 24412, [0, 0, 41, 16], [18, 20, 41, 16]), ("switch", 19529, [0, 0, 42, 25], [18, 19, 42, 25]),
        ("colorWell", 21701, [0, 0, 44, 24], [17, 18, 44, 24]),
        ("colorWell", 17701, [0, 0, 44, 23], [20, 20, 44, 23]),
        ("check", 12120, [0, 0, 90, 18], [18, 18, 90, 18]), ("popUp", 12120, [0, 0, 100, 26], [18, 18, 100, 26]),
        ("view", 19529, [7, 8, 9, 10], [20, 20, 9, 10]),
    ])
    func framesReachBeyondAlignmentRectangles(kind: String, tools: Int, stored: [Double], frame: [Double]) {
        var equations = ["a.leading == root.leading + 20", "a.top == root.top + 20"]
        if kind == "view" { equations += ["a.width == 9", "a.height == 10"] }
        let frames = Documents.frames(Self.document(Self.control("a", kind, stored), equations, tools: tools))
        #expect(frames["a"] == frame)
    }

    /// The alignment insets of a control by its cell or attributes, its size and the Xcode version: top, left, bottom, right.
    @Test(arguments: [
        (
            control: "button", cell: "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"", size: "small",
            tools: 20037,
            insets: [4.0, 6, 7, 6]
        ),
        ("button", "type=\"bevel\" bezelStyle=\"rounded\"", "regular", 20037, [0, 0, 0, 0]),
        ("button", "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"", "large", 22505, [6, 6, 6, 6]),
        ("button", "type=\"check\" title=\"On\" bezelStyle=\"regularSquare\"", "small", 12121, [3, 3, 3, 2]),
        ("button", "type=\"check\" title=\"On\" bezelStyle=\"regularSquare\"", "small", 20037, [1, 1, 1, 0]),
        ("button", "type=\"check\" bezelStyle=\"regularSquare\"", "regular", 20037, [2, 2, 2, 2]),
        ("button", "type=\"check\" title=\"On\" imagePosition=\"only\"", "regular", 20037, [2, 2, 2, 2]),
        ("button", "type=\"radio\" bezelStyle=\"regularSquare\"", "large", 20037, [3, 3, 3, 3]),
        ("button", "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"", "mini", 22154, [1, 2, 2, 2]),
        ("popUpButton", "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"", "mini", 22154, [1, 2, 2, 3]),
        (
            "popUpButton", "type=\"square\" bezelStyle=\"regularSquare\" borderStyle=\"border\"", "regular", 22505,
            [3, 3, 4, 3]
        ),
        ("slider", "sliderType=\"linear\"", "mini", 22154, [2, 2, 2, 2]),
        ("segmentedControl", "style=\"rounded\" trackingMode=\"momentary\"", "regular", 23094, [2, 3, 2, 3]),
        ("segmentedControl", "style=\"separated\"", "regular", 19529, [2, 3, 2, 3]),
        ("segmentedControl", "style=\"rounded\"", "small", 23094, [1, 2, 2, 2]),
        ("datePicker", "borderStyle=\"bezel\"", "regular", 22503, [4, 0, 0, 3]),
        ("pathControl", "pathStyle=\"popUp\"", "regular", 21225, [2, 3, 4, 3]),
        ("textField", "drawsBackground=\"YES\"", "regular", 20037, [0, 0, 0, 0]),
        ("button", "type=\"help\" bezelStyle=\"helpButton\"", "regular", 20037, [1, 3, 4, 2]),
        (
            "button", "type=\"roundTextured\" bezelStyle=\"texturedRounded\" borderStyle=\"border\"", "regular", 12121,
            [1, 0, 2, 0]
        ),
        (
            "button", "type=\"smallSquare\" bezelStyle=\"smallSquare\" borderStyle=\"border\"", "regular", 24765,
            [1, 0, 1, 0]
        ),
        ("popUpButton", "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"", "small", 20037, [2, 4, 4, 4]),
        ("popUpButton", "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"", "regular", 15400, [1, 2, 3, 3]),
        ("comboBox", "", "regular", 12121, [2, 0, 4, 3]), ("stepper", "", "regular", 12121, [2, 3, 3, 3]),
        ("segmentedControl", "style=\"rounded\"", "regular", 23504, [1, 2, 1, 2]),
        ("slider", "sliderType=\"linear\"", "regular", 20037, [2, 2, 6, 2]),
        ("textField", "editable=\"YES\"", "regular", 20037, [0, 2, 0, 2]),
        ("imageView", "imageFrameStyle=\"grayBezel\"", "regular", 24412, [3, 3, 3, 3]),
    ])
    func insetsFollowKindAndSize(
        _ sample: (control: String, cell: String, size: String, tools: Int, insets: [Double])
    ) {
        let cell = "<cell key=\"cell\" controlSize=\"\(sample.size)\" \(sample.cell)/>"
        Self.expectInsets(sample.insets, of: Documents.view("a", sample.control, [0, 0, 90, 27], cell), sample.tools)
    }

    @Test(arguments: [
        (attributes: "title=\"Box\"", tools: 20037, insets: [0.0, 3, 4, 3]),
        ("titlePosition=\"noTitle\"", 20037, [2, 3, 4, 3]), ("boxType=\"custom\"", 20037, [0, 0, 0, 0]),
        ("boxType=\"separator\"", 24765, [2, 0, 2, 0]), ("title=\"Box\"", 24765, [0, 0, 0, 0]),
        ("borderType=\"none\" titlePosition=\"noTitle\"", 20037, [0, 0, 0, 0]),
    ])
    func insetsOfBoxes(_ sample: (attributes: String, tools: Int, insets: [Double])) {
        Self.expectInsets(
            sample.insets, of: Documents.view("a", "box \(sample.attributes)", [0, 0, 90, 27]), sample.tools)
    }

    @Test(arguments: [("", [6.0, 7, 10, 7]), ("type=\"noTabsNoBorder\"", [0, 0, 0, 0])])
    func insetsOfTabs(attributes: String, insets: [Double]) {
        Self.expectInsets(insets, of: Documents.view("a", "tabView \(attributes)", [0, 0, 90, 27]), 24765)
    }

    /// Constrains a view to all edges of its window with a distance of 20 points, and compares how far its frame extends beyond its
    /// alignment rectangle.
    private static func expectInsets(_ insets: [Double], of view: String, _ tools: Int) {
        let edges = [
            "a.leading == root.leading + 20", "a.top == root.top + 20", "root.trailing == a.trailing + 20",
            "root.bottom == a.bottom + 20",
        ]
        let frame = Documents.frames(document(view, edges, tools: tools))["a"] ?? []
        let found =
            frame.count == 4
            ? [20 - frame[1], 20 - frame[0], frame[1] + frame[3] - 280, frame[0] + frame[2] - 380] : []
        #expect(found == insets)
    }

    /// Since Xcode 26 the heights of controls show the system on which the author worked, separately for each scene.
    @Test func heightsTellTheSystem() {
        let former = Self.control("a", "push", [0, 0, 76, 32])
        let newest = Self.control("b", "push", [0, 0, 76, 24])
        let former26 = Documents.frames(Self.document(former, ["root.trailing == a.trailing"], tools: 24765))
        let newest26 = Documents.frames(Self.document(newest, ["root.trailing == b.trailing"], tools: 24765))
        #expect(former26["a"]?[0] == 331)
        #expect(newest26["b"]?[0] == 324)
        // A view that no constraint places keeps its former height.
        let stale = (former + former).replacingOccurrences(of: "<button ", with: "<button fixedFrame=\"YES\" ")
        let mixed = Self.document(stale + newest, ["root.trailing == b.trailing"], tools: 24765)
        #expect(Documents.frames(mixed)["b"]?[0] == 324)
    }

    /// The distance between the tops of a control and of a label on the same baseline.
    @Test(arguments: [
        ("push", 20037, 32.0, 6.0), ("push", 24765, 24, 4), ("popUp", 20037, 25, 2), ("popUp", 24765, 24, 4),
        ("field", 20037, 21, 2), ("field", 24765, 24, 4), ("check", 20037, 18, 1), ("check", 12121, 18, 1),
        ("slider", 20037, 28, 3), ("slider", 24765, 16, 1), ("largeField", 20037, 22, 4), ("switch", 20037, 25, 1),
        ("datePicker", 20037, 28, 9),
    ])
    func controlsShareTheirBaseline(kind: String, tools: Int, height: Double, above: Double) {
        let frames = Documents.frames(
            Self.document(
                Self.control("label", "label", [0, 0, 41, 16]) + Self.control("control", kind, [0, 0, 96, height]),
                ["label.top == root.top + 50", "control.lastBaseline == label.lastBaseline"], tools: tools))
        #expect(frames["control"]?[1] == 50 - above)
    }

    /// A symbol has the height of its constraint plus 3 points above and below.
    @Test(arguments: [("system", 31.0), ("", 25)])
    func symbolsReachBeyondTheirHeight(catalog: String, height: Double) {
        let symbol = """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="30" \
            height="\(height)"/><constraints><constraint firstAttribute="height" constant="25" id="h"/></constraints>\
            <imageCell key="cell" image="star"/></imageView>
            """
        let document = Self.document(symbol, ["a.top == root.top + 10", "a.leading == root.leading"])
            .replacingOccurrences(
                of: "</objects>",
                with:
                    "</objects><resources><image name=\"star\" catalog=\"\(catalog)\" width=\"9\" height=\"9\"/></resources>"
            )
        #expect(Documents.frames(document)["a"] == [0, 10 - (height - 25) / 2, 30, height])
    }

    /// Whatever the hugging priority of a stack view, its contents keep their sizes, and constraints of the document outrank its alignment.
    @Test func stacksYieldToTheirContents() {
        let field = Self.control("field", "field", [0, 0, 96, 21])
        let row = Documents.view(
            "row",
            "stackView orientation=\"horizontal\" distribution=\"fill\" alignment=\"centerY\" verticalStackHuggingPriority=\"1000\"",
            [0, 0, 0, 0], "<subviews>\(field)\(Self.control("label", "label", [0, 0, 41, 16]))</subviews>")
        let column = Documents.view(
            "column", "stackView orientation=\"vertical\" distribution=\"fill\" alignment=\"leading\"", [0, 0, 0, 0],
            "<subviews>\(row)</subviews>")
        let frames = Documents.frames(
            Self.document(
                column,
                [
                    "column.leading == root.leading", "root.trailing == column.trailing", "column.top == root.top",
                    "row.leading == column.leading + 16", "column.trailing == row.trailing + 16",
                ]))
        #expect(frames["row"] == [16, 0, 368, 21])
        #expect(frames["field"]?[3] == 21)
    }

    /// A row with baseline alignment does not stretch its contents, even if its placement is fill.
    @Test func baselinesPlaceTheContentsOfRows() {
        let content = { (id: String, kind: String, frame: [Double]) in
            Self.control(id, kind, frame).replacingOccurrences(
                of: "translatesAuto", with: "key=\"contentView\" translatesAuto")
        }
        let inside = """
            <rows><gridRow yPlacement="fill" rowAlignment="firstBaseline" id="r"/></rows>
            <columns><gridColumn id="c"/><gridColumn id="d"/></columns><gridCells>
            <gridCell row="r" column="c" id="1">\(content("name", "label", [0, 0, 41, 16]))</gridCell>
            <gridCell row="r" column="d" id="2">\(content("field", "field", [0, 0, 96, 24]))</gridCell></gridCells>
            """
        let grid = Documents.view("grid", "gridView xPlacement=\"leading\"", [0, 0, 0, 0], inside)
        let frames = Documents.frames(
            Self.document(grid, ["grid.leading == root.leading", "grid.top == root.top", "field.width == 90"]))
        #expect(frames["name"] == [-2, 4, 41, 16])
        #expect(frames["field"].map { frame in [frame[1], frame[3]] } == [0, 24])
    }

    @Test func frozenFramesAreTurnedUpsideDown() {
        let box = """
            <box id="box" fixedFrame="YES"><rect key="frame" x="10" y="30" width="100" height="50"/>
            <view key="contentView" id="inner"><rect key="frame" x="3" y="3" width="94" height="30"/></view></box>
            """
        let frames = Documents.frames(Self.document(box, []))
        #expect(frames["box"] == [10, 220, 100, 50])
        #expect(frames["inner"] == [3, 17, 94, 30])
    }

    @Test func constantsRunDownwards() {
        let frames = Documents.frames(
            Self.document(
                Self.control("a", "push", [0, 0, 76, 32]),
                ["root.trailing == a.trailing + 20", "root.bottom == a.bottom + 20"]))
        // As stored: 13 points above the bottom edge, which is 7 less than the constant because of the shadow.
        #expect(frames["a"] == [311, 255, 76, 32])
    }

    @Test func aFieldIsAsWideAsItIsMade() {
        let frames = Documents.frames(
            Self.document(
                Self.control("label", "label", [0, 0, 41, 16]) + Self.control("field", "field", [0, 0, 96, 21]),
                [
                    "label.leading == root.leading + 20", "field.leading == label.trailing + 8",
                    "root.trailing == field.trailing + 20", "field.top == root.top + 20",
                    "label.lastBaseline == field.lastBaseline",
                ]))
        #expect(frames["field"] == [65, 20, 315, 21])
        #expect(frames["label"] == [18, 22, 41, 16])
    }

    @Test(arguments: [
        ("centerY", "fill", [[0.0, 10], [30, 0]]), ("top", "fill", [[0, 0], [30, 0]]),
        ("bottom", "fill", [[0, 20], [30, 0]]),
    ])
    func stacksStandInARow(alignment: String, distribution: String, expected: [[Double]]) {
        let inside = """
            <subviews>\(Documents.view("a"))\(Documents.view("b"))</subviews>
            """
        let stack = Documents.view(
            "stack", "stackView orientation=\"horizontal\" distribution=\"\(distribution)\" alignment=\"\(alignment)\"",
            [0, 0, 0, 0], inside)
        let frames = Documents.frames(
            Self.document(
                stack,
                [
                    "stack.leading == root.leading", "stack.top == root.top", "a.width == 22", "b.width == 50",
                    "a.height == 20", "b.height == 40",
                ]))
        #expect(frames["stack"] == [0, 0, 80, 40])
        #expect(["a", "b"].map { id in Array((frames[id] ?? []).prefix(2)) } == expected)
    }

    @Test func stacksByGravityLeaveTheirEndOpen() {
        let stack = Documents.view(
            "stack",
            "stackView orientation=\"vertical\" distribution=\"gravityAreas\" alignment=\"leading\" spacing=\"5\"",
            [0, 0, 0, 0],
            "<subviews>\(Documents.view("a"))\(Documents.view("b", "view hidden=\"YES\""))\(Documents.view("c"))</subviews>"
        )
        let sizes = ["a", "b", "c"].flatMap { id in ["\(id).width == 30", "\(id).height == 20"] }
        let frames = Documents.frames(
            Self.document(
                stack, ["stack.leading == root.leading", "stack.top == root.top", "stack.height == 200"] + sizes))
        #expect(frames["stack"] == [0, 0, 30, 200])
        #expect(frames["c"] == [0, 25, 30, 20])
    }

    /// A right-to-left view of the Mac counts from the right, whatever the language; attributes named left stay on the left.
    @Test(arguments: [
        ("", LayoutOptions.Direction.leftToRight, [30.0, 20, 170], [50.0, 5, 45]),
        ("", .rightToLeft, [350, 285, 20], [50, 5, 45]),
        ("rightToLeft", .leftToRight, [350, 285, 20], [50, 5, 45]),
        ("leftToRight", .rightToLeft, [30, 20, 170], [50, 5, 45]),
    ])
    func viewsReadInTheirDirection(
        word: String, language: LayoutOptions.Direction, expected: [Double], column: [Double]
    ) {
        let reads = "userInterfaceLayoutDirection=\"\(word)\""
        let row = Documents.view(
            "row",
            "stackView orientation=\"horizontal\" distribution=\"fill\" alignment=\"top\" spacing=\"100\" \(reads)",
            [0, 0, 0, 0],
            "<edgeInsets key=\"edgeInsets\" left=\"20\" right=\"65\" top=\"0\" bottom=\"0\"/>"
                + "<subviews>\(Documents.view("b"))\(Documents.view("c"))</subviews>")
        let stack = Documents.view(
            "column", "stackView orientation=\"vertical\" distribution=\"fill\" alignment=\"left\" \(reads)",
            [0, 0, 0, 0],
            "<edgeInsets key=\"edgeInsets\" left=\"5\" right=\"0\" top=\"0\" bottom=\"0\"/>"
                + "<subviews>\(Documents.view("d"))</subviews>")
        let frames = Documents.frames(
            Self.document(
                Documents.view("a") + row + stack,
                [
                    "a.leading == root.leading + 30", "a.width == 20", "a.top == root.top", "a.height == 9",
                    "row.left == root.left", "row.right == root.right", "row.top == root.top", "b.width == 50",
                    "b.height == 9", "c.height == 9", "column.left == root.left", "column.width == 50",
                    "column.top == root.top", "d.width == 45", "d.height == 9",
                ],
                root: "view \(reads)"
            ).replacingOccurrences(of: "</view \(reads)>", with: "</view>"),
            .init(direction: language, intrinsicSizes: .stored))
        #expect(["a", "b", "c"].map { id in frames[id]?[0] } == expected)
        #expect([frames["column"]?[2], frames["d"]?[0], frames["d"]?[2]] == column)
    }

    @Test func gridsPlaceTheirContents() {
        func cell(_ row: String, _ column: String, _ content: String) -> String {
            "<gridCell row=\"\(row)\" column=\"\(column)\" id=\"\(row)\(column)\">\(content)</gridCell>"
        }
        func content(_ id: String, _ kind: String, _ frame: [Double]) -> String {
            let text = Self.control(id, kind, frame)
            return text.replacingOccurrences(of: "translatesAuto", with: "key=\"contentView\" translatesAuto")
        }
        let inside = """
            <rows><gridRow id="r1"/><gridRow id="r2"/></rows>
            <columns><gridColumn id="c1"/><gridColumn xPlacement="leading" id="c2"/></columns><gridCells>
            \(cell("r1", "c1", content("short", "label", [0, 0, 41, 16])))
            \(cell("r1", "c2", content("one", "field", [0, 0, 96, 21])))
            \(cell("r2", "c1", content("long", "label", [0, 0, 66, 16])))
            \(cell("r2", "c2", content("two", "field", [0, 0, 96, 21])))</gridCells>
            """
        let grid = Documents.view(
            "grid", "gridView xPlacement=\"trailing\" yPlacement=\"center\" rowSpacing=\"7\" columnSpacing=\"8\"",
            [0, 0, 0, 0], inside)
        let frames = Documents.frames(
            Self.document(
                grid,
                [
                    "grid.leading == root.leading + 80", "grid.top == root.top + 74", "one.width == 200",
                    "two.width == 200",
                ]))
        // As stored in AccountsFeedbin.xib of NetNewsWire, where the distances from the bottom edge are 31 and 3.
        #expect(frames["grid"] == [80, 74, 270, 49])
        #expect(frames["short"] == [23, 2, 41, 16])
        #expect(frames["long"] == [-2, 30, 66, 16])
        #expect(frames["two"] == [70, 28, 200, 21])
    }

    /// The share of the views of clean islands within half a point of their stored frames (`Documentation/Fidelity.md`).
    @Test(.enabled(if: !Corpus.documents.isEmpty)) func storedFramesComeOut() {
        var (views, near) = (0, 0)
        for url in Corpus.documents {
            let bytes = Corpus.bytes(url)
            guard let document = InterfaceDocument.read(bytes).document, document.runtime == .macOS else { continue }
            let laidOut = DocumentLayout.layout(
                document, file: url.lastPathComponent, options: .init(intrinsicSizes: .stored))
            for scene in laidOut.scenes {
                let elements = scene.views.compactMap { view in document.view(withID: view.id) }
                guard !elements.contains(where: { view in Self.isDoubtful(view, document) }) else { continue }
                for (element, view) in zip(elements, scene.views)
                where Self.isPlaced(element, document, root: scene.root) {
                    let stored = document.downwardFrame(of: element)
                    let distances = [
                        stored.x - view.frame.x, stored.y - view.frame.y, stored.width - view.frame.width,
                        stored.height - view.frame.height,
                    ]
                    views += 1
                    if distances.allSatisfy({ distance in abs(distance) <= 0.5 }) { near += 1 }
                }
            }
        }
        #expect(views > 80)
        #expect(Double(near) >= 0.95 * Double(views), "\(near) of \(views)")
    }

    private static func value(_ name: String, _ view: InterfaceDocument.View, _ document: InterfaceDocument) -> String?
    {
        document.tree.value(of: name, in: view.element)
    }

    private static func isDoubtful(_ view: InterfaceDocument.View, _ document: InterfaceDocument) -> Bool {
        value("misplaced", view, document) == "YES" || value("ambiguous", view, document) == "YES"
    }

    private static func isPlaced(_ view: InterfaceDocument.View, _ document: InterfaceDocument, root: String) -> Bool {
        view.id != root && view.frameElement != nil && value("fixedFrame", view, document) == nil
            && value("translatesAutoresizingMaskIntoConstraints", view, document) == "NO"
    }
}
