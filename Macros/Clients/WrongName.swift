import VisualFormatMacros

@MainActor func place(find: UIView, field: UIView, name: String) {
    _ = #constraints("H:[fnid]")
    // expected: error: cannot find 'fnid' in scope
    _ = #constraints("H:[find]-gap-[field]")
    // expected: error: cannot find 'gap' in scope
    _ = #constraints("H:[name]")
    // expected: error: no exact matches in call to initializer
}
