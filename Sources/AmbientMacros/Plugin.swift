#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

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
  static func main() {}
}
#endif
