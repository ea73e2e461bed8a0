import LayoutEngine
import Testing

@testable import Typography

/// Widths that Interface Builder stored for labels in public documents, at two pixels a point.
private let storedWidths: [(text: String, size: Double, weight: FontWeight, width: Double)] = [
    ("System Regular 20.0", 20, .regular, 182), ("System Light 20.0", 20, .light, 155.5),
    ("System Thin 20.0", 20, .thin, 146.5), ("System Ultra Light 20.0", 20, .ultraLight, 192),
    ("System Medium 20.0", 20, .medium, 190.5), ("System Semibold 20.0", 20, .semibold, 206),
    ("System Bold 20.0", 20, .bold, 165.5), ("System Heavy 20.0", 20, .heavy, 189),
    ("System Black 20.0", 20, .black, 187.5), ("Rotation Gesture", 20, .bold, 159), ("Settings", 20, .regular, 72),
    ("Bar Tint Color", 20, .regular, 119), ("Camera Unavailable", 22, .regular, 191),
    ("HBDNavigationBar Demo", 22, .regular, 241), ("Large Title", 34, .regular, 153),
    ("This node has no extent.", 20, .regular, 214), ("push to next", 20, .regular, 107),
    ("Please draw a digit.", 24, .regular, 200), ("POPDemo", 36, .bold, 171.5), ("CLOUD", 24, .regular, 80.5),
]

@Suite struct FontTablesTests {
    let measurer = FontTables()

    @Test("stored widths of labels are met within 2 percent", arguments: storedWidths)
    func width(_ row: (text: String, size: Double, weight: FontWeight, width: Double)) {
        let width = measurer.width(of: row.text, in: Font(pointSize: row.size, weight: row.weight))
        #expect(abs(width - row.width) < row.width * 0.02 + 0.5, "\(width) for \(row.width)")
    }

    private static let lineHeights: [(size: Double, scale: Double, height: Double)] = [
        (17.0, 1.0, 21.0), (17, 2, 20.5), (17, 3, 61 / 3.0), (10, 2, 12), (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16),
        (14, 2, 17), (15, 2, 18), (16, 2, 19.5), (18, 2, 21.5), (20, 2, 24), (36, 2, 43),
    ]

    @Test("line heights are those of auto-layout.md", arguments: lineHeights)
    func lineHeight(_ size: Double, _ scale: Double, _ height: Double) {
        let lineHeight = measurer.metrics(of: Font(pointSize: size)).lineHeight
        #expect(abs(PixelGrid(scale: scale).roundedUp(lineHeight) - height) < 1e-9)
    }

    @Test("the table is read back with its tracking")
    func table() {
        #expect(abs(measurer.width(of: "e", in: Font(pointSize: 17)) - (0.5688 * 17 - 0.43)) < 1e-9)
        let ems = 0.7394 + 0.5688 + 0.2557 * 2 + 0.5799
        #expect(abs(measurer.width(of: "Hello", in: Font(pointSize: 17)) - (ems * 17 - 0.43 * 5)) < 1e-9)
    }

    private static let pairs: [(text: String, ems: Double)] = [
        ("Te", -0.101), ("Tr", -0.086), ("Yo", -0.043), ("We", -0.017), ("ff", 0.01), ("yé", 0), ("T e", 0), ("TE", 0),
        ("eT", 0), ("To", -0.101), ("1T", 0), ("y,", 0), ("yo", -0.014),
    ]

    @Test("letters that fit into each other stand nearer", arguments: pairs)
    func kerning(_ text: String, _ ems: Double) {
        for size in [11.0, 17, 34] {
            let font = Font(pointSize: size)
            let sum = text.map { measurer.width(of: String($0), in: font) }.reduce(0, +)
            #expect(abs(measurer.width(of: text, in: font) - sum - ems * size) < 1e-9)
            // Helvetica Neue is measured without.
            let named = Font(family: .named("Helvetica Neue"), pointSize: size)
            let parts = text.map { measurer.width(of: String($0), in: named) }.reduce(0, +)
            #expect(abs(measurer.width(of: text, in: named) - parts) < 1e-9)
        }
    }

    @Test("digits of one width keep it beside points", arguments: [11.0, 17, 34])
    func clocks(size: Double) {
        let font = Font(family: .systemMonospacedDigits, pointSize: size)
        #expect(measurer.width(of: "1.1", in: font) == measurer.width(of: "2.2", in: font))
        let plain = Font(pointSize: size)
        #expect(measurer.width(of: "1.1", in: plain) < measurer.width(of: "2.2", in: plain))
    }

    /// Labels of one emoji in public documents, to a point.
    @Test("large pictures have a margin", arguments: [(34.0, 38.0), (38, 43), (60, 65), (75, 81)])
    func pictures(_ size: Double, _ stored: Double) {
        #expect(abs(measurer.width(of: "😬", in: Font(pointSize: size)) - stored) <= 1)
    }

