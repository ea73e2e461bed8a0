import Scene

extension SVGRenderer {
    /// Draws the parts of the device above a full screen: status bar, camera and home indicator.
    func draw(_ screen: Scene.Screen, of size: Scene.Size, into body: inout SVGBody) {
        let color = screen.hasLightStatusBar ? "#ffffff" : "#000000"
        if screen.statusBarHeight > 0 { drawStatusBar(screen, width: size.width, color: color, into: &body) }
        drawCutout(of: screen, in: size, into: &body)
        guard screen.hasHomeIndicator else { return }
        let width = min(screen.isLandscape ? 220 : 140, size.width * 0.4)
        body.line(
            "<rect x=\"\(SVGText.number((size.width - width) / 2))\" y=\"\(SVGText.number(size.height - 13))\" "
                + "width=\"\(SVGText.number(width))\" height=\"5\" rx=\"2.5\" fill=\"\(screen.hasLightHomeIndicator ? "#ffffff" : "#000000")\"/>"
        )
    }

    /// Draws the time at the left, and the signal and the battery at the right.
    private func drawStatusBar(_ screen: Scene.Screen, width: Double, color: String, into body: inout SVGBody) {
        let isTall = screen.statusBarHeight > 30
        let middle = isTall ? screen.statusBarHeight / 2 + 3 : screen.statusBarHeight / 2
        let size = isTall ? 16.0 : 12
        let isCentered = !isTall && screen.cutout == .none && width < 500
        let x = isCentered ? width / 2 : isTall ? min(62, width * 0.14) : 24
        body.line(
            "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(middle + size * 0.35))\" "
                + "font-size=\"\(SVGText.number(size))\" font-weight=\"600\" text-anchor=\"middle\" fill=\"\(color)\">9:41</text>"
        )
        let right = width - (isTall ? min(30, width * 0.07) : 8)
        body.open("<g transform=\"translate(\(point(right, middle)))\" fill=\"\(color)\">")
        body.line(
            "<rect x=\"-25\" y=\"-5.5\" width=\"22\" height=\"11\" rx=\"3\" fill=\"none\" stroke=\"\(color)\" stroke-opacity=\"0.5\"/>"
        )
        body.line("<rect x=\"-23.5\" y=\"-4\" width=\"19\" height=\"8\" rx=\"1.8\"/>")
        body.line("<path d=\"M-1.5 -2v4a2.2 2.2 0 0 0 0 -4z\" opacity=\"0.5\"/>")
        body.line(
            "<path d=\"M-47 5h3v-3h-3zM-42.5 5h3v-5h-3zM-38 5h3v-7.5h-3zM-33.5 5h3v-10h-3z\"/>")
        body.close("</g>")
    }

    /// Draws the camera of the device in black, at the top edge or at the left edge in landscape.
    private func drawCutout(of screen: Scene.Screen, in size: Scene.Size, into body: inout SVGBody) {
        let (width, height): (Double, Double)
        switch screen.cutout {
        case .none: return
        case .notch: (width, height) = (min(209, size.width * 0.55), 30)
        case .island: (width, height) = (126, 37)
        }
        let length = screen.isLandscape ? size.height : size.width
        let start = (length - width) / 2
        // In landscape the top edge of the device is at the left.
        let turn = screen.isLandscape ? " transform=\"translate(0 \(SVGText.number(size.height))) rotate(-90)\"" : ""
        guard screen.cutout == .island else {
            let path =
                "M\(point(start - 6, 0))q6 0 6 6v\(SVGText.number(height - 26))q0 20 20 20h\(SVGText.number(width - 40))"
                + "q20 0 20 -20v\(SVGText.number(26 - height))q0 -6 6 -6z"
            body.line("<path d=\"\(path)\"\(turn) fill=\"#000000\"/>")
            return
        }
        body.line(
            "<rect x=\"\(SVGText.number(start))\" y=\"11\" width=\"\(SVGText.number(width))\" "
                + "height=\"\(SVGText.number(height))\" rx=\"18.5\"\(turn) fill=\"#000000\"/>")
    }
}
