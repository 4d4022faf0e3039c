public import AmbientCore

/// The views of the message for a search without results.
public struct SearchUnavailableContent {
  /// The label: a magnifying glass, and the title "No Results" with the text that was searched for.
  public struct Label {
    let text: String?
    @Environment(\.searchedText) private var searchedText

    init(text: String?) { self.text = text }
  }

  /// The advice to the user.
  public struct Description {}

  /// The actions of the message: an empty view.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View, LibraryView {
  /// The label, which contains the searched text unless that text is empty.
  public var body: some View {
    let text = text ?? searchedText?.wrappedValue ?? ""
    Label(
      text.isEmpty ? "No Results" : "No Results for “\(text)”",
      systemImage: "magnifyingglass"
    )
  }
}

extension SearchUnavailableContent.Description: View, LibraryView {
  /// The advice to try another search.
  public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View, LibraryView {
  /// An empty view.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A message for a search without results.
  ///
  /// The message contains the search text of the nearest ancestor that is `searchable`.
  public static var search: Self { search(for: nil) }

  /// Returns a message for a search without results.
  ///
  /// - Parameter text: The text that was searched for.
  /// - Returns: The message.
  public static func search(text: String) -> Self { search(for: text) }

  private static func search(for text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
