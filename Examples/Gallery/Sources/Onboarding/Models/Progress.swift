import Observation

/// The pages of an introduction, and the page that shows.
@MainActor @Observable
final class Progress {
  let pages: [Page]
  /// The identifier of the shown page.
  var selection: Page.ID

  init(pages: [Page]) {
    self.pages = pages
    selection = pages.first?.id ?? ""
  }

  var index: Int { pages.firstIndex { $0.id == selection } ?? 0 }

  var isLast: Bool { index == pages.count - 1 }

  var page: Page { pages[index] }

  func advance() {
    selection = pages[min(index + 1, pages.count - 1)].id
  }
}
