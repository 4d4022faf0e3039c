#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that expands the macros.
@main
struct AmbientPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableMacro.self, ClientMacro.self, DependencyEntryMacro.self, EndpointMacro.self,
    EntryMacro.self, IgnoredAnimatableMacro.self, IgnoredEndpointMacro.self, PreviewMacro.self,
    PreviewableMacro.self,
  ]
}
#else
/// An empty program.
///
/// The package manager links this program even if the trait `Macros` is off.
@main
struct AmbientPlugin {
  /// Ends the program at once.
  static func main() {}
}
#endif
