import SwiftUI
import Testing

@MainActor
@Suite struct Reading {
  private let record = Record()

  @Test func `A reader gets the value of the nearest modifier`() {
    _ = Stage { Reader("reader", \.level, record).environment(\.level, 1).environment(\.level, 2) }
    #expect(record.takeLines() == ["reader 1"])
  }

  @Test func `An environment value does not affect siblings`() {
    _ = Stage {
      VStack {
        Reader("first", \.level, record).environment(\.level, 1)
        Reader("second", \.level, record)
      }
    }
    #expect(record.takeLines().sorted() == ["first 1", "second 0"])
  }

  @Test func `Modifiers in a view's own body do not affect the view`() {
    struct Selfish: View {
      let record: Record
      @Environment(\.level) private var level
      var body: some View {
        let _ = record("outer \(level)")
        Reader("inner", \.level, record).environment(\.level, 5)
      }
    }
    _ = Stage { Selfish(record: record) }
    #expect(record.takeLines() == ["outer 0", "inner 5"])
  }

  @Test func `A modifier reads the values that are set outside of it, not inside`() {
    struct Reading: ViewModifier {
      let name: String
      let record: Record
      @Environment(\.level) private var level
      func body(content: Content) -> some View {
        let _ = record("\(name) \(level)")
        content
      }
    }
    _ = Stage {
      VStack {
        Reader("a", \.level, record).environment(\.level, 1)
          .modifier(Reading(name: "outside", record: record))
        Reader("b", \.level, record).modifier(Reading(name: "inside", record: record))
          .environment(\.level, 1)
      }
    }
    #expect(record.takeLines().sorted() == ["a 1", "b 1", "inside 1", "outside 0"])
  }

  @Test func `An overlay and a background inherit the values that are set after them`() {
    _ = Stage {
      Reader("base", \.level, record)
        .environment(\.level, 1)
        .overlay { Reader("overlay", \.level, record) }
        .environment(\.level, 2)
        .background { Reader("background", \.level, record) }
        .environment(\.level, 3)
    }
    #expect(record.takeLines().sorted() == ["background 3", "base 1", "overlay 2"])
  }

  @Test func `A value set on a group or a loop reaches each child`() {
    _ = Stage {
      VStack {
        Group {
          Reader("a", \.level, record)
          Reader("b", \.level, record)
        }
        .environment(\.level, 1)
        ForEach(0..<2) { Reader("row \($0)", \.level, record) }.environment(\.level, 2)
      }
    }
    #expect(record.takeLines().sorted() == ["a 1", "b 1", "row 0 2", "row 1 2"])
  }

  @Test func `An environment value passes through AnyView and conditions`() {
    let isShown = Written(true)
    struct Branches: View {
      let isShown: Written<Bool>
      let record: Record
      var body: some View {
        if isShown.value {
          AnyView(Reader("erased", \.level, record))
        } else {
          Reader("else", \.level, record)
        }
      }
    }
    let stage = Stage {
      AnyView(Branches(isShown: isShown, record: record)).environment(\.level, 1)
    }
    #expect(record.takeLines() == ["erased 1"])
    isShown.value = false
    stage.settle()
    #expect(record.takeLines() == ["else 1"])
  }

  @Test func `Dynamic properties may be nested three levels deep`() {
    let written = Written(1)
    let stage = Stage {
      Writer(\.level, written) { Nested(record: record) }
    }
    #expect(record.takeLines() == ["nested 1"])
    written.value = 2
    stage.settle()
    #expect(record.takeLines() == ["nested 2"])
  }

  @Test func `An optional dynamic property is read if it is not nil`() {
    struct Maybe: View {
      let inner: Inner?
      let record: Record
      var body: some View {
        let _ = record("\(inner.map { "\($0.level)" } ?? "none")")
        Text("x")
      }
    }
    _ = Stage {
      VStack {
        Maybe(inner: Inner(), record: record)
        Maybe(inner: nil, record: record)
      }
      .environment(\.level, 3)
    }
    #expect(record.takeLines().sorted() == ["3", "none"])
  }

