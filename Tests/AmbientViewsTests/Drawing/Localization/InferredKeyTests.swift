import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Inferred arguments of Text` {
  private struct Hint: View {
    let markdown: String

    var body: some View {
      Text(.init(markdown))
      Text(Image(systemName: "gear"))
    }
  }

  @Test func `A text interprets Markdown if an inferred initializer makes a key from a string`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
