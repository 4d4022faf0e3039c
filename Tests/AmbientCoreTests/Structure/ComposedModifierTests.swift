import Ambient
import AmbientTesting
import Testing

private struct StepKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

/// A view whose first field has one byte, and whose second field is larger.
///
/// A read at a wrong offset in memory would therefore give a wrong value.
private struct Row: View {
  let isEven: Bool
  @Environment(\.step) private var step

  var body: some View { Text("\(isEven ? "even" : "odd") \(step)") }
}

private struct Marked: ViewModifier {
  let isMarked: Bool

  func body(content: Content) -> some View {
    content
    Text(isMarked ? "marked" : "plain")
  }
}

private struct Named: ViewModifier {
  let size: Int8
  let name: String

  func body(content: Content) -> some View {
    content
    Text("\(name) \(size)")
  }
}

/// A view whose rows have several modifiers each.
///
/// The modifiers have a different order in each row, and therefore different offsets in memory.
private struct Board: View {
  @State private var step = 0

  private var isEven: Bool { step.isMultiple(of: 2) }

  private func writer(_ step: Int) -> _EnvironmentKeyWritingModifier<Int> {
    _EnvironmentKeyWritingModifier(keyPath: \.step, value: step)
  }

  private var named: Named { Named(size: Int8(step), name: "name") }

  var body: some View {
    Button("next") { step += 1 }
    Row(isEven: isEven).modifier(Marked(isMarked: isEven).concat(writer(step)))
    Row(isEven: isEven).modifier(writer(step).concat(Marked(isMarked: isEven)))
    Row(isEven: isEven).modifier(named.concat(writer(step)).concat(EmptyModifier()))
    Row(isEven: isEven).modifier(EmptyModifier().concat(writer(step)).concat(named))
    Row(isEven: isEven).environment(\.step, step).environment(\.step, step + 10)
    Group { Row(isEven: isEven) }.modifier(writer(step)).tag(Int8(step))
    Row(isEven: isEven).environment(\.step, step).id("row")
  }
}

@Suite @MainActor struct `Composed modifiers` {
  @Test func `Composed modifiers apply their current values in every update`() {
    let host = TestHost { Board() }
    for step in 0..<4 {
      let parity = step.isMultiple(of: 2) ? "even" : "odd"
      let mark = step.isMultiple(of: 2) ? "marked" : "plain"
      let row = "\(parity) \(step)"
      #expect(
        host.texts == [
          "next", row, mark, row, mark, row, "name \(step)", row, "name \(step)", row, row, row,
        ]
      )
      host.tap("next")
    }
  }
}
