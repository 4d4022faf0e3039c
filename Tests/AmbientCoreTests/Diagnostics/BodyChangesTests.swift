import Ambient
import AmbientCore
import AmbientTesting
import Observation
import Synchronization
import Testing

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "light"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@Observable private final class Model {
  var title = "a"
}

/// Collects the lines that bodies print about their changes.
private final class Printed: Sendable {
  private let storage = Mutex<[String]>([])

  /// The lines that bodies have printed since the last read of this property.
  var lines: [String] {
    storage.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  /// Collects the lines that bodies print while a closure runs.
  @MainActor func listen<Result>(to work: @MainActor () -> Result) -> Result {
    BodyChanges.$receiver.withValue(
      { line in self.storage.withLock { $0.append(line) } },
      operation: work
    )
  }
}

private struct Tally: DynamicProperty {
  @State var passed = 0
}

private struct Screen: View {
  let model: Model
  @State private var step = 0
  @State private var unread = 0
  @Environment(\.theme) private var theme
  private var tally = Tally()

  init(model: Model) { self.model = model }

  var body: some View {
    let _ = Self._printChanges()
    Text("\(step) \(theme) \(tally.passed) \(model.title)")
    // The division rounds down, so this field of the row changes at every second step.
    Row(number: $step, step: step / 2)
    Button("Step") { step += 1 }
    Button("Unread") { unread += 1 }
    Button("Pass") { tally.passed += 1 }
    Button("Both") {
      tally.passed += 1
      step += 2
    }
  }
}

private struct Row: View {
  @Binding var number: Int
  let step: Int

  var body: some View {
    let _ = Self._logChanges()
    Text("\(number)").modifier(Mark(step: step))
  }
}

private struct Mark: ViewModifier {
  let step: Int

  func body(content: Content) -> some View {
    let _ = Self._printChanges()
    content
  }
}

@Suite @MainActor struct `The changes that a body prints` {
  @Test func `A body prints the reasons why it ran`() {
    let printed = Printed()
    let model = Model()
    let host = printed.listen { TestHost { Screen(model: model) } }
    #expect(
      printed.lines == [
        "Screen: @self, @identity, _step, _unread, _theme, tally changed.",
        "Row: @self, @identity, _number changed.",
        "Mark: @self, @identity changed.",
      ]
    )
    printed.listen { host.tap("Step") }
    #expect(printed.lines == ["Screen: _step changed.", "Row: _number changed."])
    printed.listen { host.tap("Step") }
    #expect(
      printed.lines == [
        "Screen: _step changed.", "Row: @self, _number changed.", "Mark: @self changed.",
      ]
    )
    printed.listen { host.tap("Unread") }
    #expect(printed.lines == [])
    printed.listen { host.tap("Both") }
    #expect(
      printed.lines == [
        "Screen: _step, tally changed.", "Row: @self, _number changed.", "Mark: @self changed.",
      ]
    )
    printed.listen { host.set(\.theme, to: "dark") }
    #expect(printed.lines == ["Screen: _theme changed."])
    printed.listen {
      model.title = "b"
      host.settle()
    }
    #expect(printed.lines == ["Screen: @dependencies changed."])
  }

  @Test func `Outside of a body, printChanges prints that the view is unchanged`() {
    let printed = Printed()
    printed.listen { Row._printChanges() }
    #expect(printed.lines == ["Row: unchanged."])
  }
}
