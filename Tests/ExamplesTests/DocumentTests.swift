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

    /// The frames that the storyboard stores are worked out by hand, but for the widths of titles, which are measured.
    ///
    /// 20 of status bar and 48 make 68; the logo is 96 high and the title 28 * 1.1934 = 33.41, so 33.5; 16 and 32 are
    /// spaces. In the form fields are 34 high, the switch 31, the button 44, with 12 between: 34 + 46 + 43 + 56 = 179.
    /// The label beside the switch is 20.5 high and in the middle at 5.25 of the row, which is 342.75 on the screen and
    /// rounded to 343; it has what the switch, 49 wide without its shadow of 2, and 12 leave of 327.
    @Test func theStoryboardIsLaidOutAsItStores() throws {
        let file = Example.folder.appendingPathComponent("SignIn.storyboard")
        let bytes = [UInt8](try Data(contentsOf: file))
        let document = DocumentLayout.layout(bytes, file: "SignIn.storyboard")
        let scene = try #require(document.scenes.first)
        let expected: [String: [Double]] = [
            "lOg-o0-img": [139.5, 68, 96, 96], "tIt-le-lbl": [24, 180, 327, 33.5], "fOr-m0-stk": [24, 245.5, 327, 179],
            "eMa-il-txt": [0, 0, 327, 34], "pAs-sw-txt": [0, 46, 327, 34], "kEe-pR-stk": [0, 92, 327, 31],
            "kEe-pL-lbl": [0, 5.5, 266, 20.5], "kEe-pS-swt": [278, 0, 51, 31], "sIg-nI-btn": [0, 135, 327, 44],
            "fOr-go-btn": [126, 440.5, 123, 30], "cRe-at-btn": [124.5, 613, 126, 30],
        ]
        for view in scene.views.dropFirst() {
            #expect(
                [view.frame.x, view.frame.y, view.frame.width, view.frame.height] == expected[view.id], "\(view.id)")
        }
        #expect(scene.views.count == 1 + expected.count)
        #expect(document.allDiagnostics.isEmpty)
    }
}
