public import AmbientCore
public import AmbientViews

/// Buttons above the keyboard of some Macs.
@available(
  *,
  unavailable,
  message:
    "There is no touch bar here. Write the bar in #if os(macOS), and put its buttons into a toolbar."
)
public struct TouchBar<Content: View> {
  /// Creates a bar.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a bar that the user can change.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether an item is in the bar.
@available(
  *,
  unavailable,
  message:
    "There is no touch bar here. Write the bar in #if os(macOS), and put its buttons into a toolbar."
)
public enum TouchBarItemPresence {
  /// It always is.
  case required(String)

  /// It is at first.
  case `default`(String)

  /// The user can add it.
  case optional(String)
}

extension View {
  /// Shows a bar while the view has the focus.
  @available(
    *,
    unavailable,
    message:
      "There is no touch bar here. Write the bar in #if os(macOS), and put its buttons into a toolbar."
  )
  public nonisolated func touchBar(@ViewBuilder content: () -> some View) -> some View { self }

  /// Shows a bar while the view has the focus.
  @available(
    *,
    unavailable,
    message:
      "There is no touch bar here. Write the bar in #if os(macOS), and put its buttons into a toolbar."
  )
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    self
  }

  /// Makes the view the main item of the bar.
  @available(
    *,
    unavailable,
    message:
      "There is no touch bar here. Write the bar in #if os(macOS), and put its buttons into a toolbar."
  )
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Sets the label of the item.
  @available(
    *,
    unavailable,
    message:
      "There is no touch bar here. Write the bar in #if os(macOS), and put its buttons into a toolbar."
  )
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// Sets whether the item is in the bar.
  @available(
    *,
    unavailable,
    message:
      "There is no touch bar here. Write the bar in #if os(macOS), and put its buttons into a toolbar."
  )
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    self
  }
}
