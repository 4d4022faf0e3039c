import SwiftUI

// The other tests of this folder do not name Ambient. With Apple's SwiftUI they run in a window.

#if canImport(AmbientTesting)
import AmbientTesting

/// A host in which views are mounted.
@MainActor
final class Stage {
  private let host: TestHost

  init(@ViewBuilder _ content: () -> some View) { host = TestHost(content: content) }

  /// Updates until no work is left.
  func settle() { host.settle() }

  /// Updates and runs tasks until a condition holds.
  func settle(until condition: () -> Bool) async { await host.settle(until: condition) }

  /// Unmounts the views.
  func close() { host.unmount() }
}

/// Prints the framework's warnings so far to the standard error.
///
/// The function is empty because Ambient prints its warnings at once.
func printWarnings() {}
#else
import AppKit
import OSLog

/// A window in which views are mounted.
@MainActor
final class Stage {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 480, height: 480),
    styleMask: .titled,
    backing: .buffered,
    defer: false
  )

  init(@ViewBuilder _ content: () -> some View) {
    _ = NSApplication.shared
    window.isReleasedWhenClosed = false
    window.contentView = NSHostingView(rootView: content())
    window.orderFrontRegardless()
    settle()
  }

  /// Updates until no work is left.
  func settle() {
    window.contentView?.layoutSubtreeIfNeeded()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  }

  /// Updates and runs tasks until a condition holds.
  func settle(until condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(10)
    settle()
    while !condition(), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
      settle()
    }
  }

  /// Closes the window.
  func close() {
    window.contentView = nil
    settle()
  }
}

/// Prints the framework's warnings so far to the standard error: SwiftUI writes them to the
/// system's log.
func printWarnings() {
  guard let store = try? OSLogStore(scope: .currentProcessIdentifier),
    let entries = try? store.getEntries()
  else { return }
  for case let entry as OSLogEntryLog in entries {
    FileHandle.standardError.write(Data("\(entry.composedMessage)\n".utf8))
  }
}
#endif
