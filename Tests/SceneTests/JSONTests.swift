import Diagnostics
import Testing

@testable import Scene

@Suite struct JSONTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (8, "8"), (-20.5, "-20.5"), (1.0 / 3, "0.3333333333333333"), (0.1, "0.1"),
        (9_007_199_254_740_991, "9007199254740991"), (1e22, "1e+22"), (.nan, "null"), (.infinity, "null"),
    ])
    func numbersAreShortest(number: Double, expected: String) {
        #expect(JSONValue.number(number).text == expected)
    }

    @Test(arguments: [
        ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#), ("\u{1}\u{1F}", #""\u0001\u001f""#),
        ("é中🙂", "\"é中🙂\""), ("\r\n", #""\r\n""#),
    ])
    func stringsAreEscaped(string: String, expected: String) {
        #expect(JSONValue.string(string).text == expected)
    }

    @Test func documentsHaveTheKeysOfTheContract() {
        let scene = Scene(
            root: "r", className: "view", size: Scene.Size(width: 375, height: 667),
            views: [
                Scene.View(id: "r", className: "view", frame: .init(x: 0, y: 0, width: 375, height: 667)),
                Scene.View(
                    id: "a", name: "Title", parent: "r", className: "label", kind: .label,
                    frame: .init(x: 16, y: 20.5, width: 343, height: 21), isHidden: true, isAmbiguous: true),
            ],
            diagnostics: [
                Diagnostic(
                    id: "layout.ambiguous", severity: .warning, message: "m",
                    location: SourceLocation(file: "A.xib", line: 3, column: 7), views: ["a"], constraints: ["c"])
            ])
        let document = LaidOutDocument(
            file: "A.xib", scenes: [scene], diagnostics: [Diagnostic(id: "x", severity: .note, message: "n")])
        #expect(
            document.json.text == """
                {"file":"A.xib","scenes":[{"root":"r","class":"view","size":[375,667],"views":[\
                {"id":"r","parent":null,"class":"view","frame":[0,0,375,667],"hidden":false,"ambiguous":false},\
                {"id":"a","name":"Title","parent":"r","class":"label","frame":[16,20.5,343,21],"hidden":true,\
                "ambiguous":true}],"diagnostics":[{"id":"layout.ambiguous","severity":"warning","message":"m",\
                "file":"A.xib","line":3,"column":7,"views":["a"],"constraints":["c"]}]}],\
                "diagnostics":[{"id":"x","severity":"note","message":"n","views":[],"constraints":[]}]}
                """)
        #expect(!document.hasErrors)
    }
}
