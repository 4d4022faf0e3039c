import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests that every syntax for writing into the environment compiles, and that readers see the
/// value.
@MainActor
struct `The environment can be written` {
  private struct Reader: View {
    @Environment(\.level) private var level
    @Environment(\.tone) private var tone
    @Environment(\.panel) private var panel
    var body: some View { Text("\(level) \(tone) \(panel.title) \(panel.size.0)") }
  }

  @Test func `The environment modifier takes expressions, implicit members, conditions and nil`() {
    let isLoud = true
    let host = TestHost {
      Reader()
        .environment(\.level, 1 + 2)
        .environment(\.tone, isLoud ? .loud : .quiet)
        .environment(\.hint, nil)
    }
    #expect(host.texts == ["3 loud none 0"])
  }

  @Test func `The environment modifier takes a trailing closure or a closure in parentheses`() {
    struct Caller: View {
      @Environment(\.format) private var format
      var body: some View { Text(format(5)) }
    }
    #expect(TestHost { Caller().environment(\.format) { "<\($0)>" } }.texts == ["<5>"])
    #expect(TestHost { Caller().environment(\.format, { "[\($0)]" }) }.texts == ["[5]"])
    #expect(TestHost { Caller() }.texts == ["5"])
  }

  @Test func `An environment value that stores a closure can be written`() {
    struct Caller: View {
      @Environment(\.report) private var report
      let log: Log
      var body: some View { Button("Report") { report("x") } }
    }
    let log = Log()
    let host = TestHost {
      Caller(log: log).environment(\.report, Report { log.lines.append($0) })
      Caller(log: log).environment(\.report, .init { log.lines.append($0 + "!") })
    }
    host.tap("Report")
    #expect(log.lines == ["x"])
  }

  @Test func `A binding or a constant binding can be written into the environment`() {
    struct Reader: View {
      @Environment(\.choice) private var choice
      var body: some View { Text("\(choice.wrappedValue)") }
    }
    struct Root: View {
      @State private var choice = 4
      var body: some View {
        Reader().environment(\.choice, $choice)
        Reader().environment(\.choice, .constant(9))
      }
    }
    #expect(TestHost { Root() }.texts == ["4", "9"])
  }

  @Test func `A key path can write a part of an environment value`() {
    let host = TestHost {
      Reader().environment(\.panel.title, "t").environment(\.panel.size.0, 6)
    }
    #expect(host.texts == ["0 quiet t 6"])
  }

  @Test func `A subscript can write an environment value`() {
    #expect(TestHost { Reader().environment(\.[doubled: 2], 8) }.texts == ["16 quiet none 0"])
  }

  @Test func `A stored key path and an appended key path can write an environment value`() {
    let level: WritableKeyPath<EnvironmentValues, Int> = \.level
    let panel: WritableKeyPath<EnvironmentValues, Panel> = \.panel
    let host = TestHost {
      Reader()
        .environment(level, 7)
        .environment(panel.appending(path: \.title), "u")
    }
    #expect(host.texts == ["7 quiet u 0"])
  }

  @Test func `A modifier can write the whole environment`() {
    var values = EnvironmentValues()
    values.level = 5
    let host = TestHost {
      Reader().environment(\.self, values).environment(\.tone, .loud)
    }
    #expect(host.texts == ["5 quiet none 0"])
  }

  @Test func `A view can pass on the environment that it has read`() {
    struct Bridge: View {
      @Environment(\.self) private var environment
      var body: some View {
        Reader().environment(\.level, 1).environment(\.self, environment)
        Reader().environment(\.self, environment).environment(\.level, 1)
      }
    }
    let host = TestHost { Bridge().environment(\.level, 3).environment(\.tone, .loud) }
    #expect(host.texts == ["1 loud none 0", "3 loud none 0"])
  }

  @Test func `Objects can be written, and custom methods of View can write values`() {
    struct Owner: View {
      @Environment(Log.self) private var log
      var body: some View { Text(log.lines.joined()) }
    }
    let host = TestHost {
      Owner().environment(Log(["a"]))
      Reader().loud().raised(to: 2)
    }
    #expect(host.texts == ["a", "2 loud none 0"])
  }

  @Test func `A write of an environment value can span several lines`() {
    let host = TestHost {
      Reader()
        .environment(
          \.level,
          4
        )
    }
    #expect(host.texts == ["4 quiet none 0"])
  }

