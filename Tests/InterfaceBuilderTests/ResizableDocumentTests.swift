import Foundation
import Scene
import Sweep
import Testing

@testable import InterfaceBuilder

/// Frames as functions of the size: they are those of a layout at that size.
@MainActor @Suite struct ResizableDocumentTests {
    nonisolated private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    nonisolated private static let phone = InterfaceDocument.Device(id: "retina6_12", isLandscape: false)

    /// Compares the exact frames with the rounded ones of layouts.
    ///
    /// The distance of an edge is at most a pixel.
    @discardableResult private func compare(
        _ bytes: [UInt8], _ file: String, on device: InterfaceDocument.Device?, sizes: [(Double, Double)]
    ) -> ResizableDocument {
        let document = ResizableDocument(of: bytes, file: file, on: device.map { [$0] } ?? [])
        #expect(!document.screens.isEmpty, "\(file)")
        for (width, height) in sizes {
            var options = LayoutOptions(size: .init(width: width, height: height))
            options.device = device
            let scenes = DocumentLayout.layout(bytes, file: file, options: options).scenes
            for screen in document.screens {
                let layout = screen.layouts[0]
                let place = "\(file), \(screen.title), \(width) × \(height)"
                guard let scene = scenes.first(where: { scene in scene.root == screen.root }),
                    let region = layout.regions.first(where: { region in region.contains(width: width, height: height) }
                    )
                else {
                    Issue.record("\(place) is unknown")
                    continue
                }
                expect(Self.frames(in: region, of: layout, width, height), of: scene.views, layout.scene.scale, place)
            }
        }
        return document
    }

    /// Expects views to have their frames, within a pixel at each edge.
    private func expect(
        _ frames: [String: [Double]], of views: [Scene.View], _ scale: Double, _ place: String
    ) {
        for view in views {
            let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
            let isEqual = zip(frames[view.id] ?? [], frame).allSatisfy { one, other in
                abs(one - other) <= 1 / scale + 1e-3
            }
            #expect(frames[view.id] != nil && isEqual, "\(place), \(view.id): \(frames[view.id] ?? []), \(frame)")
        }
    }

    private static func frames(
        in region: SizeRegion, of layout: ResizableDocument.Layout, _ width: Double, _ height: Double
    ) -> [String: [Double]] {
        let numbers = region.numbers.map { line in line.value(at: SIMD2(width, height)) }
        let frames = layout.forms[region.form].enumerated().map { index, view in
            (view.id, Array(numbers[4 * index..<4 * index + 4]))
        }
        return Dictionary(frames) { first, _ in first }
    }

