import BenchmarkHarness

/// The least cost of presenting and dismissing a sheet.
///
/// It sets a flag, and creates an object with one label. A closure sets the label's text. Then the
/// object and the label are released.
nonisolated final class SheetFloor {
  private final class Page {
    @exclusivity(unchecked) var labels: [Label] = []
  }

  @exclusivity(unchecked) private var isOpen = false
  @exclusivity(unchecked) private var page: Page?
  private let fill: (Label) -> Void = { $0.text = Words.text(3) }

  @inline(never) func set(_ newValue: Bool) {
    guard newValue != isOpen else { return }
    isOpen = newValue
    page = isOpen ? makePage() : nil
  }

  @inline(never) private func makePage() -> Page {
    let page = Page()
    let label = Label()
    fill(label)
    page.labels.append(label)
    return page
  }

  @MainActor static func timed() -> Timed {
    let floor = SheetFloor()
    return Timed {
      floor.set(true)
      floor.set(false)
    }
  }
}
