import AmbientAnimation
import AmbientLayout
import Testing

@Suite struct `The animatable data of EdgeInsets` {
  @Test func `Each distance of EdgeInsets is animated`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var halved = insets
    halved.animatableData.scale(by: 0.5)
    #expect(halved == EdgeInsets(top: 0.5, leading: 1, bottom: 1.5, trailing: 2))
  }
}
