import Foundation
import Scene

extension String {
    /// Draws the text without line wrapping.
    ///
    /// The point is the top left corner in the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let text = DrawnText(self, attrs)
        text.draw(in: CGRect(origin: point, size: text.size(within: nil)), lines: components(separatedBy: "\n"))
    }

    /// Draws the text in a rectangle of the current context, broken at its width.
    ///
    /// The method omits lines that do not fit the height.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let text = DrawnText(self, attrs)
        let count = text.font.lineHeight > 0 ? Int(max(0, rect.height) / text.font.lineHeight + 1e-6) : 0
        text.draw(in: rect, lines: Array(text.lines(within: rect.width).prefix(max(1, count))))
    }
}

extension NSString {
    /// Draws the text without line wrapping.
    ///
    /// The point is the top left corner in the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current context, broken at its width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }
}

/// A text with its attributes, for direct drawing.
private struct DrawnText {
    let string: String
    let font: UIFont
    let color: UIColor

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        self.string = string
        font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        color = attributes?[.foregroundColor] as? UIColor ?? .black
    }

    private var measured: MeasuredText {
        // Drawing does not round to pixels, unlike content sizes. The scale rounds to a thousandth of a point.
        MeasuredText(text: string, font: font, lineBreakMode: .byWordWrapping, scale: 1000)
    }

    func size(within width: CGFloat?) -> CGSize { measured.size(within: width) }
    func lines(within width: CGFloat) -> [String] { measured.lines(within: width) }

    /// Records the lines.
    ///
    /// A scene text has no transform, so that only its position and size follow the context's transform.
    func draw(in area: CGRect, lines: [String]) {
        guard let context = UIGraphicsGetCurrentContext(), let recorder = context.drawing as? SceneRecorder,
            !string.isEmpty
        else { return }
        let map = context.ctm
        let factor = Double(abs(map.a * map.d - map.b * map.c).squareRoot())
        let text = Scene.Text(
            string: string, font: font, lines: lines, color: Scene.Color(context.shown(color.cgColor)), scale: factor)
        recorder.add(text, in: area.applying(map))
    }
}

extension Scene.Text {
    /// Creates a scene text in a font.
    init(
        string: String, font: UIFont, alignment: Alignment = .left, lines: [String]? = nil, isPlaceholder: Bool = false,
        color: Scene.Color? = nil, scale: Double = 1
    ) {
        self.init(
            string: string, fontSize: Double(font.pointSize) * scale, fontWeight: font.face.weight.cssValue,
            isItalic: font.face.isItalic, alignment: alignment, lines: lines,
            lineHeight: Double(font.lineHeight) * scale, isPlaceholder: isPlaceholder, color: color)
    }
}

extension NSAttributedString {
    /// The attributes of the first character, which drawing uses.
    private var drawnAttributes: [NSAttributedString.Key: Any]? {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
    }

    /// Draws the text without line wrapping, with the attributes of its first character.
    ///
    /// The point is the top left corner in the current context.
    public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: drawnAttributes) }

    /// Draws the text in a rectangle of the current context, broken at its width, with the attributes of its first
    /// character.
    ///
    /// The method omits lines that do not fit the height.
    public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: drawnAttributes) }

    /// Draws the text in a rectangle of the current context.
    ///
    /// With `usesLineFragmentOrigin`, the text breaks at the width; otherwise it has no line wrapping.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
    }
}
