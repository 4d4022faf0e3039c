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

  @Test func `An inferred init in a Text argument makes a localized key, even with Markdown`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
