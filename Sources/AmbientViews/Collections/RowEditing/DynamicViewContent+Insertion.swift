/// The items that can be inserted between the rows of a loop, and the action that inserts them.
struct RowInsertion {
  /// The identifiers of the types of the items.
  let types: [String]

  /// Inserts items at an offset, and calls `complete` when the insertion is finished.
  let perform:
    @MainActor (Int, [NSItemProvider], _ complete: @escaping @MainActor () -> Void) -> Void
}

extension DynamicViewContent {
  /// Lets the user drop items of some types between the rows.
  ///
  /// ```swift
  /// ForEach(links, id: \.self) { Text($0) }
  ///   .onInsert(of: [.url]) { offset, providers in load(providers, at: offset) }
  /// ```
  ///
  /// The rows take ``InsertItemsEvent``. A loop without elements has no row, and so takes no items.
  /// If several `onInsert` and `dropDestination` modifiers of the loop accept the dropped items,
  /// the outermost of these modifiers is used.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - action: Inserts the items. It receives the offset of the element that follows the drop,
  ///     and the dropped items that have one of the types. For a drop after the last element, the
  ///     offset is the number of elements.
  /// - Returns: The rows.
  @preconcurrency
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Lets the user drop items of some types between the rows.
  ///
  /// The rows take ``InsertItemsEvent``. A loop without elements has no row, and so takes no items.
  /// If several `onInsert` and `dropDestination` modifiers of the loop accept the dropped items,
  /// the outermost of these modifiers is used.
  ///
  /// - Parameters:
  ///   - acceptedTypeIdentifiers: The identifiers of the types of the items.
  ///   - action: Inserts the items. It receives the offset of the element that follows the drop,
  ///     and the dropped items that have one of the types. For a drop after the last element, the
  ///     offset is the number of elements.
  /// - Returns: The rows.
  @preconcurrency
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    inserting(acceptedTypeIdentifiers) { offset, providers, complete in
      action(offset, providers)
      complete()
    }
  }

  /// Lets the user drop values between the rows.
  ///
  /// ```swift
  /// ForEach(songs) { SongRow(song: $0) }
  ///   .dropDestination(for: Song.self) { songs.insert(contentsOf: $0, at: $1) }
  /// ```
  ///
  /// If all dropped items are values of the type `T` from this program, the action runs
  /// immediately. Otherwise, the items are converted first, which may take some time. Items that
  /// cannot be converted are left out. If no item can be converted, the action does not run.
  ///
  /// The rows take ``InsertItemsEvent``. A loop without elements has no row, and so takes no items.
  /// If several `onInsert` and `dropDestination` modifiers of the loop accept the dropped items,
  /// the outermost of these modifiers is used.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Inserts the values. It receives the values, and the offset of the element that
  ///     follows the drop. For a drop after the last element, the offset is the number of elements.
  /// - Returns: The rows.
  @preconcurrency
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T], Int) -> Void
  ) -> some DynamicViewContent {
    inserting(T.importedContentTypes().map(\.identifier)) { offset, providers, complete in
      loadValues(of: T.self, from: providers) { values in
        if !values.isEmpty { action(values, offset) }
        complete()
      }
    }
  }

  private nonisolated func inserting(
    _ types: [String],
    _ perform:
      @escaping @MainActor (Int, [NSItemProvider], @escaping @MainActor () -> Void) -> Void
  ) -> _Edited {
    _edited(with: _RowEdits(insertions: [RowInsertion(types: types, perform: perform)]))
  }
}
