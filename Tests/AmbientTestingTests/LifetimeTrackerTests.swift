import AmbientTesting
import Testing

@Suite struct `A lifetime tracker` {
  private final class Song {}

  @Test func `A lifetime tracker names living objects in the order in which they were tracked`() {
    let tracker = LifetimeTracker()
    var song: Song? = tracker.track(Song())
    var other: Song? = tracker.track(Song(), as: "other")
    let token = tracker.token("token")
    #expect(tracker.alive == ["Song", "other", "token"])
    withExtendedLifetime(song) {}
    song = nil
    #expect(tracker.alive == ["other", "token"])
    withExtendedLifetime(other) {}
    other = nil
    #expect(tracker.alive == ["token"])
    #expect(tracker.trackedCount == 3)
    token.keep()
  }

  @Test func `A lifetime tracker reports an object that a closure keeps`() {
    let tracker = LifetimeTracker()
    var keep: (() -> Void)?
    do {
      let token = tracker.token("captured")
      keep = { token.keep() }
    }
    #expect(tracker.alive == ["captured"])
    keep?()
    keep = nil
    #expect(tracker.alive == [])
  }
}
