import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin with the macros.
@main
struct VisualFormatMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [ConstraintsMacro.self, VariableBindingsMacro.self]
}
