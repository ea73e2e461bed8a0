import Testing

/// The arrangement of `NSStackView` in documents for the Mac.
@MainActor @Suite struct AppKitStackTests {
    typealias Mac = AppKitDocumentTests
    typealias Documents = DocumentLayoutTests

    private static let edges = ["row.leading == root.leading", "root.trailing == row.trailing", "row.top == root.top"]

    private static func row(_ attributes: String, _ inside: String) -> String {
        Documents.view("row", "stackView orientation=\"horizontal\" \(attributes)", [0, 0, 0, 0], inside)
    }

    /// The only view of centers at equal distances is in the middle and keeps its width.
    @Test func oneViewIsInTheMiddle() {
        let inside = "<subviews>\(Mac.control("push", "push", [0, 0, 96, 24]))</subviews>"
        let stack = Self.row("distribution=\"equalCentering\" alignment=\"top\"", inside)
        let frames = Documents.frames(Mac.document(stack, Self.edges, tools: 24765))
        #expect(frames["push"] == [152, 0, 96, 24])
    }

    /// Equal sizes yield to the hugging priority of controls.
    @Test func equalSizesYieldToContents() {
        let label = Mac.control("label", "label", [0, 0, 44, 16]).replacingOccurrences(
            of: "horizontalHuggingPriority=\"251\"", with: "horizontalHuggingPriority=\"750\"")
        let inside = "<subviews>\(label)\(Mac.control("field", "field", [0, 0, 96, 24]))</subviews>"
        let stack = Self.row("distribution=\"fillEqually\" alignment=\"top\" spacing=\"0\"", inside)
        let frames = Documents.frames(Mac.document(stack, Self.edges, tools: 24765))
        #expect(frames["label"] == [-2, 0, 44, 16])
        #expect(frames["field"] == [40, 0, 360, 24])
    }

    /// Older documents list the views of each area, as fixed views.
    @Test(arguments: [("beginningViews", 0.0), ("middleViews", 152), ("endViews", 304)])
    func areasPlaceTheirViews(list: String, x: Double) {
        let push = Mac.control("push", "push", [5, 5, 96, 24]).replacingOccurrences(
            of: "<button ", with: "<button fixedFrame=\"YES\" ")
        let stack = Self.row("alignment=\"top\"", "<\(list)>\(push)</\(list)>")
        let frames = Documents.frames(Mac.document(stack, Self.edges, tools: 24765))
        #expect(frames["push"] == [x, 0, 96, 24])
    }

    /// The baseline of a stack view is that of its first view.
    @Test func stacksAlignTheBaselinesInside() {
        let inner = Documents.view(
            "inner", "stackView orientation=\"horizontal\" distribution=\"fill\" alignment=\"top\"", [0, 0, 0, 0],
            "<subviews>\(Mac.control("label", "label", [0, 0, 44, 16]))</subviews>")
        let inside = "<subviews>\(Mac.control("field", "field", [0, 0, 96, 24]))\(inner)</subviews>"
        let stack = Self.row("distribution=\"fill\" alignment=\"firstBaseline\"", inside)
        let frames = Documents.frames(Mac.document(stack, Self.edges + ["field.width == 90"], tools: 24765))
        #expect(frames["inner"].map { frame in [frame[1], frame[3]] } == [4, 16])
    }
}
