import InterfaceBuilder
import Testing

/// Each construct of the format that affects frames, in a document of its own, with the resulting frames.
@MainActor @Suite struct ConstructTests {
    /// A construct, the document that contains it, and the frames that follow from its rule.
    struct Case {
        let name: String
        let document: String
        let options: LayoutOptions
        let expected: [String: [Double]]

        init(
            _ name: String, _ document: String, _ expected: [String: [Double]],
            _ options: LayoutOptions = LayoutOptions(intrinsicSizes: .stored)
        ) {
            (self.name, self.document, self.expected, self.options) = (name, document, expected, options)
        }
    }

    @Test func landsWhereTheRuleSays() {
        let all =
            Self.equations + Self.guides + Self.margins + Self.variations + Self.texts + Self.contents + Self.stacks
            + Self.rows
        #expect(all.count >= 40)
        for construct in all {
            let frames = DocumentLayoutTests.frames(construct.document, construct.options)
            for (id, frame) in construct.expected.sorted(by: { one, other in one.key < other.key }) {
                #expect(frames[id] == frame, "\(construct.name): \(id)")
            }
        }
    }

    // MARK: Parts of documents

    static func view(
        _ id: String, _ attributes: String = "", _ frame: [Double] = [0, 0, 0, 0], _ inside: String = ""
    ) -> String { DocumentLayoutTests.view(id, attributes, frame, inside) }

    static func xib(_ subviews: String, _ equations: [String], _ more: String = "") -> String {
        DocumentLayoutTests.document(subviews, equations, more)
    }

    private static func inside(_ views: String, _ equations: [String] = []) -> String {
        "<subviews>\(views)</subviews>\(DocumentLayoutTests.constraints(equations))"
    }

    /// A storyboard of one controller on a phone of 375 × 667 points.
    private static func screen(
        _ subviews: String, _ equations: [String], of controller: String = "", version: Int = 21507
    ) -> String {
        storyboard(
            """
            <viewController id="controller" sceneMemberID="viewController"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            \(inside(subviews, equations))</view>\(controller)</viewController>
            """, version: version)
    }

