import Ambient
import AmbientTesting
import Foundation
import Testing

/// The content of a tab or a page: a button that counts its taps.
///
/// The view logs `A` and its name when it appears, and `D` and its name when it disappears.
struct LoggedPage: View {
  let name: String
  let log: ActionLog
  @State private var count = 0

  init(_ name: String, _ log: ActionLog) {
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
  let log: ActionLog

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

extension TestHost {
  /// Settles until the log contains `line`, and removes this line from the log.
  ///
  /// The test fails if the log contains any other line.
  func settle(
    until line: String,
    in log: ActionLog,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var seen: [String] = []
    await settle(sourceLocation: sourceLocation) {
      seen += log.take()
      return seen == [line]
    }
  }
}
