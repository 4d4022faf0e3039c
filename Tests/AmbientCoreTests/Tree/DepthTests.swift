import Ambient
import AmbientTesting
import Testing

/// Tests of trees that are too deep for recursion on the stack of an ordinary thread.
@MainActor
struct `Very deep trees` {
  @Test func `A hundred thousand nested views can be mounted, updated and unmounted`() {
    let host = TestHost { Deep() }
    #expect(host.texts == ["bottom 0", "More"])
    // `Deep` runs once, and `Nest` runs once for each depth from 0 to 100,000.
    #expect(host.takeBodies().count == 100_002)
    host.tap("More")
    #expect(host.texts == ["bottom 1", "More"])
    #expect(host.takeBodies() == ["Nest"])
    host.unmount()
    #expect(host.texts == [])
  }

  @Test func `A hundred thousand nested AnyViews can be mounted and unmounted`() {
    var view = AnyView(Text("x"))
    for _ in 0..<100_000 { view = AnyView(view.id(1)) }
    let host = TestHost { view }
    #expect(host.texts == ["x"])
    #expect(host.takeBodies() == [])
    host.unmount()
    #expect(host.texts == [])
  }

  @Test func `A reader in a hundred thousand nested writers gets the closest writer's value`() {
    let host = TestHost { WriterNest(depth: 100_000) }
    // The writer at depth 1 is the closest, and writes its depth.
    #expect(host.texts == ["1"])
    host.unmount()
    #expect(host.texts == [])
  }
}

private struct Nest: View {
  let depth: Int
  @Binding var value: Int
  var body: some View {
    if depth == 0 {
      AnyView(Text("bottom \(value)"))
    } else {
      AnyView(Nest(depth: depth - 1, value: $value))
    }
  }
}

private struct Deep: View {
  @State private var value = 0
  var body: some View {
    Nest(depth: 100_000, value: $value)
    Button("More") { value += 1 }
  }
}

private struct WriterNest: View {
  let depth: Int
  var body: some View {
    if depth == 0 {
      AnyView(RungReader())
    } else {
      AnyView(WriterNest(depth: depth - 1).environment(\.rung, depth))
    }
  }
}

private struct RungReader: View {
  @Environment(\.rung) private var rung
  var body: some View { Text("\(rung)") }
}

private struct RungKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var rung: Int {
    get { self[RungKey.self] }
    set { self[RungKey.self] = newValue }
  }
}
