import Ambient
import AmbientTesting
import Testing

/// Tests for bugs that the random programs of `AmbientOracleTests` found.
///
/// Each test runs the smallest program that had the bug.
@MainActor
@Suite struct `Regressions` {
  @Test func `A change that update() makes to a dynamic property does not run the view again`() {
    let host = TestHost { Updating.Parent() }
    host.takeBodies()
    host.tap("More")
    #expect(host.texts == ["1", "More", "echo 7"])
    #expect(host.takeBodies() == ["Parent"])
  }

  @Test func `A new result of an environmental modifier does not run the modified view`() {
    let host = TestHost { Resolving.Parent() }
    host.takeBodies()
    host.set(\.first, to: 5)
    #expect(host.texts == ["first 5"])
    #expect(host.takeBodies() == ["Noted"])
  }

  @Test func `A reader sees the current value if a transform leaves the value as it is`() {
    let host = TestHost { Starting.Parent() }
    host.set(\.first, to: 1)
    #expect(host.texts == ["first 1"])
    host.set(\.first, to: 4)
    #expect(host.texts == ["first 4"])
  }

  @Test func `A reader does not run if it gets an equal value from another modifier`() {
    let host = TestHost { Replacing.Parent() }
    host.takeBodies()
    host.tap("Write 0 and set 4")
    #expect(host.texts == ["Write 0 and set 4", "first 0"])
    #expect(host.takeBodies() == ["Parent"])
  }

  @Test func `The content of a loop reads the environment of the view that declares the loop`() {
    let host = TestHost { Looping.Parent() }
    host.set(\.second, to: 1)
    host.set(\.first, to: 3)
    #expect(host.texts == ["first 3"])
  }

  @Test func `A view that stores an optional as an AnyView runs when the optional becomes nil`() {
    let host = TestHost { Giving.Parent() }
    #expect(host.bodies { host.tap("Take") } == ["Parent", "Frame"])
  }

  @Test func `A view that read a part of its state is released when its tree is unmounted`() {
    weak var token: Leaving.Token?
    do {
      let host = TestHost { Leaving.Reader(token: makeToken(&token)) }
      #expect(host.texts == ["1"])
      host.unmount()
    }
    #expect(token == nil)
  }

  @Test func `A ForEach view that is a tree's last node is released when the tree is unmounted`() {
    weak var token: Leaving.Token?
    do {
      let host = TestHost { Leaving.Loop(token: makeToken(&token)) }
      host.unmount()
    }
    #expect(token == nil)
  }

  private func makeToken(_ reference: inout Leaving.Token?) -> Leaving.Token {
    let token = Leaving.Token()
    reference = token
    return token
  }

  @Test func `A host can apply the mutations when several elements move to the end`() {
    let host = TestHost { Moving.Parent() }
    var shown: [ElementID] = []
    host.viewTree.onMutations = { mutations in
      for mutation in mutations {
        switch mutation {
        case .insert(let element, _, let index): shown.insert(element.id, at: index)
        case .remove(let id, _): shown.removeAll { $0 == id }
        case .move(let id, _, let index):
          shown.removeAll { $0 == id }
          shown.insert(id, at: index)
        case .update: break
        }
      }
    }
    host.tap("Move")
    #expect(host.texts == ["Move", "1", "a", "2", "a", "0", "a"])
    #expect(shown == host.viewTree.elements.map(\.id))
  }
}

// MARK: Fixtures

extension EnvironmentValues {
  private enum First: EnvironmentKey { static let defaultValue = 0 }
  private enum Second: EnvironmentKey { static let defaultValue = 0 }

  /// The first number, with a setter that ignores odd numbers.
  fileprivate var evenFirst: Int {
    get { first }
    set { if newValue.isMultiple(of: 2) { first = newValue } }
  }

  fileprivate var first: Int {
    get { self[First.self] }
    set { self[First.self] = newValue }
  }

  fileprivate var second: Int {
    get { self[Second.self] }
    set { self[Second.self] = newValue }
  }
}

private enum Updating {
  struct Echo: DynamicProperty {
    var number = 0
    mutating func update() { number = 7 }
  }

  struct Child: View {
    let echo = Echo()
    var body: some View { Text("echo \(echo.number)") }
  }

  struct Parent: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("More") { count += 1 }
      Child()
    }
  }
}

private enum Resolving {
  struct Adjusted: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Noted { Noted(number: environment.first) }
  }

  struct Noted: ViewModifier {
    let number: Int
    func body(content: Content) -> some View { content }
  }

  /// A view that runs whenever `Parent` creates it again, because closures never compare equal.
  struct Child: View {
    let action: () -> Void
    var body: some View { FirstReading() }
  }

  struct Parent: View {
    var body: some View { Child {}.modifier(Adjusted()) }
  }
}

/// A view without a body, whose element shows the first number.
private struct FirstReading: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Text", text: "first \(environment.first)")
  }
}

private enum Starting {
  /// A view whose transform changes nothing.
  ///
  /// The closure of the transform does nothing, so the modifier sets `evenFirst` to its old value.
  /// The setter ignores an odd value.
  struct Parent: View {
    var body: some View { FirstReading().transformEnvironment(\.evenFirst) { _ in } }
  }
}

private enum Replacing {
  struct Reader: View {
    @Environment(\.self) private var values
    var body: some View { Text("first \(values.first)") }
  }

  /// A view with two modifiers that set the first number.
  ///
  /// At first, the inner modifier has no effect, because 1 is odd. The reader gets 0 from the outer
  /// modifier. After the tap, the reader gets 0 from the inner modifier.
  struct Parent: View {
    @State private var outer = 0
    @State private var inner = 1

    var body: some View {
      Button("Write 0 and set 4") {
        outer = 4
        inner = 0
      }
      Reader()
        .environment(\.evenFirst, inner)
        .environment(\.first, outer)
    }
  }
}

private enum Looping {
  /// A view whose own environment differs from the environment of its loop.
  ///
  /// If the second number is 1, the modifier sets the first number to 0 for the loop only.
  struct Parent: View {
    @Environment(\.self) private var values

    var body: some View {
      ForEach(0..<1) { _ in Text("first \(values.first)") }
        .transformEnvironment(\.self) { if $0.second == 1 { $0.first = 0 } }
    }
  }
}

private enum Giving {
  struct Frame: View {
    let content: AnyView
    var body: some View { content }
  }

  struct Parent: View {
    @State private var isFull = true

    var body: some View {
      Button("Take") { isFull = false }
      Frame(content: AnyView(isFull ? AnyView(nothing) : nil))
    }

    private var nothing: AnyView? { nil }
  }
}

private enum Leaving {
  final class Token {}

  struct Reader: View {
    let token: Token
    @State private var items = [1]
    var body: some View { Text("\($items.first?.wrappedValue ?? 0)") }
  }

  struct Loop: View {
    let token: Token
    var body: some View { ForEach(0..<0) { _ in Text("\(ObjectIdentifier(token).hashValue)") } }
  }
}

private enum Moving {
  struct Parent: View {
    @State private var numbers = [0, 1, 2]

    var body: some View {
      Button("Move") { numbers = [1, 2, 0] }
      ForEach(numbers, id: \.self) { number in
        Text("\(number)")
        Text("a")
      }
    }
  }
}
