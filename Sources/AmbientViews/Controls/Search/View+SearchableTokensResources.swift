public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension View {
  /// Adds a search field with tokens to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - tokens: The tokens before the text. The user can remove the tokens.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  ///   - token: Returns the view of a token.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text,
      tokens: tokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  /// Adds a search field with tokens to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - tokens: The tokens before the text. The user can remove the tokens.
  ///   - isPresented: Whether a search is in progress. The field sets the binding when the user
  ///     begins or ends a search.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  ///   - token: Returns the view of a token.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text,
      tokens: tokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }
}
