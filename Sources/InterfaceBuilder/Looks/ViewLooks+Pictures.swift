import Scene
import UIKit

extension ViewLooks {
    /// The pictures of the view, from back to front.
    var pictures: [Scene.Picture] {
        switch element.tag {
        case "imageView":
            guard let name = content.imageName else { return [] }
            let listed = content.imageSize.map { size in (Double(size.width), Double(size.height)) }
            return [picture(name, listed: listed, mode: content.value("contentMode") ?? "scaleToFill", in: bounds)]
        case "button": return buttonPictures
        default: return []
        }
    }

    private var buttonPictures: [Scene.Picture] {
        guard let button = view as? UIButton else { return [] }
        var found: [Scene.Picture] = []
        if let image = content.backgroundImage {
            found.append(picture(image.name, listed: nil, mode: "scaleToFill", in: bounds))
        }
        guard let image = content.buttonImage, let frame = imageFrame(of: button) else { return found }
        let isTinted = content.buttonType == .system || content.buttonConfiguration != nil
        let listed = content.buttonImageSize.map { size in (Double(size.width), Double(size.height)) }
        found.append(
            picture(image.name, listed: listed, mode: "scaleAspectFit", in: frame, isTemplate: isTinted))
        return found
    }

    /// The frame of a button's image, or nil without one.
    private func imageFrame(of button: UIButton) -> Scene.Rectangle? {
        guard button.currentImage != nil, let picture = button.imageView else {
            // An image without a size in the document is in the middle.
            let side = min(bounds.width, bounds.height, 24)
            return .init(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        }
        return Scene.Rectangle(picture.frame)
    }

    /// Returns a picture in an area, by a content mode of documents.
    func picture(
        _ name: String, listed: (Double, Double)?, mode: String, in area: Scene.Rectangle, isTemplate: Bool = false
    ) -> Scene.Picture {
        if content.isSymbol(named: name) {
            let frame = Self.place(listed, mode: mode, in: area)
            let color = foreground.flatMap { color in content.buttonConfiguration == nil ? nil : color } ?? tint
            return Scene.Picture(name: name, content: .symbol, frame: frame, tint: color)
        }
        let picture = document.assets.pictures[name]
        let file = picture?.file(document.appearance)
        let size = file.map { file in (file.width, file.height) } ?? listed
        let tint =
            picture?.isTemplate ?? isTemplate
            ? foreground.flatMap { color in
                content.buttonConfiguration == nil ? nil : color
            } ?? tint : nil
        return Scene.Picture(
            name: name, content: file?.data.map(Scene.Picture.Content.file) ?? .missing,
            frame: Self.place(size, mode: mode, in: area), tint: tint)
    }

    /// Returns the place of a picture of a size in an area; a picture of unknown size fills it.
    nonisolated static func place(_ size: (Double, Double)?, mode: String, in area: Scene.Rectangle) -> Scene.Rectangle
    {
        guard let size, size.0 > 0, size.1 > 0 else { return area }
        var (width, height) = size
        switch mode {
        case "scaleToFill", "redraw": return area
        case "scaleAspectFit":
            let scale = min(area.width / width, area.height / height)
            (width, height) = (width * scale, height * scale)
        case "scaleAspectFill":
            let scale = max(area.width / width, area.height / height)
            (width, height) = (width * scale, height * scale)
        default: break
        }
        let name = mode.lowercased()
        let x = name.contains("left") ? 0 : name.contains("right") ? area.width - width : (area.width - width) / 2
        let y = name.contains("top") ? 0 : name.contains("bottom") ? area.height - height : (area.height - height) / 2
        return .init(x: area.x + x, y: area.y + y, width: width, height: height)
    }

    // MARK: Text of buttons

    /// The area of a button's or field's text; nil for the area of its kind.
    var textArea: Scene.Rectangle? {
        if element.tag == "textField" {
            let inset = hasFrame ? 7.0 : 0
            return .init(x: inset, y: 0, width: max(0, bounds.width - 2 * inset), height: bounds.height)
        }
        guard let button = view as? UIButton else { return nil }
        return button.titleLabel.map { label in Scene.Rectangle(label.frame) }
    }

    /// The alignment of a button's content.
    var horizontalAlignment: Scene.Text.Alignment {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch content.contentHorizontalAlignment {
        case .left: .left
        case .right: .right
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .fill: .center
        }
    }
}
