#if Macros
public import AmbientCore

/// Declares a preview of a view.
///
/// The compiler type-checks the code of the preview. Nothing else happens, because no tool displays
/// the previews of Ambient.
///
/// ```swift
/// #Preview("Empty") {
///   @Previewable @State var text = ""
///   TextField("Name", text: $text)
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: A closure that creates the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AmbientMacros", type: "PreviewMacro")

/// Declares a preview of a view, with traits.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait.
///   - additionalTraits: Further traits.
///   - body: A closure that creates the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AmbientMacros", type: "PreviewMacro")

/// Turns a variable in the closure of a `#Preview` into a property of the previewed view.
///
/// The variable usually has a property wrapper, such as `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AmbientMacros", type: "PreviewableMacro")
#endif
