import Testing
import UIKit

/// The standard controls, created and configured as in layout code.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct SurfaceControlTests {
    /// Every class is created without arguments, with a frame and by its own initializers.
    @Test func bareInitialisers() {
        let views: [UIView] = [
            UIView(), UILabel(), UIButton(), UIImageView(), UITextField(), UITextView(), UISwitch(), UISlider(),
            UISegmentedControl(), UIStepper(), UIProgressView(), UIActivityIndicatorView(), UIPageControl(),
            UISearchBar(), UINavigationBar(), UITabBar(), UIToolbar(), UIPickerView(), UIDatePicker(), UIScrollView(),
            UIStackView(), UITableView(), UITableViewCell(), UITableViewHeaderFooterView(), UICollectionView(),
            UICollectionViewCell(), UICollectionReusableView(), UIVisualEffectView(), UIControl(), UIWindow(),
            UILabel(frame: .zero), UISlider(frame: .zero), UITableViewCell(frame: .zero),
            UITableViewCell(style: .value1, reuseIdentifier: "cell"), UITextView(frame: .zero, textContainer: nil),
            UIVisualEffectView(effect: UIBlurEffect(style: .light)), UIImageView(image: nil),
        ]
        for view in views {
            #expect(view.translatesAutoresizingMaskIntoConstraints, "\(type(of: view))")
            #expect(view.constraints.isEmpty)
        }
    }

    @Test func contentViewsFill() {
        let cells: [(UIView, UIView)] = [
            { ($0, $0.contentView) }(UITableViewCell()), { ($0, $0.contentView) }(UICollectionViewCell()),
            { ($0, $0.contentView) }(UITableViewHeaderFooterView()), { ($0, $0.contentView) }(UIVisualEffectView()),
        ]
        for (cell, content) in cells {
            cell.frame = CGRect(x: 5, y: 6, width: 100, height: 50)
            #expect(content.superview === cell && content.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        }
    }

    @Test func seedsPrograms() {
        let button = UIButton(type: .roundedRect)
        button.setTitle("Add", for: .normal)
        #expect(button.currentTitle == "Add" && button.titleLabel?.text == "Add" && button.state == .normal)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.returnKeyType = .next
        #expect(field.intrinsicContentSize.height == 34 && field.keyboardType == .emailAddress)
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .darkGray
        #expect(label.intrinsicContentSize == .zero)
        let picture = UIImageView(image: UIImage(size: CGSize(width: 60, height: 40)))
        #expect(picture.image?.size == CGSize(width: 60, height: 40) && picture.bounds.size == picture.image?.size)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.systemFont(ofSize: 10).lineHeight > 10)
    }

    @Test func cellsWithLabels() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 16)
        #expect(cell.detailTextLabel?.frame.minY == cell.textLabel?.frame.maxY)
        #expect(UITableViewCell().detailTextLabel == nil)
    }

    /// A label measures attributed text by the fonts of its parts.
    @Test func attributedLabels() throws {
        let (small, large) = (UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 30))
        let text = NSMutableAttributedString(string: "abc", attributes: [.font: small])
        text.append(NSAttributedString(string: "def", attributes: [.font: large]))
        let label = UILabel()
        label.attributedText = text
        let parts = ["abc".size(withAttributes: [.font: small]), "def".size(withAttributes: [.font: large])]
        let size = label.intrinsicContentSize
        #expect(abs(size.width - (parts[0].width + parts[1].width)) <= 0.5)
        #expect(size.height == 36)
        #expect(label.text == "abcdef" && label.font == small)

        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        label.attributedText = NSAttributedString(
            string: "one two", attributes: [.font: small, .paragraphStyle: style, .kern: 2])
        let kerned = "one two".size(withAttributes: [.font: small]).width + 14
        #expect(abs(label.intrinsicContentSize.width - kerned) <= 0.5)
        label.numberOfLines = 0
        let lines = label.sizeThatFits(CGSize(width: kerned * 0.7, height: 0))
        #expect(lines.height == (2 * small.lineHeight + 6).rounded(.up) || lines.height == 35)
        label.text = "plain"
        #expect(label.intrinsicContentSize.height == 14.5)
    }

    /// A label with insets around its text, as published code implements it.
    @Test func paddedLabel() {
        let (plain, padded) = (UILabel(), PaddedLabel())
        plain.text = "padding"
        padded.text = "padding"
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
        #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
    }

    @Test func boundingRectangles() {
        let font = UIFont.systemFont(ofSize: 17)
        let text = "a line that is broken" as NSString
        let whole = text.size(withAttributes: [.font: font])
        let broken = text.boundingRect(
            with: CGSize(width: whole.width * 0.6, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        #expect(abs(broken.height - 2 * whole.height) < 0.01 && broken.width < whole.width)
    }

    @Test func textViewWithoutPadding() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = "text"
        let before = view.intrinsicContentSize
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = .zero
        #expect(view.intrinsicContentSize == CGSize(width: before.width - 10, height: before.height - 16))
    }

    @Test func configurationsMayBeAskedWhileTheyAreChanged() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Title"
        button.configuration?.subtitle = button.configuration?.title
        button.configuration?.title = (button.configuration?.title ?? "") + "s"
        #expect(button.configuration?.title == "Titles")
        #expect(button.configuration?.subtitle == "Title")
        #expect(button.titleLabel?.text == "Titles")
    }

    @Test func buttonArrangements() {
        let image = UIImage(size: CGSize(width: 20, height: 10))
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Title"
        let title = button.intrinsicContentSize
        button.configuration?.image = image
        button.configuration?.imagePlacement = .top
        button.configuration?.imagePadding = 5
        #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 15))
        button.configuration?.imagePlacement = .trailing
        #expect(abs(button.intrinsicContentSize.width - title.width - 25) < 0.001)
        #expect(button.intrinsicContentSize.height == title.height)

        let framed = UIButton()
        framed.setBackgroundImage(UIImage(size: CGSize(width: 200, height: 60)), for: .normal)
        #expect(framed.intrinsicContentSize == CGSize(width: 200, height: 60))
        framed.setTitle("Title", for: .normal)
        framed.contentHorizontalAlignment = .leading
        framed.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        framed.layoutIfNeeded()
        #expect(framed.titleLabel?.frame.minX == 0)
        let height = framed.titleLabel?.frame.height ?? 0
        framed.titleLabel?.font = .systemFont(ofSize: 40)
        framed.layoutIfNeeded()
        #expect((framed.titleLabel?.frame.height ?? 0) > height)
    }

    @Test func selfSizingCollectionCells() {
        let cell = UICollectionViewCell()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 70), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = CGSize(width: 50, height: 50)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 70, height: 40))
        #expect(attributes.size == CGSize(width: 50, height: 50))
    }

    @Test func picturesFromData() {
        let png = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 60]
        let data = Data((png + [0, 0, 0, 40, 8, 6, 0, 0, 0]).map { UInt8($0) })
        #expect(UIImage(data: data)?.size == CGSize(width: 60, height: 40))
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 30, height: 20))
        #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage(data: data.prefix(20)) == nil)
        #expect(UIImage(named: "nothing of that name") == nil)
    }
}

private final class PaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(
            x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}
