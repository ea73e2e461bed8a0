import Foundation
import UIKit

/// The message for conflicting required constraints, for all kinds of documents.
struct ConflictWording {
    /// The name of a constraint in a message.
    struct Name: Equatable {
        /// The source text of the constraint, or words for a constraint of the system.
        var statement: String
        /// The part of the source text that makes this constraint, if the text makes several.
        var part: String?
    }

    /// The constraints of the document: their source texts, quoted unless they are equations in a list.
    var written: [String]
    /// The constraints of the system, in words.
    var system: [String]
    /// The constraint that UIKit breaks.
    var broken: Name?
    /// A constraint that is removed at build time, so the conflict exists only on the canvas.
    var placeholder: Name?
    /// A Boolean value that indicates whether a constraint is broken only at run time.
    ///
    /// On the canvas all of them yield.
    var yieldsTogether = false
    /// A constraint that can be satisfied with another constant.
    var cure: (name: Name, constant: Double)?
    /// A Boolean value that indicates whether the constant of the cure fits one size of the root only.
    var fitsOneSize = false
    /// A Boolean value that indicates whether the constraint of the cure aligns edges or makes sizes equal, which another constant would end.
    var isAligned = false

    /// The maximum number of constraints in the message.
    static let mostNamed = 20

    /// The message.
    var message: String {
        problem + "." + consequence
    }

    /// The note that proposes a fix; empty if none is known.
    var notes: [String] {
        cure.map { cure in
            let constant = InterfaceDocument.short(cure.constant)
            let statement = called(cure.name.statement, again: "the constraint")
            let part = cure.name.part
            let removal =
                "Fix: remove \(part.map { part in "\(part) from " } ?? "")\(statement), or set its priority to 999."
            if isAligned { return [removal] }
            if fitsOneSize { return [removal + " The constant \(constant) fits only this size."] }
            return [
                part.map { part in "Fix: replace \(part) in \(statement) with \(constant)." }
                    ?? "Fix: set the constant of \(statement) to \(constant)."
            ]
        } ?? []
    }

    private var problem: String {
        if written.isEmpty { return "Constraints of the system conflict: \(system.joined(separator: ", "))" }
        if written.count == 1, system.isEmpty { return "Required constraint \(written[0]) cannot be satisfied" }
        if written.count == 1 { return "Required constraint \(written[0]) conflicts with \(system.listed())" }
        var names = Array(written.prefix(Self.mostNamed))
        if written.count > names.count { names.append("and \(written.count - names.count) more") }
        return "Required constraints conflict: \(names.joined(separator: ", "))"
            + (system.isEmpty ? "" : ", with \(system.listed())")
    }

    private var consequence: String {
        if let placeholder { return " Only on the canvas: \(called(placeholder)) is removed at build time." }
        return broken.map { name in " \(yieldsTogether ? "At run time UIKit" : "UIKit") breaks \(called(name))." } ?? ""
    }

    private func called(_ name: Name) -> String {
        let statement = called(name.statement, again: "it")
        guard let part = name.part else { return statement }
        return statement == "it" ? "its part \(part)" : "the part \(part) of \(statement)"
    }

    /// Returns the statement, or a shorter name if the message has named it already.
    private func called(_ statement: String, again: String) -> String {
        written.count == 1 && statement == written[0] ? again : statement
    }

    /// Returns a description of a system constraint, with the name of its view.
    ///
    /// The result is nil for a constraint of the document, and for the constraints of layout guides.
    @MainActor static func words(
        for constraint: NSLayoutConstraint, calling name: (UIView) -> String?
    ) -> String? {
        guard let view = subject(of: constraint) else { return nil }
        let name = name(view) ?? "a view"
        switch constraint.systemSource {
        case .contentSize: return "the content size of \(name)"
        case .frame: return "the frame of \(name)"
        case .stackView: return "the arrangement of \(name)"
        case .margins, .safeArea, nil: return nil
        }
    }

    /// Returns the view of a constraint of the system.
    @MainActor static func subject(of constraint: NSLayoutConstraint) -> UIView? {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { item in
            (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }
        guard constraint.systemSource == .stackView else { return items.first }
        return items.first { item in item is UIStackView } ?? items.first?.superview
    }
}

extension LayoutConflictReport {
    /// A Boolean value that indicates whether the constraint of the cure aligns two edges, or makes two sizes equal.
    @MainActor var isAligned: Bool {
        cure.map { cure in cure.constraint.constant == 0 && cure.constraint.secondItem != nil } ?? false
    }

    /// A Boolean value that indicates whether the smallest change of a constant gives a view the size that the root leaves for it.
    ///
    /// Another size of the root needs another constant.
    @MainActor var fitsOneSize: Bool {
        guard let cure, cure.constraint.secondItem == nil else { return false }
        return constraints.contains { constraint in
            constraint.systemSource == .frame && (constraint.firstItem as? UIView)?.superview == nil
        }
    }
}
