import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A view that opens documents` {
  private struct Page: View {
    let url: URL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("page \(url.lastPathComponent)")
      Button("Close") { dismiss() }
    }
  }

  private struct Library: View {
    var body: some View {
      DocumentLaunchView("Poems", for: [.plainText, .rtf]) {
        NewDocumentButton("Rose") { URL(filePath: "/rose.txt") }
        NewDocumentButton("Nothing") { nil }
        NewDocumentButton("Broken") { throw CocoaError(.fileNoSuchFile) }
        NewDocumentButton("Canceled") { throw CancellationError() }
      } onDocumentOpen: { url in
        Page(url: url)
      } background: {
        Text("paper")
      } overlayAccessoryView: { geometry in
        Text("title \(geometry.titleViewFrame == .zero ? "not placed" : "placed")")
      }
    }
  }

  @Test func `A launch view shows its title, its actions and its background`() {
    let host = TestHost { Library() }
    #expect(
      host.texts
        == ["paper", "Poems", "Rose", "Nothing", "Broken", "Canceled", "title not placed"]
    )
    let types = host.elements(of: .documentLaunch).map { $0[.contentTypes] }
    #expect(types == ["public.plain-text public.rtf"])
  }

  @Test func `A launch view shows the document that the user chooses until the user closes it`() {
    let host = TestHost { Library() }
    host.choose(files: [URL(filePath: "/a.txt")])
    #expect(host.visibleTexts == ["page a.txt", "Close"])
    host.tap("Close")
    #expect(!host.texts.contains("page a.txt"))
    #expect(host.visibleTexts.contains("Rose"))
  }

  @Test func `A launch view opens no document if the file dialog fails or returns no file`() {
    let host = TestHost { Library() }
    host.choose(files: [])
    host.failFileDialog(with: CocoaError(.fileNoSuchFile))
    #expect(host.elements(of: .fullScreenCover).isEmpty)
  }

  @Test func `A button in a launch view opens the file that the program prepares`() async {
    let host = TestHost { Library() }
    host.tap("Nothing")
    host.tap("Canceled")
    host.tap("Rose")
    await host.settle { host.texts.contains("page rose.txt") }
    #expect(host.visibleTexts == ["page rose.txt", "Close"])
  }

  @Test func `An error that prepareDocumentURL throws is reported as a warning`() async {
    let host = TestHost { Library() }
    let warnings = Warnings()
    warnings.during { host.tap("Broken") }
    await host.settle { warnings.count > 0 }
    #expect(warnings.claims == ["A new document could not be prepared."])
    #expect(host.elements(of: .fullScreenCover).isEmpty)
  }

  @Test func `A NewDocumentButton outside of apps and launch views reports a warning at a tap`() {
    let host = TestHost {
      NewDocumentButton("Rose") { URL(filePath: "/rose.txt") }
    }
    let texts = warnings { host.tap("Rose") }
    #expect(texts.first?.hasPrefix("Documents can only be opened in an app.") == true)
  }

  private struct Poems: App {
    static var folder: TemporaryFolder?

    var body: some Scene {
      DocumentGroupLaunchScene("Poems") {
        NewDocumentButton {
          try Self.folder?.file("rose.poem", "violets, a poem, saved")
        }
      }
      DocumentGroup(newDocument: Poem(text: "roses")) { file in
        Text("poem \(file.document.text)")
      }
    }
  }

  @Test func `A file that a launch scene prepares opens in a window of the document group`()
    async throws
  {
    Poems.folder = try TemporaryFolder()
    defer { Poems.folder = nil }
    let session = AppSession(Poems.self)
    let host = TestHost(session.viewTree)
    host.tap("New Document")
    await host.settle { !session.documents.isEmpty }
    #expect(session.documents.map(\.fileURL?.lastPathComponent) == ["rose.poem"])
  }

  @Test func `The default action of a launch view is a button for a new document`() {
    let host = TestHost {
      DocumentLaunchView(for: [.plainText]) { Page(url: $0) }
      DocumentLaunchView(Text("Poems"), for: [.plainText]) { Page(url: $0) }
      DocumentLaunchView(LocalizedStringResource("Odes"), for: [.plainText]) { Page(url: $0) }
      DocumentLaunchView(String("Songs"), for: [.plainText]) { Page(url: $0) }
    }
    #expect(
      host.texts == [
        "New Document", "Poems", "New Document", "Odes", "New Document", "Songs", "New Document",
      ]
    )
  }

  @Test func `A NewDocumentButton with a custom label opens the file that it prepares`() async {
    let host = TestHost {
      DocumentLaunchView("Poems", for: [.plainText]) {
        NewDocumentButton(contentType: .plainText) {
          URL(filePath: "/ode.txt")
        } label: {
          Text("Ode")
          Text("new")
        }
      } onDocumentOpen: {
        Page(url: $0)
      }
    }
    #expect(host.texts == ["Poems", "Ode", "new"])
    host.tap("Ode")
    await host.settle { host.texts.contains("page ode.txt") }
  }
}
