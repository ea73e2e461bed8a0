import Foundation

/// The labels and the image view that a cell lays out without constraints; each is created on first access.
struct CellParts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?

    var isEmpty: Bool { text == nil && detail == nil && image == nil }
}

extension UITableViewCell {
    /// Places labels and image in the content view, between the margins of the row; 8 points remain before an accessory.
    ///
    /// The rules come from frames that Xcode 9 and later stored. A single label is as high as the row. Of two labels side by side,
    /// the second ends at the margin. Positions are rounded up to whole points. The widths of two labels side by side are Plumb's
    /// choice: the second label gets its fitting width, the first one the rest.
    func layoutParts() {
        guard !parts.isEmpty else { return }
        var area = contentView.bounds.inset(by: marginsOfParts)
        if let image = parts.image, let size = image.image?.size {
            image.frame = CGRect(
                x: area.minX, y: ((area.height - size.height) / 2).rounded(.up), width: size.width, height: size.height)
            area = area.inset(by: UIEdgeInsets(top: 0, left: size.width + 16, bottom: 0, right: 0))
        }
        let sizes = (text: size(of: parts.text, in: area), detail: size(of: parts.detail, in: area))
        switch style {
        case .subtitle:
            let top = ((area.height - sizes.text.height - sizes.detail.height) / 2).rounded(.up)
            parts.text?.frame = CGRect(origin: CGPoint(x: area.minX, y: top), size: sizes.text)
            parts.detail?.frame = CGRect(
                origin: CGPoint(x: area.minX, y: top + sizes.text.height), size: sizes.detail)
        case .default: parts.text?.frame = area
        case .value1, .value2:
            let width = min(sizes.text.width, area.width - sizes.detail.width)
            let start = style == .value2 ? area.minX + sizes.text.width + 6 : area.maxX - sizes.detail.width
            parts.text?.frame = CGRect(
                x: area.minX, y: top(of: parts.text, sizes.text, in: area), width: width, height: sizes.text.height)
            parts.detail?.frame = CGRect(
                origin: CGPoint(x: start, y: top(of: parts.detail, sizes.detail, in: area)), size: sizes.detail)
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { mirrorParts() }
    }

    /// The margins of labels and image, in points from left to right.
    private var marginsOfParts: UIEdgeInsets {
        let margin = SystemMargin.sideOfRow(ofWidth: bounds.width)
        return UIEdgeInsets(top: 0, left: margin + indentation, bottom: 0, right: accessoryRoom > 0 ? 8 : margin)
    }

    /// Returns the top of a vertically centered label; its lines count with the line height of the font, not in whole pixels.
    private func top(of label: UILabel?, _ size: CGSize, in area: CGRect) -> CGFloat {
        guard let line = label?.font.lineHeight, line > 0 else { return 0 }
        let lines = max(1, (size.height / line).rounded(.down))
        return ((area.height - lines * line) / 2).rounded(.up)
    }

    /// Mirrors the frames of labels and image for right-to-left layout.
    private func mirrorParts() {
        let views: [UIView?] = [parts.text, parts.detail, parts.image]
        for case let view? in views { view.frame.origin.x = contentView.bounds.width - view.frame.maxX }
    }

    /// Returns the fitting height of labels and image, in points.
    ///
    /// The height is at least 44. Text of several lines adds 23.5, the space that 44 points leave around one line. The result is
    /// nil if the content view has other subviews.
    func heightOfParts(within width: CGFloat) -> CGFloat? {
        let own = [parts.text, parts.detail, parts.image].compactMap { $0 }
        guard contentView.subviews.allSatisfy({ view in own.contains { $0 === view } }) else { return nil }
        let picture = parts.image?.image?.size ?? .zero
        let margins = marginsOfParts
        let room = width - margins.left - margins.right - (picture.width > 0 ? picture.width + 16 : 0)
        let area = CGRect(x: 0, y: 0, width: max(0, room), height: 0)
        let heights = [parts.text, parts.detail].map { size(of: $0, in: area).height }
        let texts = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
        return max(44, texts + 23.5)
    }

    // MARK: Accessory

    /// The width that the accessory takes, in points.
    ///
    /// The margin is 16 points, or 20 at a width of 414 and more. An arrow adds 11, a check mark 28, and the buttons 31 and 37.
    /// These values are measured on stored cells, of which few have other accessories than arrows. An accessory view takes its own
    /// width and a margin on both sides.
    var accessoryRoom: CGFloat {
        let margin = SystemMargin.sideOfRow(ofWidth: bounds.width)
        if let accessoryView { return accessoryView.frame.width + 2 * margin }
        switch accessoryType {
        case .none: return 0
        case .disclosureIndicator: return margin + 11
        case .checkmark: return margin + 28
        case .detailButton: return margin + 31
        case .detailDisclosureButton: return margin + 37
        }
    }

    /// Places the accessory view and ends the content view before the accessory.
    func placeAccessory() {
        let room = accessoryRoom
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(0, bounds.width - room)
        let frame = CGRect(x: isMirrored ? room : 0, y: 0, width: width, height: bounds.height)
        if contentView.frame != frame, room > 0 || hasAccessoryRoom { contentView.frame = frame }
        hasAccessoryRoom = room > 0
        guard let accessoryView else { return }
        let size = accessoryView.frame.size
        let margin = (room - size.width) / 2
        accessoryView.frame.origin = CGPoint(
            x: isMirrored ? margin : bounds.width - margin - size.width, y: (bounds.height - size.height) / 2)
    }

    private func size(of label: UILabel?, in area: CGRect) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: area.width, height: 0))
        return CGSize(width: min(size.width, area.width), height: size.height)
    }
}
