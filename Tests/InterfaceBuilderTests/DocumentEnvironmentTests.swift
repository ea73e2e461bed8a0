import Foundation
import InterfaceBuilder
import Testing

@Suite struct DocumentEnvironmentTests {
    @Test func readsInsets() {
        let text = #"{"a": {"safeArea": [20, 0, 34, 1.5], "layoutMargins": [1, 2, 3, 4]}, "b": {}}"#
        let (environment, problems) = DocumentEnvironment.read(Data(text.utf8))
        #expect(problems.isEmpty)
        #expect(environment.views["a"]?.safeArea == .init(top: 20, left: 0, bottom: 34, right: 1.5))
        #expect(environment.views["a"]?.layoutMargins == .init(top: 1, left: 2, bottom: 3, right: 4))
        #expect(environment.views["b"] == .init())
    }

    @Test(arguments: [
        "", "[]", #"{"a": 1}"#, #"{"a": {"safeArea": [1, 2, 3]}}"#, #"{"a": {"safe": [1, 2, 3, 4]}}"#,
        #"{"a": {"safeArea": [1, 2, 3, 1e300]}}"#, #"{"a": {"safeArea": [1, 2, "3", 4]}}"#,
    ])
    func reportsMistakes(text: String) {
        let (_, problems) = DocumentEnvironment.read(Data(text.utf8), file: "e.json")
        #expect(problems.map(\.id) == ["ib.environment"])
        #expect(problems.first?.location?.file == "e.json")
    }
}
