import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

private struct Recipe: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Recipe.self, contentType: .json).suggestedFileName { $0.name }
    ProxyRepresentation(exporting: \.name)
  }
}

@Suite @MainActor struct `A share link of values` {
  private func sheet(_ host: TestHost) throws -> Element {
    try #require(host.elements(of: .shareSheet).first)
  }

  @Test func `A host gets the values of a share link as items and as providers`() async throws {
    let host = TestHost {
      ShareLink(
        items: ["Soup", "Cake"].map(Recipe.init),
        subject: Text("Recipes"),
        message: Text("Try them"),
        preview: { SharePreview($0.name) }
      )
    }
    #expect(host.bodies { host.tap("Share…") } == [])
    let detail = try #require(try sheet(host).detail(TransferSourceDetail.self))
    #expect(detail.role == .share)
    #expect(detail.items().map(\.type) == ["public.json", "public.json"])
    let cake = detail.providers()[1]
    let text = try await withCheckedThrowingContinuation { continuation in
      cake.loadTransferable(type: String.self) { continuation.resume(with: $0) }
    }
    #expect(text == "Cake")
    #expect(try sheet(host)[.items] == nil)
    #expect(try sheet(host)[.subject] == "Recipes")
    #expect(try sheet(host)[.messageText] == "Try them")
    #expect(host.elements(of: .sharePreview).map { $0[.title] } == ["Soup", "Cake"])
    host.dismiss()
    #expect(host.elements(of: .sharePreview).isEmpty)
  }

  @Test func `A share preview shows an image, and passes a non-image icon as data`() throws {
    let host = TestHost {
      ShareLink(
        "Share",
        item: Recipe(name: "Soup"),
        preview: SharePreview("Soup", image: Image(systemName: "leaf"), icon: Data([1, 2]))
      )
    }
    host.tap("Share")
    let preview = try #require(host.elements(of: .sharePreview).first)
    #expect(preview.children.map { $0[.systemName] } == ["leaf"])
    let detail = try #require(preview.detail(TransferSourceDetail.self))
    #expect(detail.items().map(\.type).last == "public.data")
  }

  @Test func `Items of a share link can be pasted into a view`() throws {
    var names: [String] = []
    let host = TestHost {
      ShareLink(item: Recipe(name: "Soup"), preview: SharePreview("Soup")) { Text("Share soup") }
      Text("Box").pasteDestination(for: Recipe.self) { names += $0.map(\.name) }
    }
    host.tap("Share soup")
    let detail = try #require(try sheet(host).detail(TransferSourceDetail.self))
    let items = detail.items()
    host.dismiss()
    host.paste(items, into: "Box")
    #expect(names == ["Soup"])
  }

  @Test func `A share link has initializers for all forms of titles and previews`() {
    let recipe = Recipe(name: "Soup")
    let title = "Title".dropLast()
    let image = Image(systemName: "leaf")
    let host = TestHost {
      ShareLink("key", item: recipe, preview: SharePreview(Text("Soup"), image: image))
      ShareLink(title, item: recipe, preview: SharePreview(title, icon: image))
      ShareLink(Text("text"), item: recipe, preview: SharePreview("Soup", icon: image))
      ShareLink("keys", items: [recipe]) { SharePreview($0.name, image: image, icon: image) }
      ShareLink(title, items: [recipe]) { SharePreview(Text($0.name)) }
      ShareLink(Text("texts"), items: [recipe]) { SharePreview($0.name) }
      ShareLink(items: [recipe], preview: { SharePreview($0.name) }) { Text("label") }
    }
    #expect(host.texts == ["key", "Titl", "text", "keys", "Titl", "texts", "label"])
  }
}

@Suite @MainActor struct `A paste button for values` {
  @Test func `A paste button receives only values of its payload type`() {
    var names: [String] = []
    let host = TestHost {
      PasteButton(payloadType: Recipe.self) { names += $0.map(\.name) }
    }
    #expect(host.elements(of: .pasteButton)[0][.pastedTypes] == "public.json")
    host.paste(DropEvent.Item.items([Recipe(name: "Soup")]), into: "Paste")
    host.paste(DropEvent.Item.items(["text"]), into: "Paste")
    host.perform(.paste(["text"]), on: "Paste")
    #expect(names == ["Soup"])
  }