  @Test func `An enum of dynamic properties loses its state when the case changes`() {
    let isCounter = Written(true)
    let count = Handle<() -> Void>()
    struct Root: View {
      let isCounter: Written<Bool>
      let record: Record
      let count: Handle<() -> Void>
      var body: some View {
        Chooser(
          source: isCounter.value ? .counter(State(initialValue: 0)) : .level(Environment(\.level)),
          record: record,
          count: count
        )
      }
    }
    let stage = Stage {
      Root(isCounter: isCounter, record: record, count: count).environment(\.level, 7)
    }
    #expect(record.takeLines() == ["counter 0"])
    count.value?()
    stage.settle()
    #expect(record.takeLines() == ["counter 1"])
    isCounter.value = false
    stage.settle()
    #expect(record.takeLines() == ["level 7"])
    isCounter.value = true
    stage.settle()
    #expect(record.takeLines() == ["counter 0"])
  }

  @Test func `The innermost dynamic property updates first, and the body runs last`() {
    let written = Written(1)
    let other = Written(1)
    let stage = Stage {
      Writer(\.otherLevel, other) {
        Writer(\.level, written) { Updated(outer: Outer(inner: Logged(record: record))) }
      }
    }
    #expect(record.takeLines() == ["inner 1", "outer", "body"])
    written.value = 2
    stage.settle()
    #expect(record.takeLines() == ["inner 2", "outer", "body"])
    other.value = 2
    stage.settle()
    #if canImport(AmbientTesting)
    // See "The environment" in Differences.md: a write runs a body only if its last run read the
    // value.
    #expect(record.takeLines() == [])
    #else
    #expect(record.takeLines() == ["inner 2", "outer"])
    #endif
  }

  @Test func `A read in a struct that is not a dynamic property prints a warning`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let record = Record()
        _ = Stage { Settled(record: record).environment(\.level, 4) }
        #expect(record.takeLines() == ["settings 0"])
        printWarnings()
      }
    }
    #expect(printed(result).contains(outsideOfAView))
  }

  @Test func `A read in an initializer prints a warning and returns the default`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let record = Record()
        _ = Stage { Early(record: record).environment(\.level, 4) }
        #expect(record.takeLines() == ["init 0", "body 4"])
        printWarnings()
      }
    }
    #expect(printed(result).contains(outsideOfAView))
  }

  private let outsideOfAView = """
    Accessing Environment<Int>'s value outside of being installed on a View. \
    This will always read the default value and will not update.
    """
}

private struct Inner: DynamicProperty {
  @Environment(\.level) var level
}

private struct Middle: DynamicProperty {
  private let inner = Inner()
  var level: Int { inner.level }
}

private struct Nested: View {
  private struct Outermost: DynamicProperty {
    private let middle = Middle()
    var level: Int { middle.level }
  }

  let record: Record
  private let outermost = Outermost()

  var body: some View {
    let _ = record("nested \(outermost.level)")
    Text("nested")
  }

  init(record: Record) { self.record = record }
}

private enum Source: DynamicProperty {
  case counter(State<Int>)
  case level(Environment<Int>)
}

private struct Chooser: View {
  let source: Source
  let record: Record
  let count: Handle<() -> Void>

  var body: some View {
    switch source {
    case .counter(let counter):
      let _ = record("counter \(counter.wrappedValue)")
      let _ = count.value = { counter.wrappedValue += 1 }
      Text("counter")
    case .level(let level):
      let _ = record("level \(level.wrappedValue)")
      Text("level")
    }
  }
}

private struct Logged: DynamicProperty {
  let record: Record
  @Environment(\.level) private var level
  init(record: Record) { self.record = record }
  func update() { record("inner \(level)") }
}

private struct Outer: DynamicProperty {
  let inner: Logged
  mutating func update() { inner.record("outer") }
}

private struct Updated: View {
  let outer: Outer
  var body: some View {
    let _ = outer.inner.record("body")
    Text("updated")
  }
}

/// A type that is not a dynamic property.
///
/// A view therefore does not install the properties of a `Settings` value that it stores.
private struct Settings {
  @Environment(\.level) var level
}

private struct Settled: View {
  private let settings = Settings()
  let record: Record
  var body: some View {
    let _ = record("settings \(settings.level)")
    Text("settled")
  }
  init(record: Record) { self.record = record }
}

private struct Early: View {
  @Environment(\.level) private var level
  let record: Record
  init(record: Record) {
    self.record = record
    record("init \(level)")
  }
  var body: some View {
    let _ = record("body \(level)")
    Text("early")
  }
}
