import Combine
import SwiftUI

/// Plays one episode at a time.
///
/// The position in the episode is computed from dates, so that the player needs no timer.
@MainActor
final class Player: ObservableObject {
  @Published private(set) var episode: Episode?
  @Published private(set) var podcast: Podcast?
  @Published private(set) var isPlaying = false
  @Published private(set) var speed = 1.0
  @Published var sleepTimer: Date?

  static let speeds = [0.5, 1, 1.5, 2]

  private var position: TimeInterval = 0
  private var since: Date = .distantPast

  func position(at date: Date) -> TimeInterval {
    guard let episode else { return 0 }
    let moved = isPlaying ? max(0, date.timeIntervalSince(since)) * speed : 0
    return min(position + moved, TimeInterval(episode.duration.components.seconds))
  }

  func play(_ episode: Episode, of podcast: Podcast, at date: Date) {
    self.episode = episode
    self.podcast = podcast
    position = 0
    since = date
    isPlaying = true
  }

  func toggle(at date: Date) {
    keepPosition(at: date)
    isPlaying.toggle()
  }

  func setSpeed(_ speed: Double, at date: Date) {
    keepPosition(at: date)
    self.speed = speed
  }

  func skip(_ seconds: TimeInterval, at date: Date) {
    objectWillChange.send()
    keepPosition(at: date)
    position = max(0, position + seconds)
  }

  func stop(at date: Date) {
    keepPosition(at: date)
    isPlaying = false
    sleepTimer = nil
  }

  private func keepPosition(at date: Date) {
    position = position(at: date)
    since = date
  }
}
