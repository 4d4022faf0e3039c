import Combine
import SwiftUI
import os.log

enum DownloadState: Equatable {
  case none, failed, done
  case loading(progress: Double)
}

/// Downloads the file of an episode, and reports its progress.
protocol EpisodeDownloading: Sendable {
  func download(_ episode: Episode) -> AsyncThrowingStream<Double, any Error>
}

/// The states of all downloads.
@MainActor
final class Downloads: ObservableObject {
  @Published private(set) var states: [Episode.ID: DownloadState] = [:]

  private let downloader: any EpisodeDownloading
  private var tasks: [Episode.ID: Task<Void, Never>] = [:]
  private let logger = Logger(subsystem: "podcasts", category: "downloads")

  init(downloader: any EpisodeDownloading) {
    self.downloader = downloader
  }

  subscript(episode: Episode) -> DownloadState { states[episode.id, default: .none] }

  func start(_ episode: Episode) {
    states[episode.id] = .loading(progress: 0)
    tasks[episode.id] = Task { [downloader] in
      do {
        for try await progress in downloader.download(episode) {
          guard !Task.isCancelled else { return }
          states[episode.id] = .loading(progress: progress)
        }
        guard !Task.isCancelled else { return }
        states[episode.id] = .done
      } catch {
        guard !Task.isCancelled else { return }
        logger.error("Download of \(episode.title, privacy: .public) failed")
        states[episode.id] = .failed
      }
    }
  }

  func cancel(_ episode: Episode) {
    tasks.removeValue(forKey: episode.id)?.cancel()
    states[episode.id] = DownloadState.none
  }
}

/// Stands for the network in previews.
struct FakeDownloader: EpisodeDownloading {
  func download(_ episode: Episode) -> AsyncThrowingStream<Double, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(0.5)
      continuation.finish()
    }
  }
}
