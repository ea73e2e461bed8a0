import Testing
import UIKit

/// Text that is changed in its storage, and its place in layout managers.
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

    /// A separate storage, layout manager and container, as in code that finds the touched character of a label.
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

    @Test func storagesThatWereFilledElsewhereAreTakenOver() {
        let storage = FilledStorage()
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 1000, height: 0)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "def", attributes: [.font: font]))
        #expect(manager.numberOfGlyphs == 6)
        #expect(NSAttributedString(attributedString: storage).string == "abcdef")
    }

    @Test func managersThatComeBackShowWhatWasChangedMeanwhile() {
        let view = textView("Hello")
        let (storage, manager) = (view.textStorage, view.layoutManager)
        storage.removeLayoutManager(manager)
        storage.append(NSAttributedString(string: " world"))
        #expect(view.text == "Hello")
        storage.addLayoutManager(manager)
        #expect(view.text == "Hello world")
    }

    @Test func whatAnswersAChangeIsShown() {
        let view = textView("Hello")
        nonisolated(unsafe) let storage = view.textStorage
        let token = NotificationCenter.default.addObserver(
            forName: NSTextStorage.willProcessEditingNotification, object: storage, queue: nil
        ) { _ in
            if storage.string.hasSuffix("?") { storage.append(NSAttributedString(string: "!")) }
        }
        view.text = "Really?"
        #expect(view.text == "Really?!" && storage.string == "Really?!")
        NotificationCenter.default.removeObserver(token)
    }

    @Test func aStorageAppendedToItselfKeepsItsAttributes() {
        let storage = NSTextStorage(string: "ab", attributes: [.font: font])
        storage.addAttribute(.kern, value: 1.0, range: NSRange(location: 1, length: 1))
        let misuses = LayoutMisuse.recording { storage.append(storage) }
        #expect(misuses.isEmpty && storage.string == "abab")
        let hasKern = (0..<4).map { storage.attribute(.kern, at: $0, effectiveRange: nil) != nil }
        #expect(hasKern == [false, true, false, true])
    }

    @Test func whatIsSelectedStaysBesideItsLetters() {
        let view = textView("hello")
        view.selectedRange = NSRange(location: 5, length: 0)
        view.textStorage.insert(NSAttributedString(string: "abc"), at: 0)
        #expect(view.selectedRange == NSRange(location: 8, length: 0))
        view.textStorage.deleteCharacters(in: NSRange(location: 2, length: 6))
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test func aChangedTextWithTheViewsFontAloneStaysPlain() {
        let view = textView("one line")
        let height = view.sizeThatFits(CGSize(width: 1000, height: 0)).height
        view.textStorage.append(NSAttributedString(string: " more", attributes: [.font: font]))
        #expect(view.sizeThatFits(CGSize(width: 1000, height: 0)).height == height)
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

    /// Setting the font changes the text storage, and applies to all of an attributed text.
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

    /// A range may extend beyond the end, and one without a location has an empty rectangle.
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

    // MARK: Delegates

    private final class Listener: NSObject, NSTextStorageDelegate {
        var told: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { told.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(delta)") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            let digits = (textStorage.string as NSString).rangeOfCharacter(from: .decimalDigits)
            if digits.length > 0 { textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: digits) }
            told.append("did")
        }
    }

    /// Each change is reported once, grouped changes as one, and what a delegate adds is part of the change.
    @Test func listenersHearOfChanges() {
        let (view, listener) = (textView("abc"), Listener())
        view.textStorage.delegate = listener
        let storage = view.textStorage
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy7")
        #expect(listener.told == ["will 2 1+3 by 2", "did"])
        #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        listener.told = []
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.append(NSAttributedString(string: "de", attributes: [.kern: 1.0]))
        storage.endEditing()
        #expect(listener.told == ["will 3 0+6 by 1", "did"] && view.text == "xy7cde")
        listener.told = []
        let first = NSRange(location: 0, length: 3)
        _ = storage.mutableString.replaceOccurrences(of: "y", with: "yy", range: first)
        storage.mutableString.append("!")
        #expect(listener.told == ["will 2 1+2 by 1", "did", "will 2 7+1 by 1", "did"] && view.text == "xyy7cde!")
        listener.told = []
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertText("5")
        view.text = "1"
        #expect(listener.told == ["will 2 1+1 by 1", "did", "will 3 0+1 by -8", "did"])
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    /// Typed text gets the attributes of its neighbors, or the typing attributes.
    @Test func typedTextHasAttributes() {
        let view = textView("")
        view.attributedText = NSAttributedString(string: "ab", attributes: [.font: font, .kern: 2.0])
        view.selectedRange = NSRange(location: 2, length: 0)
        view.insertText("c")
        view.typingAttributes = [.kern: 3.0]
        view.insertText("d")
        let kerns = (0..<4).map { view.attributedText.attribute(.kern, at: $0, effectiveRange: nil) as? Double }
        #expect(view.text == "abcd" && kerns == [2, 2, 2, 3] && view.selectedRange.location == 4)
    }

    /// Code that reads a text character by character does not make the storage build its string again for each one.
    @Test func charactersAreReadOnce() {
        let storage = CountingStorage()
        let text = storage.mutableString
        storage.readCount = 0
        #expect((0..<4).map { text.character(at: $0) } == Array("text".utf16) && storage.readCount <= 2)
        text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "T")
        #expect(text.character(at: 0) == UInt16(UInt8(ascii: "T")) && text.substring(from: 1) == "ext")
    }

    /// Two views show one text, each with a manager of its own.
    @Test func viewsThatShareAStorage() {
        let storage = NSTextStorage(string: "one")
        let views = (0..<2).map { _ -> UITextView in
            let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 100)))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            return UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        }
        storage.append(NSAttributedString(string: " two"))
        #expect(views.map(\.text) == ["one two", "one two"])
        views[0].text = "three"
        #expect(views.map(\.text) == ["three", "three"] && storage.string == "three")
        views[1].textStorage.mutableString.setString("four")
        #expect(views.map(\.text) == ["four", "four"])
        let other = NSTextStorage(string: "five")
        views[0].layoutManager.replaceTextStorage(other)
        #expect(views.map(\.text) == ["five", "five"] && views[1].textStorage === other)
    }

    /// A subclass that stores its text itself and colors words, as in source code editors.
    private final class HighlightingStorage: NSTextStorage {
        private let kept = NSMutableAttributedString()
        override var string: String { kept.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            kept.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            kept.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
        override func processEditing() {
            let word = (string as NSString).range(of: "let")
            if word.length > 0 { addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: word) }
            super.processEditing()
        }
    }

    @Test func storagesThatKeepTheirTextElsewhere() {
        let (storage, manager, container) = (HighlightingStorage(), NSLayoutManager(), NSTextContainer())
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        view.text = "a let"
        #expect(storage.string == "a let" && storage.length == 5 && view.text == "a let")
        let font = { (index: Int) in view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont }
        #expect(font(0)?.pointSize == 12 && font(3)?.pointSize == 40)
        #expect(NSAttributedString(attributedString: storage).string == "a let")
        storage.addAttribute(.kern, value: 1.0, range: NSRange(location: 0, length: 5))
        #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Double == 1)
        storage.append(NSAttributedString(string: " b", attributes: [.kern: 2.0]))
        #expect(view.attributedText.attribute(.kern, at: 6, effectiveRange: nil) as? Double == 2)
        #expect(manager.usedRect(for: container).height > 40)
    }

    /// The lines are kept until the text, the container or the font changes.
    @Test func linesFollowWhatTheyDependOn() {
        let (storage, manager, container) = stack("aaaa bbbb cccc dddd", width: 10 * letter)
        var height: CGFloat { (manager.usedRect(for: container).height / font.lineHeight * 100).rounded() / 100 }
        #expect(height == 2)
        container.size.width = 5.5 * letter
        #expect(height == 4)
        container.maximumNumberOfLines = 3
        #expect(height == 3)
        storage.deleteCharacters(in: NSRange(location: 4, length: 15))
        #expect(height == 1)
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 60), range: NSRange(location: 0, length: 1))
        #expect(height > 1)
    }
}

/// A subclass that stores its text itself, with an initial text.
private final class FilledStorage: NSTextStorage {
    private let text = NSMutableAttributedString(string: "abc")

    override var string: String { text.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        text.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        text.replaceCharacters(in: NSRange(location: text.length, length: 0), with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        text.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

private final class CountingStorage: NSTextStorage {
    private var text = "text"
    var readCount = 0

    override var string: String {
        readCount += 1
        return text
    }
    override var length: Int { text.utf16.count }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        range?.pointee = NSRange(location: 0, length: text.utf16.count)
        return [:]
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        text = (text as NSString).replacingCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {}
}
