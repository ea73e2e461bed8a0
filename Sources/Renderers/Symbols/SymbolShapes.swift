/// The drawings of the most used system symbols.
enum SymbolShapes {
    /// The parts of each symbol by its name without modifiers.
    static let parts: [String: [SymbolShape.Part]] = {
        var symbols: [String: [SymbolShape.Part]] = [:]
        var names: [String] = []
        for line in (signs + "\n" + things).split(separator: "\n") {
            let path = String(line.dropFirst())
            let part: SymbolShape.Part
            switch line.utf8.first {
            case UInt8(ascii: "-"): part = .line(path)
            case UInt8(ascii: "+"): part = .outline(path)
            case UInt8(ascii: "*"): part = .area(path)
            default:
                names = line.split(separator: " ").map { name in String(name) }
                continue
            }
            for name in names { symbols[name, default: []].append(part) }
        }
        return symbols
    }()

    /// The drawings of signs.
    ///
    /// A line has the names of a symbol. The next lines are its parts, from back to front: `-` begins a line, `+` an outline and `*` an
    /// area.
    private static let signs = """
        chevron.left chevron.backward
        -M15.5 4.5L8 12l7.5 7.5
        chevron.right chevron.forward
        -M8.5 4.5L16 12l-7.5 7.5
        chevron.up
        -M4.5 15.5L12 8l7.5 7.5
        chevron.down
        -M4.5 8.5L12 16l7.5-7.5
        chevron.up.chevron.down
        -M7 9.5L12 4.5l5 5M7 14.5l5 5 5-5
        plus
        -M12 4v16M4 12h16
        minus
        -M4 12h16
        xmark multiply
        -M5.5 5.5l13 13M18.5 5.5l-13 13
        checkmark
        -M4.5 13l5 5.5L19.5 5.5
        ellipsis
        *M3.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM10.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM17.2 12\
        a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z
        info
        -M10 10.5h2.5V19M9 19h7
        *M10.6 5.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z
        questionmark
        -M7.5 8a4.5 4.5 0 1 1 7 3.7c-1.7 1.1-2.5 2-2.5 3.8
        *M10.7 19.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z
        exclamationmark
        -M12 4v10
        *M10.5 19.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z
        arrow.up
        -M12 20.5V4M5 11l7-7 7 7
        arrow.down
        -M12 3.5V20M5 13l7 7 7-7
        arrow.left arrow.backward
        -M20.5 12H4M11 5l-7 7 7 7
        arrow.right arrow.forward
        -M3.5 12H20M13 5l7 7-7 7
        arrow.up.right
        -M5.5 18.5l13-13M8 5.5h10.5V16
        arrow.up.left
        -M18.5 18.5l-13-13M16 5.5H5.5V16
        arrow.up.arrow.down
        -M7.5 20V4.5M3.5 8.5l4-4 4 4M16.5 4v15.5M12.5 15.5l4 4 4-4
        arrow.clockwise
        -M19.5 12a7.5 7.5 0 1 1-2.5-5.6L19.5 8.5M19.7 3.5v5.2h-5.2
        arrow.counterclockwise
        -M4.5 12a7.5 7.5 0 1 0 2.5-5.6L4.5 8.5M4.3 3.5v5.2h5.2
        arrow.triangle.2.circlepath arrow.2.circlepath
        -M4 11a8 8 0 0 1 14-4.5l2 2M20.3 4v4.8h-4.8M20 13a8 8 0 0 1-14 4.5l-2-2M3.7 20v-4.8h4.8
        arrowshape.turn.up.left
        +M9.5 5v4c6.5 0 10 3 11 9.5-2.5-3.5-5.5-5-11-5v4.5L3 11.5z
        arrowshape.turn.up.right
        +M14.5 5v4C8 9 4.5 12 3.5 18.5c2.5-3.5 5.5-5 11-5v4.5l6.5-6.5z
        square.and.arrow.up
        -M8 9H5v12h14V9h-3M12 15V2.8M8 6.7l4-4 4 4
        square.and.arrow.down
        -M8 9H5v12h14V9h-3M12 2.8V15.5M8 11.7l4 4 4-4
        square.and.pencil
        -M12 4.5H4.5v15h15V12M9.5 14.5l.8-3.3 9-9 2.5 2.5-9 9z
        person
        +M8 7.8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z
        +M4 20.5c0-4.8 3.5-6.8 8-6.8s8 2 8 6.8z
        person.2 person.3
        +M5.5 8.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0z
        +M2 19.5c0-4 3-5.5 6.8-5.5s6.8 1.5 6.8 5.5z
        -M14.5 5.5a3 3 0 1 1 1 5.8M17 14c3 .3 5 1.8 5 5.5h-3.5
        house
        +M3.5 11.5L12 4l8.5 7.5M5.5 10v10.5h4.5v-6h4v6h4.5V10
        building.2
        +M4 20.5V4h9v16.5zM13 20.5V9h7v11.5z
        -M7 8h3M7 12h3M7 16h3M16 13h1.5M16 17h1.5
        map
        +M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2z
        -M9 4v14M15 6v14
        mappin pin mappin.and.ellipse
        +M12 21.5c-4.5-5.5-7-8.5-7-11.8a7 7 0 0 1 14 0c0 3.3-2.5 6.3-7 11.8z
        -M9.8 9.7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z
        location location.north
        +M3 11.5L21 3l-8.5 18-1.8-7.7z
        paperplane
        +M2.5 11L21.5 3l-6 18.5-4.5-8.5zM11 13l10.5-10
        globe
        -M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM3 12h18M12 3c-5.3 5.4-5.3 12.6 0 18M12 3c5.3 5.4 5.3 12.6 0 18
        car
        +M3 17v-4l2-5.5h14l2 5.5v4z
        -M4 12.5h16M6 17v2.5M18 17v2.5
        airplane
        +M12 2.5c1 0 1.6 1.2 1.6 3v4l7.4 5v2l-7.4-2.3v4.3l2.4 1.8v1.5L12 20.8l-4 1v-1.5l2.4-1.8v-4.3L3 16.5v-2l7.4-5\
        v-4c0-1.8.6-3 1.6-3z
        """
}
