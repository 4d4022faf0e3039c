#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The program that the compiler runs and asks to expand macros.
@main
struct AmbientPlugin: CompilerPlugin {
  /// The macros it may ask for.
  let providingMacros: [any Macro.Type] = [
    ClientMacro.self, DependencyEntryMacro.self, EndpointMacro.self, EntryMacro.self,
    IgnoredEndpointMacro.self, PreviewMacro.self, PreviewableMacro.self,
  ]
}
#else
/// An empty program: without the trait nothing runs it, yet the package manager links it.
@main
struct AmbientPlugin {
  /// Does nothing.
  static func main() {}
}
#endif
