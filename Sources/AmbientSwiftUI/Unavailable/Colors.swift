public import AmbientViews

/// An AppKit color.
@available(
  *,
  unavailable,
  message: "There is no AppKit here. Use a constant of Color, or Color(.systemBackground)."
)
@dynamicMemberLookup
public final class NSColor {
  /// A constant such as `windowBackgroundColor`, so that the compiler reports the class.
  public static subscript(dynamicMember name: String) -> NSColor { NSColor() }
}

extension Color {
  /// Creates a color from an AppKit color.
  @available(
    *,
    unavailable,
    message: "There is no AppKit here. Use a constant of Color, or Color(.systemBackground)."
  )
  public init(nsColor: NSColor) { self = .primary }
}
