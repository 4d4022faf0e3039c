import Observation
import Synchronization
import Testing

@testable import AmbientViews

@Suite @MainActor struct `The pages of a navigation stack` {
  @Test func `Code that has read the list of pages is notified only when the pages change`() {
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
