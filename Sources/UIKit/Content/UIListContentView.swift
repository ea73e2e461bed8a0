import Foundation

/// A view with an image and one or two texts.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    /// The configuration that the view shows.
    ///
    /// The view ignores configurations that are no `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
            shown = new
            show()
        }
    }
    private var shown: UIListContentConfiguration
    private let textLabel = UILabel(frame: .zero)
    private let secondLabel = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    /// The margins and the minimum height of the enclosing row, in points.
    final var surroundings = (leading: CGFloat(0), trailing: CGFloat(0), height: CGFloat(0)) {
        didSet { if surroundings != oldValue { contentChanged() } }
    }

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for part in [picture, textLabel, secondLabel] { addSubview(part) }
        show()
    }
    /// Creates an empty view from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        for part in [picture, textLabel, secondLabel] { addSubview(part) }
    }

    private func show() {
        shown.textProperties.show(shown.text, shown.attributedText, in: textLabel)
        shown.secondaryTextProperties.show(shown.secondaryText, shown.secondaryAttributedText, in: secondLabel)
        picture.image = shown.image
        picture.isHidden = shown.image == nil
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        contentChanged()
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Guides

    /// The guide of the primary text; nil without text.
    open var textLayoutGuide: UILayoutGuide? { textLabel.text?.isEmpty ?? true ? nil : textGuide }
    /// The guide of the secondary text; nil without text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondLabel.text?.isEmpty ?? true ? nil : secondGuide }
    /// The guide of the image; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : pictureGuide }
    private lazy var textGuide = guide(around: textLabel)
    private lazy var secondGuide = guide(around: secondLabel)
    private lazy var pictureGuide = guide(around: picture)

    private func guide(around part: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        return guide
    }

    // MARK: Layout

    private func places(in width: CGFloat, height: CGFloat? = nil) -> ListContentArrangement {
        var margins = shown.directionalLayoutMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, surroundings.leading)
            margins.trailing = max(margins.trailing, surroundings.trailing)
        }
        var made = ListContentArrangement(
            width: width, height: height, leastHeight: surroundings.height, margins: margins,
            image: shown.image.map(shown.imageProperties.sizes), imageGap: shown.imageToTextPadding,
            isBeside: shown.prefersSideBySideTextAndSecondaryText,
            besideGap: shown.textToSecondaryTextHorizontalPadding, belowGap: shown.textToSecondaryTextVerticalPadding)
        if height != nil {
            let (first, second) = (shown.textProperties.alignment, shown.secondaryTextProperties.alignment)
            made.fills = (first != .natural, second != .natural)
        }
        return made.placing(text: size(of: textLabel), second: size(of: secondLabel))
    }

    private func size(of label: UILabel) -> (CGFloat?) -> CGSize {
        { width in label.text?.isEmpty ?? true ? .zero : label.sizeThatFits(CGSize(width: width ?? 0, height: 0)) }
    }

    override var contentHeightFollowsWidth: Bool { true }
    override func contentSize(fittingWidth width: CGFloat) -> CGSize {
        CGSize(width: width, height: places(in: width).size.height)
    }
    /// The size of the image and the texts in one line, with the margins, in points.
    open override var intrinsicContentSize: CGSize { places(in: .greatestFiniteMagnitude / 4).size }
    /// Returns the size for a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fittingWidth: size.width) }

    /// Places the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(in: bounds.width, height: bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (part, frame) in [(picture, places.picture), (textLabel, places.text), (secondLabel, places.second)] {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            part.frame = frame
        }
    }
}
