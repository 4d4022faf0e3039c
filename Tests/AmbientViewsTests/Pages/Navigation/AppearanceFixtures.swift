import Ambient
import AmbientTesting
import Foundation

/// A log of the views that appear and disappear, in order.
@MainActor final class PageLog {
  private var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last read of this property.
  var unread: [String] {
    defer { lines = [] }
    return lines
  }
}

/// The content of a tab or a page: it logs its appearance, and counts its taps.
struct LoggedPage: View {
  let name: String
  let log: PageLog
  @State private var count = 0

  init(_ name: String, _ log: PageLog) {
    self.name = name
    self.log = log
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.add("A \(name)") }
      .onDisappear { log.add("D \(name)") }
  }
}

/// The content of a tab or a page whose task runs until it is canceled.
struct WaitingPage: View {
  let name: String
  let log: PageLog

  var body: some View {
    Text(name).task {
      log.add("start \(name)")
      try? await Task.sleep(for: .seconds(3_600))
      log.add("end \(name) \(Task.isCancelled)")
    }
  }
}

/// The hosts that the tests of tabs and pages use.
enum PageHost: CaseIterable {
  case withoutScreen
  case withScreen

  /// Mounts a view in a host of this kind.
  @MainActor func mount(@ViewBuilder _ content: () -> some View) -> TestHost {
    switch self {
    case .withoutScreen: TestHost(content: content)
    case .withScreen: TestHost(size: CGSize(width: 320, height: 480), content: content)
    }
  }
}
