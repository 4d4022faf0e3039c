import Ambient
import AmbientTesting
import Testing

#if Macros
private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}

private struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 1 }
  func body(content: Content, context: Int) -> some View { content.padding() }
}

// The following previews only have to compile.

#Preview {
  Text("first")
}

#Preview("Second") {
  Text("second")
  Text("third")
}

#Preview("Third", traits: .fixedLayout(width: 100, height: 200), .modifier(Sample())) {
  @Previewable @State var isOn = false
  @Previewable @Environment(\.isEnabled) var isEnabled
  let title = isEnabled ? "on" : "off"
  Switch(isOn: $isOn)
  if isOn { Text(title) }
}

#Preview(traits: .sizeThatFitsLayout) {
  let text = "text"
  return Text(text)
}

#Preview {}
#endif

private struct Card: View {
  var body: some View { Text("card") }
}

private struct Cards: PreviewProvider {
  static var previews: some View {
    Card().previewDisplayName("Card").previewLayout(.fixed(width: 10, height: 20))
    Card().previewDevice("iPhone").previewInterfaceOrientation(.landscapeLeft)
    Card().previewLayout(.sizeThatFits).previewDevice(PreviewDevice(rawValue: "Mac"))
  }
}

@Suite @MainActor struct `Previews` {
  @Test func `A preview provider declares previews that can be shown like other views`() {
    let host = TestHost { Cards.previews }
    #expect(host.texts == ["card", "card", "card"])
    #expect(host.takeBodies() == ["Card", "Card", "Card"])
    #expect(Cards.platform == nil)
  }
}
