import Ambient
import AmbientTesting
import Observation
import Testing

/// What an installed property holds: the read of its key path in its scope.
@MainActor
struct `An installed property` {
  @Test func `that outlives the tree reads the value of then, and goes away on another thread`()
    async
  {
    let host = TestHost { Lender(number: 7) }
    let lent = host.viewTree.lent
    host.unmount()
    #expect(lent.map { $0() } == [7, 9])
    await Task.detached {
      // The last references to the reads, and with them to what they read.
      #expect(lent.map { $0() } == [7, 9])
    }.value
  }

  @Test func `stays exact when thousands of key paths come and go in its scope`() {
    struct Root: View {
      @State private var slot = 0
      var body: some View {
        SlotReader(slot: 3)
        SlotReader(slot: slot)
        Button("Next") { slot += 1 }
      }
    }
    let host = TestHost { Root() }
    for _ in 0..<200 { host.tap("Next") }
    #expect(host.texts.prefix(2) == ["3: 0", "200: 0"])
    _ = host.bodiesRun
    host.set(\.[slot: 3], to: 5)
    #expect(host.texts.prefix(2) == ["3: 5", "200: 0"])
    #expect(host.bodiesRun == ["SlotReader"])
    host.set(\.[slot: 200], to: 6)
    #expect(host.texts.prefix(2) == ["3: 5", "200: 6"])
    #expect(host.bodiesRun == ["SlotReader"])
  }

  @Test func `that is handed on reads where the view stands that it was handed to`() {
    struct Inner: View {
      let number: Environment<Int>
      var body: some View { Text("inner \(number.wrappedValue)") }
    }
    struct Outer: View {
      @Environment(\.lentNumber) private var number
      var body: some View {
        Text("outer \(number)")
        Inner(number: _number).environment(\.lentNumber, number * 10)
      }
    }
    let host = TestHost { Outer().environment(\.lentNumber, 2) }
    #expect(host.texts == ["outer 2", "inner 20"])
  }

  @Test func `that a body of another tree reads is not that body's dependency`() {
    let lender = TestHost { Lender(number: 4) }
    let lent = lender.viewTree.lent
    struct Borrower: View {
      let read: () -> Int
      var body: some View { Text("borrowed \(read())") }
    }
    let borrower = TestHost { Borrower(read: lent[0]) }
    #expect(borrower.texts == ["borrowed 4"])
    lender.tap("More")
    #expect(lent[0]() == 5)
    #expect(borrower.texts == ["borrowed 4"])
  }

  @Test func `of an object reads the object of now, and none where it is hidden`() {
    struct Reader: View {
      @Environment(Lamp.self) private var lamp: Lamp?
      var body: some View { Text(lamp.map { "\($0.number)" } ?? "none") }
    }
    struct Root: View {
      @State private var lamp: Lamp? = Lamp(1)
      var body: some View {
        Reader().environment(lamp)
        Button("Other") { lamp = Lamp(2) }
        Button("Hide") { lamp = nil }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts.first == "1")
    host.tap("Other")
    #expect(host.texts.first == "2")
    host.tap("Hide")
    #expect(host.texts.first == "none")
    #expect(host.bodiesRun == ["Root", "Reader", "Root", "Reader", "Root", "Reader"])
  }

  @Test func `of the whole environment that a body keeps reads the values of now`() {
    struct Keeper: View {
      @Environment(\.self) private var environment
      @State private var seen = 0
      var body: some View {
        let kept = environment
        Text("\(seen)")
        Button("Look") { seen = kept.lentNumber }
      }
    }
    let host = TestHost { Keeper() }
    _ = host.bodiesRun
    host.set(\.lentNumber, to: 8)
    #expect(host.bodiesRun == [])
    host.tap("Look")
    #expect(host.texts == ["8", "Look"])
    #expect(host.bodiesRun == ["Keeper"])
  }
}

// MARK: Fixtures

@Observable private final class Lamp: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// Lends the means to read its surroundings, by a key path and by an object.
private struct Lender: View {
  @State var number: Int

  var body: some View {
    Lending().environment(\.lentNumber, number).environment(Lamp(9))
    Button("More") { number += 1 }
  }
}

private struct Lending: View {
  @Environment(\.lentNumber) private var number
  @Environment(Lamp.self) private var lamp

  var body: some View {
    Loan(readings: [
      { [_number] in _number.wrappedValue },
      { [_lamp] in _lamp.wrappedValue.number },
    ])
  }
}

private struct Loan: ElementView {
  let readings: [@Sendable () -> Int]

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("Loan")
    description.on(PressEvent.self) { _ in Loans.taken = readings }
    return description
  }
}

@MainActor private enum Loans {
  static var taken: [@Sendable () -> Int] = []
}

extension ViewTree {
  fileprivate var lent: [@Sendable () -> Int] {
    for element in elements where element.kind == "Loan" { send(.press, to: element) }
    defer { Loans.taken = [] }
    return Loans.taken
  }
}

private struct SlotReader: View {
  @Environment<Int> private var value: Int
  private let slot: Int

  init(slot: Int) {
    self.slot = slot
    _value = Environment(\.[slot: slot])
  }

  var body: some View { Text("\(slot): \(value)") }
}

private struct LentNumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct SlotsKey: EnvironmentKey { static let defaultValue: [Int: Int] = [:] }

extension EnvironmentValues {
  fileprivate var lentNumber: Int {
    get { self[LentNumberKey.self] }
    set { self[LentNumberKey.self] = newValue }
  }
  fileprivate subscript(slot slot: Int) -> Int {
    get { self[SlotsKey.self][slot] ?? 0 }
    set { self[SlotsKey.self][slot] = newValue }
  }
}
