import Ambient
import AmbientTesting
import Observation
import Testing

@Suite("The state of a row that is not visible") @MainActor
struct LazyRowStateTests {
  let size = CGSize(width: 200, height: 100)

  @Test func `A row off the screen keeps its state while other rows change`() {
    let model = Model((0..<100).map { "\($0)" })
    let host = TestHost(size: size) { Rows(model: model) }
    host.tap("1: 0")
    away(host)
    model.names.insert("new", at: 0)
    host.settle()
    back(host)
    #expect(host.texts.prefix(3) == ["new: 0", "0: 0", "1: 1"])
    // The rows leave the tree because 50 other rows are inserted above them.
    model.names.insert(contentsOf: (0..<50).map { "more \($0)" }, at: 0)
    host.settle()
    #expect(host.texts.first == "more 0: 0")
    model.names.removeFirst(50)
    host.settle()
    #expect(host.texts.prefix(3) == ["new: 0", "0: 0", "1: 1"])
  }

  @Test func `A row that is removed and added again has a new state`() {
    let model = Model((0..<100).map { "\($0)" })
    let host = TestHost(size: size) { Rows(model: model) }
    host.tap("0: 0")
    host.tap("1: 0")
    away(host)
    model.names.remove(at: 1)
    host.settle()
    model.names.insert("1", at: 1)
    host.settle()
    back(host)
    #expect(host.texts.prefix(3) == ["0: 1", "1: 0", "2: 0"])
  }

  @Test func `The first of 1,500 rows keeps its state after a scroll to the end`() {
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_500) { TapRow(name: "\($0)") } }
      }
    }
    host.tap("0: 0")
    for offset in stride(from: 0, to: 30_000, by: 100) {
      host.scroll(to: CGPoint(x: 0, y: offset))
    }
    back(host)
    #expect(host.texts.first == "0: 1")
  }

  @Test func `A row off the screen keeps its state when sections of the list change`() {
    let model = Model((0..<10).map { "\($0)" })
    let host = TestHost(size: size) { Sections(model: model) }
    host.tap("0.1: 0")
    host.scroll(by: CGSize(width: 0, height: 60))
    model.count += 1
    host.settle()
    host.scroll(to: .zero)
    #expect(host.texts.prefix(3) == ["0.0: 0", "0.1: 1", "0.2: 0"])
    away(host)
    model.count += 1
    host.settle()
    back(host)
    #expect(host.texts.prefix(3) == ["0.0: 0", "0.1: 1", "0.2: 0"])
  }

  @Test func `A removed row or section that is added again has a new state`() {
    let model = Model((0..<10).map { "\($0)" })
    let host = TestHost(size: size) { Sections(model: model) }
    host.tap("0.0: 0")
    host.tap("0.1: 0")
    away(host)
    model.count = 1
    host.settle()
    model.count = 10
    host.settle()
    back(host)
    #expect(host.texts.prefix(3) == ["0.0: 1", "0.1: 0", "0.2: 0"])
    away(host)
    model.names.removeFirst()
    host.settle()
    model.names.insert("0", at: 0)
    host.settle()
    back(host)
    #expect(host.texts.prefix(3) == ["0.0: 0", "0.1: 0", "0.2: 0"])
  }

  @Test func `A row that comes back restores only the states of views that keep their identity`() {
    let model = Model([])
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Parts(name: "\($0)", model: model) } }
      }
    }
    host.tap("0 a: 0")
    for _ in 0..<2 { host.tap("0 b: \(host.texts.contains("0 b: 1") ? 1 : 0)") }
    host.tap("0 y: 0")
    away(host)
    model.count = 1
    host.settle()
    back(host)
    // The first view is now in another branch of its condition, and the loop has another first
    // element. Both views are new, and their counts begin at 0.
    #expect(host.texts.prefix(4) == ["0 A: 0", "0 b: 2", "0 z: 0", "0 y: 1"])
  }

  @Test func `A row whose identifier or branch changes has a new state, on and off the screen`() {
    let model = Model([])
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          // A new count gives each row a new identifier. If only one of the old and the new count
          // is below 12, each row also changes from one branch to the other.
          ForEach(0..<100) { number in
            if model.count < 12 {
              TapRow(name: "\(number)").id(model.count)
            } else {
              TapRow(name: "\(number)").id(model.count)
            }
          }
        }
      }
    }
    for count in [11, 12] {
      host.tap("0: 0")
      #expect(host.texts.first == "0: 1")
      model.count = count
      host.settle()
      #expect(host.texts.first == "0: 0")
      host.tap("0: 0")
      away(host)
      model.count += 10
      host.settle()
      back(host)
      #expect(host.texts.first == "0: 0")
      model.count -= 10
      host.settle()
      #expect(host.texts.first == "0: 0")
    }
  }

  @Test func `A row restores states of nested containers and of custom dynamic properties`() {
    let host = TestHost(size: size) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Nested(name: "\($0)") } } }
    }
    host.tap("0 inner 1: 0")
    host.tap("0 reader: 0")
    host.tap("0 first 0 second 0")
    #expect(host.texts.contains("0 first 0 second 1"))
    away(host)
    #expect(!host.texts.contains("0 inner 1: 1"))
    back(host)
    #expect(host.texts.prefix(3) == ["0 inner 0: 0", "0 inner 1: 1", "0 inner 2: 0"])
    #expect(host.texts.contains("0 reader: 1"))
    #expect(host.texts.contains("0 first 0 second 1"))
  }

  @Test func `A view that is absent when its row comes back loses its state`() {
    let model = Model([])
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { OptionalRow(name: "\($0)", model: model) } }
      }
    }
    host.tap("0: 0")
    away(host)
    model.count = 0
    host.settle()
    back(host)
    model.count = 10
    host.settle()
    #expect(host.texts.first == "0: 0")
  }

  #if Objects
  @Test func `A row that comes back keeps its StateObject`() {
    let host = TestHost(size: size) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { ObjectRow(name: "\($0)") } } }
    }
    host.tap("0: 0")
    #expect(host.texts.first == "0: 1")
    away(host)
    back(host)
    #expect(host.texts.first == "0: 1")
    host.tap("0: 1")
    #expect(host.texts.first == "0: 2")
  }
  #endif

  @Test func `The state of a row is restored before onAppear runs again`() {
    let log = AppearanceLog()
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { AppearingRow(number: $0, log: log) } }
      }
    }
    host.tap("0: 1")
    away(host)
    back(host)
    // The row counts its two appearances and the tap.
    #expect(log.appeared.filter { $0 == 0 }.count == 2)
    #expect(log.disappeared.filter { $0 == 0 }.count == 1)
    #expect(host.texts.first == "0: 3")
  }

  @Test func `A focused row that leaves the screen comes back without the focus`() {
    let host = TestHost(size: size) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { FocusRow(number: $0) } } }
    }
    host.tap("0: out")
    #expect(host.texts.first == "0: in")
    away(host)
    back(host)
    #expect(host.texts.first == "0: out")
  }

  /// Scrolls so far down that the first rows leave the tree.
  private func away(_ host: TestHost) { host.scroll(to: CGPoint(x: 0, y: 1_000)) }

  /// Scrolls to the first row.
  private func back(_ host: TestHost) { host.scroll(to: .zero) }
}

