#if Objects
import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@MainActor
struct `A state object` {
  @Test func `A state object is created once, when the view appears`() {
    let maker = Maker()
    let host = TestHost {
      Parent { Owner(id: $0, maker: maker) }
    }
    #expect(maker.createdIDs == [0])
    host.tap("Again")
    host.tap("Again")
    #expect(maker.createdIDs == [0])
    #expect(host.texts == ["Again", "0 0", "More"])
  }

  @Test func `A view that never appears does not create its state object`() {
    let maker = Maker()
    _ = Owner(id: 1, maker: maker)
    #expect(maker.createdIDs == [])
  }

  @Test func `A change of a state object runs the bodies that read the object`() {
    let host = TestHost { Owner(id: 0, maker: Maker()) }
    host.takeBodies()
    host.tap("More")
    #expect(host.texts == ["0 1", "More"])
    #expect(host.takeBodies() == ["Owner"])
  }

  @Test func `A new identity of a view creates a new state object`() {
    let maker = Maker()
    let host = TestHost {
      Parent { Owner(id: $0, maker: maker).id($0 / 2) }
    }
    host.tap("More")
    #expect(host.texts == ["Again", "0 1", "More"])
    host.tap("Again")
    #expect(host.texts == ["Again", "0 1", "More"])
    host.tap("Again")
    #expect(host.texts == ["Again", "2 0", "More"])
    #expect(maker.createdIDs == [0, 2])
  }

  @Test func `A removed branch releases its state object`() {
    let maker = Maker()
    let tracker = LifetimeTracker()
    maker.tracker = tracker
    let host = TestHost {
      Parent { number in
        if number % 2 == 0 { Owner(id: number, maker: maker) } else { Text("none") }
      }
    }
    host.tap("More")
    host.tap("Again")
    #expect(host.texts == ["Again", "none"])
    #expect(tracker.alive == [])
    host.tap("Again")
    #expect(host.texts == ["Again", "2 0", "More"])
    #expect(maker.createdIDs == [0, 2])
  }

  @Test func `A state object can be in a custom dynamic property`() {
    let host = TestHost { Holder() }
    #expect(host.texts == ["0 of 10", "More"])
    host.takeBodies()
    host.tap("More")
    #expect(host.texts == ["1 of 10", "More"])
    #expect(host.takeBodies() == ["Holder"])
  }

  @Test func `A state object can be in a modifier`() {
    let host = TestHost { Text("content").modifier(Counting()) }
    host.tap("More")
    #expect(host.texts == ["content", "1", "More"])
  }

  @Test func `A view can have two state objects of one type`() {
    struct Pair: View {
      @StateObject private var first = Tally(1)
      @StateObject private var second = Tally(2)
      var body: some View {
        Text("\(first.count) \(second.count)")
        Button("First") { first.count += 10 }
        Button("Second") { second.count += 10 }
      }
    }
    let host = TestHost { Pair() }
    host.tap("Second")
    #expect(host.texts.first == "1 12")
    host.tap("First")
    #expect(host.texts.first == "11 12")
  }

  @Test func `A change of a state object that no body reads causes no update`() {
    struct NonReader: View {
      @StateObject private var tally = Tally()
      let seen: (Tally) -> Void
      var body: some View {
        Button("Give") { seen(tally) }
      }
    }
    var given: Tally?
    let host = TestHost { NonReader { given = $0 } }
    host.tap("Give")
    host.takeBodies()
    let before = host.counters
    given?.count = 1
    #expect(!host.viewTree.needsUpdate)
    #expect(host.counters == before)
    #expect(host.takeBodies() == [])
  }

  @Test func `Each read of a state object outside of a view creates an object and warns`() {
    let warnings = Warnings()
    warnings.during {
      let object = StateObject(wrappedValue: Tally())
      #expect(object.wrappedValue !== object.wrappedValue)
    }
    #expect(warnings.texts.count == 2)
    #expect(
      warnings.texts.first == """
        Accessing StateObject's object without being installed on a View. \
        This will create a new instance each time.

          StateObject  StateObject<Tally>

        To fix this, do one of:
          • Read the property in 'body' or in an action, not in an initializer.
          • If the property is in a struct that a view stores, make the struct a 'DynamicProperty'.
        """
    )
  }
}

@MainActor private final class Maker {
  var createdIDs: [Int] = []
  var tracker: LifetimeTracker?

  func make(_ id: Int) -> Tally {
    createdIDs.append(id)
    let tally = Tally(name: "\(id)")
    tracker?.track(tally)
    return tally
  }
}

private struct Owner: View {
  @StateObject private var tally: Tally

  init(id: Int, maker: Maker) { _tally = StateObject(wrappedValue: maker.make(id)) }

  var body: some View {
    Text("\(tally.name) \(tally.count)")
    Button("More") { tally.count += 1 }
  }
}

private struct Parent<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0

  var body: some View {
    Button("Again") { number += 1 }
    content(number)
  }
}

private struct Limited: DynamicProperty {
  @StateObject private var tally = Tally()
  @State private var limit = 10
  @MainActor var text: String { "\(tally.count) of \(limit)" }
  @MainActor func increase() { tally.count += 1 }
}

private struct Holder: View {
  private var limited = Limited()
  var body: some View {
    Text(limited.text)
    Button("More") { limited.increase() }
  }
}

private struct Counting: ViewModifier {
  @StateObject private var tally = Tally()

  func body(content: Content) -> some View {
    content
    Text("\(tally.count)")
    Button("More") { tally.count += 1 }
  }
}
#endif
