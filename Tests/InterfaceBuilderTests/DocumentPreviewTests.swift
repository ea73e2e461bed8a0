import Foundation
import Scene
import Testing

@testable import InterfaceBuilder

/// Documents on several devices: equal layouts share one picture, and findings name their devices.
@MainActor @Suite struct DocumentPreviewTests {
    private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    private static func devices(_ names: String...) -> [InterfaceDocument.Device] {
        names.map { name in
            let parts = name.split(separator: ":")
            return InterfaceDocument.Device(id: String(parts[0]), isLandscape: parts.count > 1)
        }
    }

    private func preview(_ name: String, on devices: [InterfaceDocument.Device]) throws -> DocumentPreview {
        let bytes = [UInt8](try Data(contentsOf: Self.example.appendingPathComponent(name)))
        return DocumentPreview(of: bytes, file: name, on: devices)
    }

    private func shape(_ preview: DocumentPreview) -> [[String]] {
        preview.screens.map { screen in
            screen.pictures.map { picture in
                "\(picture.devices.map(\.name).joined(separator: "+")) \(Int(picture.scene.size.width))"
            }
        }
    }

    @Test func aScreenTakesTheSizeOfEachDevice() throws {
        let preview = try preview(
            "SignIn.storyboard", on: Self.devices("retina3_5", "retina4_7:landscape", "ipad9_7"))
        #expect(preview.screens.map(\.title) == ["Sign In"])
        #expect(shape(preview) == [["retina3_5 320", "retina4_7:landscape 667", "ipad9_7 768"]])
        #expect(!preview.hasErrors)
        #expect(Set(preview.diagnostics.map(\.id)) == ["ib.ambiguous"])
        for finding in preview.diagnostics { #expect(finding.notes.last == "Only on: retina3_5.") }
    }

    /// Two devices of equal size and scale share one picture.
    @Test func devicesOfOneSizeShareAPicture() throws {
        let preview = try preview("SignIn.storyboard", on: Self.devices("ipad9_7", "retina4_0", "ipad7_9"))
        #expect(shape(preview) == [["ipad9_7+ipad7_9 768", "retina4_0 320"]])
    }

    /// A view whose size is stored in the document, such as a cell in its own file, looks the same on every device.
    @Test func aFreeViewIsShownOnce() {
        let text = DocumentLayoutTests.document("").replacingOccurrences(
            of: "width=\"375\" height=\"667\"", with: "width=\"200\" height=\"40\"")
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.xib", on: Self.devices("retina4_0", "retina4_7"))
        #expect(shape(preview) == [["retina4_0+retina4_7 200"]])
    }

    /// Two screens with the same identifier are separate screens.
    @Test func screensOfOneIdentifierStaySeparate() {
        let roots = ["100", "200"].map { width in
            "<view id=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"90\"/></view>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><objects>\(roots.joined())</objects></document>
            """
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.xib", on: Self.devices("retina4_0", "retina4_7"))
        #expect(shape(preview) == [["retina4_0+retina4_7 100"], ["retina4_0+retina4_7 200"]])
    }

    /// A finding with different numbers on several devices names the device of the reported ones.
    @Test func numbersOfOneDeviceAreSaidToBe() throws {
        let text = try String(contentsOf: Self.example.appendingPathComponent("SignIn.storyboard"), encoding: .utf8)
            .replacing("heightClass=compact", with: "heightClass=compact-widthClass=regular")
        let preview = DocumentPreview(
            of: Array(text.utf8), file: "a.storyboard",
            on: Self.devices("retina4_0:landscape", "retina6_12:landscape"))
        let logo = try #require(preview.diagnostics.first { finding in finding.message.contains("'Logo'") })
        #expect(logo.notes.last == "Numbers are for retina4_0:landscape.")
    }

    @Test func layoutDocumentsTakeTheSizeOfTheScreen() throws {
        let preview = try preview("ButtonRow.yaml", on: Self.devices("retina4_0", "retina4_0:landscape"))
        #expect(shape(preview) == [["retina4_0 320", "retina4_0:landscape 568"]])
        #expect(preview.diagnostics.map(\.id) == ["layout.text-cut"])
    }

    /// Unless its own size is kept, which is then shown once.
    @Test func layoutDocumentsMayKeepTheirSize() {
        for (size, widths) in [("size: [90, 40]\n", [90.0]), ("", [320, 375])] {
            let preview = DocumentPreview(
                of: Array("\(size)view: {name: root}".utf8), file: "a.yaml", on: Self.devices("retina4_0", "retina4_7"),
                keepsSize: true)
            #expect(preview.screens.flatMap(\.pictures).map(\.scene.size.width) == widths)
            #expect(preview.screens.flatMap(\.pictures).allSatisfy { $0.devices.isEmpty == (widths == [90]) })
        }
    }

    /// A view without a name has the name of its controller.
    @Test(arguments: [
        ("", "", "view"), ("title=\"Inbox\"", "", "Inbox"), ("customClass=\"InboxController\"", "", "InboxController"),
        ("userLabel=\"Mail\" title=\"Inbox\"", "", "Mail"), ("userLabel=\"Mail\"", "userLabel=\"Root\"", "Root"),
    ])
    func screensAreCalledAsTheirControllers(controller: String, view: String, title: String) {
        let text = Self.storyboard(Self.controller(controller, view))
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices("retina4_7"))
        #expect(preview.screens.map(\.title) == [title])
    }

    private static func controller(_ attributes: String, _ view: String = "", _ rest: String = "") -> String {
        """
        <viewController id="c" \(attributes)><view key="view" id="v" \(view)>\
        <rect key="frame" x="0" y="0" width="375" height="667"/></view>\(rest)</viewController>
        """
    }

    private static func storyboard(_ controllers: String...) -> String {
        let scenes = controllers.enumerated().map { place, controller in
            "<scene sceneID=\"s\(place)\"><objects>\(controller)</objects></scene>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\(scenes.joined())</scenes></document>
            """
    }

    /// Spaces below zero between the cells of a collection view are laid out, whatever they add up to.
    @Test(arguments: [-50, -49.99, -60, 1e300])
    func spacesBelowZeroAreDrawn(spacing: Double) {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><view id="r"><rect key="frame" width="393" height="852"/><subviews><collectionView id="cv">
            <rect key="frame" width="393" height="700"/><collectionViewFlowLayout key="collectionViewLayout" id="fl"
            minimumInteritemSpacing="\(spacing)"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells>
            <collectionViewCell id="ce"><rect key="frame" width="50" height="50"/><view key="contentView" id="ct">
            <rect key="frame" width="50" height="50"/></view></collectionViewCell></cells></collectionView></subviews></view></objects></document>
            """
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.xib", on: Self.devices("retina4_7"))
        #expect(preview.screens.first?.pictures.first?.scene.views.contains { view in view.id.hasPrefix("ce") } == true)
    }

    private static func container(_ tag: String, _ relationship: String, _ attributes: String = "") -> String {
        """
        <\(tag) id="n" \(attributes)><connections>\
        <segue destination="c" kind="relationship" relationship="\(relationship)" id="r"/></connections></\(tag)>
        """
    }

    nonisolated private static let item = "<navigationItem key=\"navigationItem\" title=\"Inbox\" id=\"i\"/>"

    /// The bars of container view controllers are drawn where they cover the scene, with the title of the controller's item.
    @Test(arguments: [
        ("navigationController", "rootViewController", "", item, "retina4_7", ["navigationBar 0 20 375 44 Inbox"]),
        ("navigationController", "rootViewController", "", "", "retina6_12", ["navigationBar 0 59 393 44 "]),
        (
            "navigationController", "rootViewController", "", item, "retina4_7:landscape",
            ["navigationBar 0 0 667 32 Inbox"]
        ),
        ("navigationController", "rootViewController", "navigationBarHidden=\"YES\"", item, "retina4_7", []),
        ("tabBarController", "viewControllers", "", item, "retina4_7", ["tabBar 0 618 375 49 "]),
        (
            "tabBarController", "viewControllers", "", "<tabBarItem key=\"tabBarItem\" title=\"Mail\" id=\"t\"/>",
            "retina4_7", ["tabBar 0 618 375 49 Mail"]
        ),
        ("tabBarController", "viewControllers", "", "", "retina6_12", ["tabBar 0 769 393 83 "]),
        (
            "splitViewController", "masterViewController", "",
            "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", "retina4_7", ["toolbar 0 618 375 49 "]
        ),
    ])
    func barsOfContainersAreSeen(
        container: String, relationship: String, attributes: String, rest: String, device: String, bars: [String]
    ) throws {
        let text = Self.storyboard(
            Self.container(container, relationship, attributes), Self.controller("", "", rest))
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices(device))
        let scene = try #require(preview.screens.last?.pictures.first?.scene)
        let found = scene.views.filter { view in view.parent == "v" }.map { view in
            let numbers = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map { "\(Int($0))" }
            #expect(view.kind == .bar && view.id == "v.\(view.className)")
            let shown = scene.views.first { item in item.parent == view.id }?.text?.string
            return ([view.className] + numbers + [shown ?? ""]).joined(separator: " ")
        }
        #expect(found == bars)
    }

    private static func table(_ rows: Int, isRoot: Bool = false, bar: String = "") -> String {
        let rows = (0..<rows).map { row in
            """
            <tableViewCell id="row\(row)"><rect key="frame" x="0" y="\(28 + 44 * row)" width="375" height="44"/>\
            <tableViewCellContentView key="contentView" id="content\(row)">\
            <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
            """
        }
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
        let prototypes = "<prototypes>\(rows.joined())</prototypes>"
        if isRoot {
            return """
                <tableViewController id="c"><tableView key="view" id="t">\(frame)\(prototypes)</tableView>\(bar)\
                </tableViewController>
                """
        }
        return """
            <viewController id="c"><view key="view" id="v">\(frame)<subviews>\
            <tableView id="t"><rect key="frame" x="0" y="300" width="375" height="120"/>\(prototypes)</tableView>\
            <view id="last">\(frame)</view></subviews></view></viewController>
            """
    }

    /// Rows are shown in their table; one that extends beyond it also has a picture of its own.
    @Test func rowsAreSeenInTheirTable() throws {
        let text = Self.storyboard(Self.table(3))
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices("retina4_7"))
        #expect(preview.screens.map(\.root) == ["v", "row2"])
        let scene = try #require(preview.screens.first?.pictures.first?.scene)
        let views = scene.views.filter { view in view.kind != .decoration }
        #expect(
            views.map(\.id) == ["v", "t", "row0", "content0", "row1", "content1", "row2", "content2", "last"])
        let rows = views.filter { view in view.id.hasPrefix("row") }
        #expect(rows.map(\.frame.y) == [28, 72, 116] && rows.allSatisfy { row in row.parent == "t" })
        #expect(scene.views[1].clipsToBounds && scene.views[1].frame.y == 300)
    }

    /// A row has the height that its content needs on the device, and moves those below it.
    ///
    /// A row whose content fits keeps its height on the canvas.
    @Test(arguments: [("retina4_7", 75.0, 103.0), ("retina4_7:landscape", 54.5, 82.5)])
    func rowsGrowWithTheirContent(device: String, height: Double, next: Double) throws {
        let label = """
            <subviews><label text="One line where there is room, and two where there is none" numberOfLines="0" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="16" y="11" width="343" height="22"/>\
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            """
        let edges = ["top", "leading", "bottom", "trailing"].map { edge in
            let sign = edge == "top" || edge == "leading" ? "" : "-"
            return """
                <constraint firstItem="l" firstAttribute="\(edge)" secondItem="content0" secondAttribute="\(edge)" \
                constant="\(sign)17" id="\(edge)"/>
                """
        }
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/></tableViewCellContentView>"
        let text = Self.storyboard(Self.table(2, isRoot: true)).replacing(
            "id=\"content0\">\(frame)",
            with: "id=\"content0\">\(frame)".replacing(
                "</table", with: "\(label)\(edges.joined())</constraints></table"))
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices(device))
        let views = try #require(preview.screens.first?.pictures.first?.scene.views)
        let rows = views.filter { view in view.id.hasPrefix("row") && view.kind != .decoration }
        let top = rows[0].frame.y
        #expect(rows.map(\.frame.height) == [height, 44] && rows[1].frame.y - top + 28 == next, "\(rows.map(\.frame))")
    }

    /// A row grows to the height that its content asks for, but not by 10,000 points or more.
    @Test(arguments: [(80.0, 80.0), (10_043, 10_043), (10_044, 44), (30_000, 44)])
    func rowsDoNotGrowWithoutLimit(wanted: Double, height: Double) throws {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/></tableViewCellContentView>"
        let edges = ["top", "leading", "bottom", "trailing"].map { edge in
            "<constraint firstItem=\"b\" firstAttribute=\"\(edge)\" secondItem=\"content0\" secondAttribute=\"\(edge)\" id=\"\(edge)\"/>"
        }
        let box = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="375" \
            height="44"/><constraints><constraint firstAttribute="height" constant="\(wanted)" id="h"/></constraints></view>\
            </subviews><constraints>\(edges.joined())</constraints>
            """
        let text = Self.storyboard(Self.table(1, isRoot: true)).replacing(
            "id=\"content0\">\(frame)", with: "id=\"content0\">\(frame)".replacing("</table", with: "\(box)</table"))
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices("retina4_7"))
        let views = try #require(preview.screens.first?.pictures.first?.scene.views)
        #expect(views.first { view in view.id == "row0" }?.frame.height == height)
    }

    /// A controller that another one shows has the tabs of the tab bar controller around that one.
    @Test(arguments: ["show", "push"]) func tabsOfPresentersAreSeen(kind: String) throws {
        let shower = """
            <viewController id="c"><view key="view" id="first"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\
            <tabBarItem key="tabBarItem" title="Mail" id="t"/><connections>\
            <segue destination="shown" kind="\(kind)" id="s"/></connections></viewController>
            """
        let shown = """
            <viewController id="shown"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\
            </viewController>
            """
        let text = Self.storyboard(Self.container("tabBarController", "viewControllers"), shower, shown)
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices("retina4_7"))
        let scene = try #require(preview.screens.first { screen in screen.root == "v" }?.pictures.first?.scene)
        let bar = try #require(scene.views.first { view in view.parent == "v" && view.kind == .bar })
        #expect(bar.className == "tabBar")
        #expect(scene.views.filter { view in view.parent == bar.id }.compactMap(\.text?.string) == ["Mail"])
    }

