import Testing

@testable import UIKit

/// The positions of baselines, and which view provides them (auto-layout.md, section 10), at two pixels a point.
@MainActor @Suite struct BaselineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    private func label(_ size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        (label.font, label.text) = (.systemFont(ofSize: size), "Ag")
        return label
    }

    private func add<View: UIView>(
        _ view: View, to superview: UIView? = nil, top: CGFloat? = nil, height: CGFloat? = nil
    ) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        view.leftAnchor.constraint(equalTo: (superview ?? root).leftAnchor).isActive = true
        if let top { view.topAnchor.constraint(equalTo: (superview ?? root).topAnchor, constant: top).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }

    /// They depend only on the font, not on additional space of a label.
    @Test func labelsWithRoom() {
        let tall = add(label(), top: 100, height: 78)
        let (first, last) = (add(label()), add(label()))
        first.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.minY == 100 && last.frame.maxY == 178)
        // For one line both are the same.
        last.text = "A"
        let middle = add(label())
        middle.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(middle.frame == first.frame)
    }

    /// Without a baseline of its own the first baseline of a view is its top and the last one its bottom.
    @Test func viewsWithoutTextHaveTheirEdges() {
        let kinds = [
            UIView(), UIImageView(image: UIImage(size: CGSize(width: 32, height: 60))), UISwitch(), UIStackView(),
        ]
        for view in kinds.map({ add($0, top: 100, height: 60) }) {
            let (first, last) = (add(label()), add(label()))
            first.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
            last.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(first.frame.minY == 100 - first.roundedAscender, "\(type(of: view))")
            #expect(last.frame.maxY == 160 + last.lineHeight - last.roundedAscender, "\(type(of: view))")
        }
    }

    /// A row with first baseline alignment has the top of an image on the baseline of a text; with last baseline alignment it has the
    /// bottom there.
    @Test(arguments: [(UIStackView.Alignment.firstBaseline, 16.0), (.lastBaseline, -24)])
    func rowsOfPicturesAndTexts(_ alignment: UIStackView.Alignment, _ expected: CGFloat) {
        let (picture, text) = (UIImageView(image: UIImage(size: CGSize(width: 32, height: 40))), label())
        let row = add(UIStackView(arrangedSubviews: [picture, text]), top: 100)
        row.alignment = alignment
        root.layoutIfNeeded()
        #expect(picture.frame.minY - text.frame.minY == expected)
    }

    /// A button's title is vertically centered: the bottom edges of heights of 100 and 30 points are 35 points apart.
    @Test func buttonsCentreTheirTitles() {
        let high = add(UIButton(type: .system), top: 0, height: 100)
        let low = add(UIButton(type: .system), height: 30)
        for button in [high, low] { button.setTitle("Go", for: .normal) }
        high.lastBaselineAnchor.constraint(equalTo: low.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(high.frame.maxY - low.frame.maxY == 35)
    }

    /// A container has the baselines of the view that it returns, for both if it returns only one, also after that view has moved.
    @Test func containersHaveTheBaselinesOfWhatTheyName() {
        final class Box: UIView {
            let inner = UILabel()
            override var forLastBaselineLayout: UIView { inner }
        }
        let box = add(Box(), top: 200, height: 60)
        (box.inner.font, box.inner.text) = (.systemFont(ofSize: 17), "x")
        _ = add(box.inner, to: box)
        let top = box.inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10)
        let other = add(label())
        NSLayoutConstraint.activate([top, other.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor)])
        root.layoutIfNeeded()
        #expect(box.forFirstBaselineLayout === box.inner && other.frame.minY == 210)
        top.constant = 30
        root.layoutIfNeeded()
        #expect(other.frame.minY == 230)
    }

    /// The baselines of a row are those of the tallest view; those of a column are those of the first and the last view, also through
    /// nested stack views.
    @Test func stacksHaveTheBaselinesOfTheirViews() {
        let (small, large) = (label(), label(30))
        let stack = UIStackView(arrangedSubviews: [small, large])
        #expect(stack.forFirstBaselineLayout === large && stack.forLastBaselineLayout === large)
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === small && stack.forLastBaselineLayout === large)
        let outer = UIStackView(arrangedSubviews: [stack, UIView()])
        #expect(outer.forFirstBaselineLayout === small && outer.forLastBaselineLayout === large)
    }

    /// System spacing between baselines is the line height of these fonts including leading, so that texts do not overlap.
    @Test(arguments: [(28.0, 17.0, 24.653), (17, 28, 32.474), (12, 12, 16), (17, 17, 22)])
    func systemSpacingFollowsFonts(upper: CGFloat, lower: CGFloat, distance: CGFloat) {
        let (above, below) = (add(label(upper), top: 0), add(label(lower)))
        let space = below.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1)
        space.isActive = true
        root.layoutIfNeeded()
        #expect(abs(space.constant - distance) < 0.001)
        #expect(abs(below.frame.minY - above.frame.maxY) <= 2)
        // A larger font has a larger spacing.
        below.font = .systemFont(ofSize: 40)
        root.layoutIfNeeded()
        #expect(space.constant >= UIFont.systemFont(ofSize: 40).ascender - above.font.descender)
        #expect(abs(below.frame.minY - above.frame.maxY) <= 2)
    }

    /// A multiplier of two doubles the spacing, and a given constant replaces it.
    ///
    /// Below an edge, the text begins below the edge.
    @Test func systemSpacingOfOneFont() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let (one, other) = (add(label()), add(label()))
        (one.font, other.font) = (body, body)
        one.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1).isActive = true
        let space = other.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 2)
        space.isActive = true
        let end = root.bottomAnchor.constraint(equalToSystemSpacingBelow: other.lastBaselineAnchor, multiplier: 1)
        root.layoutIfNeeded()
        #expect(abs(space.constant - 2 * (body.lineHeight + body.leading)) < 1e-9 && end.constant == 8)
        #expect(one.frame.minY > 0 && one.frame.minY < 8)
        space.constant = 5
        root.layoutIfNeeded()
        #expect(space.constant == 5)
    }
}
