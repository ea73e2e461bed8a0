import Scene
import Testing

@testable import InterfaceBuilder

/// The items of bars in previews: their texts and approximate positions.
@MainActor @Suite struct BarItemTests {
    /// The items of a bar of 375 points from left to right: text or picture, with the positions of both edges.
    private func shown(_ bar: String, rtl: Bool = false) throws -> [String] {
        let view = """
            <\(bar.prefix { letter in letter.isLetter }) id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/>\
            \(bar.drop { letter in letter.isLetter })</\(bar.prefix { letter in letter.isLetter })>
            """
        var options = LayoutOptions()
        options.direction = rtl ? .rightToLeft : .leftToRight
        let preview = DocumentPreview(
            of: Array(DocumentLayoutTests.document(view).utf8), file: "a.xib", on: [.init(id: "retina4_7")],
            options: options)
        let scene = try #require(preview.screens.first?.pictures.first?.scene)
        return scene.views.filter { view in view.parent == "bar" }.sorted { $0.frame.x < $1.frame.x }.map { view in
            let (left, right) = (Int(view.frame.x.rounded()), Int((view.frame.x + view.frame.width).rounded()))
            return "\(view.text?.string ?? "(picture)") \(left)-\(right)"
        }
    }

    nonisolated private static let flexible = "<barButtonItem systemItem=\"flexibleSpace\" id=\"f\"/>"
    nonisolated private static let add = "<barButtonItem systemItem=\"add\" id=\"a\"/>"
    nonisolated private static let fixed = "<barButtonItem systemItem=\"fixedSpace\" width=\"30\" id=\"x\"/>"

    /// Flexible spaces share the remaining width.
    @Test(arguments: [
        ("\(add)\(add)", ["(picture) 16-40", "(picture) 48-72"]),
        ("\(add)\(fixed)\(add)", ["(picture) 16-40", "(picture) 78-102"]),
        ("\(flexible)\(add)", ["(picture) 335-359"]),
        ("\(flexible)\(add)\(flexible)", ["(picture) 176-200"]),
        ("\(add)\(flexible)<barButtonItem title=\"Sort\" id=\"s\"/>", ["(picture) 16-40", "Sort 327-359"]),
        ("", []),
    ])
    func itemsOfToolbarsStandInARow(items: String, shown: [String]) throws {
        #expect(try self.shown("toolbar<items>\(items)</items>") == shown)
    }

    /// The title is centered if the bar buttons leave room for that, and otherwise lies between them.
    @Test(arguments: [
        ("title=\"Inbox\"", "", false, ["Inbox 32-343"]),
        (
            "title=\"Inbox\"", "<barButtonItem key=\"leftBarButtonItem\" systemItem=\"add\" id=\"c\"/>", false,
            ["(picture) 16-40", "Inbox 56-319"]
        ),
        (
            "title=\"Inbox\"", "<barButtonItem key=\"leftBarButtonItem\" systemItem=\"add\" id=\"c\"/>", true,
            ["Inbox 56-319", "(picture) 335-359"]
        ),
        (
            "title=\"A title that is too long for the middle\"",
            "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"a\"/>", false,
            ["A title that is too long for the middle 32-319", "(picture) 335-359"]
        ),
        (
            "", "<rightBarButtonItems>\(add)<barButtonItem image=\"star\" id=\"b\"/></rightBarButtonItems>", false,
            ["(picture) 303-327", "(picture) 335-359"]
        ),
    ])
    func navigationBarsShowTitleAndButtons(item: String, buttons: String, rtl: Bool, shown: [String]) throws {
        let bar = "navigationBar<items><navigationItem \(item) id=\"i\">\(buttons)</navigationItem></items>"
        #expect(try self.shown(bar, rtl: rtl) == shown)
    }

    /// Tabs have equal widths, and titles lie below their images.
    @Test(arguments: [false, true]) func tabsShareTheBar(rtl: Bool) throws {
        let tabs = """
            <tabBarItem title="Mail" id="m"/><tabBarItem systemItem="topRated" id="t"/><tabBarItem title="" image="p" id="p"/>
            """
        let places = ["0-125", "125-250", "250-375"]
        let (first, last) = rtl ? (places[2], places[0]) : (places[0], places[2])
        let shown = try shown("tabBar<items>\(tabs)</items>", rtl: rtl)
        #expect(shown.contains("Mail \(first)"))
        #expect(shown.contains("Top Rated 125-250"))
        #expect(shown.contains(rtl ? "(picture) 51-75" : "(picture) 301-325") && !shown.contains(" \(last)"))
    }

    /// Disabled items are gray, and done items are bold.
    @Test func looksFollowTheItem() throws {
        let items =
            "<barButtonItem enabled=\"NO\" title=\"Off\" id=\"o\"/><barButtonItem systemItem=\"done\" id=\"d\"/>"
        let text = DocumentLayoutTests.document(
            "<toolbar id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/><items>\(items)</items></toolbar>"
        )
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.xib", on: [.init(id: "retina4_7")])
        let views = try #require(preview.screens.first?.pictures.first?.scene).views
        #expect(views.first { view in view.id == "o" }?.text?.color != nil)
        #expect(views.first { view in view.id == "d" }?.text?.string == "Done")
        #expect(views.first { view in view.id == "d" }?.text?.fontWeight == 600)
        let tint = SystemColors.color("tintColor", .light)
        #expect(tint != nil && views.first { view in view.id == "d" }?.text?.color == tint)
    }

