import AmbientEnvironment
public import Foundation

extension DependencyValues {
  /// The languages and customs that the user reads, the dearest first.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
  static var testValue: [Locale] {
    unimplemented("@Dependency(\\.preferredLocales)", placeholder: liveValue)
  }
}