    /// Bars move the rows of a table that begins behind them; the table's height depends on the device.
    @Test(arguments: [("", "retina4_7", 48.0, 375.0), (item, "retina4_7", 92, 375), (item, "retina6_12", 131, 393)])
    func rowsBeginBelowBars(item: String, device: String, y: Double, width: Double) throws {
        let table = Self.table(1, isRoot: true, bar: item)
        let container = Self.container("navigationController", "rootViewController")
        let text = item.isEmpty ? Self.storyboard(table) : Self.storyboard(container, table)
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices(device))
        #expect(preview.screens.map(\.root) == ["t"])
        let row = try #require(preview.screens.first?.pictures.first?.scene.views.first { view in view.id == "row0" })
        #expect(row.frame == .init(x: 0, y: y, width: width, height: 44))
    }

    /// A row in its own file stays as it is, and so do rows of a document with duplicate identifiers.
    @Test func rowsWithoutTheirTableAreScreens() {
        let twice = Self.storyboard(Self.table(2)).replacingOccurrences(of: "row1", with: "row0")
        let preview = DocumentPreview(of: Array(twice.utf8), file: "a.storyboard", on: Self.devices("retina4_7"))
        #expect(preview.screens.map(\.root) == ["v", "row0", "row0"])
    }

    /// The contents of other storyboards are not read, and are reported as missing.
    @Test func contentsOfOtherStoryboardsAreNamed() {
        let other = """
            <viewControllerPlaceholder storyboardName="Other" id="p"/>\
            <tabBarController id="tabs"><connections>\
            <segue destination="p" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
            """
        let screen = """
            <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
            <containerView id="box"><rect key="frame" x="0" y="0" width="10" height="10"/><connections>\
            <segue destination="p" kind="embed" id="s"/><segue destination="c" kind="embed" id="s2"/></connections>\
            </containerView></subviews></view></viewController>
            """
        for (text, ofScreen, all) in [
            (Self.storyboard(screen, other), [["Other.storyboard"]], ["Other.storyboard"]),
            (Self.storyboard(other), [], ["Other.storyboard"]), (Self.storyboard(screen), [[]], []),
        ] {
            let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices("retina4_7"))
            #expect(preview.screens.map(\.absentStoryboards) == ofScreen)
            #expect(preview.absentStoryboards == all)
        }
    }

    @Test func whatCannotBeReadSaysWhy() {
        let preview = DocumentPreview(of: Array("<no".utf8), file: "a.xib", on: Self.devices("retina4_0"))
        #expect(preview.screens.isEmpty)
        #expect(preview.hasErrors)
    }
}
