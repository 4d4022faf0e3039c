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
    // While the default is created, `report()` only stores the issue. Code that uses the default
    // then reports the issue. Code that overrides the locales reports no issue, although it may
    // read the default to change it in place, as `$0.preferredLocales.append(locale)` does.
    if DependencyIssue.shouldReport { DependencyIssue.unimplemented(property).report() }
    return liveValue
  }
}
