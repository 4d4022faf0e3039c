import SwiftUI

// Keys with defaults that are on the main actor or declared as unsafe. Language mode 6 requires
// these forms; mode 5 accepts them too. Tests refer to each form by the identifier, such as E13,
// that starts its comment.

/// E13: an isolated conformance.
struct AnchorageKey: @MainActor EnvironmentKey {
  @MainActor static let defaultValue = Anchorage()
}

/// E13: an isolated conformance of a key that is its own value.
@MainActor final class Anchorage {
  var depth = 7
}

enum Watch: @MainActor EnvironmentKey {
  case day, night
  @MainActor static var defaultValue: Watch = .day
}

/// K05: unsafe defaults; their author promises that no code changes them.
struct UnsafeFlagKey: EnvironmentKey {
  nonisolated(unsafe) static var defaultValue: any Flag = Pennant(letter: "U")
}

struct UnsafeAnchoredKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: Binding<[any Flag]> = .constant([])
}

/// F09: properties on the main actor, for keys whose values are on the main actor.
@MainActor extension EnvironmentValues {
  var anchorage: Anchorage {
    get { self[AnchorageKey.self] }
    set { self[AnchorageKey.self] = newValue }
  }
}

extension EnvironmentValues {
  @MainActor var watch: Watch {
    get { self[Watch.self] }
    set { self[Watch.self] = newValue }
  }

  var unsafeFlag: any Flag {
    get { self[UnsafeFlagKey.self] }
    set { self[UnsafeFlagKey.self] = newValue }
  }

  var unsafeFlags: Binding<[any Flag]> {
    get { self[UnsafeAnchoredKey.self] }
    set { self[UnsafeAnchoredKey.self] = newValue }
  }
}

struct WatchReadout: View {
  @Environment(\.anchorage) private var anchorage
  @Environment(\.watch) private var watch
  @Environment(\.unsafeFlag) private var flag
  @Environment(\.unsafeFlags) @Binding private var flags: [any Flag]
  var body: some View {
    Text("\(anchorage.depth) \(watch) \(flag.letter) \(flags.count)")
  }
}
