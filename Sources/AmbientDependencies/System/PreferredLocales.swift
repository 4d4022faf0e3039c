import AmbientEnvironment
import AmbientTaskScopes
public import Foundation

extension DependencyValues {
  /// The locales of the user's preferred languages, the most preferred first.
  ///
  /// A test that reads them without an override fails.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey, PropertyKey {
  static let property = "preferredLocales"
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
  static var testValue: [Locale] {
    // If the default is created for an assignment, the issue is stored until a reader reports it.
    if DependencyIssue.shouldReport { DependencyIssue.unimplemented(property).report() }
    return liveValue
  }
}
