public import AmbientCore

/// Where a field to search is shown.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String

  /// Where it is usual.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar of tools.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// At the side of the window.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
}

/// - Invalidation: When the text changes, the field is described again, and the bodies run that read the
///   text itself.
extension View {
  /// Lets the user search in the view: shows a field for the text to search for.
  ///
  /// What is inside finds `isSearching` and `dismissSearch` in its surroundings; the view that says
  /// `searchable` does not.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      Searchable(text: text, isPresented: nil, placement: placement, prompt: prompt?.string)
    )
  }

  /// Lets the user search in the view: shows a field for the text to search for.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets the user search in the view, and lets the program begin and end the search.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt?.string)
    )
  }

  /// Lets the user search in the view, and lets the program begin and end the search.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// Shows a field before the view, and tells the view of the search.
private struct Searchable {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: String?

  @State private var isSearching = false

  init(
    text: Binding<String>,
    isPresented: Binding<Bool>?,
    placement: SearchFieldPlacement,
    prompt: String?
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension Searchable: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let isSearching = isPresented ?? $isSearching
    SearchField(text: text, isSearching: isSearching, placement: placement, prompt: prompt)
    content
      .environment(\.isSearching, isSearching.wrappedValue)
      .modifier(
        ActionWriter<DismissSearchAction>(\.enclosingDismissSearch) {
          text.wrappedValue = ""
          isSearching.wrappedValue = false
        }
      )
  }

  static var bodyName: String? { nil }
}

/// The field for the text to search for.
private struct SearchField {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let placement: SearchFieldPlacement
  let prompt: String?
}

extension SearchField: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.searchField, isEnabled: environment.isEnabled)
    description[.text] = text.wrappedValue
    description[.prompt] = prompt
    if placement != .automatic { description[.placement] = placement.name }
    if isSearching.wrappedValue { description[.isSearching] = true }
    environment.unusualControlTraits?.describeField(&description, in: environment)
    description.on(EditEvent.self) { event in
      isSearching.wrappedValue = true
      text.wrappedValue = event.text
    }
    description.on(ToggleEvent.self) { event in
      if !event.isOn { text.wrappedValue = "" }
      isSearching.wrappedValue = event.isOn
    }
    return description
  }
}