  @Test func `transformEnvironment takes a closure with or without a parameter name`() {
    let host = TestHost {
      Reader()
        .transformEnvironment(\.level) { $0 += 1 }
        .transformEnvironment(\.level) { level in level *= 10 }
        .environment(\.level, 2)
    }
    // The outer transform runs first: 2 * 10. Then the inner one adds 1.
    #expect(host.texts == ["21 quiet none 0"])
  }

  @Test func `transformEnvironment can use another key path in the next update`() {
    struct Root: View {
      @State private var isPart = false
      var body: some View {
        Reader().transformEnvironment(isPart ? \.panel.size.0 : \.level) { $0 += 5 }
        Button("Switch") { isPart.toggle() }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts == ["5 quiet none 0", "Switch"])
    host.tap("Switch")
    #expect(host.texts == ["0 quiet none 5", "Switch"])
    #expect(host.takeBodies() == ["Root", "Reader", "Root", "Reader"])
  }

  @Test func `transformEnvironment can change the whole environment`() {
    let host = TestHost {
      Reader().transformEnvironment(\.self) { environment in
        environment.level = 6
        environment.tone = .loud
      }
    }
    #expect(host.texts == ["6 loud none 0"])
  }

  @Test func `transformEnvironment can take a function`() {
    func raise(_ level: inout Int) { level += 5 }
    let host = TestHost { Reader().transformEnvironment(\.level, transform: raise) }
    #expect(host.texts == ["5 quiet none 0"])
  }

  @Test func `transformEnvironment can change a part of a value or the value of a subscript`() {
    let host = TestHost {
      Reader()
        .transformEnvironment(\.panel.title) { $0 += "!" }
        .transformEnvironment(\.[doubled: 1]) { $0 += 1 }
        .environment(\.level, 3)
    }
    #expect(host.texts == ["4 quiet none! 0"])
  }

  @Test func `Modifiers that are kept in constants can write the environment`() {
    let writer = _EnvironmentKeyWritingModifier(keyPath: \.level, value: 8)
    let transform = _EnvironmentKeyTransformModifier(keyPath: \.level) { $0 += 1 }
    let host = TestHost { Reader().modifier(transform.concat(writer)) }
    #expect(host.texts == ["9 quiet none 0"])
  }

  @Test func `Environment modifiers can be applied off the main actor`() async {
    nonisolated func make() -> some View & Sendable {
      Boxed(view: EmptyView().environment(\.level, 1).transformEnvironment(\.level) { $0 += 1 })
    }
    let view = await Task.detached { make() }.value
    let host = TestHost { view }
    #expect(host.texts == ["boxed"])
  }

  private struct Boxed<Content>: View, @unchecked Sendable {
    nonisolated(unsafe) let view: Content
    nonisolated init(view: Content) { self.view = view }
    var body: some View { Text("boxed") }
  }
}

extension View {
  fileprivate func loud() -> some View { environment(\.tone, .loud) }
  fileprivate func raised(to level: Int) -> some View { self.environment(\.level, level) }
}

private enum Tone { case quiet, loud }

private struct Panel {
  var title = "none"
  var size = (0, 0)
}

private struct Report {
  private let send: (String) -> Void
  init(send: @escaping (String) -> Void) { self.send = send }
  func callAsFunction(_ text: String) { send(text) }
}

@Observable private final class Log {
  var lines: [String]
  init(_ lines: [String] = []) { self.lines = lines }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
private struct ToneKey: EnvironmentKey { static let defaultValue = Tone.quiet }
private struct HintKey: EnvironmentKey { static let defaultValue: String? = nil }
private struct PanelKey: EnvironmentKey { static let defaultValue = Panel() }
private struct FormatKey: EnvironmentKey {
  static let defaultValue: @Sendable (Int) -> String = { "\($0)" }
}
private struct ReportKey: EnvironmentKey { static var defaultValue: Report { Report { _ in } } }
private struct ChoiceKey: EnvironmentKey { static let defaultValue = Binding.constant(0) }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var tone: Tone {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
  fileprivate var hint: String? {
    get { self[HintKey.self] }
    set { self[HintKey.self] = newValue }
  }
  fileprivate var panel: Panel {
    get { self[PanelKey.self] }
    set { self[PanelKey.self] = newValue }
  }
  fileprivate var format: @Sendable (Int) -> String {
    get { self[FormatKey.self] }
    set { self[FormatKey.self] = newValue }
  }
  fileprivate var report: Report {
    get { self[ReportKey.self] }
    set { self[ReportKey.self] = newValue }
  }
  fileprivate var choice: Binding<Int> {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
  }
  fileprivate subscript(doubled factor: Int) -> Int {
    get { level }
    set { level = factor * newValue }
  }
}
