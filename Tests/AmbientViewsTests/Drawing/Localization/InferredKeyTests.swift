import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A Text argument with an inferred type` {
  private struct Hint: View {
    let markdown: String

    var body: some View {
      Text(.init(markdown))
      Text(Image(systemName: "gear"))
    }
  }

  @Test func `A Text argument init(string) is a localized key, and may contain Markdown`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
