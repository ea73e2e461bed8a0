import Foundation
import Scene

extension UISegmentedControl {
    /// The drawing of the control, in its own coordinates.
    ///
    /// It consists of a pale background, the selected segment and the centered titles (the style since iOS 13).
    package var looks: [Scene.DrawingCommand] { looks(in: .light) }

    /// Returns the drawing of the control in an appearance.
    package func looks(in style: UIUserInterfaceStyle) -> [Scene.DrawingCommand] {
        let isDark = style == .dark
        func color(_ color: UIColor) -> Scene.Color { Scene.Color(color.cgColor) }
        let fill = isDark ? UIColor(white: 118 / 255, alpha: 0.24) : .tertiarySystemFill
        let area = alignmentRect(forFrame: bounds)
        guard numberOfSegments > 0, area.width > 0, area.height > 0 else { return [] }
        var commands = [Self.rounded(area, radius: Self.radius, color(fill))]
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start = area.minX
        for (index, width) in segmentWidths(in: area.width).enumerated() {
            let x = isRightToLeft ? area.minX + area.maxX - start - width : start
            let place = CGRect(x: x, y: area.minY, width: width, height: area.height)
            start += width
            guard min(width, area.height) > 4 else { continue }
            if index == selectedSegmentIndex {
                commands.append(
                    Self.rounded(
                        place.insetBy(dx: 2, dy: 2), radius: Self.radius - 2,
                        color(selectedSegmentTintColor ?? (isDark ? UIColor(white: 99 / 255, alpha: 1) : .white))))
            }
            if let title = titleForSegment(at: index), !title.isEmpty {
                commands.append(text(title, index, in: place, color(isDark ? .white : .label)))
            }
        }
        return commands
    }

    private static let radius: CGFloat = 9

    /// Returns the widths of the segments, in points.
    ///
    /// Segments with a width of their own keep it, and the others share the rest. All segments shrink if their widths
    /// exceed the control's.
    private func segmentWidths(in width: CGFloat) -> [CGFloat] {
        let given = (0..<numberOfSegments).map { index in widthForSegment(at: index) }
        let (count, sum) = (given.count { own in own == 0 }, given.reduce(0, +))
        let (left, share) = (max(0, width - sum), sum > width ? width / sum : 1)
        return given.map { own in own > 0 ? own * share : left / CGFloat(max(count, 1)) }
    }

    private func text(_ title: String, _ index: Int, in place: CGRect, _ color: Scene.Color) -> Scene.DrawingCommand {
        let font = titleFont ?? .systemFont(ofSize: 13, weight: index == selectedSegmentIndex ? .medium : .regular)
        let text = Scene.Text(string: title, font: font, alignment: .center, color: color)
        let top = Double(place.midY) - text.lineHeight / 2
        return .text(
            text,
            in: Scene.Rectangle(
                x: Double(place.minX), y: top, width: Double(place.width), height: text.lineHeight))
    }

    private var titleFont: UIFont? { titleTextAttributes(for: .normal)?[.font] as? UIFont }

    private static func rounded(_ area: CGRect, radius: CGFloat, _ color: Scene.Color) -> Scene.DrawingCommand {
        let path = UIBezierPath(roundedRect: area, cornerRadius: max(0, min(radius, area.width / 2, area.height / 2)))
        return .fill(Scene.Path(path.cgPath), color: color, evenOdd: false)
    }
}
