import Observation
import Synchronization
import Testing

@testable import AmbientViews

@Suite @MainActor struct `The pages of a stack` {
  @Test func `are not invalidated by the removal of an inactive push`() {
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
