import SwiftUI
import Testing

/// Comparison of written values: a reader runs only if the new value differs from the old one.
@MainActor
@Suite struct Comparison {
  private let record = Record()

  @Test func `The environment keeps the old instance if the new one is equal`() {
    let written = Written(Note(id: 1, text: "old"))
    let stage = mount(\.note, written) { $0.text }
    written.value = Note(id: 1, text: "new")
    stage.settle()
    #expect(record.takeLines() == [])
    written.value = Note(id: 2, text: "newest")
    stage.settle()
    #expect(record.takeLines() == ["newest"])
  }

  @Test func `A reader that runs for another reason sees the old instance if the new is equal`() {
    struct Both: View {
      let record: Record
      @Environment(\.level) private var level
      @Environment(\.note) private var note
      var body: some View {
        let _ = record("\(level) \(note.text)")
        Text("both")
      }
    }
    let written = Written(Note(id: 1, text: "old"))
    let reason = Written(1)
    let stage = Stage {
      Writer(\.level, reason) { Writer(\.note, written) { Both(record: record) } }
    }
    #expect(record.takeLines() == ["1 old"])
    written.value = Note(id: 1, text: "new")
    stage.settle()
    reason.value = 2
    stage.settle()
    #expect(record.takeLines() == ["2 old"])
  }

  @Test func `A reader of a trivial value runs only if the custom == of the value returns false`() {
    let written = Written(Rounded(1.1))
    let stage = mount(\.rounded, written) { "\($0.number)" }
    written.value = Rounded(1.4)
    stage.settle()
    #expect(record.takeLines() == [])
    written.value = Rounded(2.2)
    stage.settle()
    #expect(record.takeLines() == ["2.2"])
  }

  @Test func `A reader mounted later gets the newest trivial value even if it equals the old`() {
    struct Late: View {
      let isLate: Written<Bool>
      let record: Record
      var body: some View {
        if isLate.value { Sink(\.rounded, record) { "late \($0.number)" } }
      }
    }
    let written = Written(Rounded(1.1))
    let isLate = Written(false)
    let stage = Stage {
      Writer(\.rounded, written) {
        VStack {
          Sink(\.rounded, record) { "\($0.number)" }
          Late(isLate: isLate, record: record)
        }
      }
    }
    #expect(record.takeLines() == ["1.1"])
    written.value = Rounded(1.4)
    stage.settle()
    isLate.value = true
    stage.settle()
    #if canImport(AmbientTesting)
    // See "Comparison" in Differences.md: all readers see the old value if the new one is equal.
    #expect(record.takeLines() == ["late 1.1"])
    #else
    #expect(record.takeLines() == ["late 1.4"])
    #endif
  }

  @Test func `A class is compared by identity`() {
    let written = Written(Box(1))
    let stage = mount(\.box, written) { "\($0.number)" }
    written.value.number = 2
    written.touches += 1
    stage.settle()
    #expect(record.takeLines() == [])
    written.value = Box(2)
    stage.settle()
    #expect(record.takeLines() == ["2"])
  }

  @Test func `An equatable class is compared with ==`() {
    let written = Written(Name("a"))
    let stage = mount(\.name, written) { $0.text }
    written.value = Name("a")
    stage.settle()
    #expect(record.takeLines() == [])
    written.value = Name("b")
    stage.settle()
    #expect(record.takeLines() == ["b"])
  }

  @Test func `An existential is compared by its type, then by its content`() {
    let written = Written<any Drawn>(Circle(size: 1))
    let stage = mount(\.drawn, written) { $0.text }
    written.value = Circle(size: 1)
    stage.settle()
    #expect(record.takeLines() == [])
    written.value = Square(size: 1)
    stage.settle()
    #expect(record.takeLines() == ["square 1"])
    written.value = Square(size: 2)
    stage.settle()
    #expect(record.takeLines() == ["square 2"])
  }

  @Test func `An array of elements without == counts as changed if it is created again`() {
    let pairs = [Pair(first: 1, second: 2)]
    let written = Written(pairs)
    let stage = mount(\.pairs, written) { "\($0.count)" }
    written.value = pairs
    written.touches += 1
    stage.settle()
    #expect(record.takeLines() == [])
    written.value = [Pair(first: 1, second: 2)]
    stage.settle()
    #expect(record.takeLines() == ["1"])
  }

  @Test func `A closure that is created again counts as changed`() {
    struct Root: View {
      let written: Written<Int>
      let sink: Sink<Submit>
      var body: some View {
        let number = written.value
        sink.environment(\.submit, Submit { number })
      }
    }
    let written = Written(1)
    let sink = Sink(\.submit, record) { "\($0.action())" }
    let stage = Stage { Root(written: written, sink: sink) }
    #expect(record.takeLines() == ["1"])
    written.value = 2
    stage.settle()
    #expect(record.takeLines() == ["2"])
  }

  /// Mounts a view that reads the written value.
  private func mount<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ written: Written<Value>,
    show: @escaping (Value) -> String
  ) -> Stage {
    let stage = Stage { Writer(keyPath, written) { Sink(keyPath, record, show) } }
    #expect(record.takeLines() == [show(written.value)])
    return stage
  }
}

/// A view that records a text for a value each time its body runs.
///
/// The view is equatable, so that only the environment can run its body again. Without `==`, the
/// closure of a recreated view would count as changed.
private struct Sink<Value>: View, Equatable {
  private let value: Environment<Value>
  private let record: Record
  private let show: (Value) -> String

  init(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    _ record: Record,
    _ show: @escaping (Value) -> String
  ) {
    self.value = Environment(keyPath)
    self.record = record
    self.show = show
  }

  var body: some View {
    let _ = record(show(value.wrappedValue))
    Text("sink")
  }

  nonisolated static func == (lhs: Sink, rhs: Sink) -> Bool { true }
}

private struct Note: Equatable {
  let id: Int
  let text: String
  static func == (lhs: Note, rhs: Note) -> Bool { lhs.id == rhs.id }
}

private struct Rounded: Equatable {
  let number: Double
  init(_ number: Double) { self.number = number }
  static func == (lhs: Rounded, rhs: Rounded) -> Bool {
    lhs.number.rounded() == rhs.number.rounded()
  }
}

private final class Box {
  var number: Int
  init(_ number: Int) { self.number = number }
}

private final class Name: Equatable {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (lhs: Name, rhs: Name) -> Bool { lhs.text == rhs.text }
}

private protocol Drawn { var text: String { get } }
private struct Circle: Drawn {
  let size: Int
  var text: String { "circle \(size)" }
}
private struct Square: Drawn {
  let size: Int
  var text: String { "square \(size)" }
}

private struct Pair {
  let first: Int
  let second: Int
}

private struct Submit {
  let action: () -> Int
}

extension EnvironmentValues {
  @Entry fileprivate var note = Note(id: 0, text: "")
  @Entry fileprivate var rounded = Rounded(0)
  @Entry fileprivate var box = (Box(0))
  @Entry fileprivate var name = (Name(""))
  @Entry fileprivate var drawn: any Drawn = Circle(size: 0)
  @Entry fileprivate var pairs: [Pair] = []
  @Entry fileprivate var submit = Submit { 0 }
}
