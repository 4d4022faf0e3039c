import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A text of an inferred initializer` {
  private struct Hint: View {
    let markdown: String

    var body: some View {
      Text(.init(markdown))
      Text(Image(systemName: "gear"))
    }
  }

  @Test func `is a localized key, and shows markdown`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
