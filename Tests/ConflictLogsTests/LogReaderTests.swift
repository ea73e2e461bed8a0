import Testing

@testable import ConflictLogs

/// What is read of descriptions: one line each, as `first.attribute relation multiplier*second.attribute + constant`.
@Suite struct LogReaderTests {
    /// The constraints of a text in short, with items by their class, or by their name or text if they have one.
    private static func short(_ text: String) -> [String] {
        ConflictLog.logs(in: text).flatMap { log in
            log.constraints.map { constraint in
                func side(_ item: Int, _ attribute: LoggedAttribute) -> String {
                    let item = log.items[item]
                    return (item.name ?? item.text ?? item.className ?? "?") + "." + attribute.name
                }
                var short = side(constraint.first, constraint.firstAttribute) + constraint.relation.sign
                if let second = constraint.second {
                    if constraint.multiplier != 1 { short += "\(constraint.multiplier)*" }
                    short += side(second, constraint.secondAttribute) + " + "
                }
                short += "\(constraint.constant)"
                let priority = constraint.growingPriority.value
                if priority != 1000 { short += " @\(priority)" }
                return short
            } + log.unread.map { unread in "unread: \(unread.text)" }
        }
    }

    @Test(arguments: [
        // Equations, since iOS 10.
        ("NSLayoutConstraint:0x1 UILabel:0xa1.width == 200   (active)", "UILabel.width == 200.0"),
        ("NSLayoutConstraint:0x1 Shop.Card:0xa1'Hello'.height >= 44   (active)", "Hello.height >= 44.0"),
        ("NSLayoutConstraint:0x1 A:0xa1.top == B:0xb2.bottom + 8   (active)", "A.top == B.bottom + 8.0"),
        ("NSLayoutConstraint:0x1 A:0xa1.right == B:0xb2.right - 5.5   (active)", "A.right == B.right + -5.5"),
        ("NSLayoutConstraint:0x1 A:0xa1.width == 0.5*B:0xb2.width + 1   (active)", "A.width == 0.5*B.width + 1.0"),
        ("NSLayoutConstraint:0x1 A:0xa1.centerX == -B:0xb2.centerX   (active)", "A.centerX == -1.0*B.centerX + 0.0"),
        ("NSLayoutConstraint:0x1 A:0xa1.height == - 16   (active)", "A.height == -16.0"),
        ("NSLayoutConstraint:0x1 A:0xa1.height == 2.22507e-308   (active)", "A.height == 2.22507e-308"),
        ("NSLayoutConstraint:0x1 A:0xa1.width == 20 priority:251   (active)", "A.width == 20.0 @251.0"),
        (
            "NSLayoutConstraint:0x1 A:0xa1.firstBaseline == B:0xb2.lastBaseline + 18",
            "A.firstBaseline == B.lastBaseline + 18.0"
        ),
        // Visual formats.
        ("NSLayoutConstraint:0x1 H:[UILabel:0xa1(200)]", "UILabel.width == 200.0"),
        ("NSLayoutConstraint:0x1 V:[UILabel:0xa1'Name'(>=400)]", "Name.height >= 400.0"),
        ("NSLayoutConstraint:0x1 V:[A:0xa1]-(8)-[B:0xb2]   (active)", "B.top == A.bottom + 8.0"),
        ("NSLayoutConstraint:0x1 V:[A:0xa1]-(>=11)-[B:0xb2'x']   (active)", "x.top >= A.bottom + 11.0"),
        ("NSLayoutConstraint:0x1 H:[A:0xa1]-(-2)-|   (active, names: '|':B:0xb2 )", "B.trailing == A.trailing + -2.0"),
        ("NSLayoutConstraint:0x1 V:|-(21)-[A:0xa1]   (active, names: '|':B:0xb2 )", "A.top == B.top + 21.0"),
        ("NSLayoutConstraint:0x1 V:|-(0)-[A:0xa1]   (Names: '|':B:0xb2 )", "A.top == B.top + 0.0"),
        ("NSLayoutConstraint:0x1 H:|-(15)-[A:0xa1](LTR)   (active, names: '|':B:0xb2 )", "A.left == B.left + 15.0"),
        ("NSLayoutConstraint:0x1 H:|-(15)-[A:0xa1](RTL)   (active, names: '|':B:0xb2 )", "B.right == A.right + 15.0"),
        ("NSLayoutConstraint:0x1 H:[A:0xa1]-(15)-[B:0xb2](RTL)   (active)", "A.left == B.right + 15.0"),
        (
            "NSLayoutConstraint:0x1 H:|-(137@251)-[A:0xa1](LTR) priority:251   (active, names: '|':B:0xb2 )",
            "A.left == B.left + 137.0 @251.0"
        ),
        ("NSLayoutConstraint:0x1 V:[A:0xa1]-(NSSpace(8))-[B:0xb2]", "B.top == A.bottom + 8.0"),
        (
            "_UISystemBaselineConstraint:0x1 V:[A:0xa1]-(>=NSLayoutAnchorConstraintSpace(8))-[B:0xb2]   (active)",
            "B.top >= A.bottom + 8.0"
        ),
        ("NSLayoutConstraint:0x1 A:0xa1.bottom == B:0xb2.bottom NSSpace(4)   (active)", "A.bottom == B.bottom + 4.0"),
        // Names instead of classes, and texts with any characters.
        (
            "NSLayoutConstraint:0x1 H:|-(0)-[title]   (active, names: title:0xa1, card:0xb2, '|':card:0xb2 )",
            "title.leading == card.leading + 0.0"
        ),
        (
            "NSLayoutConstraint:0x1 page control.height == 5   (active, names: page control:0xa1 )",
            "page control.height == 5.0"
        ),
        (
            "NSLayoutConstraint:0x1 LongIdentifier....width == 54   (active, names: LongIdentifier...:0xa1 )",
            "LongIdentifier....width == 54.0"
        ),
        ("NSLayoutConstraint:0x1 UILabel:0xa1'It's 5 > 4'.width == 9   (active)", "It's 5 > 4.width == 9.0"),
        (
            "NSLayoutConstraint:0x1 V:[UILabel:0xa1'a [b] (c)']-(8)-[B:0xb2]   (active)",
            "B.top == a [b] (c).bottom + 8.0"
        ),
        ("NSLayoutConstraint:0x1 'my id' UILabel:0xa1.width == 9   (active)", "UILabel.width == 9.0"),
        // Margins, guides, and the classes of the system.
        ("NSLayoutConstraint:0x1 A:0xa1.top == B:0xb2.topMargin + 15   (active)", "A.top == B.topMargin + 15.0"),
        (
            "NSLayoutConstraint:0x1 UILayoutGuide:0xa1'UIViewSafeAreaLayoutGuide'.bottom == B:0xb2.bottom + 6   (active)",
            "UIViewSafeAreaLayoutGuide.bottom == B.bottom + 6.0"
        ),
        ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0xa1.midX == + 325", "A.midX == 325.0"),
        (
            "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- V:|-(0)-[A:0xa1]   (Names: '|':B:0xb2 )",
            "A.top == B.top + 0.0"
        ),
        (
            "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& 'UIView-Encapsulated-Layout-Left' H:|-(0)-[A:0xa1'c']   "
                + "(Names: '|':B:0xb2 )", "c.leading == B.leading + 0.0"
        ),
        (
            "NSContentSizeLayoutConstraint:0x1 H:[A:0xa1(512)] Hug:250 CompressionResistance:1000",
            "A.width == 512.0 @250.0"
        ),
        (
            "NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' "
                + "H:|-(129)-[A:0xa1'Label'](LTR)   (active, names: '|':B:0xb2 )", "Label.left == B.left + 129.0"
        ),
        // Libraries.
        ("SnapKit.LayoutConstraint:0x1@Card.swift#42 A:0xa1.left == B:0xb2.left + 13.0", "A.left == B.left + 13.0"),
        (
            "SnapKit.LayoutConstraint:0x1@/a b/Card.swift#9 A:0xa1.width == B:0xb2.width * 0.25",
            "A.width == 0.25*B.width + 0.0"
        ),
        ("MASLayoutConstraint:0x1 UIImageView:icon.top == Cell:0xb2.top + 7", "UIImageView:icon.top == Cell.top + 7.0"),
        ("MASLayoutConstraint:0x1 A:0xa1.width == 40 ^750", "A.width == 40.0 @750.0"),
    ])
    func descriptionsAreRead(_ description: String, _ expected: String) {
        for text in [
            "<\(description)>", "    \"<\(description)>\",\n", "2024-05-01 09:00:00 App[1:2] <\(description)>",
        ] {
            #expect(Self.short(text) == [expected])
        }
    }

