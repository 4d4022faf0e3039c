import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A modifier that adjusts colors` {
  private struct Photo: View {
    @State private var isOld = false
    var body: some View {
      Image("Oak").saturation(isOld ? 0.2 : 1)
      Caption()
      Button("Age") { isOld = true }
    }
  }

  private struct Caption: View {
    var body: some View { Text("An oak").grayscale(0.5) }
  }

  @Test func `A modifier that adjusts colors is an element with an amount`() {
    let host = TestHost {
      Text("a").brightness(0.25).contrast(1.5)
      Text("b").grayscale(1).saturation(0)
    }
    #expect(
      host.tree == """
        Contrast amount=1.5
          Brightness amount=0.25
            Text "a"
        Saturation amount=0
          Grayscale amount=1
            Text "b"
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `A new amount updates only the element of the modifier`() {
    let host = TestHost { Photo() }
    host.takeBodies()
    var updated: [ElementKind] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations { updated.append(element.kind) }
    }
    #expect(host.bodies { host.tap("Age") } == ["Photo"])
    #expect(host.elements[0][.amount] == 0.2)
    #expect(updated == [.saturation])
  }
}