    private static func storyboard(_ controller: String, version: Int = 21507) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" \
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        \(controller)</objects></scene></scenes></document>
        """
    }

    /// A table of a controller with one row and a header of the stored widths.
    private static func table(row: [Double], header: Double = 375) -> String {
        storyboard(
            """
            <tableViewController id="controller" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="\(header)" height="60"/></view>
            <prototypes>\(cell(row))</prototypes></tableView>
            </tableViewController>
            """)
    }

    private static func cell(_ row: [Double]) -> String {
        """
        <tableViewCell id="cell"><rect key="frame" x="\(row[0])" y="60" width="\(row[1])" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="\(row[1])" height="44"/>
        \(inside(
            view("a"),
            ["a.leading == content.leading + 10", "content.trailing == a.trailing + 10", "a.top == content.top",
            "a.bottom == content.bottom"]))</tableViewCellContentView></tableViewCell>
        """
    }

    private static func on(_ device: String) -> LayoutOptions {
        LayoutOptions(intrinsicSizes: .stored, device: .init(id: device))
    }

    private static let edges = [
        "a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top", "a.bottom == root.bottom",
    ]
    static let corner = ["a.leading == root.leading", "a.top == root.top"]

    // MARK: Guides and margins

    private static let betweenGuides = [
        "a.leading == root.leading", "a.trailing == root.trailing", "a.top == t.bottom", "b.top == a.bottom",
    ]

    static let guides = [
        Case(
            "top and bottom guides", screen(view("a", "view misplaced=\"YES\""), betweenGuides),
            ["a": [0, 20, 375, 647]]),
        Case(
            "guides below a navigation bar",
            screen(
                view("a", "view misplaced=\"YES\""), betweenGuides,
                of: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"), ["a": [0, 64, 375, 603]]),
        Case(
            "guides below a navigation bar of Xcode 26",
            screen(
                view("a", "view misplaced=\"YES\""), betweenGuides,
                of: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", version: 24506),
            ["a": [0, 74, 375, 593]]),
        Case(
            "content and frame of a scroll view",
            xib(
                view(
                    "a", "scrollView", [0, 0, 375, 667],
                    inside(
                        view("b") + view("c"),
                        [
                            "b.top == content.top", "b.bottom == content.bottom", "b.leading == content.leading",
                            "b.trailing == content.trailing", "b.width == frame.width", "b.height == 900",
                            "c.trailing == frame.trailing - 10", "c.bottom == frame.bottom - 10", "c.width == 40",
                            "c.height == 40",
                        ])
                        + "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"content\"/>"
                        + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame\"/>"), edges),
            ["b": [0, 0, 375, 900], "c": [325, 617, 40, 40]]),
    ]

    private static let onMargins = [
        "b.leading == a.leadingMargin", "b.trailing == a.trailingMargin", "b.top == a.topMargin",
        "b.bottom == a.bottomMargin", "a.width == 100", "a.height == 50",
    ]

    /// A view constrained to the margins of another one, whose element ends with additional markup.
    private static func documentOnMargins(_ more: String = "") -> String {
        xib(view("a", "", [0, 0, 100, 50], inside(view("b", "view misplaced=\"YES\""), onMargins) + more), corner)
    }

    static let margins = [
        Case("margins of a view", documentOnMargins(), ["b": [8, 8, 84, 34]]),
        Case(
            "margins of its own",
            documentOnMargins("<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"),
            ["b": [2, 1, 94, 46]]),
        Case(
            "margins of its own beside a frame from before them",
            xib(
                view(
                    "a", "", [0, 0, 100, 50],
                    inside(view("b", "", [0, 0, 84, 34]), onMargins)
                        + "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"20\" bottom=\"12\" right=\"18\"/>"),
                corner),
            ["b": [20, 10, 62, 28]]),
        Case(
            "margins by direction",
            documentOnMargins(
                "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
            ), ["b": [2, 1, 94, 46]]),
        Case(
            "standard space to the superview",
            xib(
                view("a", "", [20, 0, 5, 5]), ["a.top == root.top", "a.width == 5", "a.height == 5"],
                "<constraints><constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"20\" symbolic=\"YES\" id=\"x\"/></constraints>"
            ), ["a": [20, 0, 5, 5]]),
    ]

    // MARK: Size classes

    private static let width =
        "<constraints><constraint firstAttribute=\"width\" constant=\"10\" id=\"w\"><variation key=\"widthClass=compact\" constant=\"50\"/></constraint></constraints>"

    /// Two widths, the second of which is installed only for compact screens.
    private static let installed = """
        <constraints><constraint firstAttribute="width" constant="10" id="w"/>
        <constraint firstAttribute="width" constant="50" id="v"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="w"/><exclude reference="v"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="v"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="w"/></mask></variation>
        """

    static let variations = [
        Case(
            "a constant by size class", xib(view("a", "", [0, 0, 50, 5], width), corner + ["a.height == 5"]),
            ["a": [0, 0, 50, 5]]),
        Case(
            "a constant by size class on a tablet",
            xib(view("a", "", [0, 0, 50, 5], width), corner + ["a.height == 5"]), ["a": [0, 0, 10, 5]], on("ipad9_7")),
        Case(
            "an installed constraint", xib(view("a", "", [0, 0, 50, 5], installed), corner + ["a.height == 5"]),
            ["a": [0, 0, 50, 5]]),
        Case(
            "an installed constraint on a tablet",
            xib(view("a", "", [0, 0, 50, 5], installed), corner + ["a.height == 5"]), ["a": [0, 0, 10, 5]],
            on("ipad9_7")),
        Case(
            "a placeholder constraint",
            xib(
                view(
                    "a", "", [0, 0, 77, 5],
                    "<constraints><constraint firstAttribute=\"width\" constant=\"77\" placeholder=\"YES\" id=\"w\"/></constraints>"
                ), corner + ["a.height == 5"]), ["a": [0, 0, 77, 5]]),
    ]

    // MARK: Texts

    private static func label(_ id: String, _ size: Double, _ height: Double) -> String {
        view(
            id, "label text=\"x\"", [0, 0, 40, height],
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }

    private static func field(_ height: Double) -> String {
        view(
            "b", "textField", [0, 0, 40, height],
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
                + DocumentLayoutTests.constraints(["b.height == \(height)"]))
    }

    private static let below = ["a.leading == root.leading", "b.leading == root.leading", "a.top == root.top + 10"]

    static let texts = [
        Case(
            "first baselines",
            xib(label("a", 17, 20.5) + label("b", 12, 14.5), below + ["b.firstBaseline == a.firstBaseline"]),
            ["b": [0, 14.5, 40, 14.5]]),
        Case(
            "last baselines", xib(label("a", 17, 20.5) + label("b", 12, 14.5), below + ["b.baseline == a.baseline"]),
            ["b": [0, 14.5, 40, 14.5]]),
        Case(
            "a field beside a label",
            xib(label("a", 17, 20.5) + field(30), below + ["b.firstBaseline == a.firstBaseline"]),
            ["b": [0, 5, 40, 30]]),
        Case(
            "a field beside a label before Xcode 11",
            xib(label("a", 17, 20.5) + field(30), below + ["b.firstBaseline == a.firstBaseline"]).replacing(
                "toolsVersion=\"21507\"", with: "toolsVersion=\"14269\""), ["b": [0, 5.5, 40, 30]]),
    ]

    // MARK: Views with content views

    private static let effect = """
        <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(inside(
            view("b"), ["b.centerX == content.centerX", "b.centerY == content.centerY", "b.width == 20", "b.height == 20"]))
        </view>
        """

    static let contents = [
        Case(
            "the content of an effect view",
            xib(
                view("a", "visualEffectView", [0, 0, 100, 50], effect),
                corner + ["a.width == 200", "a.height == 100"]), ["content": [0, 0, 200, 100], "b": [90, 40, 20, 20]]),
        Case(
            "the content of an effect view of another size than the content",
            xib(
                view("a", "visualEffectView", [7, 9, 333, 4], effect),
                corner + ["a.width == 200", "a.height == 100"]), ["content": [0, 0, 200, 100], "b": [90, 40, 20, 20]]),
        Case(
            "content that must not be cut beside a required size",
            xib(
                view(
                    "a", "button horizontalCompressionResistancePriority=\"1000\" verticalHuggingPriority=\"1000\"",
                    [0, 0, 525, 100]), corner + ["a.width == 250", "a.height == 144"]), ["a": [0, 0, 250, 144]]),
        Case(
            "content that must not be cut between required edges",
            xib(view("a", "label horizontalHuggingPriority=\"1000\"", [0, 0, 40, 20]), edges), ["a": [0, 0, 375, 667]]),
        Case("a container view", xib(view("a", "containerView"), edges), ["a": [0, 0, 375, 667]]),
        Case(
            "a view of a class of its own", xib(view("a", "view customClass=\"Chart\""), edges),
            ["a": [0, 0, 375, 667]]),
        Case(
            "a cell of a collection",
            xib(
                "", [],
                """
                </view><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="90" height="80"/>
                <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="90" height="80"/></view>
                \(inside(view("a"), ["a.leading == cell.leading + 5", "cell.trailing == a.trailing + 5", "a.top == cell.top",
                "a.bottom == cell.bottom"]))</collectionViewCell><view>
                """), ["a": [5, 0, 80, 80]], on("retina6_12")),
    ]

    // MARK: Stack views

    /// Three squares of 50 points in a row with a spacing of 8 points, some of them hidden.
    private static func row(_ attributes: String, hidden: Set<String> = [], last: String = "") -> String {
        let squares = ["b", "c", "d"].map { id in
            view(
                id, "view" + (hidden.contains(id) ? " hidden=\"YES\"" : ""), [0, 0, 50, 50],
                DocumentLayoutTests.constraints(["\(id).width == 50", "\(id).height == 50"]))
        }
        return xib(
            view("a", "stackView spacing=\"8\" \(attributes)", [0, 0, 300, 50], inside(squares.joined() + last)), corner
        )
    }

    static let stacks = [
        Case("a stack view is as large as its views", row(""), ["a": [0, 0, 166, 50], "d": [116, 0, 50, 50]]),
        Case("a hidden view at the start", row("", hidden: ["b"]), ["a": [0, 0, 108, 50], "c": [0, 0, 50, 50]]),
        Case("a hidden view at the end", row("", hidden: ["d"]), ["a": [0, 0, 108, 50], "c": [58, 0, 50, 50]]),
        Case("a hidden view between", row("", hidden: ["c"]), ["a": [0, 0, 108, 50], "d": [58, 0, 50, 50]]),
        Case(
            "hidden views in equal parts", row("distribution=\"fillEqually\"", hidden: ["b", "d"]),
            ["a": [0, 0, 50, 50], "c": [0, 0, 50, 50]]),
        Case(
            "a stack view in a stack view",
            row(
                "",
                last: view(
                    "e", "stackView axis=\"vertical\" spacing=\"4\"", [0, 0, 0, 0],
                    inside(
                        view(
                            "f", "", [0, 0, 0, 0], DocumentLayoutTests.constraints(["f.width == 30", "f.height == 23"]))
                            + view("g", "", [0, 0, 0, 0], DocumentLayoutTests.constraints(["g.height == 23"]))))),
            ["a": [0, 0, 204, 50], "e": [174, 0, 30, 50], "g": [0, 27, 30, 23]]),
    ]

    // MARK: Rows

    private static let looseCell = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects>\(cell([0, 375]))</objects></document>
        """

