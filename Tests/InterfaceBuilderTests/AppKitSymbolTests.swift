import Testing

/// The alignment insets of symbols in documents for the Mac.
@MainActor @Suite struct AppKitSymbolTests {
    typealias Mac = AppKitDocumentTests
    typealias Documents = DocumentLayoutTests

    /// The alignment rectangle of a symbol is 9 points high in the size of the list.
    ///
    /// Buttons show AppKit's symbols smaller than the list.
    @Test(arguments: [
        (tag: "imageView", image: "star", catalog: "system", attributes: "", listed: 15.0, above: 3.0),
        ("imageView", "star", "system", "", 20, 6), ("imageView", "star", "", "", 20, 0),
        ("imageView", "star", "system", "symbolScale=\"large\"", 15, 6),
        ("imageView", "NSActionTemplate", "", "", 20, 6), ("button", "NSActionTemplate", "", "", 20, 3),
        ("button", "NSActionTemplate", "", "borderStyle=\"border\"", 20, 0),
    ])
    func symbolsReachBeyondCapitalLetters(
        _ sample: (tag: String, image: String, catalog: String, attributes: String, listed: Double, above: Double)
    ) {
        let isReference = sample.attributes.hasPrefix("symbol")
        let reference = "<imageReference key=\"image\" image=\"\(sample.image)\" \(sample.attributes)/>"
        let cell =
            isReference
            ? "<cell key=\"cell\">\(reference)</cell>"
            : "<cell key=\"cell\" type=\"square\" image=\"\(sample.image)\" \(sample.attributes)/>"
        let size = "width=\"\(sample.listed)\" height=\"\(sample.listed)\""
        let list = "<image name=\"\(sample.image)\" catalog=\"\(sample.catalog)\" \(size)/>"
        let document = Mac.document(
            Documents.view("a", sample.tag, [0, 0, 20, 20], cell),
            ["a.top == root.top + 50", "a.leading == root.leading"], tools: 23094
        ).replacingOccurrences(of: "</objects>", with: "</objects><resources>\(list)</resources>")
        #expect(Documents.frames(document)["a"] == [0, 50 - sample.above, 20, 20])
    }

    /// A constraint between the width and height of a symbol shows its insets, which are negative for a dash.
    @Test(arguments: [(24.0, 8.0), (15, 12)])
    func ratiosShowTheInsets(height: Double, y: Double) {
        let symbol = Documents.view(
            "a", "button", [0, 0, 20, height], "<buttonCell key=\"cell\" type=\"square\" image=\"NSAddTemplate\"/>")
        let ratio =
            "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" id=\"r\"/>"
        let placed = symbol.replacingOccurrences(
            of: "<buttonCell", with: "<constraints>\(ratio)</constraints><buttonCell")
        let frames = Documents.frames(
            Mac.document(
                placed, ["a.top == root.top + 10", "a.leading == root.leading", "a.width == 20"], tools: 23094))
        #expect(frames["a"] == [0, y, 20, height])
    }
}
