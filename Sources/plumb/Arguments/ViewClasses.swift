import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder

/// Classes of views as on the command line: `find:UIButton,field:UITextField`.
struct ViewClasses {
    let classes: [String: String]

    /// Reads names with classes.
    /// - Throws: A `ValidationError` if a name or class is missing, a name is repeated, or a class is unknown.
    init(argument: String) throws(ValidationError) {
        var classes: [String: String] = [:]
        for part in argument.split(separator: ",", omittingEmptySubsequences: argument.count > 1) {
            let sides = part.split(separator: ":", omittingEmptySubsequences: false)
                .map { side in side.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
                throw ValidationError("'\(part)' is not a name, ':' and a class, such as find:UIButton.")
            }
            guard FormatScene.classNames.contains(sides[1]) else {
                throw ValidationError(unknownClass: sides[1])
            }
            guard classes.updateValue(sides[1], forKey: sides[0]) == nil else {
                throw ValidationError("The view '\(sides[0])' is a duplicate.")
            }
        }
        guard !classes.isEmpty else { throw ValidationError("Name at least one view, such as find:UIButton.") }
        self.classes = classes
    }
}

extension ValidationError {
    /// Creates the error for an unsupported class, with similar classes or else all.
    fileprivate init(unknownClass name: String) {
        let known = FormatScene.classNames
        let full = "UI" + name
        let near = known.contains(full) ? [full] : Spelling.candidates(for: name, among: known)
        self.init(
            "Unknown class '\(name)'. "
                + (near.isEmpty
                    ? "Use \(known.listed(by: "or"))."
                    : "Did you mean \(near.map { near in "'\(near)'" }.listed(by: "or"))?"))
    }
}
