import UIKit

/// A text with a heading, links and a picture within, in the width that is good to read.
final class ArticleScreen: UIViewController, UITextViewDelegate {
    let scrollView = UIScrollView()
    let headline = UILabel()
    let textView = UITextView(usingTextLayoutManager: false)
    let quote = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        headline.text = "A headline that takes more than one line of the phone"
        headline.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .heavy))
        headline.numberOfLines = 0
        headline.lineBreakStrategy = .pushOut
        headline.accessibilityTraits.insert(.header)
        textView.isScrollEnabled = false
        textView.isEditable = false
        textView.delegate = self
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        textView.linkTextAttributes = [
            .foregroundColor: UIColor.systemBlue, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        textView.adjustsFontForContentSizeCategory = true
        textView.attributedText = body()
        quote.isScrollEnabled = false
        quote.text = "“A quote.”"
        quote.font = .italicSystemFont(ofSize: 17)
        quote.textContainer.maximumNumberOfLines = 2
        quote.textContainer.lineBreakMode = .byTruncatingTail
        quote.backgroundColor = .secondarySystemBackground
        quote.textContainerInset = UIEdgeInsets(top: 12, left: 7, bottom: 12, right: 7)
        let stack = UIStackView(arrangedSubviews: [headline, textView, quote])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.preservesSuperviewLayoutMargins = true
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
        ])
    }

    private func body() -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.paragraphSpacing = 12
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
            .paragraphStyle: paragraph,
        ]
        let text = NSMutableAttributedString(string: "First paragraph of the article.\n", attributes: attributes)
        let picture = NSTextAttachment()
        picture.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { _ in }
        picture.bounds = CGRect(x: 0, y: -10, width: 100, height: 60)
        text.append(NSAttributedString(attachment: picture))
        text.append(NSAttributedString(string: "\nSecond with a link.", attributes: attributes))
        text.addAttribute(
            .link, value: URL(string: "https://example.com") as Any, range: (text.string as NSString).range(of: "link"))
        return text
    }
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        if case .link(let url) = textItem.content, url.host == "example.com" { return nil }
        return defaultAction
    }
}
