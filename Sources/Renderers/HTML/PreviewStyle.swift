/// The style sheet of a preview page.
enum PreviewStyle {
    static let sheet = """
        :root { color-scheme: light dark; --zoom: 0.5; }
        :root:has(#zoom25:checked) { --zoom: 0.25; }
        :root:has(#zoom100:checked) { --zoom: 1; }
        body { font: 14px/1.4 -apple-system, "Helvetica Neue", Inter, Roboto, "DejaVu Sans", sans-serif; margin: 0 1.5rem 1.5rem; }
        form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; align-items: center;
          padding: 0.6rem 0; background: Canvas; border-bottom: 1px solid #8888; }
        fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; }
        legend { float: left; padding: 0; margin-right: 0.6rem; font-weight: 600; }
        form p { margin: 0 0 0 auto; opacity: 0.8; }
        h1 { font-size: 1.3rem; } h2 { font-size: 1.05rem; font-weight: 600; }
        .definitions { position: absolute; }
        .devices { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
        figure { margin: 0; width: calc(var(--width) * var(--zoom) * 1px); min-width: 6rem; }
        figure svg { display: block; width: calc(var(--width) * var(--zoom) * 1px); height: auto;
          border-radius: calc(var(--radius) * var(--zoom) * 1px); outline: 1px solid #8888; }
        figcaption { margin-top: 0.4rem; font-size: 0.8rem; opacity: 0.8; }
        .area { fill: none; pointer-events: none; }
        .mark { fill: #d7001526; stroke: #d70015; stroke-width: 3; }
        .findings { padding-left: 1.2rem; } .findings small { display: block; opacity: 0.8; }
        .findings button { font: inherit; color: inherit; background: none; border: 0; padding: 0; text-align: left;
          text-decoration: underline dotted; cursor: pointer; }
        .findings button[aria-pressed=true] { background: #d7001526; }
        .error b { color: #d70015; } .warning b { color: #b25000; } code { opacity: 0.7; }
        @media (prefers-color-scheme: dark) { .error b { color: #ff6961; } .warning b { color: #ffb340; } }
        [hidden] { display: none !important; }
        """
}
