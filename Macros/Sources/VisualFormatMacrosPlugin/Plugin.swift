import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler loads.
@main
struct VisualFormatMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [ConstraintsMacro.self, VariableBindingsMacro.self]
}
