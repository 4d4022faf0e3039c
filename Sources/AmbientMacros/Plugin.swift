import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct AmbientPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [EntryMacro.self]
}
