import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Glass effects` {
  private struct Toolbar: View {
    @Namespace private var space
    @State private var isTinted = false

    var body: some View {
      GlassEffectContainer(spacing: 20) {
        Button("Tint") { isTinted.toggle() }
          .glassEffect(isTinted ? .regular.tint(.red).interactive() : .clear)
          .glassEffectID("tint", in: space)
          .glassEffectTransition(.materialize)
        Text("b")
          .glassEffect(.identity, in: .rect(cornerRadius: 3))
          .glassEffectUnion(id: 1, namespace: space)
      }
    }
  }

  @Test func `A host gets the material, the shape and the groups of glass effects`() throws {
    let host = TestHost { Toolbar() }
    #expect(host.elements(of: .glassContainer).first?[.spacing] == 20)
    #expect(
      host.elements(of: .glassEffect).map { $0[.glass] } == ["clear", "identity"]
    )
    #expect(host.elements(of: .glassEffect).map { $0[.shape] } == ["capsule", "roundedRectangle"])
    let groups = host.elements(of: .glassGroup)
    #expect(groups.map { $0[.transition] } == ["materialize", nil, nil])
    #expect(groups.map { $0[.matchedID] } == [nil, "tint", nil])
    #expect(groups.map { $0[.glassUnion] } == [nil, nil, "1"])
    let details = groups.compactMap { $0.detail(GlassGroupDetail.self) }
    #expect(details.map(\.id) == ["tint", nil])
    #expect(details.map(\.union) == [nil, 1])
    #expect(details[0].namespace == details[1].namespace)

    #expect(host.bodies { host.tap("Tint") } == ["Toolbar"])
    let tinted = try #require(host.elements(of: .glassEffect).first)
    #expect(tinted[.glass] == "regular")
    #expect(tinted[.tint] == "red")
    #expect(tinted[.isInteractive] == true)
  }

  @Test func `A button can have a border of clear glass`() {
    let host = TestHost { Button("a") {}.buttonStyle(.glass(.clear)) }
    #expect(host.elements(of: .button).map { $0[.style] } == ["clearGlass"])
  }
}