    /// Labels with Korean text in public documents, at one pixel a point.
    @Test(
        "syllables of Korean are a little narrower than the square",
        arguments: [
            ("계정이 없으신가요?", 17.0, 131.0), ("비밀번호를 잊으셨나요?", 11, 105),
        ])
    func syllables(_ text: Substring, _ size: Double, _ stored: Double) {
        #expect(measurer.width(of: text, in: Font(pointSize: size)).rounded(.up) == stored)
    }

    private static let classWidths: [(text: String, width: Double)] = [
        ("漢字", 34.77), ("カナ", 34.77), ("\u{3000}", 17.385), ("e\u{301}", 9.2396), ("é", 9.2396), ("Ａ", 17.385), ("", 0),
        ("👨‍👩‍👧", 21.25), ("\u{200B}", 0),
    ]

    @Test("characters without a table count by their class", arguments: classWidths)
    func classes(_ text: String, _ width: Double) {
        #expect(abs(measurer.width(of: text, in: Font(pointSize: 17)) - width) < 1e-9)
    }

    /// Widths that Interface Builder stored for buttons (whole points) and labels (pixels) of Chinese text.
    private static let squareWidths: [(count: Int, size: Double, width: Double, step: Double)] = [
        (2, 15, 31, 1), (4, 15, 62, 1), (5, 15, 77, 1), (6, 15, 92, 1), (8, 15, 123, 1), (4, 16, 66, 1),
        (5, 14, 71.5, 0.5),
        (3, 15, 46, 0.5), (4, 15, 61.5, 0.5), (3, 16, 49, 0.5), (4, 17, 70, 0.5), (5, 17, 87, 0.5),
    ]

    @Test("squares of the system's font stand a little apart", arguments: squareWidths)
    func squares(_ count: Int, _ size: Double, _ stored: Double, _ step: Double) {
        let width = measurer.width(of: String(repeating: "字", count: count)[...], in: Font(pointSize: size))
        #expect(width > stored - step && width <= stored)
    }

    @Test("a width is the sum of its characters, whichever way it was measured")
    func additive() {
        for font in [
            Font(pointSize: 13), Font(pointSize: 22, weight: .bold), Font(family: .systemMonospaced, pointSize: 12),
        ] {
            let whole = measurer.width(of: "Sum: 1,234 €", in: font)
            let parts = "Sum: 1,234 €".map { measurer.width(of: String($0), in: font) }.reduce(0, +)
            #expect(abs(whole - parts) < 1e-9)
        }
    }

    @Test("heavier is wider, and digits of the monospaced kind are equal")
    func order() {
        let weights: [FontWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let widths = weights.map { measurer.width(of: "Heavier", in: Font(pointSize: 17, weight: $0)) }
        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
        #expect(weights.map(\.cssValue) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        let digits = Font(family: .systemMonospacedDigits, pointSize: 17)
        #expect(measurer.width(of: "111", in: digits) == measurer.width(of: "888", in: digits))
    }

    @Test("known names have their own tables, others the system's")
    func names() {
        let named = { (name: String) in self.measurer.width(of: "Width", in: Font(family: .named(name), pointSize: 10))
        }
        #expect(abs(named("Helvetica") - (9.44 + 2.22 + 5.56 + 2.78 + 5.56)) < 1e-9)
        #expect(abs(named("Menlo-Regular") - 30.1) < 1e-9)
        #expect(named("Helvetica Neue") == named("HelveticaNeue") && named("Helvetica Neue") != named("Helvetica"))
        #expect(named("NoSuchFont") == measurer.width(of: "Width", in: Font(pointSize: 10)))
    }

    @Test(
        "characters of one width have it in every weight",
        arguments: [Font.Family.named("Menlo-Bold"), .named("Courier-Bold"), .systemMonospaced])
    func monospaced(family: Font.Family) {
        let widths = [FontWeight.light, .regular, .bold].map { weight in
            measurer.width(of: "Width 1", in: Font(family: family, pointSize: 10, weight: weight))
        }
        #expect(Set(widths).count == 1)
    }

    @Test("text styles add nothing between lines smaller than theirs, and never take anything away")
    func leading() {
        #expect([1, 5, 10.9, 11, 60, 200, .nan].map(TextStyle.leading(atSize:)) == [0, 0, 0, 0, 0, 0, 0])
        #expect(abs(TextStyle.leading(atSize: 17) - 1.712890625) < 1e-9)
    }

    @Test("text styles have Apple's sizes")
    func styles() {
        #expect(TextStyle.allCases.map { $0.pointSize(atStep: 3) } == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        #expect(TextStyle.body.pointSize(atStep: 99) == 53 && TextStyle.body.pointSize(atStep: -1) == 14)
    }
}
