import Testing
import UIKit

/// Exclusion paths and indented lines.
@MainActor @Suite struct ExclusionTests {
    private func textView(_ words: Int) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.font = .systemFont(ofSize: 17)
        view.isScrollEnabled = false
        view.text = Array(repeating: "words", count: words).joined(separator: " ")
        return view
    }

    private func lines(of view: UITextView) -> [CGRect] {
        var lines: [CGRect] = []
        let all = NSRange(location: 0, length: view.layoutManager.numberOfGlyphs)
        view.layoutManager.enumerateLineFragments(forGlyphRange: all) { frame, _, _, _, _ in lines.append(frame) }
        return lines
    }

    @Test func textBeginsBesideAPicture() {
        let view = textView(40)
        let former = view.sizeThatFits(CGSize(width: 300, height: 0))
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))]
        let lines = lines(of: view)
        #expect(lines.prefix(3).map(\.minX) == [100, 100, 0] && lines.prefix(3).map(\.width) == [200, 200, 300])
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > former.height)
        view.textContainer.exclusionPaths = []
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)) == former)
    }

    @Test func textGoesOnAtBothSidesOfACircle() throws {
        let view = textView(60)
        view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: 20, width: 100, height: 100))]
        let lines = lines(of: view)
        let middle = lines.filter { $0.minY < 70 && $0.maxY > 70 }
        #expect(middle.count == 2 && middle[0].minX == 0 && middle[1].maxX == 300)
        let (before, after) = (try #require(middle.first), try #require(middle.last))
        #expect(abs(before.maxX - 100) < 1 && abs(after.minX - 200) < 1)
        // Every character is placed exactly once, in order.
        let shown = view.layoutManager.glyphRange(for: view.textContainer)
        #expect(shown == NSRange(location: 0, length: (view.text as NSString).length))
        #expect(lines.last?.width == 300)
    }

    /// Text that fits nowhere is left out, however far down a path reaches and whatever its numbers are.
    @Test(arguments: [
        CGRect(x: 0, y: 0, width: 400, height: 1e300), CGRect(x: 0, y: 0, width: 400, height: CGFloat.infinity),
        CGRect(x: 0, y: 0, width: 400, height: CGFloat.nan), CGRect(x: 0, y: 0, width: 400, height: 1e9),
    ])
    func pathsWithoutEndLeaveNoRoom(rect: CGRect) {
        let view = textView(3)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: rect)]
        #expect(lines(of: view).count <= 1)
    }

    /// A word that is too long for the remaining width goes below a path that ends.
    ///
    /// Beside a path that does not end, it is left out.
    @Test func longWordsEnd() {
        let view = textView(1)
        view.text = String(repeating: "w", count: 60)
        view.textContainer.exclusionPaths = [
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
        ]
        #expect(lines(of: view).isEmpty)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 5000))]
        #expect((lines(of: view).first?.minY ?? 0) >= 5000)
    }

    /// A view without space for text has no lines.
    @Test(arguments: [CGFloat(0), 8, 16]) func viewsWithoutWidthHaveNoLines(width: CGFloat) {
        let view = textView(3)
        view.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))]
        view.frame.size.width = width
        #expect(lines(of: view).isEmpty)
        #expect(view.sizeThatFits(CGSize(width: width, height: 0)).height >= 0)
    }

    @Test func aPathOverAllOfALineLeavesItOut() {
        let view = textView(20)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: 0, width: 400, height: 50))]
        #expect((lines(of: view).first?.minY ?? 0) >= 50)
    }

    @Test func emptyTextAndParagraphs() {
        let view = textView(0)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))]
        #expect(lines(of: view).isEmpty && view.sizeThatFits(CGSize(width: 300, height: 0)).height > 16)
        view.text = "a\n\nb\n"
        let lines = lines(of: view)
        #expect(lines.map(\.minX) == [100, 100, 0])
        #expect(view.layoutManager.extraLineFragmentRect.minY > (lines.last?.minY ?? .infinity))
    }

    @Test func indentedLinesAreNarrower() {
        func label(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
            let style = NSMutableParagraphStyle()
            change(style)
            let label = UILabel()
            label.numberOfLines = 0
            let text = "• " + Array(repeating: "word", count: 12).joined(separator: " ")
            label.attributedText = NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
            return label
        }
        func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            label(change).sizeThatFits(CGSize(width: 150, height: 0)).height
        }
        let plain = height { _ in }
        #expect(height { $0.headIndent = 60 } > plain)
        #expect(height { $0.headIndent = 60 } == height { ($0.headIndent, $0.tailIndent) = (60, 150) })
        #expect(height { $0.tailIndent = -60 } == height { $0.tailIndent = 90 })
        // The first line alone is moved.
        let one = label { $0.firstLineHeadIndent = 30 }
        #expect(one.intrinsicContentSize.width == label { _ in }.intrinsicContentSize.width + 30)
        #expect(label { $0.headIndent = 30 }.intrinsicContentSize == label { _ in }.intrinsicContentSize)
    }

    @Test func placesOfIndentedLines() {
        let view = textView(0)
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent) = (10, 40)
        let text = Array(repeating: "words", count: 20).joined(separator: " ")
        view.attributedText = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        let manager = view.layoutManager
        var starts: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 119)) { _, used, _, _, _ in
            starts.append(used.minX)
        }
        #expect(starts.first == 10 && starts.dropFirst().allSatisfy { $0 == 40 } && starts.count > 2)
        #expect(manager.location(forGlyphAt: 0).x == 15)
    }

    @Test func baselinesOfTextThatDoesNotScroll() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let (text, label) = (textView(40), UILabel())
        (label.text, label.font) = ("Send", .systemFont(ofSize: 17))
        for view in [text, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let first = label.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            text.leftAnchor.constraint(equalTo: root.leftAnchor), text.widthAnchor.constraint(equalToConstant: 300),
            label.leftAnchor.constraint(equalTo: text.rightAnchor), first,
        ])
        root.layoutIfNeeded()
        #expect(label.frame.minY == 108)
        first.isActive = false
        label.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.maxY == text.frame.maxY - 8)
        text.isScrollEnabled = true
        text.heightAnchor.constraint(equalToConstant: 200).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.maxY > text.frame.maxY)
    }
}
