public import AmbientCore

extension View {
  /// Connects the selected characters of the search fields in the view with a binding.
  ///
  /// Apply this modifier after `searchable`. After the user has typed, the selection is a cursor at
  /// the end of the new characters.
  ///
  /// ```swift
  /// @State private var selection: TextSelection?
  ///
  /// Catalog()
  ///   .searchable(text: $text)
  ///   .searchSelection($selection)
  /// ```
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected characters, or to nil if the selection is not known.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view that connects the selection.
  /// - Invalidation: A change of the selection updates the description of the search field.
  public nonisolated func searchSelection(
    _ selection: Binding<TextSelection?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.searchTraits.selection, selection, fileID: fileID, line: line)
  }

  /// The form of `searchSelection(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func searchSelection(
    _asFunction selection: Binding<TextSelection?>
  ) -> some View {
    searchSelection(selection, fileID: "", line: 0)
  }
}
