import InterfaceBuilder
import Testing

/// Measured sizes of content, compared with those that Interface Builder stored in public documents.
@MainActor @Suite struct MeasuredContentTests {
    typealias Documents = DocumentLayoutTests

    /// The intrinsic size of a control in a document with a given tools version.
    static func size(_ element: String, tools: Int = 21507, resources: String = "") -> [Double]? {
        let text = Documents.document(element, ["a.leading == root.leading + 8", "a.top == root.top + 8"])
            .replacingOccurrences(of: "toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
            .replacingOccurrences(of: "</objects>", with: "</objects><resources>\(resources)</resources>")
        return Documents.frames(text, .init())["a"].map { frame in Array(frame.suffix(2)) }
    }

    static func button(_ attributes: String, _ state: String, _ inside: String = "") -> String {
        Documents.view("a", "button \(attributes)", [0, 0, 0, 0], "<state key=\"normal\" \(state)/>\(inside)")
    }

    @Test(arguments: [
        (11762, [94.0, 29]), (14460, [94, 29]), (20037, [94, 32]),
    ])
    func steppersGrewWithXcode11(tools: Int, size: [Double]) {
        #expect(Self.size(Documents.view("a", "stepper"), tools: tools) == size)
    }

    @Test(arguments: [(11762, 29.0), (17156, 32)]) func segmentsGrewWithXcode11(tools: Int, height: Double) {
        let segments = "<segments><segment title=\"First\"/><segment title=\"Second\"/></segments>"
        #expect(
            Self.size(Documents.view("a", "segmentedControl", [0, 0, 0, 0], segments), tools: tools)?.last == height)
    }

    @Test(arguments: [(14460, 14, 30.0), (17506, 14, 34), (16097, 18, 34)])
    func roundedFieldsGrewWithXcode11(tools: Int, points: Int, height: Double) {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(points)\"/>"
        let field = Documents.view("a", "textField borderStyle=\"roundedRect\"", [0, 0, 0, 0], font)
        #expect(Self.size(field, tools: tools)?.last == height)
    }

    @Test func buttonsAreAsLargeAsTheirPictures() {
        let picture = "<image name=\"burger\" width=\"38\" height=\"29\"/>"
        #expect(Self.size(Self.button("", "image=\"burger\""), resources: picture) == [38, 29])
        let insets = "<inset key=\"contentEdgeInsets\" minX=\"18\" minY=\"11\" maxX=\"18\" maxY=\"11\"/>"
        #expect(Self.size(Self.button("", "image=\"burger\"", insets), resources: picture) == [74, 51])
    }

