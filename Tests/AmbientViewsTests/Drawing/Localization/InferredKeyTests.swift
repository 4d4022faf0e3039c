import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `An inferred argument of a text` {
  private struct Hint: View {
    let markdown: String

    var body: some View {
      Text(.init(markdown))
      Text(Image(systemName: "gear"))
    }
  }

  @Test func `A string that is passed to Text through init() is a localized key with Markdown`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
