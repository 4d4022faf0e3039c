import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A hover effect` {
  private func effects(_ host: TestHost) -> [String?] {
    host.elements(of: .hoverEffect).map { $0[.hoverEffect] }
  }

  @Test func `hoverEffect without a type uses the defaultHoverEffect of an ancestor`() {
    let host = TestHost {
      Text("a").hoverEffect()
      Text("b").hoverEffect(.lift)
      Group {
        Text("c").hoverEffect()
        Text("d").hoverEffect(.lift)
      }
      .defaultHoverEffect(.highlight)
    }
    #expect(effects(host) == ["automatic", "lift", "highlight", "lift"])
  }

  @Test func `Enabling a hover effect sets an attribute and runs no body of the modified view`() {
    struct Switch: View {
      @State private var isDisabled = true

      var body: some View {
        Button("Enable") { isDisabled = false }
        Star().hoverEffectDisabled(isDisabled)
      }
    }
    struct Star: View {
      var body: some View {
        Text("a").hoverEffect(.lift)
        Text("b").hoverEffect(.lift, isEnabled: false)
      }
    }
    let host = TestHost { Switch() }
    #expect(effects(host) == [nil, nil])
    #expect(host.bodies { host.tap("Enable") } == ["Switch"])
    #expect(effects(host) == ["lift", nil])
  }

  @Test func `A ForEach with a hover effect shows all of its views`() {
    let host = TestHost {
      ForEach(0..<2, id: \.self) { Text("\($0)") }.hoverEffect(.lift)
    }
    #expect(effects(host).last == "lift")
    #expect(host.texts == ["0", "1"])
  }

  @Test func `The hover effect of a row is an attribute of the row`() {
    let host = TestHost {
      List {
        Text("a").listRowHoverEffect(.lift)
        Text("b").listRowHoverEffectDisabled()
        Text("c").listRowHoverEffectDisabled(false)
      }
    }
    let rows = host.elements(of: .listRow)
    #expect(rows.map { $0[.hoverEffect] } == ["lift", nil, nil])
    #expect(rows.map { $0[.isHoverEffectDisabled] } == [nil, true, nil])
  }
}
