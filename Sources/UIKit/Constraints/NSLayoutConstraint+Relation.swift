import Scene
import VisualFormat

extension NSLayoutConstraint.Relation {
    /// Creates the relation of a format, an equation or a document.
    package init(_ relation: VisualFormat.Relation) { self = Self(rawValue: Int(relation.rawValue)) ?? .equal }

    /// Creates the relation of a scene's constraint.
    package init(_ relation: Scene.Constraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }

    /// The sign in formats, equations and descriptions: `<=`, `==` or `>=`.
    package var sign: String { VisualFormat.Relation(self).sign }
}

extension VisualFormat.Relation {
    /// Creates the relation of a constraint.
    package init(_ relation: NSLayoutConstraint.Relation) {
        self = Self(rawValue: Int8(relation.rawValue)) ?? .equal
    }
}

extension Scene.Constraint.Relation {
    /// Creates the relation of a constraint.
    package init(_ relation: NSLayoutConstraint.Relation) { self = Self(rawValue: relation.sign) ?? .equal }
}
