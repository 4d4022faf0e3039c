import AmbientTesting
import SwiftUI
import Synchronization
import Testing

@testable import Podcasts

/// A downloader whose progress and result the test controls.
private final class ManualDownloader: EpisodeDownloading {
  private let continuation = Mutex<AsyncThrowingStream<Double, any Error>.Continuation?>(nil)

  func download(_ episode: Episode) -> AsyncThrowingStream<Double, any Error> {
    AsyncThrowingStream { new in continuation.withLock { $0 = new } }
  }

  var hasStarted: Bool { continuation.withLock { $0 != nil } }
  func report(_ progress: Double) { _ = continuation.withLock { $0?.yield(progress) } }
  func finish(throwing error: (any Error)? = nil) {
    continuation.withLock {
      $0?.finish(throwing: error)
      $0 = nil
    }
  }
}

@MainActor
@Suite struct PodcastsTests {
  private struct Library: View {
    let downloader: ManualDownloader
    @StateObject private var player = Player()
    @StateObject private var downloads: Downloads

    init(downloader: ManualDownloader) {
      self.downloader = downloader
      _downloads = StateObject(wrappedValue: Downloads(downloader: downloader))
    }

    var body: some View {
      LibraryView(podcasts: Podcast.samples)
        .environmentObject(player)
        .environmentObject(downloads)
    }
  }

  private let start = Date(timeIntervalSince1970: 1_000_000)

  private func makeHost(_ downloader: ManualDownloader = ManualDownloader()) -> TestHost {
    var environment = EnvironmentValues()
    environment.clockStart = start
    let host = TestHost(environment: environment) { Library(downloader: downloader) }
    setNow(of: host)
    return host
  }

  private func setNow(of host: TestHost) {
    let date = start + host.time
    host.set(\.now, to: CurrentDate { date })
  }

  private func advance(_ host: TestHost, by seconds: Double) {
    host.advance(by: seconds)
    setNow(of: host)
  }

  private func play(_ episode: String, of podcast: String, in host: TestHost) {
    host.find(.button, podcast).tap()
    host.find(.row, episode).find(.button, "Play").tap()
  }

  @Test func `A podcast in the library leads to its episodes`() {
    let host = makeHost()
    #expect(host.findAll(.button).map(\.name) == ["Deep Water, Ines", "Small Bakes, Omar"])
    host.find(.button, "Deep Water, Ines").tap()
    #expect(host.find(.heading, "Deep Water").exists)
    #expect(host.findAll(.row).count == 2)
    #expect(host.find(.row, "Tides").find(.text, "1 hour, 2 minutes").exists)
  }

  @Test func `An episode plays in the mini player, and its position follows the clock`() {
    let host = makeHost()
    play("Trenches", of: "Deep Water, Ines", in: host)
    #expect(host.find(.group, "Mini player").find(.text, "Now playing: Trenches").exists)
    host.find(.group, "Mini player").perform("Show the player")
    #expect(host.findAll(.group, "Mini player").isEmpty)
    let bodies = host.bodies { advance(host, by: 10) }
    #expect(host.find(.progress, "Position").value == "0:10, 1:20")
    #expect(bodies == [])
    host.find(.button, "Forward 30 seconds").tap()
    #expect(host.find(.progress, "Position").value == "0:40, 0:50")
    host.find(.button, "Back 15 seconds").tap()
    #expect(host.find(.progress, "Position").value == "0:25, 1:05")
  }

  @Test func `A pause keeps the position`() {
    let host = makeHost()
    play("Trenches", of: "Deep Water, Ines", in: host)
    host.find(.group, "Mini player").perform("Show the player")
    advance(host, by: 20)
    host.find(.button, "Pause").tap()
    advance(host, by: 20)
    #expect(host.find(.progress, "Position").value == "0:20, 1:10")
    #expect(host.find(.button, "Play").exists)
  }

  @Test func `The speed menu can make an episode play twice as fast`() {
    let host = makeHost()
    play("Trenches", of: "Deep Water, Ines", in: host)
    host.find(.group, "Mini player").perform("Show the player")
    host.openMenu("Speed")
    host.find(.option, "2×").tap()
    #expect(host.find(.button, "Speed").value == "2×")
    advance(host, by: 10)
    #expect(host.find(.progress, "Position").value == "0:20, 1:10")
    host.find(.button, "Speed").tap()
    #expect(host.find(.button, "Speed").value == "1×")
  }

  @Test func `The sleep timer stops the player`() {
    let host = makeHost()
    play("Tides", of: "Deep Water, Ines", in: host)
    host.find(.group, "Mini player").perform("Show the player")
    host.find(.button, "Sleep timer").tap()
    host.find(.button, "5 minutes").tap()
    #expect(host.find(.button, "5:00").exists)
    advance(host, by: 60)
    #expect(host.find(.button, "4:00").exists)
    #expect(host.find(.button, "Pause").exists)
    host.find(.button, "4:00").tap()
    host.find(.button, "Turn off").tap()
    host.find(.button, "Sleep timer").tap()
    host.find(.button, "5 minutes").tap()
    advance(host, by: 241)
    #expect(host.find(.button, "Pause").exists)
    advance(host, by: 60)
    #expect(host.find(.button, "Play").exists)
    #expect(host.find(.button, "Sleep timer").exists)
    #expect(host.find(.progress, "Position").value?.hasPrefix("6:00") == true)
  }

