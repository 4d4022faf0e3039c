#if !canImport(Darwin)
import Ambient
import AmbientFoundation
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Notifications as a sequence` {
  private final class Sender: Sendable {}

  private static let name = Notification.Name("leaf")

  @Test func `Notifications arrive in order, and a sequence can be limited to one sender`() async {
    let center = NotificationCenter()
    let sender = Sender()
    var all = center.notifications(named: Self.name).makeAsyncIterator()
    var own = center.notifications(named: Self.name, object: sender).makeAsyncIterator()
    center.post(name: Self.name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: Self.name, object: sender, userInfo: ["number": 2])
    #expect(await all.next()?.userInfo?["number"] as? Int == 1)
    #expect(await all.next()?.userInfo?["number"] as? Int == 2)
    #expect(await own.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test func `A sequence of notifications ends when the task that reads it is canceled`() async {
    let center = NotificationCenter()
    let (counts, counted) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      var notifications = center.notifications(named: Self.name).makeAsyncIterator()
      var count = 0
      counted.yield(count)
      while await notifications.next() != nil {
        count += 1
        counted.yield(count)
      }
      return count
    }
    var reported = counts.makeAsyncIterator()
    #expect(await reported.next() == 0)
    center.post(name: Self.name, object: nil)
    #expect(await reported.next() == 1)
    task.cancel()
    #expect(await task.value == 1)
  }

  @Test func `A task of a view reacts to notifications`() async {
    struct Counter: View {
      let center: NotificationCenter
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .task {
            for await _ in center.notifications(named: Notification.Name("leaf")) { count += 1 }
          }
      }
    }
    let center = NotificationCenter()
    let host = TestHost { Counter(center: center) }
    await host.settle {
      center.post(name: Self.name, object: nil)
      return host.texts != ["0"]
    }
  }
}
#endif
