import Ambient
import BenchmarkHarness

/// A list of N rows that inserts, deletes or moves some rows.
enum MovingRows {
  static let cases: [Case] = [
    rows("row-move") { .move(from: $0 / 2, to: 0) },
    rows("row-insert") { .insert(at: $0 / 2) },
    rows("row-delete") { .delete(at: $0 / 2) },
    rows("row-reverse") { _ in .reverse },
  ]

  /// Returns a case for an edit of a list with a row for each element.
  ///
  /// The last edit is undone before each call.
  private static func rows(_ name: String, _ edit: @escaping (_ count: Int) -> Edit) -> Case {
    .views(name) { count in
      let edit = edit(count)
      let plan = Plan()
      let stage = Stage { List(count: count, plan: plan) }
      let floor = RowsFloor(count)
      let work = repeated(edit) {
        plan.next = $0
        stage.press()
      }
      return .timed(work, floor: repeated(edit) { floor.perform($0) }, tree: { stage.tree })
    }
  }

  private static func repeated(_ edit: Edit, _ perform: @escaping (Edit) -> Void) -> Timed {
    var isEdited = false
    return Timed(
      before: { if isEdited { perform(edit.inverse) } },
      call: {
        perform(edit)
        isEdited = true
      }
    )
  }
}

/// The edit that the next press makes.
private final class Plan {
  var next: Edit?
}

private struct List: View {
  @State private var rows: [Int]
  let plan: Plan

  init(count: Int, plan: Plan) {
    rows = Array(0..<count)
    self.plan = plan
  }

  var body: some View {
    Button("") { plan.next?.apply(to: &rows) { -1 } }
    ForEach(rows, id: \.self) { NumberRow(number: $0) }
  }
}

private struct NumberRow: View {
  let number: Int
  var body: some View { Text(verbatim: Words.text(number)) }
}
