import Foundation
import Scene
import Testing
import UIKit

@testable import InterfaceBuilder

/// Documents with meaningless stored frames have the same layout as before: constraints determine it, and stored frames are not copied.
@MainActor struct StaleFrameTests {
    /// The examples, and documents from all parts of the corpus, or all of them if `PLUMB_CORPUS` is `all`.
    nonisolated static let documents: [URL] = {
        let project = Corpus.outside.appendingPathComponent(
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().lastPathComponent)
        let examples = FileManager.default.enumerator(
            at: project.appendingPathComponent("Examples"), includingPropertiesForKeys: nil)
        let own = (examples?.compactMap { file in file as? URL } ?? []).filter { file in
            ["xib", "storyboard"].contains(file.pathExtension)
        }
        let takesAll = ProcessInfo.processInfo.environment["PLUMB_CORPUS"] == "all"
        let sample = Corpus.documents.enumerated().filter { item in takesAll || item.offset % 41 == 11 }
        return own.sorted { first, second in first.path < second.path } + sample.map { item in item.element }
    }()

    @Test func constraintsDecide() throws {
        let judged = try Self.documents.map(judge).reduce(0, +)
        #expect(judged >= 4 * Self.documents.count)
    }

    /// The part of a bar that covers an inner stack view follows from the position that constraints give, not from the stored frame.
    @Test(arguments: [
        ("top", 0, LayoutDocument.Size?.none, 52.0), ("top", 300, nil, 52), ("top", -90, nil, 52),
        ("bottom", 834, nil, 8), ("bottom", 300, nil, 8),
        ("bottom", 834, LayoutDocument.Size(width: 414, height: 800), 8),
        ("bottom", 834, LayoutDocument.Size(width: 414, height: 1000), 8),
    ]) func marginsFollowTheLayout(edge: String, y: Int, size: LayoutDocument.Size?, expected: Double) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" useAutolayout="YES"
            useSafeAreas="YES"><device id="retina6_1"/><scenes><scene sceneID="1"><objects><viewController id="1"><view key="view"
            id="root"><rect key="frame" width="414" height="896"/><subviews><stackView id="inner"
            translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="\(y)" width="414" height="62"/><subviews>
            <label id="label" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="398" height="20"/></label>
            </subviews><edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/></stackView></subviews><constraints>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="inner" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="inner" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" id="c3"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """
        var options = LayoutOptions(intrinsicSizes: .stored)
        options.size = size
        #expect(DocumentLayoutTests.frames(text, options)["label"] == [8, expected, 398, 20])
    }

    /// Compares a document with a scrambled one.
    ///
    /// Returns the number of compared views.
    private func judge(_ file: URL) throws -> Int {
        let read = InterfaceDocument.read(Corpus.bytes(file))
        guard let document = read.document, document.usesAutoLayout, document.runtime == .cocoaTouch else { return 0 }
        var options = LayoutOptions(intrinsicSizes: .stored)
        options.scale = document.scale
        options.environment = document.environment(for: options)
        let before = DocumentLayout.layout(document, file: file.path, options: options)
        let after = DocumentLayout.layout(Self.scrambled(document), file: file.path, options: options)
        var judged = 0
        try #require(before.scenes.map(\.views.count) == after.scenes.map(\.views.count), "\(file.lastPathComponent)")
        for (old, new) in zip(before.scenes, after.scenes) where Self.isSettled(old) {
            judged += old.views.count
            for (was, view) in zip(old.views, new.views) where !was.isHidden {
                let distance = [
                    was.frame.x - view.frame.x, was.frame.y - view.frame.y, was.frame.width - view.frame.width,
                    was.frame.height - view.frame.height,
                ].map(abs).max()
                #expect(
                    try #require(distance) < 0.001,
                    "\(view.id) of \(file.lastPathComponent): \(was.frame) became \(view.frame)")
            }
        }
        return judged
    }

    /// Whether the constraints of a scene determine all frames, without a conflict.
    private static func isSettled(_ scene: Scene) -> Bool {
        scene.views.allSatisfy { view in !view.isAmbiguous && !view.isConflicting }
    }

    /// A document with other frames for all views that constraints place.
    ///
    /// Sizes of content are kept, and so are sizes of views that contain a view with an autoresizing mask.
    static func scrambled(_ document: InterfaceDocument) -> InterfaceDocument {
        var result = document
        var state: UInt64 = 20_261_121
        func number(below limit: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (Double(state >> 33) / Double(1 << 31) * limit).rounded()
        }
        let contents = StoredContentSize(document: document, traits: document.traits)
        for (index, view) in document.views.enumerated() where isPlaced(view, in: document) {
            let kept = contents.size(of: view, insets: .zero)
            let holdsMasked = view.children.contains { child in !isPlaced(document.views[child], in: document) }
            result.views[index].frame.x = number(below: 900) - 300
            result.views[index].frame.y = number(below: 900) - 300
            if kept.width < 0, !holdsMasked { result.views[index].frame.width = number(below: 900) }
            if kept.height < 0, !holdsMasked { result.views[index].frame.height = number(below: 900) }
        }
        return result
    }

    /// Whether constraints or a stack view place a view, whatever its stored frame is.
    private static func isPlaced(_ view: InterfaceDocument.View, in document: InterfaceDocument) -> Bool {
        guard let parent = view.parent, !view.isSceneRoot, view.role == .subview else { return false }
        let isArranged = document.views[parent].tag == "stackView"
        let isFixed = document.flag("fixedFrame", in: view)
        return !isFixed
            && (isArranged || document.value(of: "translatesAutoresizingMaskIntoConstraints", in: view) == "NO")
    }
}
