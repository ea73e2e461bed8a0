import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Embed In View, Embed In Scroll View and Unembed.
@MainActor @Suite struct ContainerTests {
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
                    <subviews>
                        <label translatesAutoresizingMaskIntoConstraints="NO" id="a">
                            <rect key="frame" x="50" y="60" width="100" height="21"/>
                            <string key="text">Two
        lines</string>
                            <connections>
                                <outlet property="edge" destination="l" id="o1"/>
                            </connections>
                        </label>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="c">
                            <rect key="frame" x="0.0" y="200" width="100" height="21"/>
                        </view>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                            <rect key="frame" x="50" y="101" width="80" height="21"/>
                            <subviews>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="d">
                                    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstAttribute="width" constant="80" id="w"/>
                            </constraints>
                        </view>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="50" id="l"/>
                        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="20" id="s"/>
                        <constraint firstItem="d" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="i"/>
                        <constraint firstItem="c" firstAttribute="top" secondItem="d" secondAttribute="bottom" id="x"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    /// A stack view arranges views along the axis on which they are further apart.
    @Test(arguments: [
        ("100 60 42 21, 160 120 97 34", "vertical"), ("20 20 50 20, 80 20 50 20", "horizontal"),
        ("20 20 200 20, 30 48 20 20", "vertical"), ("20 20 50 20, 60 50 50 20", "vertical"),
        ("20 20 50 40, 90 50 50 20", "horizontal"), ("20 20 50 20", "vertical"),
    ])
    func stacksAlongTheWiderGap(_ frames: String, _ axis: String) throws {
        let views = frames.split(separator: ",").enumerated().map { place, frame in
            let numbers = frame.split(separator: " ")
            return """
                <view id="v\(place)"><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" \
                height="\(numbers[3])"/></view>
                """
        }
        let document = try document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\
            <objects><view id="root"><rect key="frame" width="400" height="800"/><subviews>\(views.joined())</subviews></view></objects>\
            </document>
            """)
        let canvas = document.canvases[0]
        let edits = try embedInStack(canvas.children(of: "root"), identifier: "s", on: canvas)
        let found = edits.compactMap { edit -> String? in
            guard case .embed(let embedding) = edit else { return nil }
            return embedding.axis == .horizontal ? "horizontal" : "vertical"
        }
        #expect(found == [axis])
    }

    private func document(_ text: String = Self.xib) throws -> DesignDocument {
        try #require(DesignDocument.read(Array(text.utf8), file: "A.xib").document)
    }

    private func frames(_ document: DesignDocument) -> [String: CGRect] {
        Dictionary(
            document.canvases[0].items.map { item in (item.id, item.rectangle) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The views with their superviews.
    private func views(of canvas: Canvas) -> [String] {
        canvas.items.filter { item in !item.kind.isGuide }.map { item in "\(item.id) \(item.parent ?? "")" }
    }

    @Test(arguments: [ViewEmbedding.Container.view, .scrollView])
    func embedsAndUnembeds(container: ViewEmbedding.Container) throws {
        let document = try document()
        let canvas = document.canvases[0]
        let edits = try document.embedding(try canvas.selection(["b", "a"]), in: container, inset: 20, on: canvas)
        #expect(edits.dropLast().map(\.summary) == ["remove a.leading == safe.leading + 50", "remove V:[d]-(0)-[c]"])
        guard case .embedInView(let embedding) = edits.last else { throw Missing() }
        #expect(embedding.views == ["a", "b"])
        #expect(embedding.constraints == ["s", "i"])
        #expect(embedding.rectangle == CGRect(x: 30, y: 40, width: 140, height: 102))

        let text = try #require(document.text(applying: [(canvas, edits)]))
        let after = try self.document(text)
        let embedded = after.canvases[0]
        for id in ["a", "b", "c", "d", "root"] { #expect(frames(after)[id] == frames(document)[id], "\(id)") }
        #expect(embedded.item("a")?.parent == embedding.id)
        #expect(embedded.item(embedding.id)?.parent == "root")
        #expect(
            embedded.constraints.map { "\($0.id ?? "") \($0.holder)" } == [
                "s \(embedding.id)", "i \(embedding.id)", "w b",
            ])
        // The text of a label keeps its line. The outlet to the removed constraint is removed too.
        #expect(text.contains("<string key=\"text\">Two\nlines</string>"))
        #expect(!text.contains("destination=\"l\""))
        let shown = canvas.applying(edits)
        #expect(views(of: shown) == views(of: embedded))
        #expect(Set(shown.constraints) == Set(embedded.constraints))

        let container = try #require(embedded.item(embedding.id))
        let reverse = try after.unembedding(container, on: embedded)
        let back = try self.document(try #require(after.text(applying: [(embedded, reverse)])))
        #expect(views(of: back.canvases[0]) == ["root ", "a root", "b root", "d b", "c root"])
        for id in ["a", "b", "c", "d"] { #expect(frames(back)[id] == frames(document)[id], "\(id)") }
        #expect(back.canvases[0].constraints.map(\.holder) == ["root", "root", "b"])
        #expect(views(of: embedded.applying(reverse)) == views(of: back.canvases[0]))
        #expect(back.text.contains("<string key=\"text\">Two\nlines</string>"))
    }

    @Test func unembedsAStackView() throws {
        let document = try document()
        let canvas = document.canvases[0]
        let edits = try embedInStack(try canvas.selection(["a", "b"]), identifier: "stack", on: canvas)
        let text = try #require(document.text(applying: [(canvas, edits)]))
        #expect(text.contains("<string key=\"text\">Two\nlines</string>"))
        let stacked = try self.document(text)
        let reverse = try stacked.unembedding(
            try #require(stacked.canvases[0].item("stack")), on: stacked.canvases[0])
        let back = try self.document(try #require(stacked.text(applying: [(stacked.canvases[0], reverse)])))
        for id in ["a", "b"] {
            #expect(frames(back)[id] == frames(document)[id])
            #expect(back.canvases[0].item(id)?.isArranged == false)
        }
    }

    @Test func refuses() throws {
        let document = try document()
        let canvas = document.canvases[0]
        func item(_ id: String) throws -> Canvas.Item { try #require(canvas.item(id)) }
        #expect(throws: ToolProblem.differentContainers("Two", "d")) {
            try document.embedding([try item("a"), try item("d")], in: .view, on: canvas)
        }
        #expect(throws: ToolProblem.rootView("root", command: "embed")) {
            try document.embedding([try item("root")], in: .view, on: canvas)
        }
        #expect(throws: ToolProblem.selectionTooSmall(command: "embed", needed: 1, given: 0)) {
            try document.embedding([], in: .scrollView, on: canvas)
        }
        #expect(throws: ToolProblem.noSubviews("c")) { try document.unembedding(try item("c"), on: canvas) }
        #expect(throws: ToolProblem.rootView("root", command: "unembed")) {
            try document.unembedding(try item("root"), on: canvas)
        }
        let variation = """
                        <variation key="widthClass=regular">
                            <mask key="subviews">
                                <include reference="b"/>
                            </mask>
                        </variation>
                    </view>
                </objects>
            """
        let varied = try self.document(
            Self.xib.replacing("        </view>\n    </objects>", with: variation))
        let other = varied.canvases[0]
        #expect(throws: ToolProblem.variedView("b")) {
            try varied.embedding([try #require(other.item("b"))], in: .view, on: other)
        }
    }

    private struct Missing: Error {}
}
