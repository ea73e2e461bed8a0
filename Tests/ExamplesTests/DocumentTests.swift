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
        #expect(
            document.allDiagnostics.map(\.id.rawValue).filter { id in id != "layout.text-cut" }
                == example.expectedFindings)
        #expect(scene.views.contains(where: \.isAmbiguous) == !example.expectedFindings.isEmpty)
    }

    /// The frames that the storyboard stores are computed by hand, except for the widths of titles, which are measured.
    ///
    /// The status bar is 59 points high, which with a space of 48 makes 107. The logo is 96 high and the title 28 * 1.1934 = 33.41, which
    /// is rounded to 33⅔; 16 and 32 are spaces. In the form, fields are 34 high, the switch 31 and the button 44, with 12 in between: 34 +
    /// 46 + 43 + 56 = 179. The label beside the switch is 20⅓ high and vertically centered in the row, at 5⅓. Its width is what the switch,
    /// which is 49 wide without its shadow of 2, and a space of 12 leave of 345.
    @Test func theStoryboardIsLaidOutAsItStores() throws {
        let file = Example.folder.appendingPathComponent("SignIn.storyboard")
        let bytes = [UInt8](try Data(contentsOf: file))
        let document = DocumentLayout.layout(bytes, file: "SignIn.storyboard")
        let scene = try #require(document.scenes.first)
        let expected: [String: [Double]] = [
            "lOg-o0-img": [148.667, 107, 96, 96], "tIt-le-lbl": [24, 219, 345, 33.667],
            "fOr-m0-stk": [24, 284.667, 345, 179],
            "eMa-il-txt": [0, 0, 345, 34], "pAs-sw-txt": [0, 46, 345, 34], "kEe-pR-stk": [0, 92, 345, 31],
            "kEe-pL-lbl": [0, 5.333, 284, 20.333], "kEe-pS-swt": [296, 0, 51, 31], "sIg-nI-btn": [0, 135, 345, 44],
            "fOr-go-btn": [135, 479.667, 123, 30], "cRe-at-btn": [133.667, 764, 126, 30],
        ]
        for view in scene.views.dropFirst() {
            let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
            #expect(frame.map { value in (value * 1000).rounded() / 1000 } == expected[view.id], "\(view.id)")
        }
        #expect(scene.views.count == 1 + expected.count)
        #expect(document.allDiagnostics.isEmpty)
    }
}
