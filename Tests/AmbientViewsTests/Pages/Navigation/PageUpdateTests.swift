import Observation
import Synchronization
import Testing

@testable import AmbientViews

@Suite @MainActor struct `The pages of a navigation stack` {
  @Test func `Removal of a view that is not pushed does not notify readers of the pages`() {
    let navigation = Navigation()
    let changes = Mutex(0)
    withObservationTracking {
      _ = navigation.pages(for: [])
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    navigation.remove(NavigationPush())
    #expect(changes.withLock { $0 } == 0)
    navigation.push(NavigationPush())
    #expect(changes.withLock { $0 } == 1)
  }
}
