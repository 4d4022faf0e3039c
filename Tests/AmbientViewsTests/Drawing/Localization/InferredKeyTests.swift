import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Implicit init calls as arguments of Text` {
  private struct Hint: View {
    let markdown: String

    var body: some View {
      Text(.init(markdown))
      Text(Image(systemName: "gear"))
    }
  }

  @Test func `A text interprets Markdown in a string that is passed through an implicit init`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