    /// Images smaller than a line, in public documents: a line of a custom button has 18 points, unless it sets a font.
    @Test(arguments: [(20, 14, "", 22.0), (18, 18, "", 22), (20, 19, "type=\"system\" pointSize=\"20\"", 24)])
    func buttonsAreAsHighAsALine(width: Int, height: Int, font: String, expected: Double) {
        let picture = "<image name=\"star\" width=\"\(width)\" height=\"\(height)\"/>"
        let description = font.isEmpty ? "" : "<fontDescription key=\"fontDescription\" \(font)/>"
        #expect(
            Self.size(Self.button("", "image=\"star\"", description), resources: picture) == [Double(width), expected])
    }

    @Test(arguments: [
        ("", [72.0, 34]), ("imagePadding=\"8\"", [72, 34]),
        ("imagePlacement=\"top\" imagePadding=\"8\" title=\"\"", [72, 34]),
    ])
    func picturesOfConfigurations(attributes: String, size: [Double]) {
        let picture = "<image name=\"star\" width=\"48\" height=\"20\"/>"
        let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"star\" \(attributes)/>"
        let button = Self.button("buttonType=\"system\"", "title=\"Button\"", configuration)
        #expect(Self.size(button, resources: picture) == size)
    }

    /// The space between image and title is that of the document, whether they lie side by side or one above the other.
    @Test(arguments: [("leading", 0, 8.0), ("trailing", 0, 8), ("top", 1, 8), ("bottom", 1, 8)])
    func spacesOfConfigurations(placement: String, axis: Int, space: Double) throws {
        let picture = "<image name=\"star\" width=\"48\" height=\"20\"/>"
        func size(_ padding: String) throws -> [Double] {
            let configuration =
                "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"star\" title=\"Edit\" \(padding)"
                + " imagePlacement=\"\(placement)\"/>"
            let button = Self.button("buttonType=\"system\"", "title=\"Button\"", configuration)
            return try #require(Self.size(button, resources: picture))
        }
        let (bare, spaced) = (try size(""), try size("imagePadding=\"8\""))
        #expect(spaced[axis] - bare[axis] == space && spaced[1 - axis] == bare[1 - axis])
    }

    /// Attributed texts in one font, in public documents.
    @Test(arguments: [
        ("設定", "size=\"17\" name=\"HiraginoSans-W6\"", [34.0, 17]),
        ("Fooby", "size=\"18\" metaFont=\"system\"", [50, 21.5]),
    ])
    func attributedTextsHaveTheirFont(text: String, font: String, size: [Double]) throws {
        let inside =
            "<attributedString key=\"attributedText\"><fragment content=\"\(text)\"><attributes><font key=\"NSFont\" \(font)/>"
            + "</attributes></fragment></attributedString>"
        let label = Documents.view("a", "label usesAttributedText=\"YES\"", [0, 0, 0, 0], inside)
        let found = try #require(Self.size(label))
        #expect(found[1] == size[1] && abs(found[0] - size[0]) < 2)
    }

    @Test(arguments: [
        ("", 21701, 34.5), ("", 19150, 31), ("", 20037, 31), ("style=\"UICTFontTextStyleFootnote\"", 21701, 30),
        ("type=\"system\" pointSize=\"48\"", 21701, 71.5),
    ])
    func titlesOfConfigurationsHaveFontsOfTheirOwn(font: String, tools: Int, height: Double) {
        let description = font.isEmpty ? "" : "<fontDescription key=\"titleFontDescription\" \(font)/>"
        let configuration =
            "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Sign In\">\(description)</buttonConfiguration>"
        let button = Self.button("buttonType=\"system\"", "title=\"Button\"", configuration)
        #expect(Self.size(button, tools: tools)?.last == height)
    }

    /// A bar above the home indicator is higher than one above another bar, above a view or on a screen with a home button.
    @Test(arguments: [
        ("retina6_1", "safe.bottom", "", 49.0), ("retina6_1", "other.top", "", 44),
        ("retina4_7", "safe.bottom", "", 44),
        ("retina6_1", "safe.bottom", "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", 44),
    ]) func barsOnTheHomeIndicatorAreHigher(device: String, edge: String, bar: String, height: Double) {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17156" useAutolayout="YES"
            useSafeAreas="YES"><device id="\(device)"/><scenes><scene sceneID="1"><objects><viewController id="1"><view key="view"
            id="root"><rect key="frame" width="414" height="896"/><subviews>\(Documents.view("a", "toolbar"))
            \(Documents.view("other"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
            \(Documents.constraints(["a.bottom == " + edge, "other.bottom == root.bottom", "other.height == 80"]))</view>\(bar)
            </viewController></objects></scene></scenes></document>
            """
        #expect(Documents.frames(text, LayoutOptions())["a"]?.last == height)
    }

    /// Labels of public documents.
    ///
    /// Fonts that are not available, here Open Sans and a custom font, are replaced by Helvetica Neue Regular, and before Xcode 7 by the
    /// system font.
    @Test(arguments: [
        ("name=\"OpenSans\" pointSize=\"13\"", "06:30 PM", 15400, [56.0, 15.5]),
        ("name=\"OpenSans\" pointSize=\"10\"", "REQUESTS", 15400, [53, 12]),
        ("name=\"OpenSans-Semibold\" pointSize=\"18\"", "2", 15400, [10.5, 21]),
        ("name=\"sora-rc004-0417-Bold\" pointSize=\"10\"", "SELECTED (16 OF 16)", 18122, [99.5, 12]),
        ("name=\"sora-rc004-0417-Regular\" pointSize=\"16\"", "0.164 KSM", 21225, [79.5, 19]),
        ("name=\"HelveticaNeue-Medium\" pointSize=\"12\"", "Local Name:", 19529, [70, 14.5]),
        ("name=\"ArialMT\" pointSize=\"14\"", "Label", 24506, [34.5, 16]),
        ("name=\"CourierNewPSMT\" pointSize=\"15\"", "Label", 21701, [45, 17]),
        ("type=\"system\" pointSize=\"17\"", "Rotation", 7531, [64.5, 20.5]),
        ("type=\"system\" pointSize=\"17\"", "Never squeeze this label", 9531, [186.5, 20.5]),
    ]) func fontsByTheirNames(font: String, text: String, tools: Int, size: [Double]) {
        let description = "<fontDescription key=\"fontDescription\" \(font)/>"
        let label = Documents.view("a", "label text=\"\(text)\"", [0, 0, 0, 0], description)
        #expect(Self.size(label, tools: tools) == size)
    }

    /// Texts are measured at the scale of the author's screen, which follows from other labels, not of the document's device.
    nonisolated private static let screens: [(String, heights: [Double], LayoutOptions, size: [Double])] = [
        ("retina4_7", [], LayoutOptions(), [39, 20.5]), ("retina4_7", [21.0], LayoutOptions(), [39, 21]),
        ("retina4_7", [20.5], LayoutOptions(), [39, 20.5]), ("retina4_7", [21, 20.5], LayoutOptions(), [39, 20.5]),
        ("retina4_7", [21, 21, 20.5, 30], LayoutOptions(), [39, 21]),
        ("retina4_7", [21], LayoutOptions(scale: 2), [39, 20.5]),
        ("retina4_7", [21], LayoutOptions(device: .init(id: "ipad9_7", isLandscape: false)), [39, 20.5]),
        ("retina6_12", [], LayoutOptions(), [38.67, 20.33]), ("retina6_12", [20.33], LayoutOptions(), [38.67, 20.33]),
        ("retina6_12", [20.67], LayoutOptions(), [39, 20.67]), ("retina6_12", [21], LayoutOptions(), [39, 21]),
    ]

    @Test(arguments: screens) func textsAreMeasuredForTheAuthorsScreen(
        device: String, heights: [Double], options: LayoutOptions, size: [Double]
    ) {
        let others = heights.enumerated().map { index, height in
            Documents.view("b\(index)", "label text=\"Label\"", [0, 0, 40, height])
        }
        let label = Documents.view("a", "label text=\"Hello\"")
        let place = ["a.leading == root.leading + 8", "a.top == root.top + 8"]
        let text = Documents.document(label + others.joined(), place, device: device)
        let found = Documents.frames(text, options)["a"]?.suffix(2).map { ($0 * 100).rounded() / 100 }
        #expect(found == size)
    }

    /// A background image determines the size of the button, without insets around the title.
    @Test(arguments: [(30, 30), (10, 22)]) func backgroundsLeaveNoRoom(height: Int, expected: Int) {
        let image = "<image name=\"back\" width=\"100\" height=\"\(height)\"/>"
        let button = Self.button("", "title=\"+\" backgroundImage=\"back\"")
        #expect(Self.size(button, tools: 17140, resources: image) == [100, Double(expected)])
    }

    /// System buttons with an image of their own.
    @Test(
        arguments: ["infoLight", "infoDark", "detailDisclosure", "contactAdd"],
        [(14490, [38.0, 30]), (14810, [41, 32]), (15505, [41, 32])]
    )
    func picturesOfTheSystem(type: String, found: (tools: Int, size: [Double])) {
        let insets = "<inset key=\"contentEdgeInsets\" minX=\"8\" minY=\"4\" maxX=\"8\" maxY=\"4\"/>"
        let button = Documents.view("a", "button buttonType=\"\(type)\"", [0, 0, 0, 0], insets)
        #expect(Self.size(button, tools: found.tools) == found.size)
    }

    /// The sizes of button titles are whole points; those of configurations are not.
    @Test(arguments: [(15, 35, 30), (17, 39, 33), (18, 41, 34), (20, 45, 36), (24, 54, 41)])
    func titlesAreWholePoints(points: Int, width: Double, height: Double) {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(points)\"/>"
        let button = Self.button("buttonType=\"system\"", "title=\"Hello\"", font)
        #expect(Self.size(button) == [width, height])
    }

    /// The heights of labels of several lines in public documents.
    @Test(arguments: [
        ("Body", 2, 42.5), ("Body", 7, 152.5), ("Headline", 2, 42.5), ("Subhead", 2, 38), ("Footnote", 1, 16),
        ("Footnote", 2, 34), ("Footnote", 3, 52), ("Footnote", 4, 70), ("Caption1", 3, 46.5), ("Caption1", 5, 78.5),
    ]) func linesOfTextStylesStandApart(style: String, lines: Int, height: Double) {
        let text = Array(repeating: "Line", count: lines).joined(separator: "&#10;")
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>"
        let label = Documents.view("a", "label text=\"\(text)\" numberOfLines=\"0\"", [0, 0, 0, 0], font)
        #expect(Self.size(label)?.last == height)
    }

    /// Since Xcode 11 text fields without a border have the height of a line and a point, and secure ones that of a line.
    @Test(arguments: [
        (11762, 17, "", 21.0), (14854, 14, "", 17), (17156, 17, "", 22), (19529, 18, "", 23),
        (24506, 17, "secureTextEntry=\"YES\"", 21),
    ]) func bareFields(tools: Int, points: Int, traits: String, height: Double) {
        let inside =
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(points)\"/>"
            + "<textInputTraits key=\"textInputTraits\" \(traits)/>"
        #expect(Self.size(Documents.view("a", "textField", [0, 0, 0, 0], inside), tools: tools)?.last == height)
    }

    /// Before Xcode 11 segments were narrower; some have the width of their own titles.
    ///
    /// All but the last are in public documents.
    @Test(arguments: [
        ("First", "Second", 13196, "", 121.0), ("Hotel", "Museum", 14313, "", 133),
        ("Rectangle", "QR Code", 7531, "", 151), ("Flat", "Native", 14868, "", 117),
        ("Solid", "Gradient", 19455, "", 145), ("Color", "Monochrome", 19529, "", 201),
        ("Timestamp", "Hexadecimal", 21701, "", 197),
        ("A", "Second", 17506, "apportionsSegmentWidthsByContent=\"YES\"", 93),
    ]) func segmentsAreAsWideAsTitles(first: String, second: String, tools: Int, flag: String, width: Double) {
        let segments = "<segments><segment title=\"\(first)\"/><segment title=\"\(second)\"/></segments>"
        let control = Documents.view("a", "segmentedControl \(flag)", [0, 0, 0, 0], segments)
        #expect(Self.size(control, tools: tools)?.first == width)
    }

    /// The width of a segment is that of its image, or the one in the document.
    @Test(arguments: [("image=\"star\"", 133.0), ("image=\"star\" width=\"80\"", 147)])
    func segmentsAreAsWideAsPictures(attributes: String, width: Double) {
        let segments = "<segments><segment title=\"A\"/><segment title=\"\" \(attributes)/></segments>"
        let control = Documents.view("a", "segmentedControl", [0, 0, 0, 0], segments)
        let picture = "<image name=\"star\" width=\"48\" height=\"20\"/>"
        #expect(Self.size(control, resources: picture)?.first == width)
    }

    @Test func emptySystemButtonsHaveRoom() {
        #expect(Self.size(Documents.view("a", "button buttonType=\"roundedRect\""), tools: 13770) == [30, 30])
    }

    @Test(arguments: [(11542, 22.0), (13770, 34), (17156, 34)])
    func plainCustomButtonsHaveRoom(tools: Int, height: Double) {
        #expect(Self.size(Self.button("", "title=\"+\""), tools: tools)?.last == height)
    }

    @Test(arguments: [("", [19.0, 18.5]), ("scale=\"large\"", [24.5, 23.5]), ("pointSize=\"34\"", [38, 36.5])])
    func symbolsAreAboutAsLargeAsText(configuration: String, size: [Double]) {
        let symbol = "<image name=\"questionmark.circle.fill\" catalog=\"system\" width=\"128\" height=\"123\"/>"
        let view = Documents.view(
            "a", "imageView image=\"questionmark.circle.fill\" catalog=\"system\"", [0, 0, 0, 0],
            "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/>")
        #expect(Self.size(view, resources: symbol) == size)
    }

    /// The scale of the image itself takes precedence over the preferred configuration of its view.
    @Test(arguments: [
        ("small", "", [15.0, 14.5]), ("large", "", [24.5, 23.5]), ("large", "scale=\"small\"", [24.5, 23.5]),
    ])
    func picturesSayTheirScale(scale: String, configuration: String, size: [Double]) {
        let symbol = "<image name=\"gear.circle\" catalog=\"system\" width=\"128\" height=\"123\"/>"
        let reference =
            "<imageReference key=\"image\" image=\"gear.circle\" catalog=\"system\" symbolScale=\"\(scale)\"/>"
        let preferred = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/>"
        let view = Documents.view("a", "imageView", [0, 0, 0, 0], reference + (configuration.isEmpty ? "" : preferred))
        #expect(Self.size(view, resources: symbol) == size)
    }

    /// The symbol of a button configuration, with 7 points above and below, is as high as a line of text; other images keep their size.
    @Test(arguments: [("catalog=\"system\" width=\"128\" height=\"123\"", 34.5), ("width=\"19\" height=\"12\"", 26)])
    func configuredSymbolsAreAsHighAsLines(picture: String, expected: Double) {
        let picture = "<image name=\"gear.circle\" \(picture)/>"
        let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"gear.circle\"/>"
        let button = Self.button("buttonType=\"system\"", "title=\"Button\"", configuration)
        #expect(Self.size(button, tools: 23094, resources: picture) == [43, expected])
    }

    /// Symbols in buttons of public documents: wide symbols make the button wider, thin ones do not.
    @Test(arguments: [
        ("person.3.fill", 61, [36.5, 22.0]), ("phone.circle.fill", 121, [20, 22]), ("camera", 94, [25, 22]),
        ("arrow.right", 98, [19, 22]), ("chevron.down", 70, [19, 22]), ("minus", 12, [19, 22]),
    ])
    func wideSymbolsAreLonger(name: String, height: Int, size: [Double]) {
        let symbol = "<image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"\(height)\"/>"
        let button = Self.button("", "image=\"\(name)\" catalog=\"system\"")
        #expect(Self.size(button, tools: 18122, resources: symbol) == size)
    }

    /// Button configurations in public documents: since Xcode 14 whole points at three pixels a point, but not in stack views.
    @Test(arguments: [
        ("retina6_12", 21507, "保存", [59.0, 35]), ("retina6_12", 23504, "Button", [75, 35]),
        ("retina4_7", 21507, "Button", [75, 34.5]), ("retina6_1", 20037, "Button", [67, 31]),
    ])
    func configurationsAreWholePoints(device: String, tools: Int, title: String, size: [Double]) throws {
        let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"\(title)\"/>"
        let button = Self.button("buttonType=\"system\"", "title=\"Button\"", configuration)
        let place = ["a.leading == root.leading + 8", "a.top == root.top + 8"]
        let text = Documents.document(button, place, device: device)
            .replacingOccurrences(of: "toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
        let found = try #require(Documents.frames(text, .init())["a"]).suffix(2)
        #expect(Array(found) == size)
    }

    @Test(arguments: [
        ("", 20037, 4.0), ("progressViewStyle=\"bar\"", 23727, 2.5), ("progressViewStyle=\"bar\"", 14460, 2),
    ])
    func barsOfProgressAreThinInBars(style: String, tools: Int, height: Double) {
        #expect(Self.size(Documents.view("a", "progressView \(style)"), tools: tools)?.last == height)
    }

    /// Trailing spaces of a label count, also if the text has nothing else.
    @Test(arguments: [(" ", "17", 4.5), ("María ", "17", 47), ("María", "17", 42.5)])
    func spacesAtTheEndCount(text: String, points: String, width: Double) {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(points)\"/>"
        for lines in ["1", "0"] {
            let label = Documents.view("a", "label text=\"\(text)\" numberOfLines=\"\(lines)\"", [0, 0, 0, 0], font)
            #expect(Self.size(label)?.first == width)
        }
    }

    /// The widths of version numbers in public documents, and a line of a Chinese font.
    @Test(arguments: [
        ("1.0x", "type=\"system\" pointSize=\"17\"", [30.0, 20.5]),
        ("0.3", "type=\"system\" pointSize=\"17\"", [24, 20.5]),
        ("1.0", "type=\"system\" pointSize=\"20\"", [27, 24]),
        ("文", "name=\"PingFangSC-Regular\" family=\"PingFang SC\" pointSize=\"30\"", [30, 42]),
    ])
    func pointsBesideDigits(text: String, font: String, size: [Double]) {
        let description = "<fontDescription key=\"fontDescription\" \(font)/>"
        #expect(Self.size(Documents.view("a", "label text=\"\(text)\"", [0, 0, 0, 0], description)) == size)
    }

    /// Frames as the first versions of Xcode 8 stored them: of views with autoresizing masks, and of labels, which are then measured.
    @Test(arguments: [
        ("minX=\"10\" minY=\"20\" width=\"100\" height=\"30\"", [10.0, 20, 100, 30]),
        ("maxX=\"10\" minY=\"20\" width=\"100\" height=\"30\"", [265, 20, 100, 30]),
        ("minX=\"10\" maxX=\"15\" minY=\"20\" maxY=\"7\"", [10, 20, 350, 640]),
    ])
    func distancesFromTheEdges(frame: String, expected: [Double]) {
        let mask = "<autoresizingMask key=\"autoresizingMask\"/>"
        let view = "<view id=\"a\"><frame key=\"frameInset\" \(frame)/>\(mask)</view>"
        let text = Documents.document(view)
        #expect(Documents.frames(text, .init())["a"] == expected)
        let label = "<label id=\"a\" text=\"Hello\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
        let place = ["a.leading == root.leading + 8", "a.top == root.top + 8"]
        #expect(
            Documents.frames(Documents.document(label, place), LayoutOptions(intrinsicSizes: .stored))["a"]
                == [8, 8, 39, 20.5])
    }

    @Test func aDocumentMaySpendOnlySoManySteps() {
        let labels = (0..<12).map { index in Documents.view("v\(index)", "label text=\"\(index)\"") }.joined()
        let row = (1..<12).map { index in "v\(index).leading == v\(index - 1).trailing + 8 @\(700 + index)" }
        let text = Documents.document(labels, ["v0.leading == root.leading"] + row)
        func findings(_ work: Int?) -> [String] {
            Documents.layout(text, LayoutOptions(work: work)).scenes.flatMap(\.diagnostics).filter { finding in
                finding.id == "layout.too-complex"
            }.map(\.message)
        }
        #expect(findings(nil) == [])
        #expect(
            findings(10) == [
                "The 12 constraints take too many steps to solve. Views may keep their stored frames. Remove constraints, or "
                    + "split the scene."
            ])
    }

    /// From a certain number of steps on, labels that share a column can be laid out, but not analyzed.
    @Test func aDocumentIsLaidOutWithFewerStepsThanItIsJudged() {
        let labels = (0..<12).map { index in Documents.view("v\(index)", "label text=\"\(index)\"") }.joined()
        let column = (1..<12).map { index in "v\(index).top == v\(index - 1).bottom" }
        let text = Documents.document(labels, ["v0.top == root.top", "root.bottom == v11.bottom"] + column)
        let told = sequence(first: 16) { work in work < 1 << 22 ? work * 5 / 4 : nil }.map { work in
            let findings = Documents.layout(text, LayoutOptions(work: work)).scenes.flatMap(\.diagnostics)
            let finding = findings.first { finding in finding.id == "layout.too-complex" }
            // Only then do the frames follow from the constraints.
            #expect(
                finding.map { finding in
                    finding.message.contains("More views may be ambiguous") == (finding.severity == .warning)
                } != false)
            return finding?.severity
        }
        #expect(told.first == .error && told.contains(.warning) && told.last == .some(nil), "\(told)")
    }
}
