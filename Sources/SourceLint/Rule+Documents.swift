import Diagnostics

extension Rule {
    /// The rules about Interface Builder documents.
    public static let documents: [Rule] = Explanation.all.filter { explanation in
        explanation.id.rawValue.hasPrefix("ib.") || ["layout.crashed", "layout.too-complex"].contains(explanation.id)
    }.map(Rule.init)

    /// The rules about files that cannot be checked.
    ///
    /// Settings cannot turn them off.
    public static let files: [Rule] = Explanation.all.filter { explanation in
        explanation.id.rawValue.hasPrefix("file.")
    }.map(Rule.init)
}
