import AmbientCore

/// The tokens of a search field, with their types erased.
struct SearchTokens {
  let views: AnyView
  /// The views of the suggested tokens; nil if the program suggests no tokens.
  var suggestions: AnyView?
  /// Adds a value to the tokens; does nothing if the tokens have another type.
  let add: (Any) -> Void
}

extension SearchTokens {
  nonisolated init<C, T: View>(
    _ tokens: Binding<C>,
    suggested: Binding<C>? = nil,
    token: @escaping (C.Element) -> T
  ) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    views = AnyView(
      ForEach(tokens.wrappedValue) { element in
        TokenElement(delete: { tokens.remove(element.id) }, content: token(element))
      }
    )
    if let suggested {
      suggestions = AnyView(
        ForEach(suggested.wrappedValue) { token($0).searchCompletion($0) }
      )
    }
    add = { if let element = $0 as? C.Element { tokens.wrappedValue.append(element) } }
  }

  /// Creates tokens from a closure that gets a binding to each token.
  nonisolated init<C, T: View>(
    editable tokens: Binding<C>,
    token: @escaping (Binding<C.Element>) -> T
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable,
    C.Index: Hashable
  {
    views = AnyView(
      ForEach(tokens) { element in
        let id = element.wrappedValue.id
        TokenElement(delete: { tokens.remove(id) }, content: token(element))
      }
    )
    add = { if let element = $0 as? C.Element { tokens.wrappedValue.append(element) } }
  }
}

extension Binding
where Value: RangeReplaceableCollection, Value.Element: Identifiable {
  fileprivate func remove(_ id: Value.Element.ID) { wrappedValue.removeAll { $0.id == id } }
}

private struct TokenElement<Content: View> {
  let delete: () -> Void
  let content: Content
}

extension TokenElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.searchToken, isEnabled: environment.isEnabled)
    description.on(DeleteEvent.self) { [delete] _ in delete() }
    return description
  }
}
