import Combine
import SwiftUI

/// Plays the songs of a queue.
final class Player: ObservableObject {
  enum RepeatMode: Int, CaseIterable {
    case off, all, one

    var next: Self { Self(rawValue: rawValue + 1) ?? .off }
  }

  @Published private(set) var queue: [Song] = []
  @Published private(set) var index = 0
  @Published var isPlaying = false
  @Published var position: TimeInterval = 0
  @Published var volume: Float = 0.5
  @Published var repeatMode = RepeatMode.off
  let onSkip = PassthroughSubject<Song, Never>()

  var current: Song? { queue.indices.contains(index) ? queue[index] : nil }

  func play(_ songs: [Song], at index: Int = 0) {
    queue = songs
    self.index = index
    position = 0
    isPlaying = true
  }

  func toggle() { isPlaying.toggle() }

  func skip(by offset: Int) {
    guard !queue.isEmpty else { return }
    let next = index + offset
    if queue.indices.contains(next) {
      index = next
    } else if repeatMode == .all {
      index = (next + queue.count) % queue.count
    } else {
      isPlaying = false
    }
    position = 0
    if let current { onSkip.send(current) }
  }

  /// Plays for some time.
  func tick(_ seconds: TimeInterval) {
    guard isPlaying, let current else { return }
    position += seconds
    guard position >= current.duration else { return }
    if repeatMode == .one { position = 0 } else { skip(by: 1) }
  }
}
