@_exported import UIKit
import VisualFormat

/// The constraints of a format that the compiler checks, with the variables around it as its views and metrics.
///
/// ```swift
/// NSLayoutConstraint.activate(#constraints("H:|-[find]-[field(>=minimum)]-|", options: .alignAllLastBaseline))
/// ```
/// A mistake in the format is an error of the compiler with a fix-it where there is one; so is a name that no variable
/// has. In brackets stand views and layout guides; another name is a number, or a view whose size is meant. Names that are
/// keys of `metrics` are taken from there.
@freestanding(expression)
public macro constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    dialect: Dialect = .standard
) -> [NSLayoutConstraint] = #externalMacro(module: "VisualFormatMacrosPlugin", type: "ConstraintsMacro")

/// The dictionary from the names of variables to their values, as Objective-C's `NSDictionaryOfVariableBindings` gave it.
///
/// ```swift
/// #variableBindings(find, self.field)   // ["find": find, "field": self.field]
/// ```
@freestanding(expression)
public macro variableBindings(_ values: Any...) -> [String: Any] =
    #externalMacro(module: "VisualFormatMacrosPlugin", type: "VariableBindingsMacro")
