import Diagnostics

extension LiveScene {
    /// Returns the markup of the live picture, with its data.
    ///
    /// - Parameters:
    ///   - renderer: Draws pictures and bars.
    ///   - definitions: The definitions of the page.
    func html(drawnBy renderer: SVGRenderer, _ definitions: inout SVGDefinitions) -> String {
        let name = XMLText.attribute(title)
        let devices = layouts.enumerated().map { place, layout in
            "<option value=\"\(place)\">\(XMLText.content(layout.name))</option>"
        }.joined()
        let (least, most) = (SVGText.number(range.lowerBound), SVGText.number(range.upperBound))
        let limits = "min=\"\(least)\" max=\"\(most)\" step=\"1\""
        return """
            <div class="live" role="group" aria-label="Live picture: \(name)">
            <p class="controls"><label>Device <select>\(devices)</select></label>
            <label>Width <input type="number" \(limits)></label> <label>Height <input type="number" \(limits)></label></p>
            <div class="stage"><div class="screen" role="img"></div>\
            <button type="button" class="corner" aria-label="Resize \(name): arrow keys, with Shift by 10 points"></button></div>
            <p class="size" role="status"></p>
            <script type="application/json">\(Self.inScript(json(drawnBy: renderer, &definitions).text))</script>
            </div>

            """
    }

    /// Returns JSON that cannot end its script element.
    private static func inScript(_ json: String) -> String {
        json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
    }
}

/// The style sheet of live pictures.
enum LiveStyle {
    static let sheet = """
        .live p { margin: 0 0 0.4rem; font-size: 0.8rem; } .live input { width: 4.5em; } .live .size { margin: 0.4rem 0 0; opacity: 0.8; }
        .live .controls { display: flex; flex-wrap: wrap; gap: 0.2rem 0.6rem; }
        .live .size { max-width: 30rem; } .live .unknown { color: #b25000; opacity: 1; }
        .stage { position: relative; width: calc(var(--width) * var(--zoom) * 1px); height: calc(var(--height) * var(--zoom) * 1px); }
        .live .screen { position: absolute; width: calc(var(--width) * 1px); height: calc(var(--height) * 1px); overflow: hidden;
          transform: scale(var(--zoom)); transform-origin: 0 0; border-radius: calc(var(--radius) * 1px); background: #fff; color: #000;
          outline: 2px solid #8888;
          font-family: \(SVGRenderer.fonts); }
        .live .dark { background: #000; color: #fff; }
        .corner { position: absolute; right: -14px; bottom: -14px; width: 28px; height: 28px; border: 0; border-radius: 14px;
          cursor: nwse-resize; touch-action: none; background: #0071e3; opacity: 0.85; }
        .corner::after { content: ""; position: absolute; inset: 9px; border: solid #fff; border-width: 0 3px 3px 0; }
        .box { position: absolute; box-sizing: border-box; } .decoration { min-height: 1px; margin-top: -0.5px; }
        .box > span { position: absolute; inset: 0; display: flow-root; white-space: nowrap; align-content: center;
          line-height: 1.2; }
        .box > .wraps { white-space: pre-wrap; } .box > .dim { color: #8e8e93; }
        .box > .picture { overflow: hidden; text-overflow: ellipsis; border: 1px dashed #8e8e93; border-radius: 4px; background: #7878801f;
          color: #8e8e93; }
        .button > span { color: #007aff; } .framed > span { padding: 0 7px; } .framed { border-radius: 5px; }
        .framed, .searchBar, .segmentedControl:not(.drawn), .picker { box-shadow: inset 0 0 0 1px #8e8e9388; }
        .searchBar, .segmentedControl:not(.drawn), .picker { background: #78788024; border-radius: 8px; }
        .bar:not(.drawn) { background: #f6f6f6f0; } .dark .bar:not(.drawn) { background: #1c1c1ef0; }
        .box > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
        .textView > span { align-content: start; padding: 8px 5px; }
        .external:empty { background: #7878801f; }
        @media (prefers-color-scheme: dark) { .live .unknown { color: #ffb340; } }

        """
}
