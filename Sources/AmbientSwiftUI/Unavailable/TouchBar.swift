public import AmbientCore
public import AmbientViews

/// The buttons in the touch bar above the keyboard of some Macs.
@available(
  *,
  unavailable,
  message: "Ambient has no touch bar. Write this in #if os(macOS), and a toolbar in #else."
)
public struct TouchBar<Content: View> {
  /// Creates a bar.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a bar that the user can change.
  ///
  /// - Parameters:
  ///   - id: The identifier under which the changes of the user are stored.
  ///   - content: Returns the items of the bar.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// The rule for whether an item is in the touch bar.
@available(
  *,
  unavailable,
  message: "Ambient has no touch bar. Write this in #if os(macOS), and a toolbar in #else."
)
public enum TouchBarItemPresence {
  /// The item is always in the touch bar.
  case required(String)

  /// The item is in the touch bar until the user removes it.
  case `default`(String)

  /// The item is in the touch bar after the user has added it.
  case optional(String)
}

extension View {
  /// Shows buttons in the touch bar while the view has the focus.
  ///
  /// - Parameter content: Returns the buttons.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no touch bar. Write this in #if os(macOS), and a toolbar in #else."
  )
  public nonisolated func touchBar(@ViewBuilder content: () -> some View) -> some View { self }

  /// Shows a touch bar while the view has the focus.
  ///
  /// - Parameter touchBar: The touch bar.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no touch bar. Write this in #if os(macOS), and a toolbar in #else."
  )
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    self
  }

  /// Turns the view into the main item of the touch bar.
  ///
  /// - Parameter principal: Whether the view is the main item.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no touch bar. Write this in #if os(macOS), and a toolbar in #else."
  )
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Sets the label that the item has while the user customizes the touch bar.
  ///
  /// - Parameter label: The label.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no touch bar. Write this in #if os(macOS), and a toolbar in #else."
  )
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// Sets the rule for whether the item is in the touch bar.
  ///
  /// - Parameter presence: The rule.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no touch bar. Write this in #if os(macOS), and a toolbar in #else."
  )
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    self
  }
}
