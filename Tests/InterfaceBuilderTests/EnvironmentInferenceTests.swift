import Foundation
import Testing

@testable import InterfaceBuilder

/// Safe areas and margins that follow from rules, without the stored frames.
@Suite struct EnvironmentInferenceTests {
    /// A storyboard with a navigation controller around controller `first`, which shows controller `next`, in a tab.
    private static func storyboard(
        _ next: String = "", inside: String = "", navigation: String = "", device: String = "retina5_9",
        size: String = "width=\"375\" height=\"812\"", header: String = "toolsVersion=\"20037\" useSafeAreas=\"YES\""
    ) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(header) useAutolayout="YES">
        <device id="\(device)"/><scenes><scene sceneID="1"><objects><tabBarController id="tabs"><connections>
        <segue destination="bars" kind="relationship" relationship="viewControllers"/></connections></tabBarController>
        <navigationController id="bars" \(navigation)><connections>
        <segue destination="first" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController><viewController id="first"><view key="view" id="a"><rect key="frame" \(size)/></view>
        <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" id="button"><connections>
        <segue destination="next" kind="show"/></connections></barButtonItem></navigationItem></viewController>
        <viewController id="next" \(next)><view key="view" id="root"><rect key="frame" \(size)/></view>\(inside)
        </viewController></objects></scene></scenes></document>
        """
    }

    /// The top and bottom of a root's safe area.
    private static func safeArea(_ text: String, of root: String = "root") throws -> [Double] {
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        let insets = try #require(document.environment(observes: false).views[root]?.safeArea)
        return [insets.top, insets.bottom]
    }

    /// Bars follow from the containers, also along segues from bar items, unless the author simulates others.
    @Test(arguments: [
        (storyboard(), [88.0, 83] as [Double]), (storyboard("hidesBottomBarWhenPushed=\"YES\""), [88, 34]),
        (storyboard(navigation: "navigationBarHidden=\"YES\""), [44, 83]),
        (storyboard(inside: "<nil key=\"simulatedTopBarMetrics\"/>"), [44, 83]),
        (storyboard(inside: "<nil key=\"simulatedBottomBarMetrics\"/>"), [88, 34]),
        (storyboard(inside: "<nil key=\"simulatedStatusBarMetrics\"/>"), [88, 83]),
        (
            storyboard(inside: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"YES\"/>"),
            [118, 83]
        ),
    ]) func barsComeFromContainers(_ text: String, _ expected: [Double]) throws {
        #expect(try Self.safeArea(text) == expected)
    }

    /// The margins of a view: top, left, bottom and right.
    private static func margins(_ text: String, of view: String) throws -> [Double] {
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        let insets = try #require(document.environment(observes: false).views[view]?.layoutMargins)
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    /// Margins that follow the readable width leave 672 points between them.
    @Test(arguments: [("YES", 834.0, 81.0), ("NO", 834, 20), ("YES", 375, 16)])
    func marginsFollowTheReadableWidth(flag: String, width: Double, side: Double) throws {
        let text = Self.storyboard(device: "ipad10_5", size: "width=\"\(width)\" height=\"1112\"").replacingOccurrences(
            of: "<view key=\"view\" id=\"root\"",
            with: "<view key=\"view\" layoutMarginsFollowReadableWidth=\"\(flag)\" id=\"root\"")
        let margins = try Self.margins(text, of: "root")
        #expect([margins[1], margins[3]] == [side, side])
    }

    /// Content that preserves the margins of its row never has smaller ones, whatever its own margins are.
    @Test(arguments: [("preservesSuperviewLayoutMargins=\"YES\"", [11.0, 18, 11, 15]), ("", [8, 18, 8, 8])])
    func contentPreservesTheMarginsOfItsRow(attributes: String, expected: [Double]) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="16097" useAutolayout="YES" \
            useSafeAreas="YES"><device id="retina4_7"/><objects><tableViewCell id="row"><rect key="frame" width="400" \
            height="54"/><tableViewCellContentView key="contentView" \(attributes) id="content"><rect key="frame" \
            width="400" height="54"/><edgeInsets key="layoutMargins" top="8" left="18" bottom="8" right="8"/>\
            </tableViewCellContentView></tableViewCell></objects></document>
            """
        #expect(try Self.margins(text, of: "content") == expected)
    }

    /// A root shorter than the screen is a sheet, or lies between opaque bars.
    @Test(arguments: [
        (758.0, [56.0, 83.0]), (724.0, [0.0, 83.0]), (763.0, [88.0, 34.0]), (675.0, [0.0, 34.0]),
        (200.0, [88.0, 49.0]),
    ])
    func shortRootsLieBesideBars(height: Double, expected: [Double]) throws {
        #expect(try Self.safeArea(Self.storyboard(size: "width=\"375\" height=\"\(height)\"")) == expected)
    }

    /// With a home button the status bar is shown unless the document has safe areas and is from Xcode 11 or later.
    @Test(arguments: [
        ("toolsVersion=\"14490\" useSafeAreas=\"YES\"", 64.0), ("toolsVersion=\"15705\" useSafeAreas=\"YES\"", 44),
        ("toolsVersion=\"15705\"", 64),
    ]) func statusBarsOfHomeButtons(header: String, top: Double) throws {
        let text = Self.storyboard(device: "retina4_7", size: "width=\"375\" height=\"667\"", header: header)
        #expect(try Self.safeArea(text) == [top, 49])
    }

    /// Since Xcode 16.3 status bar and home indicator count twice, and Xcode 26 has taller bars.
    @Test(arguments: [(22505, [92.0, 83.0]), (23504, [92, 83]), (23727, [140, 117]), (24506, [150, 117])])
    func insetsThatCountTwice(tools: Int, expected: [Double]) throws {
        let text = Self.storyboard(
            device: "retina6_1", size: "width=\"414\" height=\"896\"",
            header: "toolsVersion=\"\(tools)\" useSafeAreas=\"YES\"")
        #expect(try Self.safeArea(text) == expected)
    }

    /// The canvas of older Xcodes has the status bar of older phones.
    @Test(arguments: [
        ("retina6_7", 926, 20037, 88.0), ("retina6_7", 926, 22505, 91), ("retina6_7", 926, 21225, 91),
        ("retina6_0", 844, 17506, 88), ("retina6_0", 844, 22505, 91), ("retina6_1", 896, 20037, 88),
        ("retina6_1", 896, 21507, 92),
    ]) func statusBarsOfOlderCanvases(device: String, height: Int, tools: Int, top: Double) throws {
        let text = Self.storyboard(
            device: device, size: "width=\"400\" height=\"\(height)\"",
            header: "toolsVersion=\"\(tools)\" useSafeAreas=\"YES\"")
        #expect(try Self.safeArea(text)[0] == top)
    }

    /// Views in bars are not screens.
    @Test func titleViewsHaveNoBars() throws {
        let title = "<navigationItem key=\"navigationItem\" id=\"i2\"><view key=\"titleView\" id=\"title\">"
        let text = Self.storyboard(
            inside: title + "<rect key=\"frame\" width=\"120\" height=\"44\"/></view></navigationItem>")
        #expect(try Self.safeArea(text, of: "title") == [0, 0])
    }

    @Test(arguments: [
        (12121, "retina4_7", 375, [8.0, 8.0]), (14460, "retina4_7", 375, [11.0, 16.0]),
        (14460, "retina4_7", 471, [11.0, 20.0]), (14868, "retina4_7", 600, [11.0, 15.0]),
        (21507, "retina4_7", 600, [11.0, 16.0]), (17506, "retina6_1", 344, [11.0, 20.0]),
        (24506, "retina6_12", 393, [15.0, 20.0]),
    ]) func rowsHaveMargins(tools: Int, device: String, width: Int, expected: [Double]) throws {
        let frame = "<rect key=\"frame\" width=\"\(width)\" height=\"44\"/>"
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" useAutolayout="YES">
            <device id="\(device)"/><objects><tableViewCell id="cell">\(frame)
            <tableViewCellContentView key="contentView" id="content">\(frame)</tableViewCellContentView>
            </tableViewCell></objects></document>
            """
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        let margins = try #require(document.environment(observes: false).views["content"]?.layoutMargins)
        #expect([margins.top, margins.left] == expected)
    }

    /// Beside an accessory, the content of a row has a margin of 8 points, according to public documents of five Xcode versions.
    @Test(arguments: [
        ("accessoryType=\"disclosureIndicator\"", 8.0), ("accessoryType=\"detailDisclosureButton\"", 8),
        ("accessoryType=\"none\"", 16), ("", 16),
    ]) func rowsWithAccessoriesHaveMargins(accessory: String, expected: Double) throws {
        func frame(_ width: Int) -> String { "<rect key=\"frame\" width=\"\(width)\" height=\"44\"/>" }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="19529" useAutolayout="YES">
            <device id="retina4_7"/><objects><tableViewCell id="cell" \(accessory)>\(frame(375))
            <tableViewCellContentView key="contentView" id="content">\(frame(348))</tableViewCellContentView>
            </tableViewCell></objects></document>
            """
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        let margins = try #require(document.environment(observes: false).views["content"]?.layoutMargins)
        #expect([margins.left, margins.right] == [16, expected])
    }

    /// The part of the safe area that reaches into an inner view is added to its own margins, as `insetsLayoutMarginsFromSafeArea` says.
    ///
    /// Two stored margins of 8 points are 104 below bars of 96, and 52 below a status bar of 44.
    @Test(arguments: [
        (0, "", "", [52.0, 8.0]), (20, "", "", [32, 8]), (60, "", "", [8, 8]), (862, "", "", [8, 42]),
        (0, "insetsLayoutMarginsFromSafeArea=\"NO\"", "", [8, 8]),
        (0, "", "<edgeInsets key=\"layoutMargins\" top=\"5\" left=\"5\" bottom=\"6\" right=\"5\"/>", [49, 6]),
        (-1, "preservesSuperviewLayoutMargins=\"YES\"", "", [53, 8]),
    ]) func innerMarginsAddTheSafeArea(y: Int, flag: String, margins: String, expected: [Double]) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" useAutolayout="YES"
            useSafeAreas="YES"><device id="retina6_1"/><scenes><scene sceneID="1"><objects><viewController id="1"><view key="view"
            id="root"><rect key="frame" width="414" height="896"/><subviews><view id="inner" \(flag)>
            <rect key="frame" x="0" y="\(y)" width="414" height="34"/>\(margins)</view></subviews></view></viewController>
            </objects></scene></scenes></document>
            """
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        let insets = try #require(document.environment(observes: false).views["inner"]?.layoutMargins)
        #expect([insets.top, insets.bottom] == expected)
    }

    /// A stack view has no margins of its own.
    @Test func stackViewsHaveNoMargins() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504" useAutolayout="YES">
            <device id="retina4_7"/><objects><view id="root"><rect key="frame" width="375" height="667"/><subviews>
            <stackView id="stack"><rect key="frame" width="375" height="40"/></stackView>
            <view id="view"><rect key="frame" y="60" width="375" height="40"/></view>
            </subviews></view></objects></document>
            """
        let views = try #require(InterfaceDocument.read(Array(text.utf8)).document).environment(observes: false).views
        #expect(views["stack"]?.layoutMargins == .init())
        #expect(views["view"]?.layoutMargins == .init(top: 8, left: 8, bottom: 8, right: 8))
    }

    /// A view of any size lies below the status bar, but for its guide, and its margins are those of a screen.
    @Test(arguments: [
        ("", [20.0, 16]), ("<viewLayoutGuide key=\"safeArea\" id=\"guide\"/>", [0, 16]),
    ]) func viewsOfAnySizeAreScreens(guide: String, expected: [Double]) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14113" useAutolayout="YES" useSafeAreas="YES">
            <device id="retina4_7"/><objects><view id="root"><rect key="frame" width="375" height="200"/>\(guide)
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
            """
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        let root = try #require(document.environment(observes: false).views["root"])
        #expect([root.safeArea?.top, root.layoutMargins?.left] == expected)
    }

    /// The sides of directional margins, and of margins that only constraints imply, follow the direction of their view.
    @Test(arguments: [("", [15.0, 60]), ("forceLeftToRight", [15, 60]), ("forceRightToLeft", [60, 15])])
    func marginsFollowTheDirection(word: String, expected: [Double]) throws {
        func margins(_ inside: String) throws -> [Double] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES">
                <device id="retina4_7"/><objects><view semanticContentAttribute="\(word)" id="root">
                <rect key="frame" width="375" height="667"/>\(inside)</view></objects></document>
                """
            let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
            let insets = try #require(document.environment().views["root"]?.layoutMargins)
            return [insets.left, insets.right]
        }
        #expect(
            try margins("<directionalEdgeInsets key=\"directionalLayoutMargins\" leading=\"15\" trailing=\"60\"/>")
                == expected)
        let x = word == "forceRightToLeft" ? 75 : 25
        let views = ["a", "b"].map { id in
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
                + "<rect key=\"frame\" x=\"\(x)\" width=\"275\" height=\"9\"/></view>"
        }
        let constraints = ["a", "b"].map { id in
            """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="10" id="\(id)1"/>
            <constraint firstAttribute="trailingMargin" secondItem="\(id)" secondAttribute="trailing" constant="15" id="\(id)2"/>
            """
        }
        #expect(
            try margins(
                "<subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints>") == expected)
    }

    /// Directional margins follow the language if their view has no direction of its own, also those that constraints imply on the canvas,
    /// which is left-to-right.
    ///
    /// Left and right margins stay.
    @Test(arguments: [
        ("", "directional", [60.0, 15]), ("forceLeftToRight", "directional", [15, 60]),
        ("playback", "directional", [15, 60]), ("forceRightToLeft", "directional", [60, 15]), ("", "", [15, 60]),
        ("forceRightToLeft", "", [15, 60]),
    ])
    func marginsFollowTheLanguage(word: String, kind: String, expected: [Double]) throws {
        let (tag, key, sides) =
            kind.isEmpty
            ? ("edgeInsets", "layoutMargins", ("left", "right"))
            : ("directionalEdgeInsets", "directionalLayoutMargins", ("leading", "trailing"))
        let isTurnedOnCanvas = word == "forceRightToLeft" && !kind.isEmpty
        func leading(_ id: String) -> String {
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="\(isTurnedOnCanvas ? 60 : 15)" width="300" height="9"/></view>
            """
        }
        func tie(_ id: String) -> String {
            """
            <constraint firstItem="\(id)" firstAttribute="left" secondItem="root" secondAttribute="leftMargin" id="\(id)1"/>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES">
            <device id="retina4_7"/><objects><view semanticContentAttribute="\(word)" id="root">
            <rect key="frame" width="375" height="667"/>
            <\(tag) key="\(key)" \(sides.0)="15" \(sides.1)="60"/><subviews>\(leading("a"))\(leading("b"))</subviews>
            <constraints>\(tie("a"))\(tie("b"))</constraints></view></objects></document>
            """
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        for observes in [true, false] {
            let environment = document.environment(for: .init(direction: .rightToLeft), observes: observes)
            let insets = try #require(environment.views["root"]?.layoutMargins)
            #expect([insets.left, insets.right] == expected)
        }
    }

    /// The margins of a root at the top, the sides and the bottom.
    private static func rootMargins(_ text: String) throws -> [Double] {
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        let insets = try #require(document.environment(observes: false).views["root"]?.layoutMargins)
        return [insets.top, insets.left, insets.bottom]
    }

    /// A document of one view, without a controller and without safe areas.
    private static func view(_ size: (Int, Int), device: String, tools: Int, _ inside: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" useAutolayout="YES">
        <device id="\(device)"/><objects><view id="root"><rect key="frame" width="\(size.0)" height="\(size.1)"/>\(inside)
        </view></objects></document>
        """
    }

    private static let anySize = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"

    /// Since Xcode 9 the margins of a root include the status bar and the home indicator also in documents without safe areas.
    @Test(arguments: [
        (view((434, 272), device: "retina6_1", tools: 17156, anySize), [44.0, 20, 34]),
        (view((375, 106), device: "retina4_7", tools: 14490, anySize), [20, 16, 0]),
        (view((375, 812), device: "retina5_9", tools: 14460, ""), [44, 16, 34]),
        (view((480, 480), device: "retina4_7", tools: 11762, anySize), [8, 8, 8]),
        (view((480, 688), device: "retina6_54", tools: 24506, anySize), [136, 20, 68]),
        (
            view(
                (434, 272), device: "retina6_1", tools: 17156,
                "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\"/>"),
            [1, 2, 3]
        ),
    ]) func rootsWithoutSafeAreasKeepClear(_ text: String, _ expected: [Double]) throws {
        #expect(try Self.rootMargins(text) == expected)
    }

    /// On a device with a home button they begin, since Xcode 11, at the edge of the screen or below its bar.
    @Test(arguments: [(13529, 64.0), (15705, 44)])
    func rootsOfControllersWithoutSafeAreasKeepClear(tools: Int, top: Double) throws {
        let text = Self.storyboard(
            device: "retina4_7", size: "width=\"375\" height=\"667\"", header: "toolsVersion=\"\(tools)\"")
        #expect(try Self.rootMargins(text) == [top, 16, 49])
    }

    /// A view without a controller lies below its simulated bars, or between them if they are opaque.
    @Test(arguments: [
        (667, "", [20.0, 0.0]), (667, "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", [64, 0]),
        (603, "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>", [0, 0]),
        (667, "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", [20, 49]),
        (667, "<nil key=\"simulatedTopBarMetrics\"/>", [20, 0]),
    ]) func viewsHaveSimulatedBars(height: Int, inside: String, expected: [Double]) throws {
        let text = Self.view((375, height), device: "retina4_7", tools: 14490, inside)
        #expect(try Self.safeArea(text) == expected)
    }

    /// A widget has no safe area insets on a device; on the canvas it has the top inset of a device with rounded corners.
    @Test(arguments: [
        ("retina6_1", nil, 44.0), ("retina6_1", "retina6_1", 0), ("retina6_1", "retina6_12", 0), ("retina4_7", nil, 0),
    ])
    func widgetsLieBelowNoBars(own: String, device: String?, top: Double) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="14113" useAutolayout="YES"
            useSafeAreas="YES"><device id="\(own)" orientation="portrait"/><scenes><scene sceneID="1"><objects>
            <viewController id="1"><view key="view" id="root" simulatedAppContext="notificationCenter">
            <rect key="frame" width="320" height="37"/></view></viewController></objects></scene></scenes></document>
            """
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document)
        let options = LayoutOptions(device: device.map { id in .init(id: id) })
        let insets = try #require(document.environment(for: options, observes: false).views["root"]?.safeArea)
        #expect([insets.top, insets.bottom] == [top, 0])
    }

    /// The rules yield the insets that constraints and stored frames imply: in a part of the corpus, or in all of it if `PLUMB_CORPUS` is
    /// `all`.
    @Test(.enabled(if: !Corpus.documents.isEmpty)) func rulesAgreeWithStoredFrames() {
        var (agreeing, shown) = (0, 0)
        let takesAll = ProcessInfo.processInfo.environment["PLUMB_CORPUS"] == "all"
        for (index, file) in Corpus.documents.enumerated() where takesAll || index % 5 == 2 {
            guard let document = InterfaceDocument.read(Corpus.bytes(file)).document,
                document.runtime == .cocoaTouch
            else { continue }
            let observed = ObservedInsets(document: document)
            var rules = EnvironmentInference(
                document: document, screen: DocumentScreen(canvasOf: document), observes: false)
            for view in document.views.indices {
                for (isMargin, insets) in [(false, rules.safeArea(of: view)), (true, rules.layoutMargins(of: view))] {
                    let values = [insets.top, insets.left, insets.bottom, insets.right]
                    for edge in EnvironmentInference.Edge.allCases {
                        let key = ObservedInsets.Key(view: view, isMargin: isMargin, edge: edge)
                        guard let inset = observed.inset(key, isCredible: { _ in true }) else { continue }
                        shown += 1
                        if abs(values[edge.rawValue] - inset) < 0.5 { agreeing += 1 }
                    }
                }
            }
        }
        // 2,047 of 2,130 in all of it on 2026-11-21.
        #expect(shown > 300)
        #expect(Double(agreeing) >= 0.95 * Double(shown), "\(agreeing) of \(shown)")
    }
}
