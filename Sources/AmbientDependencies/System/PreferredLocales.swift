import AmbientEnvironment
import AmbientTaskScopes
public import Foundation

extension DependencyValues {
  /// The locales of the user's preferred languages, the most preferred first.
  ///
  /// A test fails if it reads the locales and does not override them.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey, PropertyKey {
  static let property = "preferredLocales"
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
  static var testValue: [Locale] {
    // While the default is created, `report()` only stores the issue. The first read of the default
    // then reports the issue. Code that overrides the locales may change the default in place, as
    // `$0.preferredLocales.append(locale)` does. Such a change reports no issue.
    if DependencyIssue.shouldReport { DependencyIssue.unimplemented(property).report() }
    return liveValue
  }
}
