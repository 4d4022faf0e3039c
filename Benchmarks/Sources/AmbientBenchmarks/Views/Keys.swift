import Ambient

nonisolated struct TintKey: EnvironmentKey { static let defaultValue = 0 }
nonisolated struct UnreadKey: EnvironmentKey { static let defaultValue = 0 }
nonisolated struct PulseKey: EnvironmentKey { static let defaultValue = 0 }
nonisolated struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
nonisolated struct ProfileKey: EnvironmentKey { static let defaultValue = Profile() }

/// A value with two parts, which different leaves read.
nonisolated struct Profile: Equatable {
  var name = 0
  var age = 0
}

nonisolated extension EnvironmentValues {
  /// The value that most leaves read.
  var tint: Int {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// A value without readers.
  var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }

  /// A value whose changes make a body run again.
  var pulse: Int {
    get { self[PulseKey.self] }
    set { self[PulseKey.self] = newValue }
  }

  /// The value that the levels of a deep tree write.
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  var profile: Profile {
    get { self[ProfileKey.self] }
    set { self[ProfileKey.self] = newValue }
  }
}
