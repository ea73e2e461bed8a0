import Foundation
import Testing

@testable import InterfaceBuilder

/// Fonts and controls as the canvas of the Xcode that wrote a document shows them.
@MainActor @Suite struct CanvasFontTests {
    private typealias Documents = DocumentLayoutTests

    private static func size(
        _ text: String, _ font: String, tools: Int, _ options: LayoutOptions = .init()
    ) -> [Double]? {
        let description = "<fontDescription key=\"fontDescription\" \(font)/>"
        let label = Documents.view("a", "label text=\"\(text)\"", [0, 0, 0, 0], description)
        let document = Documents.document(label, ["a.leading == root.leading + 8", "a.top == root.top + 8"])
            .replacingOccurrences(of: "toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
        return Documents.frames(document, options)["a"].map { frame in Array(frame.suffix(2)) }
    }

    /// The heights of labels with a text style in documents of ten versions of Xcode.
    @Test(arguments: [
        ("Title0", 18122, 37.0), ("Title0", 17701, 41), ("Title0", 20504, 41), ("Body", 19529, 17),
        ("Body", 17506, 20.5),
        ("Headline", 20037, 17), ("Title3", 19150, 20.5), ("Caption2", 19529, 13.5), ("Body", 0, 20.5),
    ])
    func stylesAreExtraSmallFromXcode12_5To13(style: String, tools: Int, height: Double) {
        #expect(Self.size("Header", "style=\"UICTFontTextStyle\(style)\"", tools: tools)?.last == height)
    }

    nonisolated private static let askedFor: [(LayoutOptions, height: Double)] = [
        (LayoutOptions(device: .init(id: "retina4_7", isLandscape: false)), 20.5),
        (LayoutOptions(dynamicType: .small), 18), (LayoutOptions(dynamicType: .extraSmall), 17), (LayoutOptions(), 17),
    ]

    /// A requested device or text size takes precedence over the canvas.
    @Test(arguments: askedFor)
    func devicesShowTextAsTheUserHasIt(options: LayoutOptions, height: Double) {
        #expect(Self.size("Header", "style=\"UICTFontTextStyleBody\"", tools: 19529, options)?.last == height)
    }

    /// Text that fits only on the canvas is reported as cut on a device.
    @Test(arguments: [(130, true), (160, false)])
    func cutTextsAreThoseOfDevices(width: Int, isCut: Bool) {
        let description = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        let label = Documents.view(
            "a", "label text=\"Headers and footers\"", [8, 8, Double(width), 17], description)
        let constraints = ["a.leading == root.leading + 8", "a.top == root.top + 8", "a.width == \(width)"]
        let document = Documents.document(label, constraints)
            .replacingOccurrences(of: "toolsVersion=\"21507\"", with: "toolsVersion=\"19529\"")
        let found = DocumentInspection.diagnostics(of: Array(document.utf8), file: "Cut.xib")
        #expect(found.contains { finding in finding.id == "ib.text-cut" } == isCut)
    }

    /// Labels of public documents.
    @Test(arguments: [
        ("name=\"HelveticaNeue-Bold\" pointSize=\"37\"", "65kg", 21507, 44.5),
        ("name=\"HelveticaNeue-Bold\" pointSize=\"40\"", "BMI Calculator", 21507, 48),
        ("type=\"system\" size=\"system\"", "Detail", 9060, 17), ("type=\"system\"", "Detail", 9060, 20.5),
    ])
    func linesAreAsHighAsStored(font: String, text: String, tools: Int, height: Double) {
        #expect(Self.size(text, font, tools: tools)?.last == height)
    }

    /// The same, as wide as stored to a point or, in large letters, two hundredths.
    @Test(arguments: [
        ("name=\"HelveticaNeue-UltraLight\" pointSize=\"72\"", "00:00.0", 9060, 241.0),
        ("name=\"HelveticaNeue-Bold\" pointSize=\"17\"", "1", 7702, 10),
        ("name=\".AppleSystemUIFont\" pointSize=\"43\"", "00:00:00", 17701, 178),
        ("type=\"boldSystem\" pointSize=\"18\"", "User Name", 7702, 93),
        ("type=\"boldSystem\" pointSize=\"40\"", "23°C", 19529, 97),
        ("type=\"system\" pointSize=\"17\"", "30°C", 19529, 39),
    ])
    func textsAreAsWideAsStored(font: String, text: String, tools: Int, width: Double) throws {
        let found = try #require(Self.size(text, font, tools: tools)?.first)
        #expect(abs(found - width) <= max(1, width / 50), "\(found)")
    }

    /// Search bars once had a smaller height, and a prompt line above made them higher; page controls had another height in two versions of
    /// Xcode.
    @Test(arguments: [
        ("searchBar", 9059, 44.0), ("searchBar prompt=\"Where?\"", 9059, 75), ("searchBar prompt=\"\"", 11762, 44),
        ("searchBar", 14868, 56), ("pageControl numberOfPages=\"3\"", 17132, 27.5),
        ("pageControl numberOfPages=\"3\"", 19529, 26), ("pageControl numberOfPages=\"3\"", 21507, 26),
    ])
    func controlsAreAsHighAsStored(kind: String, tools: Int, height: Double) {
        #expect(MeasuredContentTests.size(Documents.view("a", kind), tools: tools)?.last == height)
    }
}
