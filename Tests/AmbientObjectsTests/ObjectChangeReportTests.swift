#if Objects
import Ambient
import AmbientCore
import AmbientTesting
import Synchronization
import Testing

/// The name of a published change in reports, and its transaction.
@MainActor
struct `A published change` {
  private struct Telling: View {
    @StateObject private var own = Tally()
    @ObservedObject var given: Tally
    @EnvironmentObject private var found: Tally
    let steps: Steps

    var body: some View {
      let _ = Self._printChanges()
      let _ = steps.own = own
      Text("\(own.count) \(given.count) \(found.count)")
    }
  }

  @MainActor private final class Steps {
    var own: Tally?
  }

  @Test func `is printed under the name of its property`() {
    let printed = Mutex<[String]>([])
    let (given, found, steps) = (Tally(), Tally(), Steps())
    BodyChanges.$receiver.withValue({ text in printed.withLock { $0.append(text) } }) {
      let host = TestHost { Telling(given: given, steps: steps).environmentObject(found) }
      for tally in [steps.own, given, found] {
        tally?.count = 1
        host.settle()
      }
    }
    #expect(
      printed.withLock { $0 } == [
        "Telling: @self, @identity, _own, _given, _found changed.",
        "Telling: _own changed.",
        "Telling: _given changed.",
        "Telling: _found changed.",
      ]
    )
  }

  @Test func `is merged into an earlier change that already shows its value`() {
    let tally = Tally()
    var seen: [Bool] = []
    let host = TestHost {
      TallyRow(tally: tally).transaction { seen.append($0.animation != nil) }
    }
    seen = []
    host.takeBodies()
    tally.count = 1
    withAnimation { tally.count = 2 }
    host.settle()
    #expect(seen == [false])
    #expect(host.texts == ["tally 2"])
    withAnimation { tally.count = 3 }
    host.settle()
    #expect(seen == [false, true])
    #expect(host.texts == ["tally 3"])
  }
}
#endif
