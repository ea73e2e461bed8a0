import VisualFormatMacros

@MainActor func place(find: UIView, field: UIView, name: String) {
    _ = #constraints("V|-[find]")
    // expected: WrongFormat.swift:4:22: error: Expected ':' after 'V' to specify vertical arrangement
    // expected: V|-[find]
    _ = #constraints("H:[find(>30)]-[field]")
    // expected: WrongFormat.swift:7:22: error: Unknown relation. Must be ==, >=, or <=
    _ = #constraints("V:[find]-[field]", options: [.alignAllTop])
    // expected: error: Options mask required views to be aligned on a vertical edge
    _ = #constraints("H:[\(name)]")
    // expected: error: The format must be a string literal without interpolation
    _ = #variableBindings(find, 3)
    // expected: error: A format can only name a variable or a property.
}
