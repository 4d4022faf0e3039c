import Ambient

#if Objects
import AmbientCombine
#endif

/// A view with one row for each of its identifiers.
struct ThreadedBoard: View {
  let stash: ThreadedStash
  let rows: Rows
  @State private var ids = [0, 1, 2]

  init(stash: ThreadedStash, rows: Rows) {
    self.stash = stash
    self.rows = rows
  }

  /// Stores the board's binding to the identifiers of the rows, for use by the test.
  @MainActor
  final class Rows {
    var ids: Binding<[Int]>?
  }

  var body: some View {
    let _ = rows.ids = $ids
    ForEach(ids, id: \.self) { _ in ThreadedRow(stash: stash) }
  }
}

/// A row that shows the value of each ``ThreadedField``.
struct ThreadedRow: View {
  let stash: ThreadedStash
  // The first run of a row's body creates a record for the row, and stores it in this box.
  @State private var recordBox = RecordBox()
  @State private var number = 0
  @State private var record = Record()
  @State private var model = ThreadedModel()
  #if Objects
  @StateObject private var object = ThreadedObject()
  #endif

  @MainActor
  final class RecordBox {
    var record: ThreadedRecord?
    nonisolated init() {}
  }

  private var threadedRecord: ThreadedRecord {
    if let record = recordBox.record { return record }
    let created = stash.makeRecord()
    recordBox.record = created
    return created
  }

  var body: some View {
    let threadedRecord = threadedRecord
    let _ = threadedRecord.offer {
      let (number, name, count) = ($number, $record.name, $record.count)
      let model = model
      var setters: [ThreadedField: ThreadedRecord.Setter] = [
        .number: { number.wrappedValue = $0 },
        .name: { name.wrappedValue = $0 },
        .count: { count.wrappedValue = $0 },
        .model: { model.value = $0 },
      ]
      #if Objects
      let object = object
      setters[.object] = { object.value = $0 }
      #endif
      return setters
    }
    Text(verbatim: Self.text(threadedRecord.id) { value(of: $0) })
  }

  private func value(of field: ThreadedField) -> Int {
    switch field {
    case .number: number
    case .name: record.name
    case .count: record.count
    case .model: model.value
    #if Objects
    case .object: object.value
    #endif
    }
  }

  nonisolated static func text(_ id: Int, _ value: (ThreadedField) -> Int) -> String {
    "\(id): " + ThreadedField.allCases.map { "\($0) \(value($0))" }.joined(separator: ", ")
  }
}
