#if Macros
import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The macro Animatable` {
  @Animatable
  fileprivate struct Meter: View {
    var level: Double
    var size: CGFloat
    @AnimatableIgnored var label: String
    @State var count = 0

    var body: some View { Text(verbatim: "\(label) \(level) \(Double(size))") }
  }

  @Animatable
  fileprivate struct Bar: Shape {
    var length: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: length, height: rect.height))
    }
  }

  @Animatable
  fileprivate struct Grow: ViewModifier {
    var height: CGFloat

    func body(content: Content) -> some View { content.frame(height: height) }
  }

  private struct Dial: View {
    @State private var isFull = false

    var body: some View {
      Meter(level: isFull ? 1 : 0, size: isFull ? 30 : 10, label: isFull ? "full" : "empty")
      Bar(length: isFull ? 8 : 4)
      Color.red.modifier(Grow(height: isFull ? 40 : 20))
      Button("Fill") { withAnimation(.linear(duration: 1)) { isFull.toggle() } }
    }
  }

  @Test func `A view with the macro Animatable animates its stored properties together`() {
    let host = TestHost(runsAnimations: true) { Dial() }
    #expect(host.texts.first == "empty 0.0 10.0")
    host.tap("Fill")
    #expect(host.texts.first == "full 0.0 10.0")
    #expect(host.bodies { host.advance(by: 0.25) } == ["Meter", "Bar", "Grow"])
    #expect(host.texts.first == "full 0.25 15.0")
    host.advance(by: 0.75)
    #expect(host.texts.first == "full 1.0 30.0")
  }

  @Test func `The macro Animatable animates modifiers and shapes`() {
    let host = TestHost(runsAnimations: true) { Dial() }
    host.tap("Fill")
    host.advance(by: 0.5)
    #expect(host.elements(of: .frame).first?[.height] == 30)
    let shape = host.elements(of: .shape).first?.detail(ShapeDetail.self)?.shape as? Bar
    #expect(shape?.length == 6)
  }

  @Test func `An animatable view shows new values at once in a host without animations`() {
    let host = TestHost { Dial() }
    host.tap("Fill")
    #expect(host.texts.first == "full 1.0 30.0")
  }
}
#endif