    @Test(arguments: [
        "NSLayoutConstraint:0x1 A:0xa1.(null) == 0", "NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x2",
        "NSLayoutConstraint:0x1 ",
        "NSLayoutConstraint:0x1 A:0xa1.width == nan   (active)",
        "NSLayoutConstraint:0x1 A:0xa1.width == 1e999   (active)",
        "NSLayoutConstraint:0x1 A:0xa1.width == 5 priority:1001   (active)", "NSLayoutConstraint:0x1 H:|-(8)-|",
        "NSLayoutConstraint:0x1 A:0xa1.width ?? 5", "NSLayoutConstraint:0x1 V:[A:0xa1]-(x)-[B:0xb2]",
    ])
    func otherFormsAreNamed(_ description: String) {
        let log = ConflictLog.logs(in: "noise\n<\(description)>\nnoise")
        #expect(log.count == 1 && log[0].constraints.isEmpty)
        #expect(log[0].unread.map(\.line) == [2])
    }

    private static let header =
        "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints\n(\n"
    private static let one = "<NSLayoutConstraint:0x1 A:0xa1.width == 1>"
    private static let two = "<NSLayoutConstraint:0x2 A:0xa1.width == 2>"
    private static let breaks = "Will attempt to recover by breaking constraint "

    @Test(
        arguments: [
            ("", 0, nil), ("no log here <UIView:0x1; frame = (0 0; 1 1)>", 0, nil),
            ("\(header)\(one)\n\(two)\n)\n\(breaks)\n\(two)\n", 1, 1),
            ("\(header)\(one)\n\(two)\n)\n\(breaks)\(one)", 1, 0),
            ("(\n\(one),\n\(two)\n)", 1, nil),
            // Newer macOS.
            (
                "Conflicting constraints detected: (\n\"\(one)\",\n\"\(two)\"\n).\nWill attempt to recover by breaking \(two).",
                1, 1
            ),
            // The list is cut off before the broken one.
            ("\(header)\(one)\n)\n\(breaks)\n\(two)", 1, 1),
            // A mention of the sentence is no log, a list that is cut off is.
            ("I get Unable to simultaneously satisfy constraints. Why?\n\(header)\(one)\n\(two)", 1, nil),
            ("\(header)", 1, nil), ("Unable to simultaneously satisfy constraints:\n<private>", 1, nil),
            // Quotes of mails and web pages.
            ("> \(header.replacing("\n", with: "\n> "))“\(one)”,\n> “\(two)”\n> )\n> \(breaks)\n> \(two)", 1, 1),
            (
                "\(header)&lt;NSLayoutConstraint:0x1 A:0xa1.width == 1&gt;\n\\<NSLayoutConstraint:0x2 A:0xa1.width == 2\\>",
                1, nil
            ),
        ] as [(String, Int, Int?)])
    func logsAreFound(_ text: String, _ count: Int, _ broken: Int?) {
        let logs = ConflictLog.logs(in: text)
        #expect(logs.count == count)
        #expect(logs.first?.broken == broken)
        if text.contains("width == 2") {
            #expect(logs.first?.constraints.count == 2 && logs.first?.unread.isEmpty == true)
        }
    }

