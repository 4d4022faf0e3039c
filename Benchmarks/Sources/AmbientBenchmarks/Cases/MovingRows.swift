import Ambient

/// A list of N rows of which some come, go or move.
enum MovingRows {
  static let cases: [Case] = [
    rows("row-move") { rows, step in
      let (from, to) = step.isMultiple(of: 2) ? (rows.count / 2, 0) : (0, rows.count / 2)
      rows.insert(rows.remove(at: from), at: to)
    },
    rows("row-insert", undo: { rows in rows.remove(at: rows.count / 2) }) { rows, _ in
      rows.insert(-1, at: rows.count / 2)
    },
    rows("row-delete", undo: { rows in rows.insert(-1, at: (rows.count + 1) / 2) }) { rows, _ in
      rows.remove(at: rows.count / 2)
    },
    rows("row-reverse") { rows, _ in rows.reverse() },
  ]

  /// A change of an array of numbers, shown by a row for each.
  ///
  /// What can be done only once is undone before the next time, which is not measured.
  private static func rows(
    _ name: String,
    undo: ((inout [Int]) -> Void)? = nil,
    change: @escaping (inout [Int], _ step: Int) -> Void
  ) -> Case {
    .views(name) { count in
      let plan = Plan(change)
      let stage = Stage(ViewTree { List(count: count, plan: plan) })
      let floor = RowsFloor(count)
      var step = 0
      if let undo {
        return .timed(
          Timed(before: plan.undoing(undo) { stage.press() }, call: { stage.press() }),
          floor: Timed(
            before: { if floor.isChanged { floor.change(undo) } },
            call: { floor.change { change(&$0, 0) } }
          ),
          tree: { stage.tree }
        )
      }
      return .press(
        stage,
        floor: Timed {
          floor.change { change(&$0, step) }
          step &+= 1
        }
      )
    }
  }
}

/// What the next press does.
private final class Plan {
  private let change: (inout [Int], Int) -> Void
  private var undo: ((inout [Int]) -> Void)?
  private var step = 0

  init(_ change: @escaping (inout [Int], Int) -> Void) { self.change = change }

  func perform(_ rows: inout [Int]) {
    if let undo {
      undo(&rows)
    } else {
      change(&rows, step)
      step &+= 1
    }
  }

  /// Undoes the last change, if there was one, by a press.
  func undoing(_ undo: @escaping (inout [Int]) -> Void, press: @escaping () -> Void) -> () -> Void {
    {
      guard self.step > 0 else { return }
      self.undo = undo
      press()
      self.undo = nil
      self.step = 0
    }
  }
}

private struct List: View {
  @State private var rows: [Int]
  let plan: Plan

  init(count: Int, plan: Plan) {
    rows = Array(0..<count)
    self.plan = plan
  }

  var body: some View {
    Button("") { plan.perform(&rows) }
    ForEach(rows, id: \.self) { NumberRow(number: $0) }
  }
}

private struct NumberRow: View {
  let number: Int
  var body: some View { Text(verbatim: Words.text(number)) }
}
