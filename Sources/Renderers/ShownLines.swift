import Scene
import Typography

extension Scene.Text {
    /// Returns the lines that a view of a kind and size shows, truncated with "…" as in UIKit.
    ///
    /// Labels are broken where they are measured. Other texts are broken by this function.
    func lines(shownBy kind: Scene.View.Kind, within area: Scene.Size) -> [String] {
        guard area.width > 0 else { return [] }
        let room = area.width
        switch kind {
        case .label: return fitting(in: area.height, to: room).map { line in cut(line, to: room, .truncatingTail) }
        case .textView: return wrapped(to: room)
        case .button, .view:
            // A sufficiently high button has space for a title of several lines.
            let isHigh = area.height >= 2 * lineHeight
            return isHigh ? wrapped(to: room) : lines.map { line in cut(line, to: room, .truncatingMiddle) }
        default: return lines.map { line in cut(line, to: room, .truncatingTail) }
        }
    }

    /// Returns the width of a line.
    func width(of line: String) -> Double { Self.measure.width(of: line, in: font) }

    private var font: Font { Font(pointSize: fontSize, weight: FontWeight(cssValue: fontWeight)) }
    private static let measure = FontTables()

    /// Returns the size that a text may have and still fit, since measured texts differ slightly from Apple's.
    private func most(_ room: Double) -> Double { room * (fontSize < 20 ? 1.04 : 1.08) + 1 }

    /// Returns the lines that fit into a height, at least one.
    ///
    /// If lines are omitted, the last one ends in "…".
    private func fitting(in height: Double, to room: Double) -> [String] {
        let count = max(1, Int(min(height / max(1, lineHeight) + 0.25, Double(lines.count))))
        guard count < lines.count else { return lines }
        let last = lines[count - 1]
        let rest = (last.last?.isASCII == true ? " " : "") + lines[count]
        let cut = TextLayout(last + rest + "…", font: font, width: room, maximumLines: 1, mode: .truncatingTail)
        return lines.prefix(count - 1) + [cut.lines.first?.text ?? last]
    }

    private func cut(_ line: String, to room: Double, _ mode: TextLayout.LineBreakMode) -> String {
        guard line.contains(where: { character in character.isNewline }) || width(of: line) > most(room) else {
            return line
        }
        return TextLayout(line, font: font, width: room, maximumLines: 1, mode: mode).lines.first?.text ?? ""
    }

    private func wrapped(to room: Double) -> [String] {
        lines.flatMap { line in
            line.isEmpty ? [""] : TextLayout(line, font: font, width: room).lines.map { line in line.text }
        }
    }
}
