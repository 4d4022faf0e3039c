import Ambient
import AmbientTesting
import Testing

@MainActor
struct `Custom dynamic properties` {
  @Test func `A dynamic property at the third level of nesting reads an environment value`() {
    struct Inner: DynamicProperty {
      @Environment(\.pitch) var pitch
    }
    struct Middle: DynamicProperty {
      let inner = Inner()
    }
    struct Outer: DynamicProperty {
      private let middle = Middle()
      var pitch: Int { middle.inner.pitch }
    }
    struct Reader: View {
      private let outer = Outer()
      var body: some View { Text("\(outer.pitch)") }
    }
    let host = TestHost { Root { Reader() } }
    #expect(host.texts == ["1", "Raise"])
    host.takeBodies()
    host.tap("Raise")
    #expect(host.texts == ["2", "Raise"])
    #expect(host.takeBodies() == ["Root<Reader>", "Reader"])
  }

  @Test func `Each use of a custom dynamic property has its own state`() {
    struct Counter: DynamicProperty {
      @State private var count = 0
      var text: String { "\(count)" }
      func count(up step: Int) { count += step }
    }
    struct Reader: View {
      private let one = Counter()
      private let ten = Counter()
      var body: some View {
        Text("\(one.text) \(ten.text)")
        Button("One") { one.count(up: 1) }
        Button("Ten") { ten.count(up: 10) }
      }
    }
    let host = TestHost { Reader() }
    host.tap("One")
    host.tap("Ten")
    host.tap("Ten")
    #expect(host.texts.first == "1 20")
  }

  @Test func `Update methods run once before each body run, from inner to outer properties`() {
    struct Inner: DynamicProperty {
      let log: Log
      @Environment(\.pitch) private var pitch
      func update() { log.lines.append("inner \(pitch)") }
    }
    struct Outer: DynamicProperty {
      let inner: Inner
      mutating func update() { inner.log.lines.append("outer") }
    }
    struct Reader: View {
      let outer: Outer
      var body: some View {
        let _ = outer.inner.log.lines.append("body")
        Text("x")
      }
    }
    let log = Log()
    let host = TestHost { Root { Reader(outer: Outer(inner: Inner(log: log))) } }
    #expect(log.lines == ["inner 1", "outer", "body"])
    host.tap("Raise")
    #expect(log.lines.dropFirst(3) == ["inner 2", "outer", "body"])
  }

  @Test func `A body reads the values that update() of a dynamic property writes`() {
    struct Caption: DynamicProperty {
      @Environment(\.pitch) private var pitch
      private(set) var text = ""
      mutating func update() { text = "pitch \(pitch)" }
    }
    struct Reader: View {
      private var caption = Caption()
      var body: some View { Text(caption.text) }
    }
    let host = TestHost { Root { Reader() } }
    #expect(host.texts.first == "pitch 1")
    host.tap("Raise")
    #expect(host.texts.first == "pitch 2")
  }

  @Test func `The state in an enum property is kept until the case of the property changes`() {
    struct Reader: View {
      let mode: Mode
      var body: some View {
        Text(mode.text)
        Button("Count") { mode.count() }
      }
    }
    struct Root: View {
      @State private var isPlain = true
      var body: some View {
        Reader(mode: isPlain ? .plain(State(initialValue: 0)) : .read(Environment(\.pitch)))
        Button("Switch") { isPlain.toggle() }
      }
    }
    let host = TestHost { Root() }
    host.tap("Count")
    #expect(host.texts.first == "plain 1")
    host.tap("Switch")
    #expect(host.texts.first == "read 0")
    host.tap("Switch")
    #expect(host.texts.first == "plain 0")
  }

  private enum Mode: DynamicProperty {
    case plain(State<Int>)
    case read(Environment<Int>)

    @MainActor var text: String {
      switch self {
      case .plain(let state): "plain \(state.wrappedValue)"
      case .read(let environment): "read \(environment.wrappedValue)"
      }
    }

    @MainActor func count() {
      if case .plain(let state) = self { state.wrappedValue += 1 }
    }
  }

  @Test func `A dynamic property in an optional reads the current environment`() {
    struct Pitch: DynamicProperty {
      @Environment(\.pitch) var pitch
    }
    struct Reader: View {
      let pitch: Pitch?
      var body: some View { Text("\(pitch?.pitch ?? 0)") }
    }
    let host = TestHost {
      Root {
        Reader(pitch: Pitch())
        Reader(pitch: nil)
      }
    }
    #expect(host.texts == ["1", "0", "Raise"])
    host.tap("Raise")
    #expect(host.texts == ["2", "0", "Raise"])
  }

  @Test func `A generic dynamic property reads the key path that it was created with`() {
    struct Doubled<Value: Numeric>: DynamicProperty {
      private let base: Environment<Value>
      init(_ keyPath: KeyPath<EnvironmentValues, Value>) { base = Environment(keyPath) }
      var value: Value { base.wrappedValue * 2 }
    }
    struct Reader: View {
      private let pitch = Doubled(\.pitch)
      var body: some View { Text("\(pitch.value)") }
    }
    #expect(TestHost { Reader().environment(\.pitch, 21) }.texts == ["42"])
  }

  @Test func `A change of a value runs a body even if only update() reads the value`() {
    struct Watcher: DynamicProperty {
      @Environment(\.pitch) private var pitch
      let log: Log
      func update() { log.lines.append("\(pitch)") }
    }
    struct Reader: View {
      let watcher: Watcher
      var body: some View { Text("fixed") }
    }
    let log = Log()
    let host = TestHost { Root { Reader(watcher: Watcher(log: log)) } }
    host.takeBodies()
    host.tap("Raise")
    #expect(log.lines == ["1", "2"])
    #expect(host.takeBodies() == ["Root<Reader>", "Reader"])
  }

  private final class Log {
    var lines: [String] = []
  }

  /// A view with a button that raises the pitch.
  ///
  /// The view stores its content as a value. A change of the pitch therefore runs only the body of
  /// this view, and the bodies in the content that depend on the pitch.
  private struct Root<Content: View>: View {
    private let content: Content
    @State private var pitch = 1
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
      content.environment(\.pitch, pitch)
      Button("Raise") { pitch += 1 }
    }
  }
}

private struct PitchKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var pitch: Int {
    get { self[PitchKey.self] }
    set { self[PitchKey.self] = newValue }
  }
}
