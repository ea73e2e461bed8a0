import Testing

/// The arrangement of `NSGridView` in documents for the Mac.
@MainActor @Suite struct AppKitGridTests {
    typealias Mac = AppKitDocumentTests
    typealias Documents = DocumentLayoutTests

    /// A merged cell spans its columns, a width does not include the padding of its column, and a negative padding counts only between rows.
    @Test func mergedCellsSpanColumns() {
        func content(_ view: String) -> String {
            view.replacingOccurrences(of: "translatesAuto", with: "key=\"contentView\" translatesAuto")
        }
        let line = content(Mac.control("line", "line", [0, 0, 96, 5]))
        let inner = content(Documents.view("inner", "customView", [0, 0, 9, 9]))
        let inside = """
            <rows><gridRow id="r" bottomPadding="-2"/><gridRow id="s" topPadding="-9" bottomPadding="-9"/></rows>
            <columns><gridColumn id="c" width="100"/><gridColumn id="d" width="50" leadingPadding="4"/></columns><gridCells>
            <gridCell row="r" column="c" headOfMergedCell="1" id="1">\(line)</gridCell>
            <gridCell row="r" column="d" headOfMergedCell="1" id="2"/>
            <gridCell row="s" column="d" id="3">\(inner)</gridCell></gridCells>
            """
        let grid = Documents.view(
            "grid", "gridView xPlacement=\"fill\" yPlacement=\"top\" columnSpacing=\"8\"", [0, 0, 0, 0], inside)
        let frames = Documents.frames(
            Mac.document(grid, ["grid.leading == root.leading", "grid.top == root.top", "inner.height == 20"]))
        #expect(frames["grid"] == [0, 0, 162, 25])
        #expect(frames["line"] == [0, -2, 162, 5])
        #expect(frames["inner"] == [112, 5, 50, 20])
    }
}
