import Foundation
import UIKit

/// What a finding says of required constraints that cannot hold together, the same for all kinds of documents.
struct ConflictWording {
    /// What a finding calls a constraint.
    struct Name: Equatable {
        /// What was written, or the words for what the system asks for.
        var statement: String
        /// The part of the statement that makes this constraint, where it makes several.
        var part: String?
    }

    /// The written statements, in quotes where they are no equations.
    var written: [String]
    /// What the system asks for beside them.
    var system: [String]
    /// The one that is given up.
    var broken: Name?
    /// One that is removed when the document is built, so that at run time the others hold.
    var placeholder: Name?
    /// Whether that is so at run time alone, while all of them yield in the layout that is shown, as on Interface Builder's canvas.
    var yieldsTogether = false
    /// A constraint that holds with another constant.
    var cure: (name: Name, constant: Double)?

    /// How many constraints the message spells out.
    private static let mostNamed = 20

    /// The message.
    var message: String {
        let beside = system.isEmpty ? "" : " beside \(system.joined(separator: ", "))"
        let when = yieldsTogether ? "at run time " : ""
        let victim =
            placeholder.map { name in "; only on the canvas, since \(called(name)) is removed at build time" }
            ?? broken.map { name in "; \(when)\(called(name)) is given up" } ?? ""
        let cure = cure.map { cure in
            let name = cure.name == broken ? "it" : called(cure.name)
            return "; with the constant \(InterfaceDocument.short(cure.constant)) \(name) would hold"
        }
        let end = beside + victim + (cure ?? "")
        if written.isEmpty {
            return "what the system asks for cannot hold together: \(system.joined(separator: ", "))\(victim)"
        }
        if written.count == 1 { return "\(written[0]) cannot hold\(system.isEmpty ? " by itself" : "")\(end)" }
        var names = Array(written.prefix(Self.mostNamed))
        if written.count > names.count { names.append("and \(written.count - names.count) more") }
        return "these constraints cannot hold together: \(names.joined(separator: ", "))\(end)"
    }

    private func called(_ name: Name) -> String {
        // The only one that was written need not be named again.
        let statement = written.count == 1 && name.statement == written[0] ? "it" : name.statement
        return name.part.map { part in "\(part) in \(statement)" } ?? statement
    }

    /// What the system asks for with a constraint, in words that take the name of the view it is about; nil for one that
    /// somebody wrote, and for guides, which always follow.
    @MainActor static func words(
        for constraint: NSLayoutConstraint, calling name: (UIView) -> String?
    ) -> String? {
        guard let view = subject(of: constraint) else { return nil }
        let name = name(view) ?? "a view"
        switch constraint.systemSource {
        case .contentSize: return "the size of the content of \(name)"
        case .frame: return "the frame of \(name)"
        case .stackView: return "the arrangement of \(name)"
        case .margins, .safeArea, nil: return nil
        }
    }

    /// The view that a constraint of the system is about.
    @MainActor static func subject(of constraint: NSLayoutConstraint) -> UIView? {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { item in
            (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }
        guard constraint.systemSource == .stackView else { return items.first }
        return items.first { item in item is UIStackView } ?? items.first?.superview
    }
}
