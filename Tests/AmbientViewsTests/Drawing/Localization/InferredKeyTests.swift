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

  @Test func `Text with an inferred init as its argument interprets Markdown`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