    private static let bar = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><navigationController id="n">
        <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
        </navigationController></objects></scene></scenes></document>
        """

    static let rows = [
        Case("a row on its own device", table(row: [0, 375]), ["cell": [0, 60, 375, 44], "a": [10, 0, 355, 44]]),
        Case(
            "a row follows its table", table(row: [0, 375]),
            [
                "cell": [0, 60, 393, 44], "content": [0, 0, 393, 44], "a": [10, 0, 373, 44], "header": [0, 0, 393, 60],
            ],
            on("retina6_12")),
        Case(
            "a row in a group keeps its insets", table(row: [20, 335], header: 320),
            ["cell": [20, 60, 353, 44], "a": [10, 0, 333, 44], "header": [0, 0, 393, 60]], on("retina6_12")),
        Case(
            "a row without a table", looseCell, ["cell": [0, 60, 430, 44], "a": [10, 0, 410, 44]], on("retina6_72")),
        Case(
            "a row takes its content along", looseCell,
            ["cell": [0, 60, 400, 100], "content": [0, 0, 400, 100], "a": [10, 0, 380, 100]],
            LayoutOptions(size: .init(width: 400, height: 100), intrinsicSizes: .stored)),
        Case(
            "a strip of a screen stays as high as it is",
            xib(view("a"), edges).replacing("height=\"667\"", with: "height=\"60\""), ["a": [0, 0, 393, 60]],
            on("retina6_12")),
        Case("a bar is as wide as the screen alone", bar, ["bar": [0, 20, 393, 44]], on("retina6_12")),
    ]
}
