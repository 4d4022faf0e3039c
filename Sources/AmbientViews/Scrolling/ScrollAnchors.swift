public import AmbientCore

/// The moment at which the default anchor of a scroll view decides what the scroll view shows.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// The first layout: the anchor decides which part of the content shows first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// A change of the size of the content or of the scroll view.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// Content that is smaller than the scroll view: the anchor decides where it is.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }

  static let all = [initialOffset, sizeChanges, alignment]
}

extension View {
  /// Sets the part of the content that scroll views in the view show first.
  ///
  /// A scroll view that shows this part keeps showing it when its size or that of its content
  /// changes, until the user or the program scrolls elsewhere. Smaller content is placed at the
  /// anchor.
  ///
  /// - Parameters:
  ///   - anchor: The point of the content that is at the same point of the scroll view, such as
  ///     `.bottom`; nil for the top leading corner.
  ///   - fileID: The file of the caller, for messages.
  ///   - line: The line of the caller, for messages.
  /// - Returns: A view with the anchor.
  /// - Invalidation: A change describes the elements of the scroll views again. No body runs.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.scrollTraits.anchors[ScrollAnchorRole.all],
      anchor,
      fileID: fileID,
      line: line
    )
  }

  /// Sets the anchor of scroll views in the view for one moment.
  ///
  /// - Parameters:
  ///   - anchor: The point of the content that is at the same point of the scroll view; nil for the
  ///     top leading corner.
  ///   - role: The moment.
  ///   - fileID: The file of the caller, for messages.
  ///   - line: The line of the caller, for messages.
  /// - Returns: A view with the anchor.
  /// - Invalidation: A change describes the elements of the scroll views again. No body runs.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits.anchors[[role]], anchor, fileID: fileID, line: line)
  }

  /// Sets the anchor of scroll views, for uses of `defaultScrollAnchor(_:)` as a function value.
  public nonisolated func defaultScrollAnchor(_asFunction anchor: UnitPoint?) -> some View {
    defaultScrollAnchor(anchor, fileID: "", line: 0)
  }

  /// Sets the anchor of scroll views, for uses of `defaultScrollAnchor(_:for:)` as a function value.
  public nonisolated func defaultScrollAnchor(
    _asFunction anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    defaultScrollAnchor(anchor, for: role, fileID: "", line: 0)
  }
}

/// The default anchors of scroll views.
struct ScrollAnchors: Equatable {
  private var anchors: [ScrollAnchorRole: UnitPoint] = [:]

  /// The anchor for some moments; nil for the top leading corner.
  subscript(roles: [ScrollAnchorRole]) -> UnitPoint? {
    get { roles.first.flatMap { anchors[$0] } }
    set { for role in roles { anchors[role] = newValue } }
  }

  /// Sets the attributes for the anchors that are set.
  func describe(in attributes: inout ElementAttributes) {
    guard !anchors.isEmpty else { return }
    attributes[.initialAnchor] = anchors[.initialOffset]?.attributeText
    attributes[.sizeAnchor] = anchors[.sizeChanges]?.attributeText
    attributes[.contentAnchor] = anchors[.alignment]?.attributeText
  }
}
