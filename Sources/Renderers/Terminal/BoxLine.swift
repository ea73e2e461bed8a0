/// The box-drawing lines in one cell of a terminal, as the directions in which they leave it.
struct BoxLine: OptionSet, Hashable {
    let rawValue: UInt8

    static let up = BoxLine(rawValue: 1)
    static let down = BoxLine(rawValue: 2)
    static let left = BoxLine(rawValue: 4)
    static let right = BoxLine(rawValue: 8)
    /// A round corner, unless another line meets it.
    static let rounded = BoxLine(rawValue: 16)
    /// A dashed line, unless a solid line covers it.
    static let dashed = BoxLine(rawValue: 32)

    static let horizontal: BoxLine = [.left, .right]
    static let vertical: BoxLine = [.up, .down]
    private static let directions: BoxLine = [.up, .down, .left, .right]

    /// Returns both lines in one cell; a solid line hides a dashed one.
    func merged(with other: BoxLine) -> BoxLine {
        let both = union(other)
        let isDashed = contains(.dashed) && other.contains(.dashed)
        return isDashed ? both : both.subtracting(.dashed)
    }

    /// The character of Unicode's box-drawing block.
    var character: Character {
        let directions = intersection(.directions)
        if contains(.dashed) {
            if directions == .horizontal { return "╌" }
            if directions == .vertical { return "╎" }
        }
        if contains(.rounded), let corner = Self.roundCorners[directions] { return corner }
        return Self.characters[Int(directions.rawValue)]
    }

    /// The characters by the sum of four directions: up 1, down 2, left 4, right 8.
    private static let characters: [Character] = [
        " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
    ]

    private static let roundCorners: [BoxLine: Character] = [
        [.up, .left]: "╯", [.down, .left]: "╮", [.up, .right]: "╰", [.down, .right]: "╭",
    ]
}
