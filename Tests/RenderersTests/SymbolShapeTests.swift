import Foundation
import Scene
import Testing

@testable import Renderers

/// The drawings of system symbols.
@Suite struct SymbolShapeTests {
    /// The most used names have a drawing, with modifiers too.
    @Test(arguments: [
        "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.backward", "plus", "minus", "xmark",
        "magnifyingglass", "gear", "gearshape.fill", "person", "person.fill", "house", "house.fill", "star",
        "star.fill",
        "heart", "heart.fill", "trash", "square.and.arrow.up", "ellipsis", "ellipsis.circle", "info.circle", "bell",
        "bell.slash", "bell.badge", "camera", "photo", "envelope", "phone", "checkmark", "checkmark.circle.fill",
        "circle",
        "circle.fill", "play", "play.fill", "pause", "arrow.left", "arrow.up.circle", "arrow.clockwise", "bookmark",
        "calendar", "clock", "folder", "doc", "doc.text", "link", "lock", "map", "mic", "cart", "tag",
        "exclamationmark.triangle", "questionmark.circle", "person.crop.circle", "xmark.circle.fill", "plus.square",
    ])
    func commonSymbolsAreDrawn(name: String) throws {
        let shape = try #require(SymbolShape(named: name), "\(name)")
        #expect(shape.isFilled == name.hasSuffix(".fill") && !shape.parts.isEmpty)
    }

    @Test(arguments: ["", "fill", "circle.plus", "no.such.symbol", "person.no.such", "plus.no.fill", "."])
    func othersAreNot(name: String) { #expect(SymbolShape(named: name) == nil) }

    /// A symbol is drawn in its color, an unknown one as a box with its name.
    @Test(arguments: [("star", true), ("no.such", false)])
    func symbolsHaveTheirColor(name: String, isKnown: Bool) {
        let picture = Scene.Picture(
            name: name, content: .symbol, frame: .init(x: 0, y: 0, width: 48, height: 48),
            tint: Scene.Color(red: 1, green: 0, blue: 0))
        let root = Scene.View(
            id: "r", className: "imageView", kind: .imageView, frame: .init(x: 0, y: 0, width: 48, height: 48),
            pictures: [picture])
        let svg = SVGRenderer().render(
            Scene(root: "r", className: "imageView", size: root.frame.size, views: [root]))
        #expect(svg.contains("stroke=\"#ff0000\"") == isKnown)
        #expect(svg.contains(">no.such</text>") != isKnown)
    }

    /// Each path of a drawing is well formed and inside its box.
    @Test func pathsAreWhole() {
        func paths(_ parts: [SymbolShape.Part]) -> [String] {
            parts.flatMap { part in
                switch part {
                case .line(let path), .outline(let path), .area(let path): [path]
                case .inside(let inner): paths(inner)
                }
            }
        }
        #expect(SymbolShapes.parts.count > 130)
        for (name, parts) in SymbolShapes.parts {
            for path in paths(parts) {
                #expect(
                    path.hasPrefix("M") && path.wholeMatch(of: /[MmLlHhVvCcSsAaZz0-9 .\-]+/) != nil, "\(name): \(path)")
            }
        }
    }
}
