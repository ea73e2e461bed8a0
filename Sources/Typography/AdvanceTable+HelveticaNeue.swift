// Advances of Helvetica Neue, roman, in ten-thousandths of an em: the published widths of its PostScript metrics. Interface Builder stored
// widths for 25 labels in it, and in fonts that were not installed. They match these advances to the pixel except for kerning.

extension AdvanceTable {
    /// Helvetica Neue, roman.
    ///
    /// Missing characters are as wide as in Helvetica.
    static let helveticaNeue = AdvanceTable([
        ("!", 2590), ("%", 10000), ("&", 6300), ("'", 2780), ("(", 2590), (")", 2590), ("-", 3890), ("/", 3330),
        ("A", 6480), ("B", 6850), ("C", 7220), ("D", 7040), ("E", 6110), ("F", 5740), ("G", 7590),
        ("H", 7220), ("I", 2590), ("J", 5190), ("K", 6670), ("L", 5560), ("M", 8710), ("N", 7220),
        ("O", 7600), ("P", 6480), ("Q", 7600), ("R", 6850), ("S", 6480), ("T", 5740), ("U", 7220), ("V", 6110),
        ("W", 9260), ("X", 6110), ("Y", 6480), ("Z", 6110), ("a", 5370), ("b", 5930), ("c", 5370),
        ("d", 5930), ("e", 5370), ("f", 2960), ("g", 5740), ("h", 5560), ("i", 2220), ("j", 2220),
        ("k", 5190), ("l", 2220), ("m", 8530), ("n", 5560), ("o", 5740), ("p", 5930), ("q", 5930),
        ("r", 3330), ("s", 5000), ("t", 3150), ("u", 5560), ("v", 5000), ("w", 7580), ("x", 5180), ("y", 5000),
        ("z", 4800),
    ])
}
