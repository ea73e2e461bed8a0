import InterfaceBuilder
import Testing

/// Arranged views whose size across the axis of their stack view nothing determines.
@MainActor @Suite struct CanvasKeepsSizeTests {
    typealias Documents = DocumentLayoutTests

    /// The frame of an empty view, as high as the row, in a column as wide as a label.
    private static func frame(
        _ alignment: String, _ options: LayoutOptions, _ equations: [String] = []
    ) -> [Double]? {
        let view = Documents.view("a", "view", [0, 0, 60, 50])
        let label = Documents.view("label", "label text=\"Label\"", [0, 50, 100, 20])
        let column = Documents.view(
            "stack", "stackView axis=\"vertical\" \(alignment)", [10, 10, 100, 70],
            "<subviews>\(view)\(label)</subviews>")
        let corner = ["stack.leading == root.leading + 10", "stack.top == root.top + 10", "stack.height == 70"]
        return Documents.frames(Documents.document(column, corner + equations), options)["a"]
    }

    /// The canvas keeps them as they were drawn.
    @Test(arguments: [
        ("alignment=\"top\"", [0.0, 0, 60, 50]), ("alignment=\"trailing\"", [40, 0, 60, 50]),
        ("alignment=\"center\"", [20, 0, 60, 50]), ("", [0, 0, 100, 50]),
    ])
    func canvasKeepsTheSizeOfEmptyViews(alignment: String, frame: [Double]) {
        #expect(Self.frame(alignment, .init(intrinsicSizes: .stored)) == frame)
    }

    /// The same along the axis: the fitting constraint of the stack view does not count.
    @Test(arguments: ["", "distribution=\"equalSpacing\"", "alignment=\"center\""])
    func canvasKeepsTheLengthOfEmptyViews(attributes: String) {
        let column = Documents.view(
            "stack", "stackView axis=\"vertical\" spacing=\"25\" \(attributes)", [0, 0, 100, 185],
            "<subviews>\(Documents.view("a", "imageView", [0, 0, 100, 140]))"
                + "\(Documents.view("label", "label text=\"Label\"", [0, 165, 100, 20]))</subviews>")
        let document = Documents.document(
            column, ["stack.leading == root.leading", "stack.centerY == root.centerY", "a.width == 100"])
        let frames = Documents.frames(document, .init(intrinsicSizes: .stored))
        #expect(frames["stack"]?[3] == 185)
        #expect(frames["a"] == [0, 0, 100, 140])
    }

    /// An empty label of one line is a square on the canvas, and has no size on a device.
    @Test(
        arguments: [("", nil, 50.0), ("numberOfLines=\"0\"", nil, 0), ("", "retina4_7", 0)]
            as [(String, String?, Double)])
    func canvasShowsEmptyLabels(attributes: String, device: String?, size: Double) {
        let label = Documents.view("a", "label text=\"\" \(attributes)", [0, 0, 9, 9])
        let row = Documents.view("stack", "stackView alignment=\"top\"", [0, 0, 9, 9], "<subviews>\(label)</subviews>")
        let options = LayoutOptions(device: device.map { id in .init(id: id) })
        let frames = Documents.frames(
            Documents.document(row, ["stack.leading == root.leading", "stack.top == root.top"]), options)
        #expect(frames["a"].map { frame in Array(frame[2...]) } == [size, size])
    }

    /// Optional constraints of other views do not change the size of a view, and empty stack views keep theirs too.
    @Test(arguments: ["view", "stackView"]) func canvasKeepsTheSizeBesideOtherOptionalConstraints(tag: String) {
        let column = Documents.view(
            "stack", "stackView axis=\"vertical\" alignment=\"center\"", [0, 0, 100, 70],
            "<subviews>\(Documents.view("a", tag, [20, 0, 60, 50]))"
                + "\(Documents.view("label", "label text=\"Label\"", [0, 50, 100, 20]))</subviews>")
        let document = Documents.document(
            column, ["stack.leading == root.leading", "stack.top == root.top", "stack.height == 40 @500"])
        #expect(Documents.frames(document, .init(intrinsicSizes: .stored))["a"] == [20, 0, 60, 50])
    }

    /// A view without content leaves all views of a proportional stack view their own lengths.
    @Test func viewsWithoutContentHaveNoShare() {
        let row = Documents.view(
            "stack", "stackView distribution=\"fillProportionally\"", [0, 0, 160, 20],
            "<subviews>\(Documents.view("label", "label text=\"Label\"", [0, 0, 40, 20]))"
                + "\(Documents.view("a", "view", [40, 0, 120, 20]))</subviews>")
        let frames = Documents.frames(
            Documents.document(row, ["stack.leading == root.leading", "stack.top == root.top"]),
            .init(intrinsicSizes: .stored))
        #expect(frames["label"] == [0, 0, 40, 20] && frames["a"] == [40, 0, 120, 20])
    }

    /// A view of the author's class may draw itself on the canvas, with a hugging priority above its own optional constraint.
    @Test(arguments: [
        ("", 80.0), ("customClass=\"Logo\"", 80), ("customClass=\"Logo\" horizontalHuggingPriority=\"1000\"", 60),
    ])
    func viewsOfOtherClassesHaveContents(attributes: String, width: Double) {
        let row = Documents.view(
            "stack", "stackView", [0, 0, 160, 20],
            "<subviews>\(Documents.view("a", "view \(attributes)", [0, 0, 60, 20]))</subviews>")
        let document = Documents.document(
            row, ["stack.leading == root.leading", "stack.top == root.top", "a.width == 80 @500"])
        #expect(Documents.frames(document, .init(intrinsicSizes: .stored))["a"]?[2] == width)
    }

    /// Any optional constraint of the document takes precedence.
    @Test func weakConstraintsGoBefore() {
        #expect(
            Self.frame("alignment=\"top\"", .init(intrinsicSizes: .stored), ["a.width == 80 @30"]) == [0, 0, 80, 50])
    }

    /// On a device the view is as small as possible, as in an app; the canvas keeps its size with measured texts too.
    @Test(arguments: [(nil, 60.0), ("retina4_7", 0)] as [(String?, Double)])
    func appsMakeThemSmall(device: String?, width: Double) {
        let options = LayoutOptions(device: device.map { id in .init(id: id) })
        let frame = Self.frame("alignment=\"top\"", options, ["stack.width == 100"])
        #expect(frame.map { frame in frame[2] } == width)
    }
}
