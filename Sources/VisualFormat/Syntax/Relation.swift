/// The relation of two sides of a constraint, in formats, equations and documents.
///
/// The numbers are those of `NSLayoutConstraint.Relation`.
public enum Relation: Int8, Hashable, Sendable, CaseIterable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    ///
    /// This is the default.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1

    /// Creates the relation with one of UIKit's names: `lessThanOrEqual`, `equal` or `greaterThanOrEqual`.
    public init?(name: String) {
        for relation in Relation.allCases where relation.name == name {
            self = relation
            return
        }
        return nil
    }

    /// The name in UIKit and in Interface Builder documents.
    public var name: String {
        switch self {
        case .lessThanOrEqual: "lessThanOrEqual"
        case .equal: "equal"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }

    /// The sign in formats and equations: `<=`, `==` or `>=`.
    public var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The relation with the sides exchanged.
    public var opposite: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