    @Test func linesAreCounted() {
        let logs = ConflictLog.logs(
            in: "a\n\n\(Self.header)\(Self.one)\n\(Self.two)\n\(Self.breaks)\n\(Self.one)\nb\n\(Self.header)\(Self.two)"
        )
        #expect(logs.map(\.line) == [3, 11])
        #expect(logs.map { log in log.constraints.map(\.line) } == [[6, 7], [14]])
    }

    /// The same constraints with other addresses are one log.
    @Test func repetitionsAreCounted() {
        let log = "\(Self.header)\(Self.one)\n\(Self.two)\n\(Self.breaks)\n\(Self.one)\n"
        let other = log.replacing("0xa1", with: "0xb7").replacing(":0x1", with: ":0x8").replacing(":0x2", with: ":0x9")
        let logs = ConflictLog.logs(in: log + other + log.replacing("== 2", with: "== 3"))
        #expect(logs.map(\.repetitions) == [[8], []])
    }

    /// A terminal breaks lines anywhere, a mail at spaces.
    @Test(arguments: ["A:0xa1.width == 0.5*B:0x\nb2.width + 8", "A:0xa1.width == 0.5*B:0xb2.width\n   + 8"])
    func brokenLinesAreJoined(_ equation: String) {
        #expect(Self.short("\"<NSLayoutConstraint:0x1 \(equation)   (active)>\",") == ["A.width == 0.5*B.width + 8.0"])
    }

    /// SnapKit prints the place in the source; a path keeps only the name of the file.
    @Test(
        arguments: [
            ("SnapKit.LayoutConstraint:0x1@Card.swift#42 A:0xa1.left == B:0xb2.left + 13.0", "Card.swift:42"),
            ("SnapKit.LayoutConstraint:0x1@/a b/Card View.swift#9 A:0xa1.width == 5.0", "Card View.swift:9"),
            ("SnapKit.LayoutConstraint:0x1@Card.swift#0 A:0xa1.width == 5.0", nil),
            ("SnapKit.LayoutConstraint:0x1@Card.swift#x A:0xa1.width == 5.0", nil),
            ("NSLayoutConstraint:0x1 A:0xa1.width == 5.0", nil),
        ] as [(String, String?)])
    func sourcePlacesAreRead(_ description: String, _ place: String?) throws {
        let log = ConflictLog.logs(in: "<\(description)>")[0]
        #expect(try #require(log.constraints.first).source?.text == place)
        let words = ConstraintWords(log).sentence(0)
        #expect(words.hasSuffix(place.map { place in " (\(place))." } ?? "."), "\(words)")
    }

    @Test func superviewsComeFromBars() {
        let log = ConflictLog.logs(
            in: """
                <NSLayoutConstraint:0x1 H:|-(0)-[C:0x3]   (active, names: '|':B:0x2 )>
                <NSLayoutConstraint:0x4 H:[B:0x2]-(0)-|   (active, names: '|':A:0x1 )>
                """)[0]
        #expect(log.items.map(\.className) == ["C", "B", "A"])
        #expect(log.items.map(\.superitem) == [1, 2, nil])
    }
}
