public import AmbientCore

/// Why what is shown must not be read as it stands.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// A bit for each reason.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for something that is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others could see it: what is private must not show.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// - Invalidation: Redaction is part of what the surroundings say about texts and pictures: they are
///   described again when it changes, and the bodies run that read `redactionReasons`.
extension EnvironmentValues {
  /// Why what is shown must not be read as it stands; empty if it may.
  public var redactionReasons: RedactionReasons {
    get { textStyle.redaction.reasons }
    set { textStyle.redaction.reasons = newValue }
  }

  /// The reasons, to which more can be added only.
  fileprivate var addedRedactionReasons: RedactionReasons {
    get { redactionReasons }
    set { redactionReasons.formUnion(newValue) }
  }
}

extension View {
  /// Adds a reason why what the view shows must not be read as it stands.
  public nonisolated func redacted(
    reason: RedactionReasons,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.addedRedactionReasons, reason, fileID: fileID, line: line)
  }

  /// Takes away all reasons that were given further out.
  public nonisolated func unredacted(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.redactionReasons, [], fileID: fileID, line: line)
  }

  /// Marks what the view shows as private, or not: it is redacted where `.privacy` is a reason.
  public nonisolated func privacySensitive(
    _ sensitive: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.redaction.isPrivate, sensitive, fileID: fileID, line: line)
  }
}

/// Whether and why a text or a picture is redacted.
struct Redaction: Equatable {
  var reasons: RedactionReasons = []
  var isPrivate = false

  /// The reasons that hold, as hosts are told; nil if there are none.
  var attribute: String? {
    var names: [String] = []
    if reasons.contains(.placeholder) { names.append("placeholder") }
    if reasons.contains(.privacy), isPrivate { names.append("privacy") }
    if reasons.contains(.invalidated) { names.append("invalidated") }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
