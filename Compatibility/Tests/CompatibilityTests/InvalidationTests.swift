import Observation
import SwiftUI
import Testing

@MainActor
@Suite struct Invalidation {
  private let record = Record()

  @Test func `A write of an equal value does not re-run a reader`() {
    let written = Written(1)
    let stage = Stage { Writer(\.level, written) { Reader("reader", \.level, record) } }
    #expect(record.takeLines() == ["reader 1"])
    written.value = 1
    written.touches += 1
    stage.settle()
    #expect(record.takeLines() == [])
    written.value = 2
    stage.settle()
    #expect(record.takeLines() == ["reader 2"])
  }

  @Test func `A write to an unrelated key does not re-run a reader`() {
    let written = Written(1)
    let stage = Stage { Writer(\.otherLevel, written) { Reader("reader", \.level, record) } }
    #expect(record.takeLines() == ["reader 0"])
    written.value = 2
    stage.settle()
    #expect(record.takeLines() == [])
  }

  @Test func `A write re-runs a view that declares the key without reading it`() {
    struct Idle: View {
      let record: Record
      @Environment(\.level) private var level
      var body: some View {
        let _ = record("idle")
        Text("idle")
      }
    }
    let written = Written(1)
    let stage = Stage { Writer(\.level, written) { Idle(record: record) } }
    #expect(record.takeLines() == ["idle"])
    written.value = 2
    stage.settle()
    #if canImport(AmbientTesting)
    // See "The environment" in Differences.md: a view depends on a property that its body reads.
    #expect(record.takeLines() == [])
    #else
    #expect(record.takeLines() == ["idle"])
    #endif
  }

  @Test func `A reader of a part of a value re-runs only if that part changes`() {
    let written = Written(Person(name: "Ada", age: 36))
    let stage = Stage {
      Writer(\.person, written) {
        VStack {
          Reader("name", \.person.name, record)
          Reader("age", \.person.age, record)
        }
      }
    }
    _ = record.takeLines()
    written.value.age = 37
    stage.settle()
    #expect(record.takeLines() == ["age 37"])
  }

  @Test func `A reader of a computed property re-runs only if the result changes`() {
    let level = Written(1)
    let other = Written(2)
    let stage = Stage {
      Writer(\.level, level) {
        Writer(\.otherLevel, other) { Reader("sum", \.levelSum, record) }
      }
    }
    #expect(record.takeLines() == ["sum 3"])
    level.value = 2
    other.value = 1
    stage.settle()
    #expect(record.takeLines() == [])
    other.value = 5
    stage.settle()
    #expect(record.takeLines() == ["sum 7"])
  }

  @Test func `A view with the whole environment depends only on the keys that it reads`() {
    struct Whole: View {
      let record: Record
      @Environment(\.self) private var values
      var body: some View {
        let _ = record("whole \(values.level)")
        Text("whole")
      }
    }
    let level = Written(1)
    let other = Written(1)
    let stage = Stage {
      Writer(\.level, level) { Writer(\.otherLevel, other) { Whole(record: record) } }
    }
    #expect(record.takeLines() == ["whole 1"])
    other.value = 2
    stage.settle()
    #expect(record.takeLines() == [])
    level.value = 2
    stage.settle()
    #expect(record.takeLines() == ["whole 2"])
  }

  @Test func `A transform runs again after a change of an observable property that it read`() {
    let added = Written(5)
    let stage = Stage {
      Reader("reader", \.level, record).transformEnvironment(\.level) { $0 += added.value }
    }
    #expect(record.takeLines() == ["reader 5"])
    added.value = 7
    stage.settle()
    #expect(record.takeLines() == ["reader 7"])
  }

  @Test func `A transform with an unchanged result re-runs no reader`() {
    let level = Written(20)
    let stage = Stage {
      Writer(\.otherLevel, level) {
        Reader("reader", \.level, record).transformEnvironment(\.self) {
          $0.level = min(10, $0.otherLevel)
        }
      }
    }
    #expect(record.takeLines() == ["reader 10"])
    level.value = 30
    stage.settle()
    #expect(record.takeLines() == [])
  }

  @Test func `An unrelated write re-runs the readers of a default that differs at each read`() {
    let written = Written(1)
    let stage = Stage { Writer(\.level, written) { Reader("reader", \.unstable, record) } }
    let first = record.takeLines()
    written.value = 2
    stage.settle()
    #if canImport(AmbientTesting)
    // See "The environment" in Differences.md: each view tree evaluates a computed default once.
    #expect(record.takeLines() == [])
    #else
    #expect(first != record.takeLines())
    #endif
    #expect(first.count == 1)
  }

  @Test func `A stored default does not re-run its readers on an unrelated write`() {
    let written = Written(1)
    let stage = Stage { Writer(\.level, written) { Reader("reader", \.stable, record) } }
    #expect(record.takeLines().count == 1)
    written.value = 2
    stage.settle()
    #expect(record.takeLines() == [])
  }

  @Test func `An equatable view runs after a change of a value that it read`() {
    struct Same: View, Equatable {
      let record: Record
      @Environment(\.level) private var level
      var body: some View {
        let _ = record("same \(level)")
        Text("same")
      }
      nonisolated static func == (lhs: Same, rhs: Same) -> Bool { true }
    }
    let written = Written(1)
    let stage = Stage { Writer(\.level, written) { Same(record: record).equatable() } }
    #expect(record.takeLines() == ["same 1"])
    written.value = 2
    stage.settle()
    #expect(record.takeLines() == ["same 2"])
  }
}

private struct Person {
  var name: String
  var age: Int
}

private struct PersonKey: EnvironmentKey { static let defaultValue = Person(name: "", age: 0) }
private struct UnstableKey: EnvironmentKey { static var defaultValue: UUID { UUID() } }
private struct StableKey: EnvironmentKey { static let defaultValue = UUID() }

extension EnvironmentValues {
  fileprivate var person: Person {
    get { self[PersonKey.self] }
    set { self[PersonKey.self] = newValue }
  }
  fileprivate var levelSum: Int { level + otherLevel }
  fileprivate var unstable: UUID {
    get { self[UnstableKey.self] }
    set { self[UnstableKey.self] = newValue }
  }
  fileprivate var stable: UUID {
    get { self[StableKey.self] }
    set { self[StableKey.self] = newValue }
  }
}
