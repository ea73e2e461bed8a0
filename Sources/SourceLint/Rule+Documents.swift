import Diagnostics

extension Rule {
    /// The rules about Interface Builder documents.
    public static let documents: [Rule] = Explanation.all.filter { explanation in
        explanation.id.rawValue.hasPrefix("ib.") || ["layout.crashed", "layout.too-complex"].contains(explanation.id)
    }.map(Rule.init)
}
