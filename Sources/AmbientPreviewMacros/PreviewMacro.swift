#if Macros
public import AmbientCore

/// Shows a view in a tool that previews views; where there is none, it only checks the code.
///
/// ```swift
/// #Preview("Empty") {
///   @Previewable @State var text = ""
///   TextField("Name", text: $text)
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AmbientMacros", type: "PreviewMacro")

/// Shows a view, with traits, in a tool that previews views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AmbientMacros", type: "PreviewMacro")

/// Lets a variable in the closure of a `#Preview` be a property of the previewed view, as a `@State` has
/// to be.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AmbientMacros", type: "PreviewableMacro")
#endif