  @Test func `A paste button converts bytes from another program`() async {
    var names: [String] = []
    let host = TestHost {
      PasteButton(payloadType: Recipe.self) { names += $0.map(\.name) }
    }
    let bytes = Array(#"{"name":"Cake"}"#.utf8)
    host.paste([DropEvent.Item(type: "public.json", content: bytes)], into: "Paste")
    await host.settle { names == ["Cake"] }
  }

  @Test func `A paste button can check items before it receives them`() {
    var log: [String] = []
    let host = TestHost {
      PasteButton(supportedContentTypes: [.text]) { log.append("\($0.count) texts") }
      PasteButton(supportedTypes: ["public.json"]) { log.append("\($0.count) recipes") }
      PasteButton(supportedContentTypes: [.text]) { providers in
        providers.count > 1 ? providers.count : nil
      } payloadAction: {
        log.append("\($0) checked")
      }
    }
    for number in 1...3 {
      host.paste(DropEvent.Item.items(["a"]), into: "Paste", number: number)
    }
    #expect(log == ["1 texts"])
    host.paste(DropEvent.Item.items(["a", "b"]), into: "Paste", number: 3)
    #expect(log == ["1 texts", "2 checked"])
  }
}

@Suite @MainActor struct `A file exporter of values` {
  private final class Log {
    var lines: [String] = []
  }

  private struct Exporter: View {
    let recipes: [Recipe]
    let types: [UTType]
    let log: Log
    @State private var isPresented = true

    var body: some View {
      Text(isPresented ? "presented" : "done")
        .fileExporter(
          isPresented: $isPresented,
          item: recipes.count == 1 ? recipes[0] : nil,
          contentTypes: types,
          onCompletion: { log.lines.append((try? $0.get())?.lastPathComponent ?? "error") },
          onCancellation: { log.lines.append("canceled") }
        )
        .fileExporter(
          isPresented: $isPresented,
          items: recipes.count > 1 ? recipes : [],
          contentTypes: types
        ) { result in
          log.lines += ((try? result.get()) ?? []).map(\.lastPathComponent)
        }
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `The filename extension decides the type of an exported value`() async throws {
    let log = Log()
    let host = TestHost {
      Exporter(recipes: [Recipe(name: "Soup")], types: [], log: log)
    }
    let dialog = try #require(host.elements(of: .fileExporter).first)
    #expect(dialog[.contentTypes] == "public.json public.utf8-plain-text")
    #expect(dialog[.filename] == "Soup")
    let url = folder.file("soup.txt")
    host.choose(files: [url])
    await host.settle { log.lines == [url.lastPathComponent] }
    #expect(try String(contentsOf: url, encoding: .utf8) == "Soup")
    #expect(host.texts == ["done"])
  }

  @Test func `A file exporter writes each of several values to its own file`() async throws {
    let log = Log()
    let host = TestHost {
      Exporter(recipes: ["Soup", "Cake"].map(Recipe.init), types: [.json], log: log)
    }
    #expect(host.elements(of: .fileExporter).map { $0[.fileCount] } == [2])
    let urls = ["1.json", "2.json"].map { folder.file($0) }
    host.choose(files: urls)
    await host.settle { log.lines.count == 2 }
    let names = try urls.map {
      try JSONDecoder().decode(Recipe.self, from: Data(contentsOf: $0)).name
    }
    #expect(names == ["Soup", "Cake"])
  }

  @Test func `A file exporter calls its closures after a cancellation or a failed export`() async {
    let log = Log()
    let host = TestHost {
      Exporter(recipes: [Recipe(name: "Soup")], types: [.png], log: log)
    }
    host.choose(files: [folder.file("soup.png")])
    await host.settle { log.lines == ["error"] }
    let other = TestHost {
      Exporter(recipes: [Recipe(name: "Soup")], types: [], log: log)
    }
    other.dismiss()
    #expect(log.lines == ["error", "canceled"])
  }
}
