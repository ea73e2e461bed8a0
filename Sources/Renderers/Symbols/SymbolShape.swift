import Scene

/// The shape of a system symbol: a neutral drawing of the same meaning, not Apple's artwork.
///
/// The box of a shape is 24 × 24.
struct SymbolShape {
    /// The parts, from back to front.
    let parts: [Part]

    /// A part of a symbol.
    enum Part: Sendable {
        /// A line, which stays a line in filled symbols.
        case line(String)
        /// An outline, which is an area in filled symbols.
        case outline(String)
        /// An area.
        case area(String)
        /// Another symbol at half the size inside an outline.
        case inside([Part])
    }

    /// A Boolean value that indicates whether the outlines are areas.
    let isFilled: Bool

    /// The side of the box.
    static let side = 24.0

    /// Creates the shape of a symbol by its name, or returns nil for an unknown symbol.
    ///
    /// The modifiers `fill`, `circle`, `square`, `triangle` and `slash` apply to every known symbol. Badges are not drawn.
    init?(named name: String) {
        var words = name.split(separator: ".").map { word in String(word) }
        if let badge = words.firstIndex(of: "badge"), badge > 0 { words = Array(words[..<badge]) }
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        var hasSlash = false
        if words.count > 1, words.last == "slash" {
            hasSlash = true
            words.removeLast()
        }
        guard let parts = Self.parts(words) else { return nil }
        self.parts = hasSlash ? parts + [.line("M4 4L20 20")] : parts
        self.isFilled = isFilled
    }

    /// Returns the parts of a symbol, alone or inside an outline.
    private static func parts(_ words: [String]) -> [Part]? {
        if let known = SymbolShapes.parts[words.joined(separator: ".")] { return known }
        guard words.count > 1, let outline = outline(words[words.count - 1]) else { return nil }
        var inner = Array(words.dropLast())
        if inner.count > 1, inner.last == "crop" { inner.removeLast() }
        guard let own = SymbolShapes.parts[inner.joined(separator: ".")] else { return nil }
        return [.outline(outline), .inside(own)]
    }

    private static func outline(_ word: String) -> String? {
        switch word {
        case "circle": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z"
        case "square", "app": "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-13a2 2 0 0 1 2 -2z"
        case "triangle": "M12 3L22 20.5H2z"
        default: nil
        }
    }
}
