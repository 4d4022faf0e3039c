import Ambient
import AmbientSupport
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@testable import AmbientViews

@Suite @MainActor struct `The launch scene of documents` {
  private struct Poems: App {
    var body: some Scene {
      DocumentGroup(newDocument: Poem(text: "roses")) { file in
        Text("poem \(file.document.text)")
      }
      DocumentGroupLaunchScene("Poems") {
        NewDocumentButton("Roses")
        NewDocumentButton("Poem file", contentType: .poem)
        NewDocumentButton("Template", for: Poem.self) { Poem(text: "violets") }
        NewDocumentButton("Nothing", for: Poem.self) { nil }
        NewDocumentButton("Broken", for: Poem.self) { throw CocoaError(.fileNoSuchFile) }
        NewDocumentButton("Painting", for: Poem.self, contentType: .png) { Poem(text: "oil") }
        NewDocumentButton(contentType: .png) { Text("Picture") }
      } background: {
        Text("paper")
      } overlayAccessoryView: { geometry in
        Text("title \(geometry.titleViewFrame == .zero ? "not placed" : "placed")")
      }
    }
  }

  private let session = AppSession(Poems.self)
  private let host: TestHost

  init() { host = TestHost(session.viewTree) }

  private var poems: [String] { host.texts.filter { $0.hasPrefix("poem") } }

  @Test func `The launch scene opens at launch in place of a new document`() {
    #expect(session.documents.isEmpty)
    let window = host.elements(of: .window).first
    #expect(window?[.role] == "documentLaunch")
    #expect(window?[.title] == "Poems")
    #expect(host.texts.prefix(3) == ["paper", "Poems", "Roses"])
    #expect(host.texts.last == "title not placed")
  }

  @Test func `The button of a launch scene opens a new document beside the launch window`() {
    host.tap("Roses")
    #expect(poems == ["poem roses"])
    #expect(session.documents.map(\.name) == ["Untitled"])
    #expect(host.elements(of: .window).count == 2)
  }

  @Test func `A NewDocumentButton for a type creates documents of this type`() throws {
    host.tap("Poem file")
    let folder = try TemporaryFolder()
    let file = folder.file("rose.poem")
    try session.documents[0].save(to: file)
    #expect(try text(of: file) == "roses, a poem, new")
  }

  @Test func `A NewDocumentButton opens the document that the program prepares`() async {
    host.tap("Nothing")
    host.tap("Template")
    await host.settle { poems == ["poem violets"] }
    #expect(session.documents.count == 1)
  }

  @Test func `A button for a type warns if no document group creates documents of the type`() {
    #expect(
      warnings { host.tap("Picture") } == [
        """
        No scene creates documents of type 'public.png'.

        To fix this, do one of:
          • Declare 'DocumentGroup(newDocument:editor:)' in the body of the app.
          • Add the content type of the new document to the document's 'writableContentTypes'.
        """
      ]
    )
  }

  @Test func `A prepared document opens only if a document group saves files of its type`() async {
    let warnings = Warnings()
    warnings.during { host.tap("Painting") }
    await host.settle { warnings.count > 0 }
    #expect(warnings.claims == ["No scene creates documents of type 'public.png'."])
    #expect(session.documents.isEmpty)
  }

  @Test func `An error that prepareDocument throws is reported as a warning`() async {
    let warnings = Warnings()
    warnings.during { host.tap("Broken") }
    await host.settle { warnings.count > 0 }
    #expect(warnings.claims == ["A new document could not be prepared."])
    #expect(session.documents.isEmpty)
  }

  @Test func `The warning about a document that cannot be prepared names the error`() {
    #expect(
      "\(Diagnostic.documentNotPrepared(CancellationError()))" == """
        A new document could not be prepared.

          Error  CancellationError()

        To fix this:
          • Return nil from 'prepareDocument' if there is no document to open.
        """
    )
  }

  @Test func `Outside of an app, a button for a new document reports a warning`() {
    let host = TestHost { NewDocumentButton() }
    #expect(host.texts == ["New Document"])
    #expect(
      warnings { host.tap("New Document") } == [
        """
        Documents can only be opened in an app.

          Views  mounted by a host without scenes

        To fix this:
          • Declare an 'App' with a 'DocumentGroup'.
        """
      ]
    )
  }

  private struct Late: App {
    var body: some Scene {
      WindowGroup { Text("first") }
      DocumentGroup(newDocument: Poem(text: "roses")) { _ in Text("poem") }
      DocumentGroupLaunchScene("Poems")
    }
  }

  @Test func `A launch scene stays closed if a scene that is declared earlier opens a window`() {
    #expect(TestHost(AppSession(Late.self).viewTree).texts == ["first"])
  }

  @Test func `A new document opens at launch if the launch scene does not open`() {
    struct Suppressed: App {
      var body: some Scene {
        DocumentGroup(newDocument: Poem(text: "roses")) { _ in Text("poem") }
        DocumentGroupLaunchScene("Poems").defaultLaunchBehavior(.suppressed)
      }
    }
    #expect(TestHost(AppSession(Suppressed.self).viewTree).texts == ["poem"])
  }

  @Test func `A document group opens no document at launch if the app suppresses the opening`() {
    struct Suppressed: App {
      var body: some Scene {
        DocumentGroup(newDocument: Poem(text: "roses")) { _ in Text("poem") }
          .defaultLaunchBehavior(.suppressed)
        Window("Tools", id: "tools") { NewDocumentButton("Roses") }
      }
    }
    let host = TestHost(AppSession(Suppressed.self).viewTree)
    #expect(host.texts == ["Roses"])
    host.tap("Roses")
    #expect(host.texts == ["poem", "Roses"])
  }

  @Test func `A document group can open a document beside the launch scene`() {
    struct Presented: App {
      var body: some Scene {
        DocumentGroup(newDocument: Poem(text: "roses")) { _ in Text("poem") }
          .defaultLaunchBehavior(.presented)
        DocumentGroupLaunchScene("Poems").defaultLaunchBehavior(.presented)
      }
    }
    let host = TestHost(AppSession(Presented.self).viewTree)
    #expect(host.texts == ["poem", "Poems", "New Document"])
  }

  @Test func `The default action of a launch scene is a button for a new document`() {
    struct Plain: App {
      var body: some Scene {
        DocumentGroupLaunchScene(Text("Poems"))
        DocumentGroup(newDocument: Poem(text: "roses")) { _ in Text("poem") }
      }
    }
    let host = TestHost(AppSession(Plain.self).viewTree)
    #expect(host.texts == ["Poems", "New Document"])
    host.tap("New Document")
    #expect(host.texts == ["Poems", "New Document", "poem"])
  }

  @Test func `On a screen, accessory views of a launch scene read the frame of the title`() {
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      DocumentLaunchContent(
        title: Text("Poems"),
        actions: EmptyView(),
        background: EmptyView(),
        backgroundAccessory: { _ in EmptyView() },
        overlayAccessory: { geometry in
          Text(verbatim: "\(geometry.titleViewFrame.midX) of \(geometry.frame.width)")
        }
      )
    }
    #expect(host.texts.last == "200.0 of 400.0")
  }
}
