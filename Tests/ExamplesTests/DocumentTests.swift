import Foundation
import InterfaceBuilder
import Scene
import Testing

@MainActor @Suite struct DocumentTests {
    @Test(arguments: try Example.all()) func framesAreThoseOfTheComments(example: Example) throws {
        let document = example.laidOut()
        let scene = try #require(document.scenes.first)
        let frames = scene.views.map { view in
            (view.id, [view.frame.x, view.frame.y, view.frame.width, view.frame.height])
        }
        example.expect(Dictionary(frames, uniquingKeysWith: { first, _ in first }))
        #expect(!document.hasErrors, "\(document.allDiagnostics)")
        #expect(scene.views.filter(\.isAmbiguous).map(\.id) == [])
    }

    /// The frames stored in the storyboard are worked out like the examples': 20 of status bar and 48 make 68; the logo
    /// is 96 high and the title 28 * 1.1934 = 33.41, so 33.5; fields are 34 high with 12 between them; 16 and 32 are spaces.
    @Test func theStoryboardIsLaidOutAsItStores() throws {
        let file = Example.folder.appendingPathComponent("SignIn.storyboard")
        let bytes = [UInt8](try Data(contentsOf: file))
        let document = DocumentLayout.layout(bytes, file: "SignIn.storyboard")
        let scene = try #require(document.scenes.first)
        let expected: [String: [Double]] = [
            "lOg-o0-img": [139.5, 68, 96, 96], "tIt-le-lbl": [24, 180, 327, 33.5], "fOr-m0-stk": [24, 245.5, 327, 136],
            "eMa-il-txt": [0, 0, 327, 34], "pAs-sw-txt": [0, 46, 327, 34], "sIg-nI-btn": [0, 92, 327, 44],
            "fOr-go-btn": [126.5, 397.5, 122.5, 30],
        ]
        for view in scene.views.dropFirst() {
            #expect(
                [view.frame.x, view.frame.y, view.frame.width, view.frame.height] == expected[view.id], "\(view.id)")
        }
        #expect(scene.views.count == 1 + expected.count)
        #expect(document.allDiagnostics.isEmpty)
    }
}
