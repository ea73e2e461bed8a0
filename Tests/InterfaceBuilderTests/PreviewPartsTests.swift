import Scene
import Testing

@testable import InterfaceBuilder

/// The parts of previews that layout ignores: rows, cells, embedded contents, parts of devices, and the overview.
@MainActor @Suite struct PreviewPartsTests {
    private nonisolated static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A controller with a view as large as an iPhone 6.
    private nonisolated static func controller(
        _ id: String, _ views: String = "", look: String = "", rest: String = "", attributes: String = ""
    ) -> String {
        """
        <viewController id="\(id)" \(attributes)><view key="view" id="\(id).view">\(frame(0, 0, 375, 667))\
        <subviews>\(views)</subviews>\(look)</view>\(rest)</viewController>
        """
    }

    /// A storyboard of scenes, each with a point on the canvas or none.
    private nonisolated static func storyboard(_ scenes: [(controller: String, point: String)], initial: String = "")
        -> String
    {
        let text = scenes.enumerated().map { place, scene in
            "<scene sceneID=\"scene\(place)\"><objects>\(scene.controller)</objects>\(scene.point)</scene>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" initialViewController="\(initial)"><device id="retina4_7"/><scenes>\(text.joined())</scenes></document>
            """
    }

    private func scene(_ text: String, _ root: String, device: String = "retina4_7", dark: Bool = false) throws -> Scene
    {
        let parts = device.split(separator: ":").map(String.init)
        let device = InterfaceDocument.Device(id: parts[0], isLandscape: parts.count > 1)
        let preview = DocumentPreview(
            of: Array(text.utf8), file: "a.storyboard", on: [device],
            settings: [.init(appearance: dark ? .dark : .light)])
        return try #require(preview.screens.first { screen in screen.root == root }?.pictures.first?.scene)
    }

    // MARK: Devices

    /// Status bar, camera, home indicator and corners of each kind of device.
    @Test(
        arguments: [
            ("retina4_0", 20, "none", false, 0), ("retina4_7:landscape", 0, "none", false, 0),
            ("retina5_9", 44, "notch", true, 40), ("retina5_9:landscape", 0, "notch", true, 40),
            ("retina6_12", 59, "island", true, 40), ("ipad9_7", 20, "none", false, 0),
            ("ipad12_9rounded", 24, "none", true, 18), ("ipad12_9rounded:landscape", 24, "none", true, 18),
        ] as [(String, Double, String, Bool, Double)])
    func devicesHaveTheirParts(device: String, bar: Double, cutout: String, hasIndicator: Bool, radius: Double) throws {
        let screen = try #require(
            try scene(Self.storyboard([(Self.controller("c"), "")]), "c.view", device: device).screen)
        #expect(screen.statusBarHeight == bar && "\(screen.cutout)" == cutout)
        #expect(screen.hasHomeIndicator == hasIndicator && screen.cornerRadius == radius)
        #expect(screen.isLandscape == device.hasSuffix(":landscape"))
    }

    /// The status bar and the home indicator are white on dark colors.
    @Test(
        arguments: [
            ("", false, false, false), ("", true, true, true),
            (
                "<color key=\"backgroundColor\" white=\"0.1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>", false,
                true, true
            ),
            (
                "<color key=\"backgroundColor\" white=\"0.9\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>", true,
                false, false
            ),
        ])
    func partsContrastWithTheirBackground(look: String, dark: Bool, bar: Bool, indicator: Bool) throws {
        let text = Self.storyboard([(Self.controller("c", look: look), "")])
        let screen = try #require(try scene(text, "c.view", device: "retina6_12", dark: dark).screen)
        #expect(screen.hasLightStatusBar == bar && screen.hasLightHomeIndicator == indicator)
    }

    /// A view that keeps its size has no parts of a device.
    @Test func freeViewsHaveNoParts() throws {
        let free = Self.controller(
            "c", rest: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        ).replacing(Self.frame(0, 0, 375, 667), with: Self.frame(0, 0, 200, 100))
        #expect(try scene(Self.storyboard([(free, "")]), "c.view").screen == nil)
    }

    // MARK: Contents

    private nonisolated static func container(_ id: String, _ destination: String) -> String {
        """
        <containerView id="\(id)">\(frame(20, 100, 200, 150))<connections>\
        <segue destination="\(destination)" kind="embed" id="\(id).embed"/></connections></containerView>
        """
    }

    /// A container shows the scene that it embeds, also through a navigation controller and more than once; never itself.
    @Test(
        arguments: [
            (["inner"], ["inner.view in box"]), (["nav"], ["inner.view in box"]), (["c"], []), (["none"], []),
        ] as [([String], [String])])
    func containersShowTheirContents(destinations: [String], expected: [String]) throws {
        let navigation = """
            <navigationController id="nav"><connections><segue destination="inner" kind="relationship" \
            relationship="rootViewController" id="r"/></connections></navigationController>
            """
        let label = "<label text=\"Hi\" id=\"hi\">\(Self.frame(5, 6, 50, 20))</label>"
        let text = Self.storyboard([
            (Self.controller("c", Self.container("box", destinations[0])), ""), (navigation, ""),
            (Self.controller("inner", label), ""),
        ])
        let scene = try scene(text, "c.view")
        let contents = scene.views.filter { view in view.parent == "box" }
        #expect(contents.map { view in "\(view.id) in \(view.parent ?? "")" } == expected)
        guard let content = contents.first else { return }
        #expect(content.frame.x == 0 && content.frame.y == 0)
        #expect(scene.views.first { view in view.id == "box" }?.clipsToBounds == true)
        #expect(scene.views.first { view in view.id == "hi" }?.parent == "inner.view")
    }

    // MARK: Rows and cells

    private nonisolated static func rows(_ mode: String, _ heights: [Double], table: Double) -> String {
        var y = 0.0
        let cells = heights.enumerated().map { place, height in
            defer { y += height }
            return """
                <tableViewCell rowHeight="\(height)" id="row\(place)">\(frame(0, y, 375, height))\
                <tableViewCellContentView key="contentView" id="in\(place)">\(frame(0, 0, 375, height))</tableViewCellContentView></tableViewCell>
                """
        }
        let list =
            mode == "static"
            ? "<sections><tableViewSection id=\"s\"><cells>\(cells.joined())</cells></tableViewSection></sections>"
            : "<prototypes>\(cells.joined())</prototypes>"
        return
            "<tableView dataMode=\"\(mode)\" rowHeight=\"-1\" id=\"t\">\(frame(0, 100, 375, table))\(list)</tableView>"
    }

    /// A prototype has three rows, as far as the table has space; static rows are there once.
    @Test(
        arguments: [
            ("prototypes", [50], 400, [0, 50, 100]), ("prototypes", [50], 90, [0, 50]), ("static", [50], 400, [0]),
            ("prototypes", [50, 60], 400, [0, 50, 100, 150, 210, 270]), ("static", [50, 60], 400, [0, 50]),
        ] as [(String, [Double], Double, [Double])])
    func prototypesAreRepeated(mode: String, heights: [Double], table: Double, places: [Double]) throws {
        let scene = try scene(
            Self.storyboard([(Self.controller("c", Self.rows(mode, heights, table: table)), "")]), "c.view")
        let rows = scene.views.filter { view in
            view.parent == "t" && view.id.hasPrefix("row") && view.kind != .decoration
        }
        #expect(rows.map(\.frame.y) == places)
        #expect(Set(scene.views.map(\.id)).count == scene.views.count)
    }

    /// Cells flow in lines with the spaces of the layout.
    @Test(
        arguments: [
            // Three in a line of 375 points: 100 + 37.5 + 100 + 37.5 + 100.
            ("", 100.0, [[0.0, 0], [137.5, 0], [275, 0], [0, 110], [137.5, 110], [275, 110]]),
            // Insets on both sides leave space for two, and a cell wider than half of the line is alone in the middle.
            (
                "<inset key=\"sectionInset\" minX=\"50\" minY=\"7\" maxX=\"50\" maxY=\"0\"/>", 130,
                [[50, 7], [195, 7], [50, 117], [195, 117]]
            ),
            ("", 200, [[87.5, 0], [87.5, 110], [87.5, 220]]),
            (
                "<size key=\"headerReferenceSize\" width=\"50\" height=\"40\"/>", 200,
                [[87.5, 40], [87.5, 150], [87.5, 260]]
            ),
        ] as [(String, Double, [[Double]])])
    func cellsFlow(layout: String, width: Double, places: [[Double]]) throws {
        let collection = """
            <collectionView id="cv">\(Self.frame(0, 100, 375, 330))<collectionViewFlowLayout key="collectionViewLayout" id="fl" \
            minimumLineSpacing="10" minimumInteritemSpacing="10">\(layout)<size key="itemSize" width="\(width)" height="100"/>\
            </collectionViewFlowLayout><cells><collectionViewCell id="cell">\(Self.frame(0, 0, width, 100))\
            <view key="contentView" id="in">\(Self.frame(0, 0, width, 100))</view></collectionViewCell></cells></collectionView>
            """
        let scene = try scene(Self.storyboard([(Self.controller("c", collection), "")]), "c.view")
        let cells = scene.views.filter { view in view.parent == "cv" }.map { view in [view.frame.x, view.frame.y] }
        #expect(cells == places)
    }

    // MARK: Overview

    private func overview(_ text: String) throws -> Scene.Overview {
        try #require(StoryboardOverview.make(of: Array(text.utf8), file: "a.storyboard").overview)
    }

    /// Scenes are at their places on the canvas, those without a place at the right.
    @Test func scenesHaveTheirPlaces() throws {
        let point = { (x: Int, y: Int) in "<point key=\"canvasLocation\" x=\"\(x)\" y=\"\(y)\"/>" }
        let overview = try overview(
            Self.storyboard(
                [
                    (Self.controller("a", attributes: "title=\"First\""), point(100, -50)),
                    (Self.controller("b", attributes: "customClass=\"Second\""), ""),
                    ("<viewControllerPlaceholder storyboardName=\"Third\" id=\"p\"/>", point(900, 30)),
                    (Self.controller("d"), ""),
                ], initial: "b"))
        #expect(overview.nodes.map(\.title) == ["First", "Second", "Third", "View Controller"])
        #expect(overview.nodes.map(\.isInitial) == [false, true, false, false])
        #expect(overview.nodes.map(\.frame.x) == [100, 1140, 900, 1595])
        #expect(overview.nodes.map(\.frame.y) == [-50, -50, 30, -50])
        #expect(overview.nodes.map { node in node.scene == nil } == [false, false, true, false])
    }

    /// Segues are arrows with their identifier or kind, from the scene around them.
    @Test func seguesAreArrows() throws {
        let show = "<connections><segue destination=\"b\" kind=\"show\" identifier=\"next\" id=\"s1\"/></connections>"
        let button =
            "<button id=\"go\">\(Self.frame(0, 0, 50, 50))<connections><segue destination=\"a\" kind=\"presentation\" id=\"s2\"/></connections></button>"
        let navigation = """
            <navigationController id="n"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="s3"/>\
            <segue destination="gone" kind="show" id="s4"/></connections></navigationController>
            """
        let overview = try overview(
            Self.storyboard([
                (Self.controller("a", rest: show), ""), (Self.controller("b", button + Self.container("box", "a")), ""),
                (navigation, ""),
            ]))
        #expect(
            overview.arrows.map { arrow in "\(arrow.from) \(arrow.to) \(arrow.label) \(arrow.isContainment)" } == [
                "0 1 next false", "1 0 presentation false", "1 0 embed true", "2 0 rootViewController true",
            ])
    }

    /// A xib has no overview, and a broken document has the reasons.
    @Test(arguments: [
        (
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects/></document>",
            "preview.no-storyboard"
        ),
        ("<no", "ib.xml-syntax"),
    ])
    func othersHaveNoOverview(text: String, id: String) {
        let (overview, findings) = StoryboardOverview.make(of: Array(text.utf8), file: "a.xib")
        #expect(overview == nil)
        #expect(findings.map(\.id.rawValue).contains(id), "\(findings)")
    }
}
