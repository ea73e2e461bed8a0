import Diagnostics

extension Rule {
    /// The rules about Interface Builder documents.
    public static let documents: [Rule] = Explanation.all.filter { explanation in
        explanation.id.rawValue.hasPrefix("ib.") || explanation.id == "layout.crashed"
    }.map { explanation in Rule(explanation.id, explanation.severity, explanation.summary) }
}
