public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension AccessibilityRotorEntry {
  /// Creates an entry for the view whose explicit identity was set with the modifier `id(_:)`.
  ///
  /// - Parameters:
  ///   - labelResource: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - textRange: The part of the text of the view; nil for the whole view.
  ///   - prepare: Prepares the view before the focus moves there, for example by scrolling to it.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(labelResource), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view that the modifier `accessibilityRotorEntry` identifies.
  ///
  /// - Parameters:
  ///   - labelResource: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - textRange: The part of the text of the view; nil for the whole view.
  ///   - prepare: Prepares the view before the focus moves there, for example by scrolling to it.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(labelResource), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the text of the rotor's view.
  ///
  /// - Parameters:
  ///   - labelResource: The label of the entry.
  ///   - textRange: The part of the text.
  ///   - prepare: Prepares the view before the focus moves there.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource,
    textRange: Range<String.Index>,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(labelResource), textRange: textRange, prepare: prepare)
  }
}
