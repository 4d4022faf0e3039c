public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that add a help text to a view.
///
/// Hosts see an element of kind `help` around the view. A host with a pointer shows the text while
/// the pointer is over the view. A screen reader speaks the text as a hint.
extension View {
  /// Adds a help text to the view.
  ///
  /// - Parameter textKey: The help text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds a help text to the view.
  ///
  /// - Parameter textResource: The help text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Adds a help text to the view.
  ///
  /// - Parameter text: The help text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func help(_ text: Text) -> some View {
    NamedWrapper(kind: .help, attribute: .helpText, name: text, content: self)
  }

  /// Adds a help text to the view.
  ///
  /// - Parameter text: The help text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
