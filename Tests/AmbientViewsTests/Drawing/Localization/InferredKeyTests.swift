import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A text with an inferred initializer` {
  private struct Hint: View {
    let markdown: String

    var body: some View {
      Text(.init(markdown))
      Text(Image(systemName: "gear"))
    }
  }

  @Test func `A text from an inferred initializer is a localized key with Markdown`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
