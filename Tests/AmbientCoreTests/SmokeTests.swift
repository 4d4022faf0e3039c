import Ambient
import AmbientTesting
import Observation
import Testing

struct AccentKey: EnvironmentKey { static let defaultValue = "red" }
extension EnvironmentValues {
  var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
struct Leaf: View {
  @Environment(\.accent) var accent
  var body: some View { Text("leaf \(accent)") }
}
struct Idle: View { var body: some View { Text("idle") } }
struct Root: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("n \(n)")
      Button("More") { n += 1 }
      Leaf().environment(\.accent, n > 1 ? "blue" : "green")
      Idle()
      ForEach(0..<(n + 1), id: \.self) { i in Text("row \(i)") }
    }
  }
}
struct Nest: View {
  let depth: Int
  @Binding var value: Int
  var body: some View {
    if depth == 0 { AnyView(Text("bottom \(value)")) } else { AnyView(Nest(depth: depth - 1, value: $value)) }
  }
}
struct Deep: View {
  @State var value = 0
  var body: some View { Nest(depth: 100_000, value: $value); Button("More") { value += 1 } }
}
@Suite @MainActor struct `Smoke` {
  @Test func `a tap runs what read`() {
    let host = TestHost { Root() }
    #expect(host.texts == ["n 0", "More", "leaf green", "idle", "row 0"])
    #expect(host.bodiesRun == ["Root", "Leaf", "Idle"])
    host.tap("More")
    #expect(host.texts == ["n 1", "More", "leaf green", "idle", "row 0", "row 1"])
    #expect(host.bodiesRun == ["Root"])
    host.tap("More")
    #expect(host.bodiesRun == ["Root", "Leaf"])
    print(host.tree)
    print(host.explain(\.accent, at: Leaf.self)!)
    print(host.viewTree.graphDescription)
    host.unmount()
  }
  @Test func `deep`() {
    let host = TestHost { Deep() }
    #expect(host.bodiesRun.count == 100_002)
    host.tap("More")
    #expect(host.texts == ["bottom 1", "More"])
    #expect(host.bodiesRun == ["Nest"])
    host.unmount()
  }
  @Test func `deep by value`() {
    var v = AnyView(Text("x"))
    for _ in 0..<100_000 { v = AnyView(v.id(1)) }
    let host = TestHost { v }
    #expect(host.texts == ["x"])
    host.unmount()
  }
}
