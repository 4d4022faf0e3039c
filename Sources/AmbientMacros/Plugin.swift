#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct AmbientPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [EntryMacro.self]
}
#else
// Without the trait nothing asks this plugin for a macro, yet the package manager links it.
@main
struct AmbientPlugin {
  static func main() {}
}
#endif
