import Testing
import UIKit

/// Text that is changed in its storage, and where layout managers place it.
///
/// The fonts are monospaced with widths of 0.6 em, as the tables of the package have them. Compiled in language modes 5 and 6.
@MainActor @Suite struct TextStorageTests {
    private let font = UIFont(name: "Menlo", size: 20) ?? .systemFont(ofSize: 20)
    private var letter: CGFloat { "x".size(withAttributes: [.font: font]).width }

    private func textView(_ text: String, width: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        view.font = font
        view.text = text
        return view
    }

    /// A storage, a manager and a container of their own, as code has them that finds what of a label was touched.
    private func stack(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test func changesOfTheStorageAreThoseOfTheView() {
        let view = textView("Hello world")
        let storage = view.textStorage
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Goodbye")
        #expect(view.text == "Goodbye world" && storage.string == "Goodbye world")
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 7))
        #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 8, effectiveRange: nil) == nil)
        view.text = "Other"
        #expect(storage.string == "Other" && view.textStorage === storage)
        storage.beginEditing()
        storage.append(NSAttributedString(string: "!"))
        #expect(view.text == "Other")
        storage.endEditing()
        #expect(view.text == "Other!")
    }

    @Test func rangesOutsideOfTheTextAreMisuse() {
        let view = textView("abc")
        let misuses = LayoutMisuse.recording {
            view.textStorage.addAttribute(.kern, value: 1.0, range: NSRange(location: 2, length: 5))
        }
        #expect(misuses.count == 1 && view.text == "abc")
    }

    @Test func linesOfATextView() {
        let view = textView("aaaa bbbb cccc", width: 10 + 10 * letter)
        let (manager, container) = (view.layoutManager, view.textContainer)
        var ranges: [NSRange] = []
        let all = NSRange(location: 0, length: 14)
        manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in ranges.append(range) }
        #expect(ranges == [NSRange(location: 0, length: 10), NSRange(location: 10, length: 4)])
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - 10 - 9 * letter) < 0.01 && abs(used.height - 2 * font.lineHeight) < 0.01)
        #expect(manager.glyphRange(for: container) == all && manager.numberOfGlyphs == 14)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 12, length: 2), in: container)
        #expect(abs(rect.minX - 5 - 2 * letter) < 0.01 && abs(rect.minY - font.lineHeight) < 0.01)
        #expect(abs(rect.width - 2 * letter) < 0.01)
    }

    @Test(arguments: [(0.5, 0.5, 0), (3.5, 0.5, 3), (2.2, 1.5, 7), (50, 1.5, 8), (-3, 0.2, 0)])
    func characterAtAPlace(_ x: Double, _ y: Double, _ index: Int) {
        let (storage, manager, container) = stack("abcd efgh", width: 5.5 * letter)
        let point = CGPoint(x: CGFloat(x) * letter, y: CGFloat(y) * font.lineHeight)
        #expect(manager.glyphIndex(for: point, in: container) == index && storage.length == 9)
    }

    @Test func alignment() {
        let view = textView("ab", width: 10 + 10 * letter)
        view.textAlignment = .center
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(abs(used.minX - 4 * letter) < 0.01)
    }

    @Test func aStorageOfOnesOwnIsShown() {
        let (storage, manager, container) = stack("Hello", width: 0)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        #expect(view.text == "Hello" && view.layoutManager === manager && view.textStorage === storage)
        storage.deleteCharacters(in: NSRange(location: 0, length: 4))
        #expect(view.text == "o")
    }

    /// A font that is set goes into the storage, and counts for all of a text with attributes.
    @Test func fontsOfTheViewAndOfItsStorage() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one"
        let (storage, manager) = (view.textStorage, view.layoutManager)
        let large = UIFont.systemFont(ofSize: 40)
        view.font = large
        #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
        #expect(manager.usedRect(for: view.textContainer).height > 40)
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let height = view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height
        #expect(height > 40)
        view.font = .systemFont(ofSize: 10)
        #expect(view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height < height)
    }

    /// A range to the end may be as long as it likes, and one of nothing is nowhere.
    @Test func rangesWithoutEnd() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one two"
        let (manager, container) = (view.layoutManager, view.textContainer)
        let rest = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        #expect(rest.width > 0)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 4, length: .max), in: container) == rest)
        let nothing = NSRange(location: NSNotFound, length: 0)
        #expect(manager.boundingRect(forGlyphRange: nothing, in: container) == .zero)
        var lines = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 1, length: .max)) { _, _, _, _, _ in lines += 1
        }
        #expect(lines == 1)
    }
}
