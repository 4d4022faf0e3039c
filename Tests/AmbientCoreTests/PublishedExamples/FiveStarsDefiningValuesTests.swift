import Ambient
import AmbientTesting
import Testing

/// The examples of the Five Stars article "How to define custom SwiftUI environment values".
@MainActor
struct `Five Stars, defining values` {
  private struct Seats: View {
    @Environment(\.seats) private var seats
    var body: some View { Text("\(seats) seats") }
  }

  @Test func `An environment key declares the default that a reader sees if no value is set`() {
    #expect(SeatsKey.defaultValue == 4)
    #expect(TestHost { Seats() }.texts == ["4 seats"])
  }

  @Test func `An environment value can be set and read through a property`() {
    let host = TestHost {
      VStack {
        Seats().environment(\.seats, 2)
        Seats()
      }
    }
    #expect(host.texts == ["2 seats", "4 seats"])
    #expect(host.takeBodies() == ["Seats", "Seats"])
  }

  @Test func `The setter of an environment property can replace negative numbers with zero`() {
    struct Reader: View {
      @Environment(\.freeSeats) private var free
      var body: some View { Text("\(free) free") }
    }
    struct Root: View {
      @State private var free = -5
      private let reader = Reader()
      var body: some View {
        reader.environment(\.freeSeats, free)
        Button("Less") { free -= 1 }
        Button("Some") { free = 3 }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts.first == "0 free")
    host.takeBodies()
    host.tap("Less")
    #expect(host.takeBodies() == ["Root"])
    host.tap("Some")
    #expect(host.texts.first == "3 free")
    #expect(host.takeBodies() == ["Root", "Reader"])
  }

  @Test func `The setter of an environment property can ignore negative numbers`() {
    struct Reader: View {
      @Environment(\.soldSeats) private var sold
      var body: some View { Text("\(sold) sold") }
    }
    let host = TestHost {
      Reader().environment(\.soldSeats, -5)
      Reader().environment(\.soldSeats, -5).environment(\.soldSeats, 6)
      Reader().environment(\.soldSeats, 7)
    }
    #expect(host.texts == ["0 sold", "6 sold", "7 sold"])
  }

  @Test func `Two environment properties can share one key`() {
    struct Both: View {
      @Environment(\.seats) private var seats
      @Environment(\.chairs) private var chairs
      var body: some View { Text("\(seats) \(chairs)") }
    }
    let host = TestHost {
      Both().environment(\.chairs, 6)
      Both().environment(\.seats, 7)
      Both().environment(\.seats, 8).environment(\.chairs, 9)
    }
    #expect(host.texts == ["6 6", "7 7", "8 8"])
  }

  @Test func `An environment property without a setter is read-only`() {
    struct Reader: View {
      @Environment(\.capacity) private var capacity
      var body: some View { Text("\(capacity)") }
    }
    #expect(TestHost { Reader().environment(\.seats, 5) }.texts == ["5"])
    let keyPath: PartialKeyPath<EnvironmentValues> = \EnvironmentValues.capacity
    #expect(!(keyPath is WritableKeyPath<EnvironmentValues, Int>))
  }

  @Test func `A read-only environment property needs no key`() {
    struct Reader: View {
      @Environment(\.rowHeight) private var height
      var body: some View { Text("\(height)") }
    }
    let host = TestHost { Reader() }
    #expect(host.texts == ["12"])
    host.takeBodies()
    host.set(\.seats, to: 100)
    #expect(host.takeBodies() == [])
  }
}

private struct SeatsKey: EnvironmentKey {
  static let defaultValue: Int = 4
}

private struct FreeSeatsKey: EnvironmentKey { static let defaultValue = 0 }
private struct SoldSeatsKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var seats: Int {
    get {
      self[SeatsKey.self]
    }
    set {
      self[SeatsKey.self] = newValue
    }
  }
  fileprivate var chairs: Int {
    get { self[SeatsKey.self] }
    set { self[SeatsKey.self] = newValue }
  }
  fileprivate var freeSeats: Int {
    get { self[FreeSeatsKey.self] }
    set { self[FreeSeatsKey.self] = max(0, newValue) }
  }
  fileprivate var soldSeats: Int {
    get { self[SoldSeatsKey.self] }
    set {
      if newValue >= 0 {
        self[SoldSeatsKey.self] = newValue
      }
    }
  }
  fileprivate var capacity: Int { self[SeatsKey.self] }
  fileprivate var rowHeight: Int { 12 }
}
