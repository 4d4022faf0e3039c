import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Synchronization
import Testing

/// An image loader whose requests wait until the test finishes them.
private final class Pictures: Sendable {
  private struct State {
    var requests: [String] = []
    var canceled: [String] = []
    var waiting: [String: CheckedContinuation<Data, any Error>] = [:]
  }

  private let state = Mutex(State())

  struct Missing: Error {}

  /// The header of a PNG file of 40 by 20 pixels.
  static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 40, 0, 0, 0, 20]
  )

  var requests: [String] { state.withLock { $0.requests } }
  var canceled: [String] { state.withLock { $0.canceled } }

  var loader: ImageLoader {
    ImageLoader { url in
      let name = url.lastPathComponent
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          self.state.withLock {
            $0.requests.append(name)
            $0.waiting[name] = continuation
          }
        }
      } onCancel: {
        self.state.withLock { $0.canceled.append(name) }
        self.finish(name, .failure(CancellationError()))
      }
    }
  }

  func finish(_ name: String, _ result: Result<Data, any Error>) {
    state.withLock { $0.waiting.removeValue(forKey: name) }?.resume(with: result)
  }
}

@Suite @MainActor struct `An AsyncImage` {
  private struct Gallery: View {
    @State private var name = "a.png"
    @State private var isShown = true
    let pictures: Pictures

    var body: some View {
      if isShown {
        AsyncImage(url: URL(string: "https://example.org/\(name)"), scale: 2) { phase in
          if let image = phase.image {
            image.resizable()
          } else {
            Text(phase.error == nil ? "loading" : "failed")
          }
        }
        .environment(\.imageLoader, pictures.loader)
      }
      Button("Next") { name = "b.png" }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `An AsyncImage shows each phase and runs no body`() async throws {
    let pictures = Pictures()
    let host = TestHost { Gallery(pictures: pictures) }
    #expect(host.texts[0] == "loading")
    await host.settle { pictures.requests == ["a.png"] }
    host.takeBodies()
    pictures.finish("a.png", .success(Pictures.png))
    await host.settle { !host.texts.contains("loading") }
    let image = try #require(host.elements(of: .image).first)
    #expect(image[.imageURL] == "https://example.org/a.png")
    #expect(image[.resizable] == true)
    #expect(image.detail(ImageDataDetail.self)?.data == Pictures.png)
    #expect(image.detail(ImageDetail.self)?.size == CGSize(width: 20, height: 10))
    #expect(host.takeBodies() == [])
  }

  @Test func `An AsyncImage cancels its request and loads again when its URL changes`() async {
    let pictures = Pictures()
    let host = TestHost { Gallery(pictures: pictures) }
    await host.settle { pictures.requests == ["a.png"] }
    host.tap("Next")
    await host.settle { pictures.requests == ["a.png", "b.png"] }
    #expect(pictures.canceled == ["a.png"])
    #expect(host.texts[0] == "loading")
    pictures.finish("b.png", .failure(Pictures.Missing()))
    await host.settle { host.texts[0] == "failed" }
  }

  @Test func `An AsyncImage that leaves the tree cancels its request`() async {
    let pictures = Pictures()
    let host = TestHost { Gallery(pictures: pictures) }
    await host.settle { pictures.requests == ["a.png"] }
    host.tap("Hide")
    await host.settle { pictures.canceled == ["a.png"] }
    #expect(host.texts == ["Next", "Hide"])
  }

  private struct Pages: View {
    let pictures: Pictures

    var body: some View {
      NavigationStack {
        AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in
          Text(phase.image != nil ? "loaded" : phase.error != nil ? "failed" : "loading")
        }
        .environment(\.imageLoader, pictures.loader)
        NavigationLink("Cover") { Text("page") }
      }
    }
  }

  @Test func `An AsyncImage that has loaded its image does not load again when it is shown again`()
    async
  {
    let pictures = Pictures()
    let host = TestHost { Pages(pictures: pictures) }
    await host.settle { pictures.requests == ["a.png"] }
    pictures.finish("a.png", .success(Pictures.png))
    await host.settle { host.texts[0] == "loaded" }
    host.tap("Cover")
    host.back()
    // A second request would be a mistake. The loop gives such a request the time to begin.
    for _ in 1...20 { await Task.yield() }
    host.settle()
    #expect(host.texts[0] == "loaded")
    #expect(pictures.requests == ["a.png"])
  }

  @Test func `A hidden AsyncImage cancels its request, and loads again when it is shown again`()
    async
  {
    let pictures = Pictures()
    let host = TestHost { Pages(pictures: pictures) }
    await host.settle { pictures.requests == ["a.png"] }
    host.tap("Cover")
    await host.settle { pictures.canceled == ["a.png"] }
    host.back()
    await host.settle { pictures.requests == ["a.png", "a.png"] }
    pictures.finish("a.png", .success(Pictures.png))
    await host.settle { host.texts[0] == "loaded" }
  }

  @Test func `An AsyncImage whose image could not be loaded tries again when it is shown again`()
    async
  {
    let pictures = Pictures()
    let host = TestHost { Pages(pictures: pictures) }
    await host.settle { pictures.requests == ["a.png"] }
    pictures.finish("a.png", .failure(Pictures.Missing()))
    await host.settle { host.texts[0] == "failed" }
    host.tap("Cover")
    host.back()
    await host.settle { pictures.requests == ["a.png", "a.png"] }
    #expect(host.texts[0] == "loading")
    pictures.finish("a.png", .success(Pictures.png))
    await host.settle { host.texts[0] == "loaded" }
  }

  @Test func `An AsyncImage without a URL shows its placeholder`() {
    let host = TestHost {
      AsyncImage(url: nil) { image in
        image
      } placeholder: {
        Text("none")
      }
      AsyncImage(url: nil)
    }
    #expect(
      host.tree == """
        Text "none"
        Image
        """
    )
  }

  @Test func `An AsyncImage reads a file without an image loader`() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.write(Pictures.png, to: "dot.png")
    let host = TestHost { AsyncImage(url: file) }
    await host.settle { host.elements[0].detail(ImageDetail.self) != nil }
    #expect(host.elements[0].detail(ImageDetail.self)?.size == CGSize(width: 40, height: 20))
  }
}
