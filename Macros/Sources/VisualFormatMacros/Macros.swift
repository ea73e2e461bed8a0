@_exported import UIKit
import VisualFormat

/// Creates the constraints of a format that the compiler checks. Variables in scope are its views and metrics.
///
/// ```swift
/// NSLayoutConstraint.activate(#constraints("H:|-[find]-[field(>=minimum)]-|", options: .alignAllLastBaseline))
/// ```
/// A mistake in the format is a compiler error, with a fix-it if possible. So is a name without a variable. Names in brackets are views and
/// layout guides. Other names are numbers, or views whose size is used. `metrics` provides the values of its keys.
@freestanding(expression)
public macro constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    dialect: Dialect = .standard
) -> [NSLayoutConstraint] = #externalMacro(module: "VisualFormatMacrosPlugin", type: "ConstraintsMacro")

/// Creates a dictionary from the names of variables to their values, like Objective-C's `NSDictionaryOfVariableBindings`.
///
/// ```swift
/// #variableBindings(find, self.field)   // ["find": find, "field": self.field]
/// ```
@freestanding(expression)
public macro variableBindings(_ values: Any...) -> [String: Any] =
    #externalMacro(module: "VisualFormatMacrosPlugin", type: "VariableBindingsMacro")
