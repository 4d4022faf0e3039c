#if Objects
import Ambient
import AmbientCore
import AmbientTesting
import Synchronization
import Testing

@MainActor
struct `A published change` {
  private struct ThreeTallies: View {
    @StateObject private var own = Tally()
    @ObservedObject var given: Tally
    @EnvironmentObject private var found: Tally
    let box: Box

    var body: some View {
      let _ = Self._printChanges()
      let _ = box.own = own
      Text("\(own.count) \(given.count) \(found.count)")
    }
  }

  @MainActor private final class Box {
    var own: Tally?
  }

  @Test func `The method _printChanges names the property that holds the changed object`() {
    let printed = Mutex<[String]>([])
    let (given, found, box) = (Tally(), Tally(), Box())
    BodyChanges.$receiver.withValue({ text in printed.withLock { $0.append(text) } }) {
      let host = TestHost { ThreeTallies(given: given, box: box).environmentObject(found) }
      for tally in [box.own, given, found] {
        tally?.count = 1
        host.settle()
      }
    }
    #expect(
      printed.withLock { $0 } == [
        "ThreeTallies: @self, @identity, _own, _given, _found changed.",
        "ThreeTallies: _own changed.",
        "ThreeTallies: _given changed.",
        "ThreeTallies: _found changed.",
      ]
    )
  }

  @Test func `A change shares the transaction of an earlier pending change`() {
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
