#if Objects
import Ambient
import AmbientCombine
import AmbientTestSupport
import AmbientTesting
import Testing

@MainActor
struct `Endless onReceive actions` {
  private struct Loop: View {
    let subject: PassthroughSubject<Int, Never>
    let limit: Int
    var width = 1
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .onReceive(subject) { value in
          count += 1
          if value < limit { for _ in 0..<width { subject.send(value + 1) } }
        }
    }
  }

  private let message = """
    An onReceive action makes its publisher emit again each time; further values are dropped \
    after 10000 values in a row.

      Publisher  PassthroughSubject<Int, Never>
      Views      Loop ← [root]

    To fix this, do one of:
      • Let the action send only when the value it sends differs from the one it received.
      • Apply '.removeDuplicates()' to the publisher.
    """

  @Test func `An onReceive action that makes its publisher emit is stopped after 10,000 values`() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Loop(subject: subject, limit: .max) }
    for round in 1...2 {
      let received = warnings {
        subject.send(0)
        host.settle()
      }
      #expect(received == [message])
      #expect(host.texts == ["\(round * 10_001)"])
    }
  }

  @Test func `An onReceive action that sends two values for each value is stopped`() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Loop(subject: subject, limit: .max, width: 2) }
    #expect(warnings { subject.send(0) } == [message])
    host.settle()
    #expect(host.texts == ["10002"])
  }

  @Test func `An onReceive action that makes its publisher emit 5,000 values is not stopped`() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Loop(subject: subject, limit: 5_000) }
    #expect(warnings { subject.send(0) } == [])
    host.settle()
    #expect(host.texts == ["5001"])
  }

  @Test func `An onReceive action may send 20,000 values when it receives a single value`() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost { Loop(subject: subject, limit: 1, width: 20_000) }
    #expect(warnings { subject.send(0) } == [])
    host.settle()
    #expect(host.texts == ["20001"])
  }

  private struct PingPong: View {
    let first: PassthroughSubject<Int, Never>
    let second: PassthroughSubject<Int, Never>
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .onReceive(first) { value in
          count += 1
          second.send(value)
        }
      Text("other").onReceive(second) { first.send($0) }
    }
  }

  @Test func `A cycle of two onReceive actions is stopped`() {
    let first = PassthroughSubject<Int, Never>()
    let host = TestHost { PingPong(first: first, second: PassthroughSubject()) }
    #expect(warnings { first.send(0) }.count == 1)
    host.settle()
    #expect(host.texts == ["10001", "other"])
  }
}
#endif
