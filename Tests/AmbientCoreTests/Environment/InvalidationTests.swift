import Ambient
import AmbientTesting
import Observation
import Testing

/// Checks which bodies run after a write in an ancestor.
///
/// `Ancestor` stores its content, so the bodies of the content run only after changes of the
/// environment.
@MainActor
struct `Invalidation` {
  @Test func `A write of an equal value runs no reader`() {
    let (host, values) = mount { Reader(\.size) }
    values.size = 2
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Reader>", "Reader"])
    values.size = 2
    host.settle()
    #expect(host.takeBodies() == [])
    // The ancestor runs, and writes the same values again.
    values.refresh += 1
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Reader>"])
  }

  @Test func `A write of an unrelated key runs no reader`() {
    let (host, values) = mount { Reader(\.size) }
    values.name = "other"
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Reader>"])
  }

  @Test func `A change of a value runs no body that declares the value but never reads it`() {
    struct Idle: View {
      @Environment(\.size) private var size
      @Environment(\.name) private var name
      var body: some View { Text("\(name)") }
    }
    let (host, values) = mount { Idle() }
    values.size = 9
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Idle>"])
    values.name = "n"
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Idle>", "Idle"])
  }

  @Test func `A change of a part of a value runs only the readers of that part`() {
    let (host, values) = mount {
      Reader(\.person.name)
      Reader(\.person.age)
    }
    values.person.age = 41
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<TupleView<(Reader, Reader)>>", "Reader"])
    #expect(host.texts == ["none", "41"])
  }

  @Test func `A value computed from several keys runs its readers only when the result changes`() {
    let (host, values) = mount { Reader(\.area) }
    values.size = 6
    values.width = 2
    host.settle()
    #expect(host.texts == ["12"])
    host.takeBodies()
    values.size = 2
    values.width = 6
    host.settle()
    #expect(host.texts == ["12"])
    #expect(host.takeBodies() == ["Ancestor<Reader>"])
    values.width = 7
    host.settle()
    #expect(host.texts == ["14"])
    #expect(host.takeBodies() == ["Ancestor<Reader>", "Reader"])
  }

  @Test func `A setter that stores an equal value runs no reader`() {
    let (host, values) = mount { Reader(\.atLeastTen) }
    // The setter stores 10 for the old floor 0, and also for the new floor 3.
    values.floor = 3
    host.settle()
    #expect(host.texts == ["10"])
    #expect(host.takeBodies() == ["Ancestor<Reader>"])
    values.floor = 12
    host.settle()
    #expect(host.texts == ["12"])
    #expect(host.takeBodies() == ["Ancestor<Reader>", "Reader"])
  }

  @Test func `A body that reads the whole environment depends only on the keys that it uses`() {
    struct Whole: View {
      @Environment(\.self) private var environment
      var body: some View {
        if environment.size > 5 { Text(environment.name) } else { Text("small") }
      }
    }
    let (host, values) = mount { Whole() }
    values.name = "a"
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Whole>"])
    values.size = 6
    host.settle()
    #expect(host.texts == ["a"])
    #expect(host.takeBodies() == ["Ancestor<Whole>", "Whole"])
    values.name = "b"
    host.settle()
    #expect(host.texts == ["b"])
    #expect(host.takeBodies() == ["Ancestor<Whole>", "Whole"])
    values.width = 99
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Whole>"])
  }

  @Test func `A change runs no body that declares the whole environment but reads no value`() {
    struct Whole: View {
      @Environment(\.self) private var environment
      var body: some View {
        Button("Ask") { asked.value.append(environment.size) }
      }
      let asked: Box<[Int]>
    }
    let asked = Box<[Int]>([])
    let (host, values) = mount { Whole(asked: asked) }
    values.size = 8
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Whole>"])
    host.tap("Ask")
    #expect(asked.value == [8])
  }

