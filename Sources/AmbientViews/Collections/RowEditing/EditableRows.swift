public import AmbientCore
import AmbientSupport

/// The editable rows of a custom ``DynamicViewContent`` type.
///
/// The type must make exactly one row for each element, in the order of the elements. The position
/// of a row is therefore the offset of its element.
public struct _EditableRows<Content: DynamicViewContent> {
  private let content: Content
  private let edits: _RowEdits
  @State private var latest = LoopEdits()

  nonisolated init(content: Content, edits: _RowEdits) {
    self.content = content
    self.edits = edits
  }
}

extension _EditableRows: DynamicViewContent, SeveralViews {
  /// The collection of elements.
  public var data: Content.Data { content.data }

  /// The rows, each in an element that takes the events with which the user edits the row.
  public var body: some View {
    let (content, edits, latest) = (content, edits, latest)
    return Group(subviews: content) { rows in
      let _ = latest.update(edits, rows: rows.map { AnyHashable($0.id) }, of: content)
      ForEach(rows) { row in
        EditableRow(
          id: AnyHashable(row.id),
          edits: latest,
          abilities: edits.abilities,
          content: row
        )
      }
    }
  }

  /// Returns the rows with further actions.
  public nonisolated func _edited(with edits: _RowEdits) -> Self {
    Self(content: content, edits: self.edits.adding(edits))
  }
}

extension LoopEdits {
  /// Sets the actions and the identifiers of the rows.
  ///
  /// When the user edits a row, the action runs only if there are as many rows as elements.
  fileprivate func update<Content: DynamicViewContent>(
    _ edits: _RowEdits,
    rows: [AnyHashable],
    of content: Content
  ) {
    // The dynamic properties of `content` are not connected here, and `data` may use these
    // properties. If `content` has dynamic properties, `data` is therefore not read. The number of
    // rows is then used as the number of elements.
    let canRead = !DynamicPropertyStorage<Content>.isNeeded
    let count = { canRead ? content.data.count : rows.count }
    update(edits, count: count) { id in
      let elements = count()
      guard rows.count == elements else {
        Diagnostic.rowsDifferFromElements(Content.self, rows: rows.count, elements: elements)
          .warn()
        return nil
      }
      return rows.firstIndex(of: id)
    }
  }
}

extension Diagnostic {
  /// The user edited a row of a custom `DynamicViewContent` that has more or fewer rows than
  /// elements.
  fileprivate static func rowsDifferFromElements(
    _ type: Any.Type,
    rows: Int,
    elements: Int
  ) -> Diagnostic {
    Diagnostic(
      "A row of '\(type)' cannot be edited, because the element of the row is unknown.",
      facts: [("Rows", "\(rows)"), ("Elements", "\(elements)")],
      remedies: [
        "Make one row for each element of 'data'.",
        "Apply modifiers such as 'onDelete' to the 'ForEach' inside '\(type)'.",
      ]
    )
  }
}
