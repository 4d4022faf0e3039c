public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that add a search field to a view.
///
/// - Invalidation: A change of the text updates the element of the field, and runs the bodies that
///   read the text.
extension View {
  /// Adds a search field to the view.
  ///
  /// Hosts see the field as an element before the elements of the view. The view and its
  /// descendants can read `isSearching` and `dismissSearch` from the environment. The view whose
  /// body applies the modifier, such as `Songs` below, cannot read these values.
  ///
  /// ```swift
  /// struct Songs: View {
  ///   @State private var text = ""
  ///
  ///   var body: some View {
  ///     Text("Results for \(text)").searchable(text: $text, prompt: "Title")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  /// - Returns: The field and the view.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      Searchable(text: text, isPresented: nil, placement: placement, prompt: prompt)
    )
  }

  /// Adds a search field to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  /// - Returns: The field and the view.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the view; the program can begin and end the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - isPresented: Whether a search is in progress. The field sets the binding when the user
  ///     begins or ends a search.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  /// - Returns: The field and the view.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    )
  }

  /// Adds a search field to the view; the program can begin and end the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - isPresented: Whether a search is in progress. The field sets the binding when the user
  ///     begins or ends a search.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  /// - Returns: The field and the view.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the view; the program can begin and end the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - isPresented: Whether a search is in progress. The field sets the binding when the user
  ///     begins or ends a search.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the view; the program can begin and end the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - isPresented: Whether a search is in progress. The field sets the binding when the user
  ///     begins or ends a search.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
