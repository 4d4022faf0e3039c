import Observation
import Synchronization
import Testing

@testable import AmbientViews

@Suite @MainActor struct `The pages of a stack` {
  @Test func `are not made anew when a link appears that pushes nothing`() {
    let navigation = Navigation()
    let woken = Mutex(0)
    withObservationTracking {
      _ = navigation.pages(for: [])
    } onChange: {
      woken.withLock { $0 += 1 }
    }
    navigation.remove(NavigationPush())
    #expect(woken.withLock { $0 } == 0)
    navigation.push(NavigationPush())
    #expect(woken.withLock { $0 } == 1)
  }
}
