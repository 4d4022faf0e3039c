public import AmbientCore
import struct Foundation.IndexSet

/// A loop whose rows the user can edit.
public struct _EditableLoop<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let loop: ForEach<Data, ID, Content>
  private let edits: _RowEdits
  @State private var latest = LoopEdits()

  nonisolated init(loop: ForEach<Data, ID, Content>, edits: _RowEdits) {
    self.loop = loop
    self.edits = edits
  }
}

extension _EditableLoop: DynamicViewContent, SeveralViews {
  /// The collection of the loop.
  public nonisolated var data: Data { loop.data }

  /// The rows, each in an element that takes the events of the user.
  public var body: some View {
    let latest = latest
    latest.update(edits, count: { loop.data.count }, offset: { loop.offset(of: $0) })
    let abilities = edits.abilities
    return loop.mapRows { content, id in
      EditableRow(
        id: AnyHashable(id),
        edits: latest,
        abilities: abilities,
        content: content
      )
    }
  }

  /// Returns the loop with further actions.
  public nonisolated func _edited(with edits: _RowEdits) -> Self {
    Self(loop: loop, edits: self.edits.adding(edits))
  }
}

/// Deletes, moves and inserts rows; the argument `id` identifies the row.
@MainActor
protocol RowEditing {
  func delete(_ id: AnyHashable)

  /// Moves a row before the element at an offset.
  func move(_ id: AnyHashable, to offset: Int)

  /// Inserts items before or after a row.
  ///
  /// The method calls `complete` when the insertion is finished. If the row does not exist or takes
  /// none of the items, the method only calls `complete`. The default implementation does nothing:
  /// it is for rows that take no ``InsertItemsEvent``.
  func insert(
    _ providers: [NSItemProvider],
    _ isAfter: Bool,
    _ id: AnyHashable,
    _ complete: @escaping @MainActor () -> Void
  )
}

extension RowEditing {
  func insert(
    _ providers: [NSItemProvider],
    _ isAfter: Bool,
    _ id: AnyHashable,
    _ complete: @escaping @MainActor () -> Void
  ) {}
}

/// The newest data and actions of a loop.
///
/// The rows hold this object instead of the actions. The object stays the same during the life of
/// the loop, so new actions invalidate no row.
@MainActor
final class LoopEdits: RowEditing {
  private var edits = _RowEdits()
  private var offset: (AnyHashable) -> Int? = { _ in nil }
  private var count: () -> Int = { 0 }

  nonisolated init() {}

  func update(
    _ edits: _RowEdits,
    count: @escaping () -> Int,
    offset: @escaping (AnyHashable) -> Int?
  ) {
    self.edits = edits
    self.count = count
    self.offset = offset
  }

  func delete(_ id: AnyHashable) {
    if let offset = offset(id) { edits.delete?(IndexSet(integer: offset)) }
  }

  func move(_ id: AnyHashable, to destination: Int) {
    guard let offset = offset(id), (0...count()).contains(destination) else { return }
    edits.move?(IndexSet(integer: offset), destination)
  }

  func insert(
    _ providers: [NSItemProvider],
    _ isAfter: Bool,
    _ id: AnyHashable,
    _ complete: @escaping @MainActor () -> Void
  ) {
    guard let offset = offset(id) else { return complete() }
    for insertion in edits.insertions {
      let accepted = providers.conforming(to: insertion.types)
      guard !accepted.isEmpty else { continue }
      insertion.perform(isAfter ? offset + 1 : offset, accepted, complete)
      return
    }
    complete()
  }
}
