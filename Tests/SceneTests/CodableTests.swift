import Diagnostics
import Foundation
import Testing

@testable import Scene

@Suite struct CodableTests {
    /// A scene with a value for every property.
    static let everything = Scene(
        root: "r", className: "UIView", size: Scene.Size(width: 100, height: 50), scale: 2,
        views: [
            Scene.View(
                id: "r", name: "Root", parent: nil, className: "UIView", kind: .scrollView,
                frame: .init(x: 0, y: 0, width: 100, height: 50), boundsOrigin: Scene.Point(x: 0, y: 10),
                isConflicting: true, clipsToBounds: true,
                text: Scene.Text(string: "a b", fontSize: 17, fontWeight: 700, alignment: .center, lines: ["a", "b"]),
                placeholder: "p", background: .white, border: Scene.Border(width: 1, color: .black, cornerRadius: 4),
                drawing: [
                    .save, .clip(Scene.Path([.move(Scene.Point(x: 0, y: 0)), .close])),
                    .fill(Scene.Path([.line(Scene.Point(x: 1, y: 2))]), color: .black, evenOdd: true), .restore,
                    .text(Scene.Text(string: "t", fontSize: 9), in: .init(x: 1, y: 2, width: 3, height: 4)),
                ])
        ],
        constraints: [
            Scene.Constraint(
                id: "c", kind: .spacing, from: Scene.Point(x: 0, y: 1), to: Scene.Point(x: 8, y: 1),
                relation: .greaterThanOrEqual, multiplier: 2, constant: 8, priority: 750, state: .conflicting,
                views: ["r"])
        ],
        diagnostics: [
            Diagnostic(
                id: "x", severity: .error, message: "m", location: SourceLocation(file: "f", line: 1, column: 2),
                views: ["r"], constraints: ["c"]),
            Diagnostic(id: "y", severity: .note, message: "n"),
        ])

    @Test func scenesSurviveARoundTrip() throws {
        let document = LaidOutDocument(file: "f", scenes: [Self.everything])
        let data = try JSONEncoder().encode(document)
        #expect(try JSONDecoder().decode(LaidOutDocument.self, from: data) == document)
        #expect(document.hasErrors)
    }

    @Test func framesAreArrays() throws {
        let data = try JSONEncoder().encode(Scene.Rectangle(x: 1, y: 2.5, width: 3, height: 4))
        #expect(String(decoding: data, as: UTF8.self) == "[1,2.5,3,4]")
    }
}
