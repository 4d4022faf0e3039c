public import AmbientViews

/// An AppKit color.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit. Use a constant of Color, or Color(.systemBackground)."
)
public final class NSColor {
  /// The color of texts.
  public static var labelColor: NSColor { NSColor() }
  /// The color of texts that are less important.
  public static var secondaryLabelColor: NSColor { NSColor() }
  /// The color behind a window.
  public static var windowBackgroundColor: NSColor { NSColor() }
  /// The color behind a control.
  public static var controlBackgroundColor: NSColor { NSColor() }
  /// The color behind texts.
  public static var textBackgroundColor: NSColor { NSColor() }
  /// The color of lines that separate content.
  public static var separatorColor: NSColor { NSColor() }
  /// The color that the user chose for controls.
  public static var controlAccentColor: NSColor { NSColor() }
}

extension Color {
  /// Creates a color from an AppKit color.
  @available(
    *,
    unavailable,
    message: "Ambient has no AppKit. Use a constant of Color, or Color(.systemBackground)."
  )
  public init(nsColor: NSColor) { self = .primary }
}