@Observable @MainActor
private final class Model {
  /// The names of the rows, or of the sections.
  var names: [String]

  /// The number of rows in each section; in views without sections, a number that decides which
  /// views or identifiers the rows have.
  var count = 10

  init(_ names: [String]) { self.names = names }
}

private struct Rows: View {
  let model: Model
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(model.names, id: \.self) { TapRow(name: $0) } }
    }
  }
}

private struct Sections: View {
  let model: Model
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.names, id: \.self) { name in
          Section { ForEach(0..<model.count, id: \.self) { TapRow(name: "\(name).\($0)") } }
        }
      }
    }
  }
}

/// A row that shows its name, and the number of taps that it has counted.
private struct TapRow: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Text("\(name): \(count)").frame(height: 20).onTapGesture { count += 1 }
  }
}

/// A row with a condition, a single view and a loop.
///
/// If the model's count is not 10, the condition takes its other branch, and the loop has another
/// first element.
private struct Parts: View {
  let name: String
  let model: Model
  var body: some View {
    VStack(spacing: 0) {
      if model.count == 10 { TapRow(name: "\(name) a") } else { TapRow(name: "\(name) A") }
      TapRow(name: "\(name) b")
      ForEach(model.count == 10 ? ["x", "y"] : ["z", "y"], id: \.self) {
        TapRow(name: "\(name) \($0)")
      }
    }
  }
}

/// A row with states in a lazy stack, in a geometry reader and in custom dynamic properties.
private struct Nested: View {
  let name: String
  var body: some View {
    VStack(spacing: 0) {
      LazyVStack(spacing: 0) { ForEach(0..<3) { TapRow(name: "\(name) inner \($0)") } }
      GeometryReader { _ in TapRow(name: "\(name) reader") }.frame(height: 20)
      PairRow(name: name)
    }
  }
}

private struct Count: DynamicProperty {
  @State var value = 0
}

/// A row with a dynamic property and an optional dynamic property.
///
/// A tap adds 1 to the value of the optional property.
private struct PairRow: View {
  let name: String
  private var first = Count()
  private var second: Count? = Count()
  init(name: String) { self.name = name }
  var body: some View {
    Text("\(name) first \(first.value) second \(second?.value ?? -1)").frame(height: 20)
      .onTapGesture { second?.value += 1 }
  }
}

private struct OptionalRow: View {
  let name: String
  let model: Model
  var body: some View {
    VStack(spacing: 0) {
      if model.count > 0 { TapRow(name: name) } else { Text("none").frame(height: 20) }
    }
  }
}

#if Objects
private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct ObjectRow: View {
  let name: String
  @StateObject private var counter = Counter()
  var body: some View {
    Text("\(name): \(counter.count)").frame(height: 20).onTapGesture { counter.count += 1 }
  }
}
#endif

@MainActor
private final class AppearanceLog {
  var appeared: [Int] = []
  var disappeared: [Int] = []
}

private struct AppearingRow: View {
  let number: Int
  let log: AppearanceLog
  @State private var count = 0
  var body: some View {
    Text("\(number): \(count)").frame(height: 20)
      .onTapGesture { count += 1 }
      .onAppear {
        count += 1
        log.appeared.append(number)
      }
      .onDisappear { log.disappeared.append(number) }
  }
}

private struct FocusRow: View {
  let number: Int
  @FocusState private var isFocused: Bool
  var body: some View {
    Text("\(number): \(isFocused ? "in" : "out")").frame(height: 20)
      .focusable()
      .focused($isFocused)
      .onTapGesture { isFocused = true }
  }
}
