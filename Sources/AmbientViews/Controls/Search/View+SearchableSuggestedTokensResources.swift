public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension View {
  /// Adds a search field with tokens and suggested tokens to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - tokens: The tokens before the text. The user can remove the tokens.
  ///   - suggestedTokens: The tokens that the field suggests while a search is in progress.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  ///   - token: Returns the view of a token.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
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
      suggestedTokens: suggestedTokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  /// Adds a search field with tokens and suggested tokens to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - tokens: The tokens before the text. The user can remove the tokens.
  ///   - suggestedTokens: The tokens that the field suggests while a search is in progress.
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
    suggestedTokens: Binding<C>,
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
      suggestedTokens: suggestedTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }
}
