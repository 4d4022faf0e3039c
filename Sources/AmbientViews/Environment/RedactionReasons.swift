public import AmbientCore

/// The reasons why the content of a view is redacted.
///
/// The attribute `redacted` of a redacted text or image lists the names of the reasons.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// A bit for each reason.
  public let rawValue: Int

  /// Creates a set of reasons from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder for data that is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Other people may see the screen: views that are `privacySensitive` hide their content.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date: views that are `invalidatableContent` hide their content.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// The reasons why the content of the view is redacted; empty by default.
  ///
  /// - Invalidation: When the reasons change, the texts and images that inherit them are described
  ///   again, and the bodies that read `redactionReasons` run again.
  /// - Note: Ambient only passes this on to the host.
  public var redactionReasons: RedactionReasons {
    get { textStyle.redaction.reasons }
    set { textStyle.redaction.reasons = newValue }
  }

  /// The reasons to redact content.
  ///
  /// The setter adds to the reasons that ancestors have set.
  fileprivate var addedRedactionReasons: RedactionReasons {
    get { redactionReasons }
    set { redactionReasons.formUnion(newValue) }
  }
}

extension View {
  /// Adds reasons to redact the content of the view and its descendants.
  ///
  /// - Parameters:
  ///   - reason: The reasons to add to the reasons that ancestors have set.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the texts and images in the view, and runs
  ///   the bodies that read `redactionReasons`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func redacted(
    reason: RedactionReasons,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.addedRedactionReasons, reason, fileID: fileID, line: line)
  }

  /// Removes the redaction reasons that ancestors have set, for the view and its descendants.
  ///
  /// - Parameters:
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the texts and images in the view, and runs
  ///   the bodies that read `redactionReasons`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func unredacted(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.redactionReasons, [], fileID: fileID, line: line)
  }

  /// Sets whether the content of the view is private.
  ///
  /// Private content is redacted if the redaction reasons contain `.privacy`.
  ///
  /// - Parameters:
  ///   - sensitive: Whether the content is private.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the texts and images in the view; no body
  ///   runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func privacySensitive(
    _ sensitive: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.redaction.isPrivate, sensitive, fileID: fileID, line: line)
  }

  /// Sets whether the content of the view may be out of date.
  ///
  /// Such content is redacted if the redaction reasons contain `.invalidated`.
  ///
  /// - Parameters:
  ///   - invalidatable: Whether the content may be out of date.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the texts and images in the view; no body
  ///   runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func invalidatableContent(
    _ invalidatable: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.redaction.isInvalidatable, invalidatable, fileID: fileID, line: line)
  }

  /// The form of `invalidatableContent(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func invalidatableContent(_asFunction invalidatable: Bool) -> some View {
    invalidatableContent(invalidatable, fileID: "", line: 0)
  }
}

/// The redaction reasons for a text or an image, and the properties of the content that decide
/// which reasons apply.
struct Redaction: Equatable {
  var reasons: RedactionReasons = []
  var isPrivate = false
  var isInvalidatable = false

  /// The names of the reasons that apply, for hosts; nil if there are none.
  var attribute: String? {
    var names: [String] = []
    if reasons.contains(.placeholder) { names.append("placeholder") }
    if reasons.contains(.privacy), isPrivate { names.append("privacy") }
    if reasons.contains(.invalidated), isInvalidatable { names.append("invalidated") }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
