import AmbientEnvironment
import AmbientTaskScopes
public import Foundation

extension DependencyValues {
  /// The languages and customs that the user reads, the dearest first.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey, PropertyKey {
  static let property = "preferredLocales"
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
  static var testValue: [Locale] {
    // While it is made for an assignment, the issue waits for a reader.
    if DependencyIssue.shouldReport { DependencyIssue.unimplemented(property).report() }
    return liveValue
  }
}
