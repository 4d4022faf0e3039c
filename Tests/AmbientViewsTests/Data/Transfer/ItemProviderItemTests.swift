import Ambient
import AmbientTestSupport
import Foundation
import Testing

@Suite struct `An item of an item provider` {
  @Test func `An item provider loads the item that is registered for a type`() async throws {
    let url = try #require(NSURL(string: "https://example.org/a"))
    let provider = NSItemProvider(item: url, typeIdentifier: "public.url")
    #expect(provider.registeredTypeIdentifiers == ["public.url"])
    #expect(await item("public.url", of: provider, as: URL.self)?.path == "/a")
    #expect(await provider.data("public.url") == Data("https://example.org/a".utf8))
    let text = NSItemProvider(item: NSString(string: "leaf"), typeIdentifier: nil)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await item("public.text", of: text, as: String.self) == "leaf")
    #expect(NSItemProvider(item: nil, typeIdentifier: nil).registeredTypeIdentifiers == [])
  }

  @Test func `An item provider loads data as the item if only data is registered`() async {
    let provider = NSItemProvider(object: "leaf")
    #expect(await item("public.text", of: provider, as: Data.self) == Data("leaf".utf8))
    let object = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.text") { (item: (any NSSecureCoding)?, _) in
        continuation.resume(returning: (item as? NSData).map { Data(referencing: $0) })
      }
    }
    #expect(object == Data("leaf".utf8))
  }

  @Test func `Asking an item provider about an undeclared type does not declare the type`() {
    let identifier = "org.example.undeclared-note"
    #expect(!NSItemProvider().hasItemConformingToTypeIdentifier(identifier))
    #expect(UTType(identifier) == nil)
  }

  @Test func `An item provider reports an error for a type that it lacks`() async {
    let provider = NSItemProvider(object: "leaf")
    let hasError = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.image") { item, error in
        continuation.resume(returning: item == nil && error != nil)
      }
    }
    #expect(hasError)
  }

  @Test func `An item provider of a file loads the URL, and a copy of the file`() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.file("leaf.txt", "leaf")
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(await item("public.plain-text", of: provider, as: URL.self) == file)
    let copy = await provider.copy("public.plain-text")
    #expect(copy.text == "leaf")
    #expect(copy.url?.lastPathComponent == file.lastPathComponent)
    #expect(copy.url != file)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `An item provider can make a file when a receiver asks for it`() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.file("seed.txt", "seed")
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) {
      $0(file, false, nil)
      return nil
    }
    #expect(await provider.data("public.plain-text") == Data("seed".utf8))
    #expect(await provider.copy("public.text").text == "seed")
  }

  @Test func `A file made from data has the suggested name, and is temporary`() async throws {
    let provider = NSItemProvider()
    provider.suggestedName = "Oak"
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data("leaf".utf8), nil)
      return nil
    }
    let copy = await provider.copy("public.image")
    #expect(copy.text == "leaf")
    let url = try #require(copy.url)
    #expect(url.lastPathComponent == "Oak.png")
    for _ in 0..<1_000 where FileManager.default.fileExists(atPath: url.path) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  private func item<T: Sendable>(
    _ type: String,
    of provider: NSItemProvider,
    as: T.Type
  ) async -> T? {
    await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: type) { item, _ in
        continuation.resume(returning: item as? T)
      }
    }
  }
}

extension NSItemProvider {
  fileprivate func data(_ type: String) async -> Data? {
    await withCheckedContinuation { continuation in
      _ = loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        continuation.resume(returning: data)
      }
    }
  }

  fileprivate func copy(_ type: String) async -> (url: URL?, text: String?) {
    await withCheckedContinuation { continuation in
      _ = loadFileRepresentation(forTypeIdentifier: type) { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: (url, text))
      }
    }
  }
}

private final class Stamp: NSObject, NSItemProviderWriting, NSItemProviderReading {
  let country: String

  init(country: String) { self.country = country }

  static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.json", "public.utf8-plain-text"]
  }

  static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Foundation.Progress? {
    completionHandler(
      Data(typeIdentifier == "public.json" ? "\"\(country)\"".utf8 : country.utf8),
      nil
    )
    return nil
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Stamp {
    guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return Stamp(country: String(decoding: data, as: UTF8.self))
  }
}

@Suite struct `Objects that an item provider offers and loads` {
  @Test func `An item provider offers each type of data of an object`() async {
    let provider = NSItemProvider(object: Stamp(country: "Norway"))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    #expect(await provider.data("public.json") == Data("\"Norway\"".utf8))
    #expect(await provider.data("public.utf8-plain-text") == Data("Norway".utf8))
  }

  @Test func `An item provider makes an object from data that another type has written`() async {
    let provider = NSItemProvider(object: "Norway")
    #expect(provider.canLoadObject(ofClass: Stamp.self))
    let country = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: Stamp.self) { stamp, _ in
        continuation.resume(returning: stamp?.country)
      }
    }
    #expect(country == "Norway")
  }

  @Test func `An item provider passes on the error of a class that cannot read the data`() async {
    let provider = NSItemProvider(object: "")
    let error = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: Stamp.self) { _, error in
        continuation.resume(returning: (error as? CocoaError)?.code)
      }
    }
    #expect(error == .fileReadCorruptFile)
  }

  @Test func `An item provider reports an error for data that is not a text in UTF-8`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) {
      $0(Data([0xFF]), nil)
      return nil
    }
    let error = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { _, error in
        continuation.resume(returning: error.map { "\($0)" })
      }
    }
    #expect(error == "The data of the type 'public.text' is not a text in UTF-8.")
  }
}
