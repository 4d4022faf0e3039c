import Ambient
import AmbientTesting
import Observation
import Testing

@Suite @MainActor struct `A visual effect` {
  @Test func `The closure of a visual effect first runs after the first layout`() {
    let host = TestHost {
      Text("a").visualEffect { content, proxy in content.opacity(proxy.size.width / 100) }
    }
    #expect(host.tree == "VisualEffect\n  Text \"a\"")
    host.place(.visualEffect, width: 25)
    #expect(host.tree == "VisualEffect effects=opacity(0.25)\n  Text \"a\"")
  }

  @Test func `A visual effect that reads changed geometry updates only its own element`() {
    let host = TestHost { Affected() }
    var mutations: [ElementMutation] = []
    host.place(.visualEffect)
    host.viewTree.onMutations = { mutations += $0 }
    mutations = []
    #expect(host.bodies { host.place(.visualEffect, x: 10) } == [])
    #expect(mutations.isEmpty)
    #expect(host.bodies { host.place(.visualEffect, y: 10) } == [])
    #expect(mutations.count == 1)
    #expect(host.elements(of: .visualEffect).map { $0[.effects] } == ["offset(0 5)"])
  }

  private struct Affected: View {
    var body: some View {
      Content(action: {}).visualEffect { content, proxy in
        content.offset(y: proxy.frame(in: .named("missing")).minY / 2)
      }
    }
  }

  // Closures never compare equal, so two values of this view are never equal. If the body of
  // `Affected` ran, it would create this view again, and this body would also run.
  private struct Content: View {
    let action: @MainActor @Sendable () -> Void
    var body: some View { Button("content", action: action) }
  }

  @Observable final class Model { var factor = 1.0 }

  private struct Scaled: View {
    let model: Model
    var body: some View {
      let factor = model.factor
      Text("a").visualEffect { content, proxy in content.scaleEffect(factor * proxy.size.width) }
    }
  }

  @Test func `A visual effect uses the newest closure`() {
    let model = Model()
    let host = TestHost { Scaled(model: model) }
    host.place(.visualEffect, width: 2)
    #expect(host.bodies { model.factor = 5 } == ["Scaled"])
    #expect(host.elements(of: .visualEffect).map { $0[.effects] } == ["scale(10 10)"])
  }

  @Test func `A visual effect lists its steps in the order of the calls`() throws {
    let host = TestHost {
      Text("a").visualEffect { content, _ in
        content.offset(x: 1).rotationEffect(.degrees(90)).offset(x: 2)
      }
    }
    host.place(.visualEffect)
    let element = try #require(host.elements(of: .visualEffect).first)
    #expect(
      element.detail(VisualEffectDetail.self)?.steps == [
        .offset(x: 1, y: 0), .rotation(.degrees(90), anchor: .center), .offset(x: 2, y: 0),
      ]
    )
    #expect(element[.effects] == "offset(1 0) rotation(90) offset(2 0)")
  }

  private struct Case: Sendable, CustomTestStringConvertible {
    let text: String?
    let steps: @Sendable () -> [VisualEffectDetail.Step]
    init(_ text: String?, _ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) {
      self.text = text
      steps = { effect(EmptyVisualEffect())._steps }
    }
    var testDescription: String { text ?? "none" }
  }

  nonisolated private static let cases: [Case] = [
    Case(nil) { $0 },
    Case("opacity(0.5)") { $0.opacity(0.5) },
    Case("scale(2 2)") { $0.scaleEffect(2) },
    Case("scale(2 1)") { $0.scaleEffect(x: 2) },
    Case("scale(2 3 at 0 0)") { $0.scaleEffect(CGSize(width: 2, height: 3), anchor: .topLeading) },
    Case("rotation(45 at 1 1)") { $0.rotationEffect(.degrees(45), anchor: .bottomTrailing) },
    Case("rotation3D(90 0 1 0 0 1)") {
      $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
    },
    Case("offset(1 2)") { $0.offset(x: 1, y: 2) },
    Case("offset(3 4)") { $0.offset(CGSize(width: 3, height: 4)) },
    Case("blur(5)") { $0.blur(radius: 5) },
    Case("blur(5 opaque)") { $0.blur(radius: 5, opaque: true) },
    Case("brightness(0.5)") { $0.brightness(0.5) },
    Case("contrast(2)") { $0.contrast(2) },
    Case("grayscale(1)") { $0.grayscale(1) },
    Case("hueRotation(180)") { $0.hueRotation(.degrees(180)) },
    Case("saturation(0)") { $0.saturation(0) },
  ]

  @Test(arguments: cases.indices)
  func `The effects attribute describes each function of a visual effect as text`(index: Int) {
    let expected = Self.cases[index]
    let steps = expected.steps
    let host = TestHost {
      Text("a").visualEffect { _, _ in Fixed(_steps: steps()) }
    }
    host.place(.visualEffect)
    #expect(host.elements(of: .visualEffect).map { $0[.effects] } == [expected.text])
  }

  private struct Fixed: VisualEffect {
    typealias AnimatableData = EmptyAnimatableData
    let _steps: [VisualEffectDetail.Step]
  }
}
