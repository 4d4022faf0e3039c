import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite struct `A value that can be transferred` {
  @Test func `Exports and imports use the representation for a content type`() async throws {
    let seed = Seed(name: "Oak", weight: 3)
    let data = try await seed.exported()
    #expect(String(decoding: data, as: UTF8.self).contains(#""name":"Oak""#))
    #expect(try await Seed(importing: data, contentType: .json) == seed)
    let text = try await seed.exported(as: .plainText)
    #expect(String(decoding: text, as: UTF8.self) == "Oak")
    #expect(Seed.exportedContentTypes() == [.json, .utf8PlainText])
    #expect(Seed.importedContentTypes() == [.json])
  }

  @Test func `An export as an unsupported content type throws a readable error`() async throws {
    let error = await #expect(throws: (any Error).self) {
      try await Seed(name: "Oak", weight: 3).exported(as: .png)
    }
    #expect(error.map { "\($0)" } == "'Seed' has no representation for 'public.png'.")
  }

  @Test func `A value can be transferred as a file`() async throws {
    let note = try Note(text: "buy seeds")
    let data = try await note.exported(as: .plainText)
    #expect(String(decoding: data, as: UTF8.self) == "buy seeds")
    #expect(try await Note(importing: data, contentType: .plainText) == note)
  }

  @Test func `A representation can have a visibility and an exporting condition`() async throws {
    #expect(Note.exportedContentTypes(.team) == [.plainText])
    #expect(Note.exportedContentTypes(.ownProcess) == [.plainText, .log])
    let secret = try await Note(text: "secret").exported(as: .log)
    #expect(String(decoding: secret, as: UTF8.self) == "log: secret")
    await #expect(throws: (any Error).self) { try await Note(text: "").exported(as: .log) }
  }

  @Test func `A value of a standard type survives an export and an import`() async throws {
    #expect(try await String(importing: "grün".exported(), contentType: .utf8PlainText) == "grün")
    let url = try #require(URL(string: "https://example.org/a?b"))
    #expect(try await URL(importing: url.exported(), contentType: .url) == url)
    let data = Data([1, 2, 3])
    #expect(try await Data(importing: data.exported(), contentType: nil) == data)
    let text = AttributedString("plain")
    #expect(try await AttributedString(importing: text.exported(), contentType: .text) == text)
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let colorType = try #require(Color.exportedContentTypes().first)
    let other = try await Color(importing: color.exported(), contentType: colorType)
    #expect(other.description == "#FF8000 50%")
  }
}

@Suite @MainActor struct `An image that the program receives` {
  @Test func `The file of a received image exists until the image is released`() async throws {
    let data = TemporaryCatalog.png(width: 40, height: 20)
    var image: Image? = try await Image(importing: data, contentType: .png)
    var host: TestHost? = TestHost { [image] in image }
    let path = try #require(host?.elements.first?[.imageFile])
    #expect(try Data(contentsOf: URL(filePath: path)) == data)
    #expect(try await image?.exported(as: .image) == data)
    image = nil
    #expect(FileManager.default.fileExists(atPath: path))
    host?.unmount()
    host = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

@Suite struct `An item provider` {
  @Test func `An item provider of a string offers a text type and loads the string`() async throws {
    let provider = NSItemProvider(object: "leaf")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "leaf")
  }

  @Test func `An item provider loads registered values, and data from a closure`() async throws {
    let provider = NSItemProvider()
    provider.register(Seed(name: "Oak", weight: 3))
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data([9]), nil)
      return nil
    }
    #expect(
      provider.registeredTypeIdentifiers == [
        "public.json", "public.utf8-plain-text", "public.png",
      ]
    )
    let data = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data([9]))
    let name = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: String.self) { continuation.resume(returning: try? $0.get()) }
    }
    #expect(name == "Oak")
  }

  @Test func `An item provider without the requested type lists its types in the error`() async {
    let provider = NSItemProvider(object: "leaf")
    let message = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: Seed.self) { result in
        var message = ""
        if case .failure(let error) = result { message = "\(error)" }
        continuation.resume(returning: message)
      }
    }
    #expect(message == "The provider has nothing for 'Seed'; it has: public.utf8-plain-text.")
  }
}

private struct Seed: Codable, Equatable, Transferable {
  var name: String
  var weight: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

/// A note that is exported as a file.
///
/// The temporary folder of the file is removed together with the note.
private struct Note: Equatable, Transferable {
  let text: String
  private let folder: TemporaryFolder

  init(text: String) throws {
    self.text = text
    folder = try TemporaryFolder()
  }

  static func == (lhs: Note, rhs: Note) -> Bool { lhs.text == rhs.text }

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { note in
      SentTransferredFile(try note.folder.file("exported.txt", note.text))
    } importing: { received in
      try Note(text: String(contentsOf: received.file, encoding: .utf8))
    }
    .suggestedFileName("note.txt")
    DataRepresentation(exportedContentType: .log) { Data("log: \($0.text)".utf8) }
      .visibility(.ownProcess)
      .exportingCondition { !$0.text.isEmpty }
  }
}
