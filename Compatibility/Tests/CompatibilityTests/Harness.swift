import SwiftUI

// The tests beside this file say nothing of Ambient. With Apple's SwiftUI they run in a window.

#if canImport(AmbientTesting)
import AmbientTesting

/// A place where views are mounted.
@MainActor
final class Stage {
  private let host: TestHost

  init(@ViewBuilder _ content: () -> some View) { host = TestHost(content: content) }

  /// Lets everything happen that is due.
  func settle() { host.settle() }

  /// Lets everything happen that is due, tasks included, until a condition holds.
  func settle(until condition: () -> Bool) async { await host.settle(until: condition) }

  /// Takes the views away.
  func close() { host.unmount() }
}

/// Lets what the framework warned of so far be found in the standard error.
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

  /// Lets everything happen that is due.
  func settle() {
    window.contentView?.layoutSubtreeIfNeeded()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  }

  /// Lets everything happen that is due, tasks included, until a condition holds.
  func settle(until condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(10)
    settle()
    while !condition(), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
      settle()
    }
  }

  /// Takes the views away.
  func close() {
    window.contentView = nil
    settle()
  }
}

/// Lets what the framework warned of so far be found in the standard error: SwiftUI writes it into the
/// log of the system.
func printWarnings() {
  guard let store = try? OSLogStore(scope: .currentProcessIdentifier),
    let entries = try? store.getEntries()
  else { return }
  for case let entry as OSLogEntryLog in entries {
    FileHandle.standardError.write(Data("\(entry.composedMessage)\n".utf8))
  }
}
#endif