    /// A list with prototypes and a header, a collection and a container view, in a navigation controller of a tab bar controller.
    private static let parts = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="tabs">
        <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="s3"><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar3"/>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r3"/></connections>
        </tabBarController></objects></scene>
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Items" image="star" catalog="system" id="item"/>
        <navigationBar key="navigationBar" id="bar"/><connections>
        <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s1"><objects><viewController title="List" id="vc" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="List" id="navItem"><barButtonItem key="rightBarButtonItem" id="barItem">
        <view key="customView" id="custom"><rect key="frame" x="290" y="5" width="70" height="34"/></view></barButtonItem>
        </navigationItem><view key="view" id="screen">
        <rect key="frame" width="375" height="667"/><subviews>
        <tableView dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" \
        translatesAutoresizingMaskIntoConstraints="NO" id="table">
        <rect key="frame" y="64" width="375" height="240"/><prototypes><tableViewCell accessoryType="disclosureIndicator" \
        reuseIdentifier="cell" rowHeight="60" id="cell"><rect key="frame" y="28" width="375" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" width="350" height="60"/>
        <subviews><label text="A row whose text needs two lines or more on a phone, and fewer on a tablet" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO" id="row"><rect key="frame" x="16" y="11" width="318" height="38"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
        <constraint firstItem="row" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="t1"/>
        <constraint firstItem="row" firstAttribute="top" secondItem="content" secondAttribute="top" constant="11" id="t2"/>
        <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="16" id="t3"/>
        <constraint firstAttribute="bottom" secondItem="row" secondAttribute="bottom" constant="11" id="t4"/>
        </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" y="304" width="250" height="363"/>
        <connections><segue destination="inner" kind="embed" id="e"/></connections></containerView>
        </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
        <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
        <constraint firstItem="table" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="c2"/>
        <constraint firstItem="table" firstAttribute="trailing" secondItem="screen" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="table" firstAttribute="height" secondItem="screen" secondAttribute="height" multiplier="0.3" id="c4"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="table" secondAttribute="bottom" id="c5"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="c6"/>
        <constraint firstItem="box" firstAttribute="width" secondItem="screen" secondAttribute="width" multiplier="2:3" id="c7"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c8"/>
        </constraints></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="inner" sceneMemberID="viewController"><view key="view" id="inside">
        <rect key="frame" width="375" height="303"/><subviews><label text="A text that is long enough to have several lines when \
        the screen is narrow, and one when it is wide" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="text">
        <rect key="frame" x="20" y="20" width="335" height="41"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label></subviews><constraints>
        <constraint firstItem="text" firstAttribute="leading" secondItem="inside" secondAttribute="leading" constant="20" id="i1"/>
        <constraint firstItem="text" firstAttribute="top" secondItem="inside" secondAttribute="top" constant="20" id="i2"/>
        <constraint firstItem="text" firstAttribute="trailing" secondItem="inside" secondAttribute="trailing" constant="-20" id="i3"/>
        </constraints></view></viewController></objects></scene>
        </scenes></document>
        """

    /// Rows, bars and embedded contents follow the size: those of the preview at the size of the device, and those of a layout of their own
    /// at every other one.
    @Test func partsFollowTheSize() throws {
        let bytes = Array(Self.parts.utf8)
        let document = compare(bytes, "a.storyboard", on: Self.phone, sizes: Self.sizes)
        let layout = try #require(document.screens.first { screen in screen.root == "screen" }?.layouts[0])
        func frames(_ width: Double, _ height: Double) throws -> [String: [Double]] {
            let region = try #require(
                layout.regions.first { region in region.contains(width: width, height: height) })
            return Self.frames(in: region, of: layout, width, height)
        }
        let preview = DocumentPreview(of: bytes, file: "a.storyboard", on: [Self.phone])
        let picture = try #require(preview.screens.first { screen in screen.root == "screen" }?.pictures[0].scene)
        let parts = [
            "cell.2", "cell.separator", "cell.accessory", "inside", "text", "screen.navigationBar.title", "item",
            "custom",
        ]
        #expect(parts.filter { id in !picture.views.contains { view in view.id == id } } == [])
        expect(try frames(393, 852), of: picture.views, 3, "picture")
        let options = LayoutOptions(device: Self.phone)
        let read = try #require(DocumentFormats.standard.read(bytes, file: "a.storyboard").document)
        let root = try #require(
            read.resizableScreens(file: "a.storyboard", options: options).first { root in root.scene.root == "screen" })
        for (width, height) in Self.sizes {
            var work = 10_000_000
            let resized = root.layOut(.init(width: width, height: height), &work)
            let views = zip(root.forms()[resized.form], stride(from: 0, to: resized.numbers.count, by: 4)).map {
                view, place in
                let numbers = resized.numbers[place..<place + 4].map(\.self)
                return view.replacing(
                    parent: view.parent,
                    frame: .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            }
            let found = try frames(width, height)
            #expect(found.count == views.count)
            expect(found, of: views, 3, "\(width) × \(height)")
            let table = try #require(found["table"])
            let rows = ["cell", "cell.2", "cell.3"].compactMap { id in found[id] }
            #expect(rows.allSatisfy { row in abs(row[2] - width) < 0.01 })
            #expect(zip(rows, rows.dropFirst()).allSatisfy { one, next in abs(one[1] + one[3] - next[1]) < 0.01 })
            // Further rows are there while they begin inside of the table.
            #expect(rows.dropFirst().allSatisfy { row in row[1] < table[3] + 0.5 })
            let bar = try #require(found["screen.tabBar"])
            #expect(abs(bar[1] + bar[3] - height) < 0.01 && bar[2] == width)
            let (box, inside) = (try #require(found["box"]), try #require(found["inside"]))
            #expect(abs(box[2] - inside[2]) < 0.01 && abs(box[3] - inside[3]) < 0.01)
        }
    }

    /// Contents have the size of their container view, at any depth and also if their scene precedes that of the container view.
    @Test(arguments: [[], ["nav"], ["tabs", "nav"]], [false, true])
    func contentsHaveTheSizeOfTheirContainerView(containers: [String], isFirst: Bool) throws {
        let path = containers + ["inner"]
        let screen = """
            <viewController id="vc"><view key="view" id="screen"><rect key="frame" width="375" height="667"/><subviews>
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" width="187.5" height="100"/>
            <connections><segue destination="\(path[0])" kind="embed" id="e"/></connections></containerView></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="screen" secondAttribute="top" id="c1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="c2"/>
            <constraint firstItem="box" firstAttribute="width" secondItem="screen" secondAttribute="width" multiplier="1:2" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" constant="100" id="c4"/></constraints></view></viewController>
            """
        let outer = zip(path, path.dropFirst()).map { container, content in
            let tag = container == "nav" ? "navigationController" : "tabBarController"
            return """
                <\(tag) id="\(container)"><connections><segue destination="\(content)" kind="relationship" id="\(container).r"/>
                </connections></\(tag)>
                """
        }
        let inner = """
            <viewController id="inner"><view key="view" id="inside"><rect key="frame" width="375" height="667"/></view></viewController>
            """
        let controllers = isFirst ? [inner] + outer + [screen] : [screen] + outer + [inner]
        let scenes = controllers.map { controller in "<scene><objects>\(controller)</objects></scene>" }
        let bytes = Array(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
            <scenes>\(scenes.joined())</scenes></document>
            """.utf8)
        let document = ResizableDocument(of: bytes, file: "a.storyboard", on: [Self.phone])
        let layout = try #require(document.screens.first { screen in screen.root == "screen" }?.layouts[0])
        for (width, height) in Self.sizes {
            let region = try #require(layout.regions.first { region in region.contains(width: width, height: height) })
            let frame = Self.frames(in: region, of: layout, width, height)["inside"]
            #expect(frame.map { frame in frame.map { $0.rounded() } } == [0, 0, (width / 2).rounded(), 100])
        }
        let preview = DocumentPreview(of: bytes, file: "a.storyboard", on: [Self.phone])
        #expect(preview.screens.filter { screen in screen.root == "inside" }.count == 1)
        let picture = try #require(preview.screens.first { screen in screen.root == "screen" }?.pictures[0].scene)
        let content = try #require(picture.views.first { view in view.id == "inside" }?.frame)
        #expect((content.width * 3).rounded() == 590 && content.height == 100, "\(content)")
    }

    private static let sizes = [
        (280.0, 280.0), (320, 568), (375, 667), (393, 852), (501, 777), (640, 360), (1024, 768), (1400, 1400),
    ]

    @Test(arguments: ["Examples/SignIn.storyboard", "Examples/CompressionResistance.yaml"])
    func framesAreThoseOfLayouts(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.root.appendingPathComponent(file)))
        compare(bytes, file, on: Self.phone, sizes: Self.sizes)
    }

    /// Regions with slanted edges, heights that follow widths, and a conflict.
    @Test(arguments: [
        """
        view: {subviews: [{name: a}, {name: b}]}
        constraints: ["a.width == a.height * 1.5", "H:|-20-[a]-(>=20)-|", "V:|-20-[a]-8-[b(>=40)]-20-|", "H:|-20-[b]-20-|",
          "a.width == view.width - 40 @ 600"]
        """,
        """
        view:
          subviews:
            - {name: a, class: UILabel, lines: 0, text: The quick brown fox jumps over the lazy dog and runs away}
            - {name: b, class: UILabel, lines: 0, text: A second text that wraps and wraps}
        constraints: ["H:|-16-[a]-8-[b(a)]-16-|", "V:|-8-[a]-(>=0)-|", "V:|-8-[b]-(>=0)-|"]
        """,
        """
        view: {subviews: [{name: a}, {name: b}]}
        constraints: ["H:|-16-[a(260)]-(>=8)-[b(160)]-16-|", "V:|[a]|", "V:|[b(a/3)]"]
        """,
    ])
    func singleRulesHold(text: String) {
        compare(Array(text.utf8), "a.yaml", on: nil, sizes: Self.sizes)
    }

    /// A text whose column has no width, and one in a column of a few points.
    @Test func narrowTextsHaveRegions() {
        let text = """
            view:
              subviews:
                - {name: a, class: UILabel, lines: 0, text: The quick brown fox jumps over the lazy dog and runs away}
                - {name: b, class: UILabel, lines: 0, text: A second text that wraps and wraps}
            constraints: ["H:|-16-[a]-8-[b]-16-|", "V:|-8-[a]-(>=0)-|", "V:|-8-[b]-(>=0)-|"]
            """
        compare(Array(text.utf8), "a.yaml", on: nil, sizes: [(375, 667), (1024, 768), (1400, 1400)])
    }

    @Test func aDocumentThatCannotBeReadHasNoScreens() {
        for (text, file) in [("<document", "a.xib"), ("views: [", "a.yaml"), ("", "a.yaml")] {
            #expect(ResizableDocument(of: Array(text.utf8), file: file, on: [Self.phone]).screens.isEmpty)
        }
    }
}
