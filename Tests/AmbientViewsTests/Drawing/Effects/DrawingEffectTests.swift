import Ambient
import AmbientTesting
import Testing

private struct Slant: GeometryEffect {
  var amount: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: size.height, ty: 0)
    )
  }
}

@Suite @MainActor struct `Drawing effects` {
  @Test func `The parameters of a drawing effect are attributes of its element`() {
    let host = TestHost {
      Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      Text("b").scaleEffect(CGSize(width: 2, height: 3))
      Text("c").blendMode(.screen).compositingGroup()
      Text("d").drawingGroup(opaque: true, colorMode: .linear).drawingGroup()
      Text("e").colorMultiply(.red).colorInvert()
      Text("f").hueRotation(.degrees(90)).luminanceToAlpha()
      Text("g").transformEffect(CGAffineTransform(translationX: 1, y: 2)).geometryGroup()
    }
    #expect(
      host.tree == """
        Rotation3D degrees=45 perspective=0.5 x=0 y=1 z=0
          Text "a"
        Scale x=2 y=3
          Text "b"
        CompositingGroup
          BlendMode mode=screen
            Text "c"
        DrawingGroup
          DrawingGroup colorMode=linear opaque=true
            Text "d"
        ColorInvert
          ColorMultiply color=red
            Text "e"
        LuminanceToAlpha
          HueRotation degrees=90
            Text "f"
        GeometryGroup
          Projection matrix=1 0 0 0 1 0 1 2 1
            Text "g"
        """
    )
  }

  private struct Slanted: View {
    @State private var amount: CGFloat = 0
    @State private var count = 0

    var body: some View {
      Text("text").modifier(Slant(amount: amount))
      Button("Count") { count += 1 }
      Button("Slant \(count)") { amount += 1 }
    }
  }

  @Test func `A custom geometry effect passes its projection to the host`() throws {
    let host = TestHost { Slanted() }
    var updated: [ElementKind] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations { updated.append(element.kind) }
    }
    host.tap("Count")
    #expect(!updated.contains(.projection))
    host.tap("Slant 1")
    #expect(updated.contains(.projection))
    let element = try #require(host.elements.first { $0.kind == .projection })
    let detail = try #require(element.detail(ProjectionDetail.self))
    // The effect moves a point from x to x + amount * y + height. The amount is 1, and the height
    // is 7, so that the point (0, 2) moves to x = 0 + 1 * 2 + 7 = 9.
    let transform = detail.transform(in: CGSize(width: 3, height: 7))
    #expect(CGPoint(x: 0, y: 2).applying(transform) == CGPoint(x: 9, y: 2))
  }
}
