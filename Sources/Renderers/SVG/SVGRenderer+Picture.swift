import Diagnostics
import Scene

extension SVGRenderer {
    /// Draws a picture of a view: its file, its symbol, or a box with its name.
    func draw(_ picture: Scene.Picture, into body: inout SVGBody) {
        let frame = picture.frame
        guard frame.isFinite, frame.width > 0, frame.height > 0 else { return }
        switch picture.content {
        case .file(let data):
            let id = body.definitions.picture(data)
            let filter = picture.tint.map { color in " filter=\"url(#\(body.definitions.tint(color)))\"" } ?? ""
            let width = SVGText.precise(frame.width / 100)
            let (x, sign) = picture.isMirrored ? (frame.maxX, "-") : (frame.x, "")
            body.line(
                "<use href=\"#\(id)\" transform=\"translate(\(point(x, frame.y))) "
                    + "scale(\(sign)\(width) \(SVGText.precise(frame.height / 100)))\"\(filter)/>")
        case .symbol:
            if let shape = SymbolShape(named: picture.name) {
                draw(shape, of: picture, into: &body)
            } else {
                drawBox(with: picture, into: &body)
            }
        case .missing: drawBox(with: picture, into: &body)
        }
    }

    // MARK: Symbols

    private func draw(_ shape: SymbolShape, of picture: Scene.Picture, into body: inout SVGBody) {
        let frame = picture.frame
        let (longer, shorter) = (max(frame.width, frame.height), min(frame.width, frame.height))
        let scale = min(longer, 2.2 * shorter) / SymbolShape.side
        let paint = Self.color(picture.tint ?? .black)
        let sign = picture.isMirrored ? "-" : ""
        body.open(
            "<g transform=\"translate(\(point(frame.midX, frame.midY))) "
                + "scale(\(sign)\(SVGText.precise(scale)) \(SVGText.precise(scale))) translate(-12 -12)\" "
                + "opacity=\"\(SVGText.number(picture.tint?.alpha ?? 1))\" stroke-width=\"1.8\" stroke-linecap=\"round\" "
                + "stroke-linejoin=\"round\">")
        draw(shape.parts, isFilled: shape.isFilled, color: paint, into: &body)
        body.close("</g>")
    }

    private func draw(_ parts: [SymbolShape.Part], isFilled: Bool, color: String, into body: inout SVGBody) {
        for part in parts {
            switch part {
            case .line(let path): body.line("<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\"/>")
            case .area(let path): body.line("<path d=\"\(path)\" fill=\"\(color)\"/>")
            case .outline(let path):
                body.line("<path d=\"\(path)\" fill=\"\(isFilled ? color : "none")\" stroke=\"\(color)\"/>")
            case .inside(let inner):
                body.open("<g transform=\"translate(5.5 5.5) scale(0.54)\" stroke-width=\"3\">")
                draw(inner, isFilled: false, color: isFilled ? body.palette.background : color, into: &body)
                body.close("</g>")
            }
        }
    }

    private static func color(_ color: Scene.Color) -> String {
        SVGColor.hexadecimal(color)
    }

    // MARK: Missing pictures

    /// Draws a rounded box with the name of a picture that cannot be shown.
    private func drawBox(with picture: Scene.Picture, into body: inout SVGBody) {
        let frame = picture.frame
        let radius = min(6, min(frame.width, frame.height) / 4)
        let color = body.palette.caption
        body.line(
            "<rect \(SVGBody.attributes(of: frame)) rx=\"\(SVGText.number(radius))\" fill=\"\(body.palette.fill)\" "
                + "fill-opacity=\"0.8\" stroke=\"\(color)\" stroke-width=\"0.75\" stroke-dasharray=\"3 2\">"
                + "<title>\(XMLText.content(picture.name))</title></rect>")
        let size = min(10, frame.height * 0.6)
        guard size >= 4, frame.width >= 10 else { return }
        let text = Scene.Text(string: picture.name, fontSize: size)
        let width = text.width(of: picture.name)
        let room = frame.width - 4
        // A name that is much wider than its box is cut, so that it stays readable.
        let most =
            room / max(width, 1) < 0.6
            ? Int(Double(picture.name.count) * room / 0.6 / max(width, 1)) : picture.name.count
        let shown = most < picture.name.count ? String(picture.name.prefix(max(1, most - 1))) + "…" : picture.name
        let length = min(text.width(of: shown), room)
        body.line(
            "<text x=\"\(SVGText.number(frame.midX))\" y=\"\(SVGText.number(frame.midY + size * 0.35))\" "
                + "font-size=\"\(SVGText.number(size))\" text-anchor=\"middle\" textLength=\"\(SVGText.number(length))\" "
                + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(color)\">\(XMLText.content(shown))</text>")
    }
}
