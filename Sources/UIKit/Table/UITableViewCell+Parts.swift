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

    private func size(of label: UILabel?, in area: CGRect) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: area.width, height: 0))
        return CGSize(width: min(size.width, area.width), height: size.height)
    }
}
