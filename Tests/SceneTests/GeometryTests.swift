import Testing

@testable import Scene

@Suite struct GeometryTests {
    @Test func rectanglesHaveEdgesAndCentres() {
        let rectangle = Scene.Rectangle(x: 10, y: 20, width: 30, height: 50)
        #expect((rectangle.maxX, rectangle.maxY) == (40, 70))
        #expect((rectangle.midX, rectangle.midY) == (25, 45))
        #expect(rectangle.offset(x: 1, y: -1) == Scene.Rectangle(x: 11, y: 19, width: 30, height: 50))
    }

    @Test(arguments: [(0.5, 0.5), (-1, 0), (2, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0)])
    func partsOfColoursStayInBounds(part: Double, expected: Double) {
        #expect(Scene.Color(red: part, green: 0, blue: 0).red == expected)
    }

    @Test func textsBreakAtLineFeeds() {
        #expect(Scene.Text(string: "a\n\nb", fontSize: 10).lines == ["a", "", "b"])
        #expect(Scene.Text(string: "a", fontSize: 10).lineHeight == 12)
    }
}
