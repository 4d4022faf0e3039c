import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A shader` {
  private struct Sea: View {
    @State private var time = 0.0
    @State private var isOn = true

    var body: some View {
      Text("Sea").colorEffect(ShaderLibrary.ripple(.float(time), .color(.blue)), isEnabled: isOn)
      Caption()
      Button("Later") { time += 1 }
      Button("Off") { isOn = false }
    }
  }

  private struct Caption: View {
    var body: some View {
      Text("a")
        .distortionEffect(ShaderLibrary.wave(), maxSampleOffset: CGSize(width: 4, height: 0))
        .layerEffect(ShaderLibrary.default.blur(.boundingRect), maxSampleOffset: .zero)
    }
  }

  @Test func `The element of a shader effect names the kind of effect and the shader function`() {
    let host = TestHost { Caption() }
    #expect(
      host.tree == """
        ShaderEffect shader=layer blur
          ShaderEffect shader=distortion wave
            Text "a"
        """
    )
    let detail = host.elements(of: .shaderEffect).last?.detail(ShaderDetail.self)
    #expect(detail?.use == .distortion)
    #expect(detail?.maxSampleOffset == CGSize(width: 4, height: 0))
    #expect(detail?.shader.arguments == [])
  }

  @Test func `A new argument of a shader updates the element of the shader`() {
    let host = TestHost { Sea() }
    let effect = host.elements(of: .shaderEffect).first
    #expect(
      effect?.detail(ShaderDetail.self)?.shader
        == Shader(
          function: ShaderFunction(library: .bundle(.main), name: "ripple"),
          arguments: [.float(0), .color(.blue)]
        )
    )
    #expect(host.bodies { host.tap("Later") } == ["Sea"])
    #expect(effect?.detail(ShaderDetail.self)?.shader.arguments.first == .float(1))
    #expect(host.bodies { host.tap("Off") } == ["Sea"])
    #expect(effect?[.shader] == nil)
    #expect(effect?.detail(ShaderDetail.self) == nil)
  }

  @Test func `A shader receives points, sizes and vectors as numbers`() {
    #expect(Shader.Argument.float2(CGPoint(x: 1, y: 2)) == .float2(1.0, 2.0))
    #expect(Shader.Argument.float2(CGSize(width: 1, height: 2)).value == .floats([1, 2]))
    #expect(Shader.Argument.float2(CGVector(dx: 3, dy: 4)).value == .floats([3, 4]))
    #expect(Shader.Argument.float3(1.0, 2.0, 3.0).value == .floats([1, 2, 3]))
    #expect(Shader.Argument.float4(1.0, 2.0, 3.0, 4.0).value == .floats([1, 2, 3, 4]))
    #expect(Shader.Argument.floatArray([1]) != .float(1.0))
  }

  @Test func `A shader can fill a shape`() {
    let host = TestHost { Circle().fill(ShaderLibrary.stripes(.float(4.0))) }
    let shape = host.elements(of: .shape).first
    #expect(shape?[.fill] == "shader stripes")
    let paints = shape?.detail(ShapeDetail.self)?.layers.map(\.paint)
    #expect(paints == [.shader(ShaderLibrary.stripes(.float(4.0)))])
  }

  @Test func `A shader can be a step of a visual effect`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Text("a").visualEffect { content, _ in
        content.colorEffect(ShaderLibrary.ripple())
          .layerEffect(ShaderLibrary.blur(), maxSampleOffset: .zero, isEnabled: false)
          .transformEffect(CGAffineTransform(translationX: 2, y: 3))
      }
    }
    let steps = host.elements(of: .visualEffect).first?.detail(VisualEffectDetail.self)?.steps
    #expect(steps?.count == 3)
    #expect(
      steps?.first == .shader(ShaderDetail(ShaderLibrary.ripple(), use: .color), isEnabled: true)
    )
    #expect(
      host.tree.contains("shader(color ripple) shader(off) transform(1 0 0 0 1 0 2 3 1)"),
      "\(host.tree)"
    )
    #expect(
      host.svg.contains("translate(2") || host.svg.contains("matrix(1 0 0 1 2 3"),
      "\(host.svg)"
    )
  }
}
