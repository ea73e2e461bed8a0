import Foundation

/// What a cell shows without constraints; each is made when somebody asks for it.
struct CellParts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?

    var isEmpty: Bool { text == nil && detail == nil && image == nil }
}

extension UITableViewCell {
    /// Places labels and picture in the content view: from the separator's inset on, in the middle of the height.
    ///
    /// Stored frames of cells give the insets; how wide two labels beside each other are is a choice: the second one has
    /// what it needs, the first one the rest.
    func layoutParts() {
        guard !parts.isEmpty else { return }
        var area = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        if let image = parts.image, let size = image.image?.size {
            image.frame = CGRect(x: area.minX, y: area.midY - size.height / 2, width: size.width, height: size.height)
            area = area.inset(by: UIEdgeInsets(top: 0, left: size.width + 16, bottom: 0, right: 0))
        }
        let sizes = (text: size(of: parts.text, in: area), detail: size(of: parts.detail, in: area))
        switch style {
        case .subtitle:
            let height = sizes.text.height + sizes.detail.height
            parts.text?.frame = CGRect(
                x: area.minX, y: area.midY - height / 2, width: sizes.text.width, height: sizes.text.height)
            parts.detail?.frame = CGRect(
                x: area.minX, y: area.midY + height / 2 - sizes.detail.height, width: sizes.detail.width,
                height: sizes.detail.height)
        case .value1, .value2, .default:
            let width = area.width - sizes.detail.width
            parts.text?.frame = CGRect(
                x: area.minX, y: area.midY - sizes.text.height / 2, width: min(sizes.text.width, width),
                height: sizes.text.height)
            let start = style == .value2 ? area.minX + sizes.text.width + 6 : area.maxX - sizes.detail.width
            parts.detail?.frame = CGRect(
                x: start, y: area.midY - sizes.detail.height / 2, width: sizes.detail.width,
                height: sizes.detail.height)
        }
    }

    /// What labels and picture ask for: 44 points, and the height of texts of more lines with 23.5 around them, which 44 leaves
    /// beside one line; nil where the content view holds something else.
    func heightOfParts(within width: CGFloat) -> CGFloat? {
        let own = [parts.text, parts.detail, parts.image].compactMap { $0 }
        guard contentView.subviews.allSatisfy({ view in own.contains { $0 === view } }) else { return nil }
        let picture = parts.image?.image?.size ?? .zero
        let room = width - 32 - (picture.width > 0 ? picture.width + 16 : 0)
        let area = CGRect(x: 0, y: 0, width: max(0, room), height: 0)
        let heights = [parts.text, parts.detail].map { size(of: $0, in: area).height }
        let texts = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
        return max(44, texts + 23.5)
    }

    // MARK: Accessory

    /// What the accessory takes of the width: a margin of 16 points, 20 from a width of 414 on, and beside it 11 for an arrow, 28
    /// for a check mark, 31 and 37 for buttons (measured on stored cells; few but those of arrows); a view takes its own width
    /// and a margin at both sides.
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

    /// Puts a view at the trailing end in its place, and lets the content end before the accessory.
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
