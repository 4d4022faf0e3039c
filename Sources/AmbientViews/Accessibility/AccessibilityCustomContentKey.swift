import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// The key of a piece of information that users of assistive technologies can ask for.
///
/// If two modifiers of a view use the same identifier, the outer modifier's information replaces
/// the inner modifier's information.
///
/// ```swift
/// extension AccessibilityCustomContentKey {
///   static var size: Self { Self("Size", id: "size") }
/// }
/// ```
public struct AccessibilityCustomContentKey: Equatable {
  let label: Text
  let id: String?

  /// Creates a key with a label and an identifier.
  ///
  /// - Parameters:
  ///   - label: The name of the information, for users of assistive technologies.
  ///   - id: The identifier of the information.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a label and an identifier.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the information, for users of assistive technologies.
  ///   - id: The identifier of the information.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a label and an identifier.
  ///
  /// - Parameters:
  ///   - labelResource: The name of the information, for users of assistive technologies.
  ///   - id: The identifier of the information.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// Creates a key whose label is also its identifier.
  ///
  /// - Parameter labelKey: The label, which is also the identifier.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey))
  }

  /// Creates a key whose label is also its identifier.
  ///
  /// - Parameter labelResource: The label, which is also the identifier.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    self.init(Text(labelResource))
  }

  init(_ label: Text) {
    self.label = label
    id = nil
  }
}
