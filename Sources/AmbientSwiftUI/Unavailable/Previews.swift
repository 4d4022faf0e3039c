public import AmbientCore

/// A setting of a preview.
@available(
  *,
  unavailable,
  message: "Ambient has no preview contexts. Write this code in #if canImport(WidgetKit)."
)
public protocol PreviewContext {}

extension View {
  /// Sets the context of a preview.
  ///
  /// - Parameter value: The context.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no preview contexts. Write this code in #if canImport(WidgetKit)."
  )
  public nonisolated func previewContext<Context>(_ value: Context) -> some View { self }
}

/// A key of a value in a preview context.
@available(
  *,
  unavailable,
  message: "Ambient has no preview contexts. Write this code in #if canImport(WidgetKit)."
)
public protocol PreviewContextKey {}
