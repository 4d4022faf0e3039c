import SwiftUI

struct PodcastsApp: App {
  @StateObject private var player = Player()
  @StateObject private var downloads = Downloads(downloader: FakeDownloader())

  var body: some Scene {
    WindowGroup {
      LibraryView(podcasts: Podcast.samples)
        .environmentObject(player)
        .environmentObject(downloads)
    }
  }
}