  @Test func `A download reports its progress and its end`() async {
    let downloader = ManualDownloader()
    let host = makeHost(downloader)
    host.find(.button, "Small Bakes, Omar").tap()
    host.find(.button, "Download").tap()
    #expect(host.find(.button, "Cancel the download").value == "0%")
    await host.settle { downloader.hasStarted }
    downloader.report(0.4)
    await host.settle { host.find(.button, "Cancel the download").value == "40%" }
    downloader.finish()
    await host.settle { !host.findAll(.image, "Downloaded").isEmpty }
  }

  @Test func `A failed download can be tried again`() async {
    let downloader = ManualDownloader()
    let host = makeHost(downloader)
    host.find(.button, "Small Bakes, Omar").tap()
    host.find(.button, "Download").tap()
    await host.settle { downloader.hasStarted }
    downloader.finish(throwing: CancellationError())
    await host.settle { !host.findAll(.button, "Retry").isEmpty }
    host.find(.button, "Retry").tap()
    host.find(.button, "Cancel the download").tap()
    #expect(host.find(.button, "Download").exists)
  }

  @Test func `The escape action closes the player`() {
    let host = makeHost()
    play("Sourdough", of: "Small Bakes, Omar", in: host)
    host.find(.group, "Mini player").perform("Show the player")
    #expect(host.find(.heading, "Sourdough").exists)
    host.find(.button, "Pause").escape()
    #expect(host.find(.group, "Mini player").exists)
  }

  @Test func `A long pull down closes the player`() {
    let host = makeHost()
    play("Sourdough", of: "Small Bakes, Omar", in: host)
    host.find(.group, "Mini player").perform("Show the player")
    host.drag("Sourdough", from: .zero, to: CGPoint(x: 0, y: 60))
    #expect(host.findAll(.group, "Mini player").isEmpty)
    host.drag("Sourdough", from: .zero, to: CGPoint(x: 0, y: 300))
    #expect(host.find(.group, "Mini player").exists)
  }

  @Test func `Another episode starts at its beginning`() {
    let host = makeHost()
    play("Trenches", of: "Deep Water, Ines", in: host)
    advance(host, by: 30)
    host.find(.row, "Tides").find(.button, "Play").tap()
    host.find(.group, "Mini player").perform("Show the player")
    #expect(host.find(.heading, "Tides").exists)
    #expect(host.find(.progress, "Position").value == "0:00, 62:00")
    host.find(.button, "Back 15 seconds").tap()
    #expect(host.find(.progress, "Position").value == "0:00, 62:00")
  }

  @Test func `The position stops at the end of the episode`() {
    let host = makeHost()
    play("Trenches", of: "Deep Water, Ines", in: host)
    host.find(.group, "Mini player").perform("Show the player")
    host.find(.button, "Forward 30 seconds").tap()
    advance(host, by: 100)
    #expect(host.find(.progress, "Position").value == "1:30, 0:00")
    host.find(.button, "Forward 30 seconds").tap()
    host.find(.button, "Back 15 seconds").tap()
    #expect(host.find(.progress, "Position").value == "1:15, 0:15")
  }

  @Test func `A canceled pull moves the player back`() {
    var environment = EnvironmentValues()
    environment.clockStart = start
    let host = TestHost(size: CGSize(width: 400, height: 800), environment: environment) {
      Library(downloader: ManualDownloader())
    }
    setNow(of: host)
    play("Sourdough", of: "Small Bakes, Omar", in: host)
    host.find(.group, "Mini player").perform("Show the player")
    func top() -> CGFloat {
      host.find(.heading, "Sourdough").node.flatMap { host.frame(of: $0.element) }?.minY ?? 0
    }
    let rest = top()
    let touch = host.find(.heading, "Sourdough").touch()
    touch?.move(by: CGSize(width: 0, height: 50))
    #expect(top() == rest + 50)
    touch?.cancel()
    #expect(top() == rest)
    #expect(host.find(.heading, "Sourdough").exists)
    host.find(.heading, "Sourdough").drag(to: CGPoint(x: 20, y: 60), duration: 2)
    #expect(top() == rest)
    #expect(host.findAll(.group, "Mini player").isEmpty)
  }

  @Test func `A canceled download can be started again`() async {
    let downloader = ManualDownloader()
    let host = makeHost(downloader)
    host.find(.button, "Small Bakes, Omar").tap()
    host.find(.button, "Download").tap()
    await host.settle { downloader.hasStarted }
    host.find(.button, "Cancel the download").tap()
    host.find(.button, "Download").tap()
    for _ in 0..<20 { await Task.yield() }
    host.settle()
    #expect(host.find(.button, "Cancel the download").value == "0%")
    downloader.report(0.2)
    await host.settle { host.find(.button, "Cancel the download").value == "20%" }
  }

  @Test func `A tap on the mini player shows the player`() {
    let host = makeHost()
    play("Sourdough", of: "Small Bakes, Omar", in: host)
    host.find(.group, "Mini player").touch()?.up()
    #expect(host.find(.heading, "Sourdough").exists)
    host.find(.button, "Close").tap()
    #expect(host.find(.group, "Mini player").exists)
    #expect(host.findAll(.heading, "Sourdough").isEmpty)
  }
}
