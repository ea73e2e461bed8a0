import UIKit

/// A label with space around its text, which it counts itself.
@IBDesignable final class PaddingLabel: UILabel {
    @IBInspectable var topInset: CGFloat = 5.0
    @IBInspectable var leftInset: CGFloat = 8.0
    var textInsets: UIEdgeInsets { UIEdgeInsets(top: topInset, left: leftInset, bottom: topInset, right: leftInset) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let insetRect = bounds.inset(by: textInsets)
        let textRect = super.textRect(forBounds: insetRect, limitedToNumberOfLines: numberOfLines)
        let inverted = UIEdgeInsets(
            top: -textInsets.top, left: -textInsets.left, bottom: -textInsets.bottom, right: -textInsets.right)
        return textRect.inset(by: inverted)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: textInsets)) }
}
/// Stars that can be tapped.
final class RatingControl: UIStackView {
    private var ratingButtons = [UIButton]()
    var rating = 0 { didSet { updateButtonSelectionStates() } }
    var starSize = CGSize(width: 44.0, height: 44.0) { didSet { setupButtons() } }
    var starCount: Int = 5 { didSet { setupButtons() } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        setupButtons()
    }
    required init(coder: NSCoder) {
        super.init(coder: coder)
        setupButtons()
    }
    private func setupButtons() {
        for button in ratingButtons {
            removeArrangedSubview(button)
            button.removeFromSuperview()
        }
        ratingButtons.removeAll()
        for index in 0..<starCount {
            let button = UIButton()
            button.setImage(UIImage(systemName: "star"), for: .normal)
            button.setImage(UIImage(systemName: "star.fill"), for: .selected)
            button.setImage(UIImage(systemName: "star.fill"), for: [.highlighted, .selected])
            button.translatesAutoresizingMaskIntoConstraints = false
            button.heightAnchor.constraint(equalToConstant: starSize.height).isActive = true
            button.widthAnchor.constraint(equalToConstant: starSize.width).isActive = true
            button.accessibilityLabel = "Set \(index + 1) star rating"
            button.addAction(UIAction { [weak self] _ in self?.rating = index + 1 }, for: .touchUpInside)
            addArrangedSubview(button)
            ratingButtons.append(button)
        }
        updateButtonSelectionStates()
    }
    private func updateButtonSelectionStates() {
        for (index, button) in ratingButtons.enumerated() { button.isSelected = index < rating }
    }
}
/// Digits in boxes.
final class PinView: UIControl, UIKeyInput {
    private let stack = UIStackView()
    private(set) var digits = ""
    let length: Int
    var boxes: [UILabel] { stack.arrangedSubviews as! [UILabel] }
    init(length: Int) {
        self.length = length
        super.init(frame: .zero)
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.isUserInteractionEnabled = false
        addSubview(stack)
        for _ in 0..<length {
            let l = UILabel()
            l.textAlignment = .center
            l.font = .monospacedSystemFont(ofSize: 28, weight: .medium)
            l.layer.borderWidth = 1
            stack.addArrangedSubview(l)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            heightAnchor.constraint(equalTo: widthAnchor, multiplier: 1 / CGFloat(length)),
        ])
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !digits.isEmpty }
    var keyboardType: UIKeyboardType {
        get { .numberPad }
        set {}
    }
    func insertText(_ text: String) {
        guard digits.count < length else { return }
        digits += text
        update()
    }
    func deleteBackward() {
        if hasText {
            digits.removeLast()
            update()
        }
    }
    private func update() {
        for (i, l) in boxes.enumerated() { l.text = i < digits.count ? String(Array(digits)[i]) : nil }
        sendActions(for: .valueChanged)
    }
}
/// Cards on top of each other.
final class SwipeCards: UIView {
    var cards: [UIView] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        for i in 0..<3 {
            let c = UIView()
            c.backgroundColor = .white
            c.layer.cornerRadius = 12
            c.translatesAutoresizingMaskIntoConstraints = false
            insertSubview(c, at: 0)
            cards.append(c)
            NSLayoutConstraint.activate([
                c.centerXAnchor.constraint(equalTo: centerXAnchor),
                c.centerYAnchor.constraint(equalTo: centerYAnchor, constant: CGFloat(i) * 10),
                c.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.9 - CGFloat(i) * 0.05),
                c.heightAnchor.constraint(equalTo: c.widthAnchor, multiplier: 1.3),
            ])
            let pan = UIPanGestureRecognizer()
            pan.maximumNumberOfTouches = 1
            c.addGestureRecognizer(pan)
        }
    }
    required init?(coder: NSCoder) { nil }
    func drag(_ t: CGPoint) {
        let card = cards[0], rotation = t.x / bounds.width * 0.35
        card.transform = CGAffineTransform(translationX: t.x, y: t.y).rotated(by: rotation).scaledBy(x: 0.95, y: 0.95)
    }
}
