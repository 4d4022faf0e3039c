#if Objects
import Ambient
import AmbientCombine
import AmbientTestSupport
import AmbientTesting
import Dispatch
import Foundation
import Testing

@MainActor
struct `onReceive` {
  private struct Listening<P: Publisher<Int, Never>>: View {
    let publisher: P
    @State private var received: [Int] = []
    var body: some View {
      Text("\(received)").onReceive(publisher) {
        MainActor.assertIsolated()
        received.append($0)
      }
      Button("Again") { received.append(-1) }
    }
  }

  @Test func `onReceive runs its action for each value before bodies run again`() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Listening(publisher: subject) }
    host.takeBodies()
    subject.send(1)
    subject.send(2)
    host.settle()
    #expect(host.texts.first == "[1, 2]")
    #expect(host.takeBodies() == ["Listening<PassthroughSubject<Int, Never>>"])
  }

  @Test func `onReceive runs its action for a value that is sent on subscription`() {
    let host = TestHost { Listening(publisher: CurrentValueSubject<Int, Never>(7)) }
    #expect(host.texts.first == "[7]")
  }

  @Test func `onReceive keeps its subscription while the publisher is the same`() {
    let subject = CurrentValueSubject<Int, Never>(7)
    let host = TestHost { Listening(publisher: subject) }
    host.tap("Again")
    subject.send(8)
    host.settle()
    #expect(host.texts.first == "[7, -1, 8]")
  }

  @Test func `onReceive runs its action even in a hidden tab`() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost {
      TabView {
        Listening(publisher: subject).tabItem { Text("Tab a") }
        Text("b").tabItem { Text("Tab b") }
      }
    }
    host.tap("Tab b")
    subject.send(1)
    host.settle()
    #expect(host.texts.contains("[1]"))
  }

  @Test func `onReceive replaces its subscription when the publisher changes`() {
    struct Switching: View {
      let subjects: [PassthroughSubject<Int, Never>]
      @State private var index = 0
      @State private var received: [Int] = []
      var body: some View {
        Text("\(received)").onReceive(subjects[index]) { received.append($0) }
        Button("Other") { index = 1 }
      }
    }
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let host = TestHost { Switching(subjects: subjects) }
    host.tap("Other")
    subjects[0].send(1)
    subjects[1].send(2)
    host.settle()
    #expect(host.texts.first == "[2]")
  }

  @Test func `onReceive runs the action that the last run of the body created`() {
    struct Capturing: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var factor = 1
      @State private var product = 0
      var body: some View {
        let captured = factor
        Text("\(product)").onReceive(subject) { product = $0 * captured }
        Button("More") { factor += 1 }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Capturing(subject: subject) }
    host.tap("More")
    subject.send(10)
    host.settle()
    #expect(host.texts.first == "20")
  }

  @Test func `onReceive gets the new value of a published property`() {
    struct Following: View {
      let tally: Tally
      @State private var last = -1
      var body: some View { Text("\(last)").onReceive(tally.$count) { last = $0 } }
    }
    let tally = Tally(3)
    let host = TestHost { Following(tally: tally) }
    #expect(host.texts == ["3"])
    tally.count = 4
    host.settle()
    #expect(host.texts == ["4"])
  }

  @Test func `onReceive runs its action on the main actor for values from other threads`() async {
    let host = TestHost {
      Listening(publisher: [1, 2, 3].publisher.subscribe(on: DispatchQueue.global()))
    }
    await host.settle { host.texts.first == "[1, 2, 3]" }
  }

  @Test func `onReceive finishes an action before it gets a value from another thread`() {
    struct Prompting: View {
      let remote: Remote
      @State private var received: [Int] = []
      var body: some View {
        Text("\(received)").onReceive(remote.subject) { value in
          if value < 3 { remote.send(value + 2) }
          received.append(value)
        }
      }
    }
    let remote = Remote()
    let host = TestHost { Prompting(remote: remote) }
    remote.send(1, 2)
    host.settle()
    #expect(host.texts == ["[1, 2, 3, 4]"])
  }

  @Test func `onReceive gets the values of two threads in the order of sending`() {
    let remote = Remote()
    let host = TestHost { Listening(publisher: remote.subject) }
    remote.send(1, 2)
    remote.subject.send(3)
    host.settle()
    #expect(host.texts.first == "[1, 2, 3]")
  }

  @Test func `onReceive finishes an action before it gets a value that the action sends`() {
    struct Counting: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var received: [Int] = []
      var body: some View {
        Text("\(received)").onReceive(subject) { value in
          if value < 3 { subject.send(value + 1) }
          received.append(value)
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Counting(subject: subject) }
    subject.send(1)
    host.settle()
    #expect(host.texts == ["[1, 2, 3]"])
  }

  @Test
  func `onReceive runs the old action for a value sent before the publisher is replaced`() {
    struct Room: View {
      let remotes: [Remote]
      @State private var index = 0
      @State private var received: [String] = []
      var body: some View {
        let room = index
        Text("\(received)").onReceive(remotes[room].subject) { received.append("\($0) in \(room)") }
        Button("Other") { index = 1 }
      }
    }
    let remotes = [Remote(), Remote()]
    let host = TestHost { Room(remotes: remotes) }
    host.viewTree.send(.press, to: host.viewTree.elements[1])
    remotes[0].send(7)
    host.settle()
    remotes[0].send(8)
    remotes[1].send(9)
    host.settle()
    #expect(host.texts.first == #"["7 in 0", "9 in 1"]"#)
  }

  @Test func `onReceive runs its action in the transaction of the sending thread`() {
    let remote = Remote()
    let host = TestHost { Listening(publisher: remote.subject) }
    remote.send(1, animation: .linear)
    host.settle()
    #expect(host.texts.first == "[1]")
    #expect(host.viewTree.transaction.animation == .linear)
    remote.send(2)
    withAnimation(.default) { host.tap("Again") }
    #expect(host.texts.first == "[1, -1, 2]")
    #expect(host.viewTree.transaction.animation == nil)
  }

  @Test func `onReceive gets values that arrive on the main queue`() async {
    let host = TestHost {
      Listening(publisher: [1, 2].publisher.receive(on: DispatchQueue.main))
    }
    await host.settle { host.texts.first == "[1, 2]" }
  }

  @Test func `onReceive gets notifications of NotificationCenter`() {
    struct Noticing: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .onReceive(NotificationCenter.default.publisher(for: .noticed)) { _ in count += 1 }
      }
    }
    let host = TestHost { Noticing() }
    for expected in 1...3 {
      NotificationCenter.default.post(name: .noticed, object: nil)
      host.settle()
      #expect(host.texts == ["\(expected)"])
    }
  }

  @Test func `onReceive runs its action after the body that sends the value`() {
    struct Echo: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var isSending = false
      @State private var received: [Int] = []
      var body: some View {
        if isSending && received.isEmpty { send() }
        Text("\(received)").onReceive(subject) { received.append($0) }
        Button("Send") { isSending = true }
      }
      private func send() -> EmptyView {
        subject.send(1)
        return EmptyView()
      }
    }
    let host = TestHost { Echo(subject: PassthroughSubject()) }
    let warnings = Warnings()
    warnings.during { host.tap("Send") }
    #expect(host.texts.first == "[1]")
    #expect(host.takeBodies() == ["Echo", "Echo", "Echo"])
    #expect(warnings.texts == [])
  }

  @Test func `onReceive ends its subscription when its tree is unmounted`() {
    let subject = PassthroughSubject<Int, Never>()
    let tracker = LifetimeTracker()
    var received = 0
    do {
      let token = tracker.token("action")
      let host = TestHost {
        EmptyView().onReceive(subject) { _ in
          token.keep()
          received += 1
        }
      }
      subject.send(1)
      host.unmount()
    }
    subject.send(2)
    #expect(received == 1)
    #expect(tracker.alive == [])
  }
}

// @unchecked is safe: a subject may send values on any thread.
/// A subject that sends values on another thread while the caller waits.
private struct Remote: @unchecked Sendable {
  let subject = PassthroughSubject<Int, Never>()

  func send(_ values: Int..., animation: Animation? = nil) {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      withAnimation(animation) {
        for value in values { subject.send(value) }
      }
      isDone.signal()
    }
    isDone.wait()
  }
}

extension Notification.Name {
  fileprivate static let noticed = Notification.Name("noticed")
}
#endif
