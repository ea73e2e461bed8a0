import Foundation
import Testing
import UIKit

/// Rules of Apple's class reference for single properties: `nil`, empty values, and properties that change each other.
@MainActor @Suite struct DocumentedRuleTests {
    @Test func labelsReturnToTheirDefaultFontAndColor() {
        let label = UILabel()
        (label.font, label.textColor) = (.boldSystemFont(ofSize: 30), .red)
        (label.font, label.textColor) = (nil, nil)
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    }

    @Test func attributedTextsSetTheStyleOfTheLabel() {
        let (label, style) = (UILabel(), NSMutableParagraphStyle())
        (style.alignment, style.lineBreakMode) = (.center, .byTruncatingHead)
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .paragraphStyle: style])
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
        label.attributedText = text
        #expect(label.text == "ab" && label.font.pointSize == 9 && label.textColor == .red)
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingHead)
        label.textColor = .blue
        let last = label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil)
        #expect(last as? UIColor == .blue)
        label.text = nil
        #expect(label.attributedText == nil)
    }

    @Test func aFirstBarButtonIsReplacedOrRemoved() {
        let (item, buttons) = (UINavigationItem(title: ""), (0..<4).map { _ in UIBarButtonItem() })
        item.leftBarButtonItems = Array(buttons[0...2])
        item.leftBarButtonItem = buttons[3]
        #expect(item.leftBarButtonItems == [buttons[3], buttons[1], buttons[2]])
        item.leftBarButtonItem = buttons[2]
        #expect(item.leftBarButtonItems == [buttons[2], buttons[3], buttons[1]])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == [buttons[3], buttons[1]] && item.leftBarButtonItem === buttons[3])
        item.rightBarButtonItem = buttons[0]
        #expect(item.rightBarButtonItems == [buttons[0]])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
    }

    @Test func cellsHaveABackgroundViewOrABackgroundConfiguration() {
        let (row, item, header) = (UITableViewCell(), UICollectionViewCell(), UITableViewHeaderFooterView())
        (row.backgroundView, item.backgroundView, header.backgroundView) = (UIView(), UIView(), UIView())
        (row.selectedBackgroundView, row.multipleSelectionBackgroundView) = (UIView(), UIView())
        row.backgroundColor = .red
        item.selectedBackgroundView = UIView()
        (row.backgroundConfiguration, item.backgroundConfiguration) = (.clear(), .clear())
        header.backgroundConfiguration = .clear()
        #expect(row.backgroundView == nil && row.selectedBackgroundView == nil && row.backgroundColor == nil)
        #expect(row.multipleSelectionBackgroundView == nil && row.backgroundConfiguration != nil)
        #expect(item.backgroundView == nil && item.selectedBackgroundView == nil && header.backgroundView == nil)
        (row.selectedBackgroundView, item.backgroundView, header.backgroundView) = (UIView(), UIView(), UIView())
        #expect(row.backgroundConfiguration == nil && item.backgroundConfiguration == nil)
        #expect(header.backgroundConfiguration == nil)
    }

    @Test func aSegmentHasATitleOrAnImage() {
        let (segments, image) = (UISegmentedControl(items: ["a", "b"]), UIImage())
        segments.setImage(image, forSegmentAt: 0)
        #expect(segments.titleForSegment(at: 0) == nil && segments.imageForSegment(at: 0) === image)
        segments.setTitle("c", forSegmentAt: 9)
        #expect(segments.titleForSegment(at: 1) == "c" && segments.titleForSegment(at: 9) == "c")
        segments.setTitle("d", forSegmentAt: 0)
        #expect(segments.titleForSegment(at: 0) == "d" && segments.imageForSegment(at: 0) == nil)
        segments.setEnabled(false, forSegmentAt: 1)
        segments.insertSegment(withTitle: "e", at: 0, animated: false)
        #expect(segments.isEnabledForSegment(at: 1) && !segments.isEnabledForSegment(at: 2))
    }

    /// A search bar has no text until one is set, whether or not its field exists.
    @Test func searchBarsHaveNoTextAtFirst() {
        let bar = UISearchBar()
        _ = bar.searchTextField
        #expect(bar.text == nil)
        bar.searchTextField.insertText("a")
        #expect(bar.text == "a")
        bar.searchTextField.deleteBackward()
        #expect(bar.text == nil)
        bar.text = ""
        #expect(bar.text == "")
    }

    @Test func stepsArePositive() {
        let stepper = UIStepper()
        let texts = LayoutMisuse.recording { for step in [2, 0, -1] { stepper.stepValue = Double(step) } }
        let text = "NSInvalidArgumentException: stepValue must be greater than 0"
        #expect(texts.map { "\($0)" } == [text, text] && stepper.stepValue == 2)
    }

    @Test func statusBarsAreHiddenIfTheHeightIsCompact() {
        let controller = UIViewController()
        #expect(!controller.prefersStatusBarHidden)
        controller.traitOverrides.verticalSizeClass = .compact
        #expect(controller.prefersStatusBarHidden)
    }

    @Test func datePickersKeepACalendarAndALocale() {
        let picker = UIDatePicker()
        (picker.calendar, picker.locale) = (Calendar(identifier: .buddhist), Locale(identifier: "fr_CA"))
        #expect(picker.calendar.identifier == .buddhist && picker.locale?.identifier == "fr_CA")
        (picker.calendar, picker.locale) = (nil, nil)
        #expect(picker.calendar == .current && picker.locale != nil)
    }

    /// The selection has a rectangle in each line, from the caret of its start to that of its end.
    @Test func selectionsHaveARectangleForEachLine() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.text = "one\ntwo\nthree"
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        let end = try #require(view.position(from: view.beginningOfDocument, offset: 10))
        let range = try #require(view.textRange(from: start, to: end))
        let found = view.selectionRects(for: range)
        let carets = [view.caretRect(for: start), view.caretRect(for: end)]
        #expect(
            found.map(\.containsStart) == [true, false, false] && found.map(\.containsEnd) == [false, false, true])
        #expect(found[0].rect.minX == carets[0].minX && found[2].rect.minY == carets[1].minY)
        #expect(abs(found[2].rect.maxX - carets[1].minX) < 1e-9 && found[1].rect.width > found[2].rect.width)
        #expect(found[1].rect.minX == found[2].rect.minX && found.allSatisfy { $0.rect.height == carets[0].height })
        #expect(view.selectionRects(for: try #require(view.textRange(from: start, to: start))).isEmpty)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        field.text = "one"
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(field.selectionRects(for: all).map(\.rect.width) == [field.firstRect(for: all).width])
    }
}