  @Test func `A transform runs again after a change of an observable property that it read`() {
    struct Root: View {
      let model: Person
      var body: some View {
        Reader(\.size).transformEnvironment(\.size) { [model] in $0 += model.age }
      }
    }
    let model = Person(name: "n", age: 5)
    let host = TestHost { Root(model: model) }
    #expect(host.texts == ["6"])
    host.takeBodies()
    model.name = "unread"
    host.settle()
    #expect(host.takeBodies() == [])
    model.age = 7
    host.settle()
    #expect(host.texts == ["8"])
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `A transform runs again when the value that it transforms changes`() {
    let (host, values) = mount {
      Reader(\.size).transformEnvironment(\.size) { $0 *= 10 }
    }
    values.size = 4
    host.settle()
    #expect(host.texts == ["40"])
    #expect(host.takeBodies().last == "Reader")
  }

  @Test func `A computed default is created once, so writes of other keys run no reader`() {
    let (host, values) = mount { Reader(\.ticket) }
    let shown = host.texts
    values.name = "unrelated"
    values.size = 77
    host.settle()
    #expect(host.texts == shown)
    #expect(host.takeBodies() == ["Ancestor<Reader>"])
  }

  @Test func `A change of a value does not run a body whose last run did not read the value`() {
    struct Branch: View {
      @Environment(\.size) private var size
      @Environment(\.name) private var name
      var body: some View { Text(size > 3 ? name : "small") }
    }
    let (host, values) = mount { Branch() }
    values.size = 4
    host.settle()
    values.name = "read"
    host.settle()
    #expect(host.texts == ["read"])
    values.size = 1
    host.settle()
    host.takeBodies()
    values.name = "not read any more"
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Branch>"])
    values.size = 4
    host.settle()
    #expect(host.texts == ["not read any more"])
    #expect(host.takeBodies() == ["Ancestor<Branch>", "Branch"])
  }

  @Test func `Several writes before an update run a reader once`() {
    let (host, values) = mount { Reader(\.area) }
    values.size = 3
    values.size = 4
    values.width = 5
    host.settle()
    #expect(host.texts == ["20"])
    #expect(host.takeBodies() == ["Ancestor<Reader>", "Reader"])
  }

  @Test func `An environment property reads the current value in an action`() {
    struct Actor: View {
      @Environment(\.size) private var size
      let seen: Box<[Int]>
      var body: some View { Button("Look") { seen.value.append(size) } }
    }
    let seen = Box<[Int]>([])
    let (host, values) = mount { Actor(seen: seen) }
    host.tap("Look")
    values.size = 30
    host.settle()
    #expect(host.takeBodies() == ["Ancestor<Actor>"])
    host.tap("Look")
    #expect(seen.value == [1, 30])
  }

  @Test func `A task on another thread reads the current value`() async {
    struct Worker: View {
      @Environment(\.size) private var size
      let seen: Box<[Int]>
      let gate: AsyncStream<Void>
      let done: AsyncStream<Void>.Continuation
      var body: some View {
        Text("working").task { [_size] in
          for await _ in gate {
            let value = await Task.detached { _size.wrappedValue }.value
            seen.value.append(value)
            done.yield()
          }
        }
      }
    }
    let seen = Box<[Int]>([])
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (finished, done) = AsyncStream<Void>.makeStream()
    let (host, values) = mount { Worker(seen: seen, gate: gate, done: done) }
    var completions = finished.makeAsyncIterator()
    open.yield()
    await completions.next()
    values.size = 12
    host.settle()
    open.yield()
    await completions.next()
    #expect(seen.value == [1, 12])
    #expect(host.takeBodies() == ["Ancestor<Worker>"])
    host.unmount()
  }

  // MARK: Fixtures

  /// Mounts a view inside an `Ancestor`, and discards the record of the first body runs.
  ///
  /// - Returns: The host, and the values that the ancestor sets.
  private func mount<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> (host: TestHost, values: Written) {
    let values = Written()
    let content = content()
    let host = TestHost { Ancestor(values: values, content: content) }
    host.takeBodies()
    return (host, values)
  }
}

@Observable private final class Written {
  var size = 1
  var width = 1
  var name = "none"
  var floor = 0
  var refresh = 0
  var person = PersonState()
}

private struct Ancestor<Content: View>: View {
  let values: Written
  let content: Content
  var body: some View {
    let _ = values.refresh
    content
      .environment(\.size, values.size)
      .environment(\.width, values.width)
      .environment(\.name, values.name)
      .environment(\.atLeastTen, values.floor)
      .environment(\.person, values.person)
  }
}

/// A view that shows the number or the string at a key path.
private struct Reader: View {
  private var number: Environment<Int>?
  private var word: Environment<String>?

  init(_ keyPath: KeyPath<EnvironmentValues, Int>) { number = Environment(keyPath) }
  init(_ keyPath: KeyPath<EnvironmentValues, String>) { word = Environment(keyPath) }

  var body: some View { Text(number.map { "\($0.wrappedValue)" } ?? word?.wrappedValue ?? "") }
}

private final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private struct PersonState: Equatable {
  var name = "none"
  var age = 0
}

@Observable private final class Person {
  var name: String
  var age: Int
  init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}

private struct SizeKey: EnvironmentKey { static let defaultValue = 1 }
private struct WidthKey: EnvironmentKey { static let defaultValue = 1 }
private struct NameKey: EnvironmentKey { static let defaultValue = "none" }
private struct FloorKey: EnvironmentKey { static let defaultValue = 10 }
private struct PersonKey: EnvironmentKey { static let defaultValue = PersonState() }
private struct TicketKey: EnvironmentKey {
  static var defaultValue: String { "ticket \(Int.random(in: 0..<1_000_000_000))" }
}

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
  fileprivate var width: Int {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  fileprivate var area: Int { size * width }
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var atLeastTen: Int {
    get { self[FloorKey.self] }
    set { self[FloorKey.self] = max(10, newValue) }
  }
  fileprivate var person: PersonState {
    get { self[PersonKey.self] }
    set { self[PersonKey.self] = newValue }
  }
  fileprivate var ticket: String { self[TicketKey.self] }
}