    nonisolated private static let days = """
        <barButtonItem id="i"><segmentedControl key="customView" selectedSegmentIndex="1" id="days">
        <rect key="frame" x="0" y="6" width="101" height="32"/>
        <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl></barButtonItem>
        """

    /// A custom view in a bar is drawn there with its content, and has no screen of its own.
    @Test(
        arguments: [
            ("toolbar<items>\(flexible)\(days)\(flexible)</items>", 187.5),
            (
                "navigationBar<items><navigationItem id=\"n\"><rightBarButtonItems>\(days)</rightBarButtonItems></navigationItem></items>",
                305.5
            ),
            (
                "navigationBar<items><navigationItem title=\"No\" id=\"n\">"
                    + "<segmentedControl key=\"titleView\" selectedSegmentIndex=\"0\" id=\"days\">"
                    + "<rect key=\"frame\" x=\"0\" y=\"6\" width=\"101\" height=\"32\"/><segments><segment title=\"Day\"/>"
                    + "<segment title=\"Week\"/></segments></segmentedControl></navigationItem></items>", 187.5
            ),
        ] as [(String, Double)])
    func viewsInBarsAreSeenThere(bar: String, middle: Double) throws {
        let tag = bar.prefix { letter in letter.isLetter }
        let view = """
            <\(tag) id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/>\
            \(bar.drop { letter in letter.isLetter })</\(tag)>
            """
        let preview = DocumentPreview(
            of: Array(DocumentLayoutTests.document(view).utf8), file: "a.xib", on: [.init(id: "retina4_7")])
        #expect(preview.screens.map(\.root) == ["root"])
        let days = try #require(preview.screens.first?.pictures.first?.scene.views.first { view in view.id == "days" })
        #expect(days.parent == "bar")
        // Its width is that of its titles.
        #expect(days.frame.x + days.frame.width / 2 == middle && days.frame.width == 107)
        #expect(days.frame.y == 6 && days.frame.height == 32)
        let titles = days.drawing.compactMap { step in if case .text(let text, _) = step { text.string } else { nil } }
        #expect(titles == ["Day", "Week"])
    }

    /// A bar with items as JSON-like text of what previews show: the roots of the screens, and all identifiers of the first.
    private func screens(_ bar: String) -> (roots: [String], views: [String]) {
        let preview = DocumentPreview(
            of: Array(DocumentLayoutTests.document(bar).utf8), file: "a.xib", on: [.init(id: "retina4_7")])
        return (preview.screens.map(\.root), preview.screens.first?.pictures.first?.scene.views.map(\.id) ?? [])
    }

    nonisolated private static func toolbar(_ id: String, _ attributes: String, _ items: String) -> String {
        "<toolbar id=\"\(id)\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"44\"/><items>\(items)</items></toolbar>"
    }

    nonisolated private static func custom(_ id: String) -> String {
        "<barButtonItem><view key=\"customView\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"30\"/></view></barButtonItem>"
    }

    /// A bar inside a bar shows its own items, and none of its views is a screen.
    @Test func barsInBarsAreSeen() {
        let inner = Self.toolbar("inner", "key=\"customView\"", Self.custom("deep"))
        let found = screens(Self.toolbar("bar", "", "<barButtonItem id=\"i\">\(inner)</barButtonItem>"))
        #expect(found.roots == ["root"])
        #expect(found.views == ["root", "bar", "inner", "deep"])
    }

    /// A custom view of a hidden bar keeps its own screen.
    @Test func whatIsNotSeenStaysAScreen() {
        let found = screens(Self.toolbar("bar", "hidden=\"YES\"", Self.custom("deep")))
        #expect(found.roots == ["root", "deep"] && found.views == ["root", "bar"])
    }

    /// A view with the same identifier as another one is not mistaken for it.
    @Test func identifiersOfOthersAreNotFollowed() {
        let found = screens(Self.toolbar("bar", "", Self.custom("root") + Self.custom("root")))
        #expect(found.views == ["root", "bar"])
        let items = "<barButtonItem systemItem=\"add\" id=\"bar\"/><barButtonItem systemItem=\"add\"/>"
        let names = screens(Self.toolbar("bar", "", items)).views
        #expect(names.count == 4 && Set(names).count == 4)
    }

    /// An item without content takes up no space.
    @Test func emptyItemsAreNotSeen() {
        #expect(screens(Self.toolbar("bar", "", "<barButtonItem title=\"\" id=\"e\"/>")).views == ["root", "bar"])
    }

    /// The layout does not include them.
    @Test func onlyPreviewsShowThem() {
        let text = DocumentLayoutTests.document(
            "<toolbar id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/><items>\(Self.add)</items></toolbar>"
        )
        #expect(DocumentLayoutTests.layout(text).scenes.flatMap(\.views).map(\.id) == ["root", "bar"])
    }
}
