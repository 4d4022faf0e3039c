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
    environment(\.scrollTraits.anchors.common, anchor, fileID: fileID, line: line)
  }

  /// Sets the anchor of scroll views in the view for one moment, in place of the common anchor.
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
    environment(\.scrollTraits.anchors[role], anchor, fileID: fileID, line: line)
  }

  /// Sets the anchor of scroll views, for uses of `defaultScrollAnchor(_:)` as a function value.
  public nonisolated func defaultScrollAnchor(_asFunction anchor: UnitPoint?) -> some View {
    defaultScrollAnchor(anchor, fileID: "", line: 0)
  }

  /// Sets the anchor of scroll views, for uses of `defaultScrollAnchor(_:for:)` as a function
  /// value.
  public nonisolated func defaultScrollAnchor(
    _asFunction anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    defaultScrollAnchor(anchor, for: role, fileID: "", line: 0)
  }
}

/// The default anchors of scroll views.
struct ScrollAnchors: Equatable {
  /// The anchor for the moments that have none of their own; nil for the top leading corner.
  var common: UnitPoint?

  private var own: [ScrollAnchorRole: UnitPoint?] = [:]

  /// The anchor for a moment; nil for the top leading corner.
  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { if let anchor = own[role] { anchor } else { common } }
    set { own[role] = .some(newValue) }
  }

  /// Sets the attributes for the anchors that are set.
  func describe(in attributes: inout ElementAttributes) {
    attributes[.initialAnchor] = self[.initialOffset]?.attributeText
    attributes[.sizeAnchor] = self[.sizeChanges]?.attributeText
    attributes[.contentAnchor] = self[.alignment]?.attributeText
  }
}
