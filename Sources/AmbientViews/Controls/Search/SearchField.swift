import AmbientCore

/// A modifier that puts a search field before a view, and sets the view's environment values for
/// searching, such as `isSearching`.
struct Searchable {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: SearchTokens?

  @State private var isSearching = false

  nonisolated init(
    text: Binding<String>,
    isPresented: Binding<Bool>?,
    placement: SearchFieldPlacement,
    prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
  }
}

extension Searchable: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let isSearching = isPresented ?? $isSearching
    SearchFieldWithChoices(
      text: text,
      isSearching: isSearching,
      placement: placement,
      prompt: prompt,
      tokens: tokens
    )
    content
      // The traits are for this search field. A search field inside the content starts with none.
      .environment(\.searchTraits, SearchTraits())
      .environment(\.isSearching, isSearching.wrappedValue)
      .environment(\.searchedText, text)
      .modifier(
        ActionWriter<DismissSearchAction>(\.enclosingDismissSearch) {
          text.wrappedValue = ""
          isSearching.wrappedValue = false
        }
      )
  }

  static var bodyName: String? { nil }
}

/// A search field, followed by its scopes and suggestions.
private struct SearchFieldWithChoices {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: SearchTokens?

  @Environment(\.searchTraits) private var traits

  init(
    text: Binding<String>,
    isSearching: Binding<Bool>,
    placement: SearchFieldPlacement,
    prompt: Text?,
    tokens: SearchTokens?
  ) {
    self.text = text
    self.isSearching = isSearching
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
  }
}

extension SearchFieldWithChoices: View, LibraryView {
  var body: some View {
    let field = SearchField(
      text: text,
      isSearching: isSearching,
      placement: placement,
      prompt: prompt,
      traits: traits,
      content: tokens?.views
    )
    if let focus = traits.focus { focus(AnyView(field)) } else { field }
    SearchChoices(text: text, isSearching: isSearching, tokens: tokens, traits: traits)
  }
}

/// The scopes and the suggestions that follow a search field while a search is in progress.
private struct SearchChoices {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let tokens: SearchTokens?
  let traits: SearchTraits
}

extension SearchChoices: View, LibraryView {
  var body: some View {
    if isSearching.wrappedValue {
      if let scopes = traits.scopes, showsScopes {
        Wrapper(kind: .searchScopes, content: scopes)
      }
      if traits.suggestions != nil || tokens?.suggestions != nil {
        Wrapper(
          kind: .searchSuggestions,
          content: TupleView((tokens?.suggestions, traits.suggestions))
        )
        .environment(\.searchCompletion, completion)
        .environment(\.searchedText, text)
      }
    }
  }

  private var showsScopes: Bool {
    traits.scopeActivation != .onTextEntry || !text.wrappedValue.isEmpty
  }

  private var completion: SearchCompletion {
    SearchCompletion { [text, tokens] token in
      tokens?.add(token)
      text.wrappedValue = ""
    }
  }
}

private struct SearchField<Content: View> {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let placement: SearchFieldPlacement
  let prompt: Text?
  let traits: SearchTraits
  let content: Content
}

extension SearchField: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .searchField,
      isEnabled: environment.isEnabled,
      isFocusable: traits.focus != nil
    )
    description[.text] = text.wrappedValue
    description[.prompt] = prompt?.string(in: environment)
    if placement != .automatic { description[.placement] = placement.name }
    if isSearching.wrappedValue { description[.isSearching] = true }
    description[.presentationToolbarBehavior] = traits.presentationToolbarBehavior
    description[.toolbarBehavior] = traits.toolbarBehavior
    description[.dictation] = traits.dictation
    description[.hiddenSuggestions] = environment.hiddenSuggestions.names
    environment.customControlTraits?.describeField(&description, in: environment)
    let selected = traits.selection.map { SelectedText(text: text, selection: $0) }
    selected?.describe(&description)
    description.on(EditEvent.self) { event in
      isSearching.wrappedValue = true
      if let selected {
        selected.edit(event.text, in: environment)
      } else {
        text.wrappedValue = event.text
      }
    }
    description.on(ToggleEvent.self) { event in
      if !event.isOn { text.wrappedValue = "" }
      isSearching.wrappedValue = event.isOn
    }
    return description
  }
}
