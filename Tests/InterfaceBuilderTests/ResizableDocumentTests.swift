import Foundation
import Scene
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
    private func compare(
        _ bytes: [UInt8], _ file: String, on device: InterfaceDocument.Device?, sizes: [(Double, Double)]
    ) {
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
                let numbers = region.numbers.map { line in line.value(at: SIMD2(width, height)) }
                let expected = scene.views.flatMap { view in
                    [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
                }
                #expect(numbers.count == expected.count, "\(place)")
                for (index, (one, other)) in zip(numbers, expected).enumerated() {
                    #expect(abs(one - other) <= 1 / scene.scale + 1e-3, "\(place), \(scene.views[index / 4].id)")
                }
            }
        }
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
