import Testing
import UIKit

/// The content of scrolling text views has the height of the text at the view's width.
///
/// Expected values follow from the height of one line. This file is compiled in language modes 5 and 6.
@MainActor @Suite struct TextViewTests {
    @Test func contentSize() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.font = .systemFont(ofSize: 20)
        view.layoutIfNeeded()
        let line = view.contentSize.height - 16
        #expect(view.contentSize.width == 200 && abs(line - 24) < 1)
        view.text = "a\nb\nc\nd"
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 200, height: view.sizeThatFits(view.bounds.size).height))
        #expect(view.contentSize.height > 3.9 * line)
        view.scrollRectToVisible(CGRect(x: 0, y: view.contentSize.height - 1, width: 1, height: 1), animated: false)
        #expect(view.contentOffset.y == view.contentSize.height - 60)
        view.text = String(repeating: "word ", count: 20)
        view.layoutIfNeeded()
        let broad = view.contentSize.height
        view.frame.size.width = 100
        view.layoutIfNeeded()
        #expect(view.contentSize.height > broad && view.contentSize.width == 100)
    }
}
