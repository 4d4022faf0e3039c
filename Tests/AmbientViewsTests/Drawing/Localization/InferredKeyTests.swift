import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Implicit init calls as arguments of Text` {
  private struct Hint: View {
    let markdown: String

    var body: some View {
      // The call creates a `LocalizedStringKey`.
      Text(.init(markdown))
      Text(Image(systemName: "gear"))
    }
  }

  @Test func `A text interprets Markdown if its string is inside an implicit init call`() {
    let host = TestHost { Hint(markdown: "*all*") }
    #expect(host.texts == ["all", "\u{FFFC}"])
  }
}
