// Advances of Helvetica Neue, roman, in ems: the published widths of its PostScript metrics. Interface Builder stored widths for 25 labels
// in it, and in fonts that were not installed. They match these advances to the pixel except for kerning.

extension AdvanceTable {
    /// Helvetica Neue, roman.
    ///
    /// Missing characters are as wide as in Helvetica.
    static let helveticaNeue = AdvanceTable([
        ("!", 0.259), ("%", 1.0), ("&", 0.63), ("'", 0.278), ("(", 0.259), (")", 0.259), ("-", 0.389), ("/", 0.333),
        ("A", 0.648), ("B", 0.685), ("C", 0.722), ("D", 0.704), ("E", 0.611), ("F", 0.574), ("G", 0.759),
        ("H", 0.722), ("I", 0.259), ("J", 0.519), ("K", 0.667), ("L", 0.556), ("M", 0.871), ("N", 0.722),
        ("O", 0.76), ("P", 0.648), ("Q", 0.76), ("R", 0.685), ("S", 0.648), ("T", 0.574), ("U", 0.722), ("V", 0.611),
        ("W", 0.926), ("X", 0.611), ("Y", 0.648), ("Z", 0.611), ("a", 0.537), ("b", 0.593), ("c", 0.537),
        ("d", 0.593), ("e", 0.537), ("f", 0.296), ("g", 0.574), ("h", 0.556), ("i", 0.222), ("j", 0.222),
        ("k", 0.519), ("l", 0.222), ("m", 0.853), ("n", 0.556), ("o", 0.574), ("p", 0.593), ("q", 0.593),
        ("r", 0.333), ("s", 0.5), ("t", 0.315), ("u", 0.556), ("v", 0.5), ("w", 0.758), ("x", 0.518), ("y", 0.5),
        ("z", 0.48),
    ])
}
