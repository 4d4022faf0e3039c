#if !canImport(Darwin)
public import Foundation

extension UserDefaults {
  /// Returns the value of a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil if the key has no value.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil removes the key's value.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension Data.WritingOptions {
  /// An older name of `atomic`: the data is written to a new file, which then replaces the old one.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension FileManager {
  /// Always nil: there is no iCloud on this platform.
  ///
  /// On Apple's systems, the property identifies the user's iCloud account, and is nil if the user
  /// is not signed in.
  public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }

  /// Returns nil: there is no iCloud on this platform.
  ///
  /// On Apple's systems, the function returns nil if the user is not signed in to iCloud.
  ///
  /// - Parameter containerIdentifier: The container; nil for the first container of the program.
  /// - Returns: Nil.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension CGFloat {
  /// Creates the value that is nearest to a number.
  ///
  /// - Parameter number: The number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension CGPoint {
  /// The two coordinates in parentheses, as in "(1.0, 2.0)".
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The width and the height in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The origin and the size in parentheses.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension URL {
  /// Asks for access to a file outside of the program's folders.
  ///
  /// On this platform, programs need no such access.
  ///
  /// - Returns: Always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file outside of the program's folders.
  ///
  /// This function has no effect on this platform.
  public func stopAccessingSecurityScopedResource() {}
}

extension ProcessInfo {
  /// Whether the user has asked to save energy.
  ///
  /// Always false.
  public var isLowPowerModeEnabled: Bool { false }
}

/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.now.timeIntervalSinceReferenceDate }

/// Runs a function.
///
/// This platform has no autoreleased objects, and therefore needs no pool for them.
///
/// - Parameter body: The function.
/// - Returns: The result of the function.
/// - Throws: The error of the function.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
#endif
