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

    /// Errors are reported at their location.
    @Test(arguments: [
        (#"{"a": {"safeArea": [1, 2, 3]}}"#, "1:20 'safeArea' of 'a' must be four numbers: top, left, bottom, right."),
        (
            #"{"a": {"safearea": [1, 2, 3, 4]}}"#,
            "1:8 Unknown key 'safearea' in 'a'. Use 'safeArea' or 'layoutMargins'. Did you mean 'safeArea'?"
        ),
        ("{\"a\": {},\n\"a\": {}}", "2:1 The file is not valid JSON. The key 'a' is a duplicate of line 1."),
        (#"{"a": {"safeArea": [1, 2, 3, 4}}"#, "1:20 The file is not valid JSON. This '[' is not closed. Add ']'."),
        (#"{"你好": {}, "a": 1}"#, "1:21 The value of 'a' must be an object with 'safeArea' and 'layoutMargins'."),
    ])
    func placesMistakes(text: String, expected: String) {
        let (_, problems) = DocumentEnvironment.read(Data(text.utf8), file: "e.json")
        let found = problems.map { problem in
            "\(problem.location?.line ?? 0):\(problem.location?.column ?? 0) \(problem.message)"
        }
        #expect(found == [expected])
    }

    /// A file with a YAML extension is parsed as YAML, with errors of YAML, and so is one without a name.
    @Test(arguments: ["e.yaml", "e.yml", nil]) func readsYAML(file: String?) {
        let text = "# the notch\na:\n  safeArea: [59, 0, 34, 0]\n"
        let (environment, problems) = DocumentEnvironment.read(Data(text.utf8), file: file)
        #expect(problems.isEmpty)
        #expect(environment.views["a"]?.safeArea == .init(top: 59, left: 0, bottom: 34, right: 0))
        func complaint(of text: String) -> String? {
            DocumentEnvironment.read(Data(text.utf8), file: file).1.first?.message
        }
        #expect(complaint(of: "a: [1") == "The file is not valid YAML. This '[' is not closed. Add ']'.")
        #expect(complaint(of: "- a\n") == "An environment file must be a mapping with a key for each view.")
        #expect(complaint(of: "") == "The environment file is empty.")
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
