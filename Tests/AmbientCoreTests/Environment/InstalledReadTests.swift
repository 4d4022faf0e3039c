import Ambient
import AmbientTesting
import Observation
import Testing

@MainActor
struct `An environment property of a mounted view` {
  @Test func `An environment property reads its last value after the tree is unmounted`() async {
    let host = TestHost { Exporter(number: 7) }
    let exportedReads = host.viewTree.exportedReads
    host.unmount()
    // 7 is the number in the environment, and 9 is the number of the lamp.
    #expect(exportedReads.map { $0() } == [7, 9])
    await Task.detached {
      // This task has the last references to the closures and to the sources that they read.
      #expect(exportedReads.map { $0() } == [7, 9])
    }.value
  }

  @Test func `After reads of hundreds of key paths, a changed value runs only its own reader`() {
    struct Root: View {
      @State private var slot = 0
      var body: some View {
        SlotReader(slot: 3)
        SlotReader(slot: slot)
        Button("Next") { slot += 1 }
      }
    }
    let host = TestHost { Root() }
    for _ in 0..<200 { host.tap("Next") }
    #expect(host.texts.prefix(2) == ["3: 0", "200: 0"])
    host.takeBodies()
    host.set(\.[slot: 3], to: 5)
    #expect(host.texts.prefix(2) == ["3: 5", "200: 0"])
    #expect(host.takeBodies() == ["SlotReader"])
    host.set(\.[slot: 200], to: 6)
    #expect(host.texts.prefix(2) == ["3: 5", "200: 6"])
    #expect(host.takeBodies() == ["SlotReader"])
  }

  @Test func `An environment property reads the environment of the view that stores it`() {
    struct Inner: View {
      let number: Environment<Int>
      var body: some View { Text("inner \(number.wrappedValue)") }
    }
    struct Outer: View {
      @Environment(\.sampleNumber) private var number
      var body: some View {
        Text("outer \(number)")
        Inner(number: _number).environment(\.sampleNumber, number * 10)
      }
    }
    let host = TestHost { Outer().environment(\.sampleNumber, 2) }
    #expect(host.texts == ["outer 2", "inner 20"])
  }

  @Test func `A read of another tree's environment property adds no dependency`() {
    let exporter = TestHost { Exporter(number: 4) }
    let exportedReads = exporter.viewTree.exportedReads
    struct Importer: View {
      let read: () -> Int
      var body: some View { Text("imported \(read())") }
    }
    let importer = TestHost { Importer(read: exportedReads[0]) }
    #expect(importer.texts == ["imported 4"])
    exporter.tap("More")
    #expect(exportedReads[0]() == 5)
    importer.settle()
    #expect(importer.texts == ["imported 4"])
  }

  @Test func `An optional object property reads the current object, or nil if a writer sets nil`() {
    struct Reader: View {
      @Environment(Lamp.self) private var lamp: Lamp?
      var body: some View { Text(lamp.map { "\($0.number)" } ?? "none") }
    }
    struct Root: View {
      @State private var lamp: Lamp? = Lamp(1)
      var body: some View {
        Reader().environment(lamp)
        Button("Other") { lamp = Lamp(2) }
        Button("Hide") { lamp = nil }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts.first == "1")
    host.tap("Other")
    #expect(host.texts.first == "2")
    host.tap("Hide")
    #expect(host.texts.first == "none")
    #expect(host.takeBodies() == ["Root", "Reader", "Root", "Reader", "Root", "Reader"])
  }

  @Test func `A captured environment reads current values in an action`() {
    struct Capturer: View {
      @Environment(\.self) private var environment
      @State private var seen = 0
      var body: some View {
        let captured = environment
        Text("\(seen)")
        Button("Look") { seen = captured.sampleNumber }
      }
    }
    let host = TestHost { Capturer() }
    host.takeBodies()
    host.set(\.sampleNumber, to: 8)
    #expect(host.takeBodies() == [])
    host.tap("Look")
    #expect(host.texts == ["8", "Look"])
    #expect(host.takeBodies() == ["Capturer"])
  }
}

// MARK: Fixtures

@Observable private final class Lamp: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// A view with an element that exports two closures.
///
/// One closure reads a number by its key path; the other closure reads an object by its type.
private struct Exporter: View {
  @State var number: Int

  var body: some View {
    ExportingContent().environment(\.sampleNumber, number).environment(Lamp(9))
    Button("More") { number += 1 }
  }
}

private struct ExportingContent: View {
  @Environment(\.sampleNumber) private var number
  @Environment(Lamp.self) private var lamp

  var body: some View {
    ExportedReads(readings: [
      { [_number] in _number.wrappedValue },
      { [_lamp] in _lamp.wrappedValue.number },
    ])
  }
}

private struct ExportedReads: ElementView {
  let readings: [@Sendable () -> Int]

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("ExportedReads")
    description.on(PressEvent.self) { _ in Exports.taken = readings }
    return description
  }
}

/// The closures of the `ExportedReads` element that was pressed last.
@MainActor private enum Exports {
  static var taken: [@Sendable () -> Int] = []
}

extension ViewTree {
  /// The closures that the `ExportedReads` element exports.
  ///
  /// To get the closures, this property presses the element.
  fileprivate var exportedReads: [@Sendable () -> Int] {
    for element in elements where element.kind == "ExportedReads" { send(.press, to: element) }
    defer { Exports.taken = [] }
    return Exports.taken
  }
}

private struct SlotReader: View {
  @Environment<Int> private var value: Int
  private let slot: Int

  init(slot: Int) {
    self.slot = slot
    _value = Environment(\.[slot: slot])
  }

  var body: some View { Text("\(slot): \(value)") }
}

private struct SampleNumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct SlotsKey: EnvironmentKey { static let defaultValue: [Int: Int] = [:] }

extension EnvironmentValues {
  fileprivate var sampleNumber: Int {
    get { self[SampleNumberKey.self] }
    set { self[SampleNumberKey.self] = newValue }
  }
  fileprivate subscript(slot slot: Int) -> Int {
    get { self[SlotsKey.self][slot] ?? 0 }
    set { self[SlotsKey.self][slot] = newValue }
  }
}
