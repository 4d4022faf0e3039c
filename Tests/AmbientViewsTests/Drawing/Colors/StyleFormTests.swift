import Ambient
import AmbientTesting
import Testing

/// Tests expressions from real programs.
///
/// An additional overload of a function could make these expressions ambiguous.
@Suite @MainActor struct `Styles in expressions of real programs` {
  private func shade(_ isOn: Bool, _ tint: Color) -> Color { Color(isOn ? tint : .gray) }

  private func name(_ isOn: Bool) -> Color { Color(isOn ? "Brand" : "Muted") }

  @Test func `A color can be created from a conditional expression with two colors or two names`() {
    #expect(shade(true, .orange) == .orange)
    #expect(shade(false, .orange) == .gray)
    #expect(name(true) == Color("Brand"))
    #expect(name(false) == Color("Muted"))
  }

  @Test func `A background can be a hierarchical style or a material with a reduced opacity`() {
    let host = TestHost {
      Text("a").background(.primary.opacity(0.1))
      Text("b").background(.secondary.opacity(0.2), in: Circle())
      Text("c").background(.thinMaterial.opacity(0.3))
      Text("d").background(.tint.opacity(0.4), ignoresSafeAreaEdges: .all)
      Text("e").foregroundStyle(.primary.opacity(0.5))
    }
    #expect(
      host.elements.compactMap { $0[.style] ?? $0[.foreground] } == [
        "primary 10%", "secondary 20%", "thinMaterial 30%", "tint 40%", "primary 50%",
      ]
    )
  }

  @Test func `An overlay or a background can have the stroke of a shape as its shape`() throws {
    let host = TestHost {
      Text("a").overlay(Color.blue, in: Circle().stroke(lineWidth: 3))
      Text("b").background(in: Circle().stroke(lineWidth: 3), fillStyle: FillStyle(eoFill: true))
    }
    #expect(
      host.elements.filter { $0.kind != .text }.map { $0[.style] } == ["blue", "background"]
    )
    // The left edge of the circle is at x = 0. The stroke is 3 points wide, so that it reaches from
    // x = -1.5 to x = 1.5 there. The stroke does not contain the center of the circle.
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    for kind: ElementKind in [.overlay, .background] {
      let element = try #require(host.elements.first { $0.kind == kind })
      let shape = try #require(element.detail(ShapeDetail.self)).shape
      #expect(shape.path(in: frame).contains(CGPoint(x: 1, y: 10)))
      #expect(!shape.path(in: frame).contains(CGPoint(x: 10, y: 10)))
    }
  }
}
