import SwiftUI
import Testing

// The errors and fix-its of `@Entry` are not tested here: a program with an error has no tests.

@MainActor
@Suite struct Macro {
  @Test func `An entry may have an explicit type`() {
    #expect(EnvironmentValues().ratio == 1)
    #expect(type(of: EnvironmentValues().ratio) == Double.self)
  }

  @Test func `An entry may have an inferred type`() {
    #expect(EnvironmentValues().season == "spring")
    let record = Record()
    _ = Stage { Reader("season", \.season, record).environment(\.season, "autumn") }
    #expect(record.takeLines() == ["season autumn"])
  }

  @Test func `An optional entry without a default is nil`() {
    #expect(EnvironmentValues().visitor == nil)
    var values = EnvironmentValues()
    values.visitor = "Ada"
    #expect(values.visitor == "Ada")
  }

  @Test func `An entry may be a closure`() {
    var values = EnvironmentValues()
    #expect(values.shout("a") == "a!")
    values.shout = { $0.uppercased() }
    #expect(values.shout("a") == "A")
  }

  @Test func `An entry may have a generic expression as its default`() {
    #expect(EnvironmentValues().shelves == [:])
    #expect(EnvironmentValues().interval == Interval(from: 1, to: 2))
  }

  @Test func `An entry may be an existential`() {
    #expect(EnvironmentValues().animal.sound == "meow")
    #expect(EnvironmentValues().stranger == nil)
    var values = EnvironmentValues()
    values.animal = Owl()
    values.stranger = Cat()
    #expect(values.animal.sound == "hoot")
    #expect(values.stranger?.sound == "meow")
  }

  @Test func `Entries may be public, internal, fileprivate and private`() {
    let values = EnvironmentValues()
    #expect(values.publicEntry == 1)
    #expect(values.internalEntry == 2)
    #expect(values.fileprivateEntry == 3)
    #expect(values.sumWithPrivate == 7)
  }

  @Test func `Entries may have names in backticks, and attributes`() async {
    #expect(EnvironmentValues().`repeat` == 5)
    #expect(EnvironmentValues().onMain == 6)
  }

  @Test func `An entry of focused values has no default`() {
    let record = Record()
    struct Focused: View {
      let record: Record
      @FocusedValue(\.selection) private var selection
      init(record: Record) { self.record = record }
      var body: some View {
        let _ = record(selection ?? "none")
        Text("focused")
      }
    }
    _ = Stage { Focused(record: record) }
    #expect(record.takeLines() == ["none"])
  }

  @Test func `Container values may have entries`() {
    let record = Record()
    _ = Stage {
      Group(subviews: Counted()) { subviews in
        ForEach(subviews) { subview in
          let _ = record("\(subview.containerValues.columns)")
          subview
        }
      }
    }
    #expect(record.takeLines() == ["1", "2"])
  }

  @Test func `Transactions may have entries`() {
    var transaction = Transaction()
    #expect(transaction.mood == "calm")
    transaction.mood = "hasty"
    #expect(transaction.mood == "hasty")
    #expect(Transaction().mood == "calm")
  }

  @Test func `The default of an entry is evaluated at each read of an unset value`() {
    let values = EnvironmentValues()
    #if canImport(AmbientTesting)
    // See "The environment" in Differences.md: an @Entry's default is evaluated once per process.
    #expect(values.store === values.store)
    #expect(values.store === EnvironmentValues().store)
    #else
    #expect(values.store !== values.store)
    #endif
  }
}

private final class Store {}

private struct Interval<Bound: Comparable>: Equatable {
  let from: Bound
  let to: Bound
}

private protocol Animal { var sound: String { get } }
private struct Cat: Animal { let sound = "meow" }
private struct Owl: Animal { let sound = "hoot" }

extension EnvironmentValues {
  @Entry fileprivate var ratio: Double = 1
  @Entry fileprivate var season = "spring"
  @Entry fileprivate var visitor: String?
  @Entry fileprivate var shout: (String) -> String = ({ $0 + "!" })
  // swift-format-ignore: AlwaysUseLiteralForEmptyCollectionInit
  @Entry fileprivate var shelves = [String: [Int]]()
  @Entry fileprivate var interval = Interval<Int>(from: 1, to: 2)
  @Entry fileprivate var animal: any Animal = Cat()
  @Entry fileprivate var stranger: (any Animal)?
  /// A public entry.
  @Entry public var publicEntry = 1
  @Entry var internalEntry = 2
  @Entry fileprivate var fileprivateEntry = 3
  @Entry private var privateEntry = 4
  @Entry fileprivate var `repeat` = 5
  @MainActor @Entry fileprivate var onMain = 6
  @Entry fileprivate var store = (Store())

  fileprivate var sumWithPrivate: Int { fileprivateEntry + privateEntry }
}

extension Transaction {
  @Entry fileprivate var mood = "calm"
}

extension FocusedValues {
  @Entry fileprivate var selection: String?
}

extension ContainerValues {
  @Entry fileprivate var columns = 1
}

private struct Counted: View {
  var body: some View {
    Text("one")
    Text("two").containerValue(\.columns, 2)
  }
}
