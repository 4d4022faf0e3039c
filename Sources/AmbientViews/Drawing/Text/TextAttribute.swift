/// A value that a program attaches to characters, and that a ``TextRenderer`` or a host reads.
///
/// ```swift
/// struct Highlight: TextAttribute { var strength: Double }
///
/// Text("new").customAttribute(Highlight(strength: 0.5))
/// ```
public protocol TextAttribute {}

extension Text {
  /// Attaches a value to the characters.
  ///
  /// A character has at most one value of each type. If several modifiers attach values of the same
  /// type, the first modifier wins. Hosts find the value in the detail ``TextRuns``.
  ///
  /// - Parameter value: The value. If its type is not `Equatable`, each new text counts as changed.
  /// - Returns: The text with the value.
  /// - Note: Ambient only passes this on to the host.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    styled { $0.uncommonStyle.custom = CustomTextAttributes([value]) }
  }
}

/// The values that a program attaches to characters, at most one of each type.
struct CustomTextAttributes: @unchecked Sendable {
  // Unchecked, because the array has value semantics and its elements are only read.
  private(set) var values: [any TextAttribute]

  init(_ values: [any TextAttribute] = []) { self.values = values }

  /// Returns the values of both lists.
  ///
  /// If both lists have a value of the same type, this list wins.
  func merged(over other: CustomTextAttributes) -> CustomTextAttributes {
    guard !other.values.isEmpty else { return self }
    guard !values.isEmpty else { return other }
    let types = Set(values.map { ObjectIdentifier(type(of: $0)) })
    let rest = other.values.filter { !types.contains(ObjectIdentifier(type(of: $0))) }
    return CustomTextAttributes(values + rest)
  }
}

extension CustomTextAttributes: Equatable {
  /// Compares the values; values that are not `Equatable` count as different.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values.count == rhs.values.count
      && zip(lhs.values, rhs.values).allSatisfy { left, right in
        guard let left = left as? any Equatable else { return false }
        return isEqual(left, right)
      }
  }

  private static func isEqual<T: Equatable>(_ left: T, _ right: any TextAttribute) -> Bool {
    (right as? T) == left
  }
}
