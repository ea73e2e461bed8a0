import InterfaceBuilder
import Testing

/// Required constraints of a document that cannot all hold: the canvas ignores one of them as a whole.
@MainActor @Suite struct CanvasConflictTests {
    typealias Documents = DocumentLayoutTests

    /// The frame of a view in a root of 375 × 667.
    ///
    /// An inner view has an intrinsic size of 20 points with a compression resistance of 750.
    private static func frames(_ equations: [String]) -> [String: [Double]] {
        let inner = Documents.view("inner", "label text=\"Label\"", [0, 0, 80, 20])
        let outer = Documents.view("outer", "view", [10, 10, 80, 20], "<subviews>\(inner)</subviews>")
        let edges = [
            "outer.leading == root.leading + 10", "inner.leading == outer.leading", "outer.top == root.top + 10",
            "inner.top == outer.top",
        ]
        return Documents.frames(Documents.document(outer, edges + equations))
    }

    @Test(arguments: [
        // The trailing or bottom edge of the outermost container is broken, though a size has a larger constant: content then determines
        // the height.
        (
            [
                "outer.width == 80", "inner.width == 80", "root.bottom == outer.bottom + 9",
                "outer.bottom == inner.bottom + 4", "inner.height == 190",
            ],
            "outer", [10.0, 10, 80, 194]
        ),
        // A constraint of a trailing or bottom edge at distance 0 is kept, and the size is broken.
        (
            [
                "outer.width == 80", "inner.width == 80", "root.bottom == outer.bottom", "outer.bottom == inner.bottom",
                "outer.height == 150",
            ],
            "outer", [10, 10, 80, 657]
        ),
        // Without trailing and bottom edges and sizes, the largest constant is broken.
        (
            [
                "outer.width == 80", "inner.width == 80", "outer.height == 40", "inner.bottom == outer.top + 15",
                "inner.bottom == outer.top + 5",
            ],
            "inner", [0, 0, 80, 5]
        ),
    ])
    func oneConstraintIsIgnored(equations: [String], view: String, frame: [Double]) {
        #expect(Self.frames(equations)[view] == frame)
    }
}
