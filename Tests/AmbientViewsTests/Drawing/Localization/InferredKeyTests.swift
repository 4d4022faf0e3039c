import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Arguments of Text in the form .init(…)` {
  private struct Hint: View {
    let markdown: String

    var body: some View {
      // The call creates a `LocalizedStringKey`.
      Text(.init(markdown))
      Text(Image(systemName: "gear"))
    }
  }

  @Test func `A text interprets Markdown in a string that is passed as .init(string)`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
