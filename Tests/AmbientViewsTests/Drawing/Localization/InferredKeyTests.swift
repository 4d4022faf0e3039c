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

  @Test func `Text interprets Markdown in a string that an inferred init turns into a key`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
