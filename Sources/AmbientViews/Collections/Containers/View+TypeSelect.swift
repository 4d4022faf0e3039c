public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension View {
  /// Sets the text that the user types to select the row.
  ///
  /// - Parameter text: The text; nil for the text in the row. If the text is empty, typing does not
  ///   select the row.
  /// - Returns: A view with the text.
  /// - Note: Ambient only passes this on to the host.
  @ViewBuilder public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
    if let text {
      NamedWrapper(kind: .listRow, attribute: .typeSelect, name: text, content: self)
    } else {
      self
    }
  }

  /// Sets the text that the user types to select the row.
  ///
  /// - Parameter stringKey: The text that the user types.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Sets the text that the user types to select the row.
  ///
  /// - Parameter string: The text that the user types.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }

  /// Sets the text that the user types to select the row.
  ///
  /// - Parameter stringResource: The text that the user types.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent(_ stringResource: LocalizedStringResource)
    -> some View
  {
    typeSelectEquivalent(Text(stringResource))
  }
}
