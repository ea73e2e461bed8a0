import Foundation

/// The layout of a button's title, subtitle and image: first the size of the content, then the frames in a rectangle.
struct ButtonArrangement {
    /// The frames of the title, the subtitle and the image.
    struct Places {
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var image = CGRect.zero
    }

    var title = CGSize.zero
    var subtitle = CGSize.zero
    var image = CGSize.zero
    var background = CGSize.zero
    /// The space between the image and the texts, in points.
    var imageGap: CGFloat = 0
    var titleGap: CGFloat = 0
    var imageEdge = NSDirectionalRectEdge.leading
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isRightToLeft = false
    /// The space that the button type adds around the content, in points (measured).
    var insets = UIEdgeInsets.zero
    var leastWidth: CGFloat = 0
    /// The height of a button without content, in points.
    var emptyHeight: CGFloat = 0
    /// The minimum height of a button that has only an image, in points: the height of a line.
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

    /// The size of the content with its insets, and at least the size of the background, in points.
    var size: CGSize {
        let height = content.height > 0 ? max(content.height, leastHeight) : emptyHeight
        return CGSize(
            width: max(background.width, max(leastWidth, content.width) + insets.left + insets.right),
            height: max(background.height, height + insets.top + insets.bottom))
    }

    /// Returns the frames of the parts in the content rectangle.
    ///
    /// The texts become narrower where the rectangle is too narrow.
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

    /// Returns the distance of the content from the left edge, in points.
    ///
    /// - Parameter rest: The width that the content leaves free, in points.
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
    /// The size of the button type's built-in image, in points (2 of 2 buttons).
    fileprivate var pictureSize: CGSize {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 25, height: 24)
        case .custom, .system, .plain, .close: .zero
        }
    }
}

extension UIButton {
    /// The size of the title, in points.
    ///
    /// Without a configuration, the size is in whole points (211 of 211 buttons on screens with two or three pixels per
    /// point).
    private var titleSize: CGSize {
        let size = label.intrinsicContentSize
        return configuration == nil ? CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)) : size
    }

    /// The layout of the button's current content.
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
        // 6 of 6 buttons with images smaller than a line.
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
