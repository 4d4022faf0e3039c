import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A share link` {
  @Test func `A share link shows a share sheet until the user dismisses the sheet`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let host = TestHost {
      ShareLink("Recipe", item: url, subject: Text("Soup"), message: Text("Try it"))
      ShareLink(items: ["one", "two"])
    }
    #expect(
      host.tree == """
        Button
          Label
            Image systemName=square.and.arrow.up
            Text "Recipe"
        Button
          Label
            Image systemName=square.and.arrow.up
            Text "Share…"
        """
    )
    host.tap("Recipe")
    let sheet = try #require(host.elements(of: .shareSheet).first)
    #expect(sheet[.items] == "https://example.org/a")
    #expect(sheet[.subject] == "Soup")
    #expect(sheet[.messageText] == "Try it")
    host.dismiss()
    #expect(host.elements(of: .shareSheet).isEmpty)
    host.tap("Share…")
    #expect(host.elements(of: .shareSheet)[0][.items] == "one\ntwo")
  }

  @Test func `A share link in a menu keeps the menu open until the user dismisses the sheet`() {
    let host = TestHost { Menu("More") { ShareLink(item: "text") } }
    host.choose("Share…", inMenu: "More")
    #expect(host.elements(of: .shareSheet).count == 1)
    host.dismiss()
    #expect(host.texts == ["More"])
  }
}

@Suite @MainActor struct `A paste button` {
  private struct Notes: View {
    @State private var notes: [String] = []
    @State private var hosts: [String] = []

    var body: some View {
      PasteButton(payloadType: String.self) { notes += $0 }
      PasteButton(payloadType: URL.self) { hosts += $0.compactMap { $0.host() } }
      Text(notes.joined(separator: ", "))
      Text(hosts.joined(separator: ", "))
    }
  }

  @Test func `A paste button for URLs receives only the pasted strings that are URLs`() {
    let host = TestHost { Notes() }
    host.perform(.paste(["a", "b"]), on: "Paste", number: 1)
    host.perform(.paste(["https://swift.org/x", "plain"]), on: "Paste", number: 2)
    #expect(host.texts == ["Paste", "Paste", "a, b", "swift.org"])
  }
}

@Suite @MainActor struct `Links to help and settings` {
  @Test func `Hosts get the destination of a help link and the text of a help modifier`() throws {
    let url = try #require(URL(string: "https://example.org/help"))
    var log = ""
    let host = TestHost {
      HelpLink { log += "help" }
      HelpLink(destination: url)
      SettingsLink()
      Text("A").help("Explains A")
      Text("B").help(Text(verbatim: "Explains B"))
    }
    host.tap("Help")
    #expect(log == "help")
    #expect(host.elements(of: .link)[0][.destination] == "https://example.org/help")
    #expect(host.texts.contains("Settings…"))
    #expect(host.elements(of: .help).map { $0[.helpText] } == ["Explains A", "Explains B"])
  }
}
