import InterfaceBuilder
import Testing

/// The standard spacing of stack views in documents.
@MainActor @Suite struct StackSpacingTests {
    typealias Documents = DocumentLayoutTests

    private static func label(_ id: String, _ height: Double) -> String {
        Documents.view(
            id, "label text=\"Text\" verticalHuggingPriority=\"251\"", [0, 0, 50, height],
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }

    /// Standard spacing is 8 points between edges, and the line spacing of the fonts between baselines, also below a row.
    @Test(arguments: [("", 28.5), ("baselineRelativeArrangement=\"YES\"", 22)])
    func standardSpacingFollowsTheArrangement(attributes: String, y: Double) {
        let row = Documents.view(
            "row", "stackView alignment=\"firstBaseline\"", [0, 0, 100, 20.5],
            "<subviews>\(Self.label("a", 20.5))\(Self.label("b", 20.5))</subviews>")
        let column = Documents.view(
            "column", "stackView axis=\"vertical\" spacingType=\"standard\" \(attributes)", [0, 0, 100, 63],
            "<subviews>\(row)\(Self.label("c", 20.5))</subviews>")
        let frames = Documents.frames(
            Documents.document(column, ["column.top == root.top", "column.leading == root.leading"]))
        #expect(frames["row"].map { frame in [frame[1], frame[3]] } == [0, 20.5])
        #expect(frames["c"].map { frame in [frame[1], frame[3]] } == [y, 20.5])
    }
}
