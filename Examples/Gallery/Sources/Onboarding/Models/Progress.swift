import Observation

/// The page that shows, and the ways to others.
@MainActor @Observable
final class Progress {
  let pages: [Page]
  private(set) var index = 0

  init(pages: [Page]) {
    self.pages = pages
  }

  var isLast: Bool { index == pages.count - 1 }

  func advance() {
    index = min(index + 1, pages.count - 1)
  }

  func show(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    self.index = index
  }
}
