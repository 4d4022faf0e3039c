public import AmbientCore

/// A purpose for which a scroll view uses its default anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// The anchor chooses the part of the content that is visible first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// The anchor chooses the visible part when the content or the scroll view gets another size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// The anchor places content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

extension View {
  /// Sets which part of the content is visible first, for scroll views in the view.
  ///
  /// When the size of a scroll view or of its content changes, the scroll view keeps showing this
  /// part, until the user or the program scrolls to another position. Content that is smaller than
  /// the scroll view is placed at the anchor.
  ///
  /// - Parameters:
  ///   - anchor: The point at which the content and the scroll view are aligned, such as `.bottom`;
  ///     nil for the top leading corner.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the anchor.
  /// - Invalidation: A change updates the descriptions of the scroll views. No body runs.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits.anchors.common, anchor, fileID: fileID, line: line)
  }

  /// Sets the anchor that scroll views in the view use for one purpose.
  ///
  /// For this purpose, the anchor replaces the anchor of `defaultScrollAnchor(_:)`.
  ///
  /// - Parameters:
  ///   - anchor: The point at which the content and the scroll view are aligned; nil for the top
  ///     leading corner.
  ///   - role: The purpose.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the anchor.
  /// - Invalidation: A change updates the descriptions of the scroll views. No body runs.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits.anchors[role], anchor, fileID: fileID, line: line)
  }

  /// The form of `defaultScrollAnchor(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func defaultScrollAnchor(_asFunction anchor: UnitPoint?) -> some View {
    defaultScrollAnchor(anchor, fileID: "", line: 0)
  }

  /// The form of `defaultScrollAnchor(_:for:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  ///
  /// - Parameters:
  ///   - anchor: The point at which the content and the scroll view are aligned; nil for the top
  ///     leading corner.
  ///   - role: The purpose.
  /// - Returns: The modified view.
  public nonisolated func defaultScrollAnchor(
    _asFunction anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    defaultScrollAnchor(anchor, for: role, fileID: "", line: 0)
  }
}

/// The default anchors that modifiers set for scroll views.
struct ScrollAnchors: Equatable {
  /// The anchor for purposes that have no anchor of their own; nil for the top leading corner.
  var common: UnitPoint?

  private var own: [ScrollAnchorRole: UnitPoint?] = [:]

  /// The anchor for a purpose; nil for the top leading corner.
  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { if let anchor = own[role] { anchor } else { common } }
    set { own[role] = .some(newValue) }
  }

  func describe(in attributes: inout ElementAttributes) {
    attributes[.initialAnchor] = self[.initialOffset]?.attributeText
    attributes[.sizeAnchor] = self[.sizeChanges]?.attributeText
    attributes[.contentAnchor] = self[.alignment]?.attributeText
  }
}
