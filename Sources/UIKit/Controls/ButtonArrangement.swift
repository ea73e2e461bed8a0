import Foundation

/// How title, subtitle and image of a button lie: sizes first, places in a rectangle then.
struct ButtonArrangement {
    /// Where the parts lie.
    struct Places {
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var image = CGRect.zero
    }

    var title = CGSize.zero
    var subtitle = CGSize.zero
    var image = CGSize.zero
    var background = CGSize.zero
    /// Between image and texts, and between the texts.
    var imageGap: CGFloat = 0
    var titleGap: CGFloat = 0
    var imageEdge = NSDirectionalRectEdge.leading
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isRightToLeft = false
    /// What the kind of button puts around its content (measured).
    var insets = UIEdgeInsets.zero
    var leastWidth: CGFloat = 0
    /// The height of a button without content.
    var emptyHeight: CGFloat = 0
    /// The height that a picture alone is given at least: that of a line.
    var leastHeight: CGFloat = 0

    private var isStacked: Bool { imageEdge == .top || imageEdge == .bottom }
    private var gap: CGFloat { image.width > 0 && texts.width > 0 ? imageGap : 0 }

    private var texts: CGSize {
        let between = title.height > 0 && subtitle.height > 0 ? titleGap : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    }

    private var content: CGSize {
        isStacked
            ? CGSize(width: max(texts.width, image.width), height: texts.height + gap + image.height)
            : CGSize(width: texts.width + gap + image.width, height: max(texts.height, image.height))
    }

    /// The size of all with what is around it, and at least that of the background.
    var size: CGSize {
        let height = content.height > 0 ? max(content.height, leastHeight) : emptyHeight
        return CGSize(
            width: max(background.width, max(leastWidth, content.width) + insets.left + insets.right),
            height: max(background.height, height + insets.top + insets.bottom))
    }

    /// The places of the parts in the rectangle of the content; texts give way where it is too narrow.
    func places(in rect: CGRect) -> Places {
        let imageWidth = isStacked ? 0 : image.width + gap
        let textWidth = min(texts.width, max(0, rect.width - imageWidth))
        let width = isStacked ? max(textWidth, image.width) : textWidth + imageWidth
        let left = rect.minX + lead(rect.width - width)
        let top = rect.minY + drop(rect.height - content.height)
        var places = Places()
        let isImageFirst = imageEdge == .top || (imageEdge == .leading) != isRightToLeft
        var textOrigin = CGPoint(x: left, y: top)
        if isStacked {
            places.image = CGRect(
                origin: CGPoint(
                    x: left + (width - image.width) / 2, y: imageEdge == .top ? top : top + texts.height + gap),
                size: image)
            textOrigin = CGPoint(
                x: left + (width - textWidth) / 2, y: imageEdge == .top ? top + image.height + gap : top)
        } else {
            places.image = CGRect(
                origin: CGPoint(
                    x: isImageFirst ? left : left + textWidth + gap, y: top + (content.height - image.height) / 2),
                size: image)
            textOrigin = CGPoint(
                x: isImageFirst ? left + imageWidth : left, y: top + (content.height - texts.height) / 2)
        }
        places.title = CGRect(
            origin: textOrigin, size: CGSize(width: min(title.width, textWidth), height: title.height))
        places.subtitle = CGRect(
            x: textOrigin.x, y: textOrigin.y + texts.height - subtitle.height, width: min(subtitle.width, textWidth),
            height: subtitle.height)
        return places
    }

    /// How far the content stands from the left, of what is left over.
    private func lead(_ rest: CGFloat) -> CGFloat {
        switch horizontal {
        case .center: max(0, rest / 2)
        case .left, .fill: 0
        case .right: rest
        case .leading: isRightToLeft ? rest : 0
        case .trailing: isRightToLeft ? 0 : rest
        }
    }

    private func drop(_ rest: CGFloat) -> CGFloat {
        switch vertical {
        case .center: rest / 2
        case .top, .fill: 0
        case .bottom: rest
        }
    }
}

extension UIButton.ButtonType {
    /// The size of the picture that the kind brings along, in points (2 of 2 buttons).
    fileprivate var pictureSize: CGSize {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 25, height: 24)
        case .custom, .system, .plain, .close: .zero
        }
    }
}

extension UIButton {
    /// The size of the title; without a configuration in whole points (211 of 211 buttons on screens with two or three pixels a
    /// point).
    private var titleSize: CGSize {
        let size = label.intrinsicContentSize
        return configuration == nil ? CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)) : size
    }

    /// How the content of now lies.
    var arrangement: ButtonArrangement {
        var made = ButtonArrangement()
        let hasTitle = currentTitle?.isEmpty == false || currentAttributedTitle != nil
        made.title = hasTitle ? titleSize : .zero
        made.image = currentImage?.size ?? buttonType.pictureSize
        made.background = currentBackgroundImage?.alignedSize ?? .zero
        made.horizontal = contentHorizontalAlignment
        made.vertical = contentVerticalAlignment
        made.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        made.emptyHeight = currentTitle == nil && made.image == .zero ? label.lineHeight : 0
        // 6 of 6 buttons with pictures smaller than a line.
        made.leastHeight = currentTitle == nil && configuration == nil ? label.lineHeight.rounded(.up) : 0
        if let configuration {
            let insets = configuration.contentInsets
            made.insets = UIEdgeInsets(
                top: insets.top, left: made.isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: made.isRightToLeft ? insets.leading : insets.trailing)
            made.subtitle = subtitleLabel?.intrinsicContentSize ?? .zero
            made.imageGap = configuration.imagePadding
            made.titleGap = configuration.titlePadding
            made.imageEdge = configuration.imagePlacement
        } else if contentEdgeInsets != .zero {
            made.insets = contentEdgeInsets
        } else if buttonType == .system, hasTitle || currentTitle == nil, currentImage == nil {
            made.insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
            made.leastWidth = 30
        }
        return made
    }
}
