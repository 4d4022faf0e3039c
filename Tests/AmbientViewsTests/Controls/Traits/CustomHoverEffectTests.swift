import Ambient
import AmbientCore
import AmbientTesting
import Foundation
import Observation
import Testing

@Observable private final class ShownState {
  var isShown = true
}

@Suite @MainActor struct `Custom hover effects` {
  private struct Growth: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
      content
        .hoverEffect { effect, isActive, proxy in
          effect.scaleEffect(isActive ? 2 : 1).offset(y: isActive ? proxy.size.height : 0)
        }
        .hoverEffect(HighlightHoverEffect())
    }
  }

  private struct Title: View {
    let text: String
    var body: some View { Text(text) }
  }

  private let size = CGSize(width: 200, height: 200)

  private func effects(_ host: TestHost) -> [String?] {
    host.elements(of: .visualEffect).map { $0[.effects] }
  }

  private func highlights(_ host: TestHost) -> [Bool?] {
    host.elements(of: .hoverEffect).map { $0[.isHovered] }
  }

  @Test func `A custom hover effect is active while the pointer is over the view`() {
    let host = TestHost(size: size) {
      VStack {
        Title(text: "a").hoverEffect(Growth())
        Spacer()
        Title(text: "b")
      }
    }
    #expect(effects(host) == ["scale(1 1) offset(0 0)"])
    #expect(host.elements(of: .hoverEffect).map { $0[.hoverEffect] } == ["highlight"])
    #expect(host.bodies { host.hover("a") } == [])
    #expect(effects(host).first??.hasPrefix("scale(2 2) offset(0 ") == true)
    #expect(effects(host) != ["scale(2 2) offset(0 0)"])
    host.hover("b")
    #expect(effects(host) == ["scale(1 1) offset(0 0)"])
  }

  @Test func `A hover effect is active under the pointer unless the effect is disabled`() {
    let host = TestHost(size: size) {
      VStack {
        Text("a").hoverEffect { effect, isActive, _ in
          effect.animation(.linear) { $0.opacity(isActive ? 1 : 0.5) }.rotationEffect(.degrees(0))
        }
        Text("b").hoverEffect(isEnabled: false) { effect, isActive, _ in
          effect.opacity(isActive ? 1 : 0.5)
        }
        Text("c").hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
          .hoverEffectDisabled()
      }
    }
    for name in ["a", "b", "c"] {
      host.hover(name)
      let first = name == "a" ? "opacity(1) rotation(0)" : "opacity(0.5) rotation(0)"
      #expect(effects(host) == [first, "opacity(0.5)", "opacity(0.5)"])
    }
  }

  @Test func `The hover effects in a group are active together`() {
    let host = TestHost(size: size) {
      VStack {
        VStack {
          Text("a").hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
          Text("b").hoverEffect(LiftHoverEffect())
          Text("c")
        }
        .hoverEffectGroup()
        Text("d").hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
      }
    }
    #expect(highlights(host).compactMap(\.self).isEmpty)
    host.hover("c")
    #expect(effects(host).compactMap(\.self) == ["opacity(1)", "opacity(0.5)"])
    #expect(highlights(host).compactMap(\.self) == [true])
    host.hover("d")
    #expect(effects(host).compactMap(\.self) == ["opacity(0.5)", "opacity(1)"])
    #expect(highlights(host).compactMap(\.self).isEmpty)
  }

  private struct Cards: View {
    @Namespace private var namespace
    @State private var isShown = true

    var body: some View {
      if isShown {
        card("a", HoverEffectGroup(id: "card", in: namespace))
      }
      card("b", HoverEffectGroup(id: "card", in: namespace, behavior: .followsGroup))
      card("c", HoverEffectGroup(id: "other", in: namespace))
      card("d", HoverEffectGroup(namespace))
      Button("Hide") { isShown = false }
    }

    private func card(_ name: String, _ group: HoverEffectGroup) -> some View {
      Text(name).hoverEffect(in: group) { effect, isActive, _ in effect.opacity(isActive ? 1 : 0) }
    }
  }

  @Test func `Hover effect groups with equal identifiers and namespaces are the same group`() {
    let host = TestHost(size: size) { VStack { Cards() } }
    let (on, off) = ("opacity(1)", "opacity(0)")
    #expect(effects(host) == [off, off, off, off])
    host.hover("a")
    #expect(effects(host) == [on, on, off, off])
    host.hover("b")
    #expect(effects(host) == [off, off, off, off])
    host.hover("d")
    #expect(effects(host) == [off, off, off, on])
  }

  @Test func `A view that leaves the tree no longer activates its group`() {
    let host = TestHost(size: size) { VStack { Cards() } }
    host.hover("a")
    host.tap("Hide")
    #expect(effects(host) == ["opacity(0)", "opacity(0)", "opacity(0)"])
  }

  private struct Hideable: View {
    let state: ShownState
    var body: some View {
      Text("a").hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0) }
        .appears(state.isShown)
    }
  }

  @Test func `A view that is hidden and shown again under the pointer keeps its hover effect`() {
    let state = ShownState()
    let host = TestHost(size: size) { Hideable(state: state) }
    host.hover("a")
    #expect(effects(host) == ["opacity(1)"])
    state.isShown = false
    host.settle()
    state.isShown = true
    host.settle()
    #expect(effects(host) == ["opacity(1)"])
  }

  private struct Pair: View {
    @Namespace private var namespace
    let usesGroupModifier: Bool

    var body: some View {
      if usesGroupModifier {
        fading("a").hoverEffectGroup(id: "pair", in: namespace, behavior: .followsGroup)
        Text("b").hoverEffectGroup(id: "pair", in: namespace)
      } else {
        fading("a", HoverEffectGroup(id: "pair", in: namespace, behavior: .followsGroup))
        fading("b", HoverEffectGroup(id: "pair", in: namespace))
      }
    }

    private func fading(_ name: String, _ group: HoverEffectGroup? = nil) -> some View {
      Text(name).hoverEffect(in: group) { effect, isActive, _ in effect.opacity(isActive ? 1 : 0) }
    }
  }

  @Test func `In the tree, a view with followsGroup may precede a view that activates its group`() {
    let host = TestHost(size: size) { VStack { Pair(usesGroupModifier: false) } }
    host.hover("b")
    #expect(effects(host) == ["opacity(1)", "opacity(1)"])
    host.hover("a")
    #expect(effects(host) == ["opacity(0)", "opacity(0)"])
  }

  @Test func `Hover effects in a view with followsGroup do not activate the group`() {
    let host = TestHost(size: size) { VStack { Pair(usesGroupModifier: true) } }
    host.hover("a")
    #expect(effects(host) == ["opacity(0)"])
    host.hover("b")
    #expect(effects(host) == ["opacity(1)"])
  }
}
