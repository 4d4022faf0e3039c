#if !canImport(Darwin)
public import AmbientFoundation
public import Foundation

// On Apple's platforms, `String.StandardComparator` can follow the rules of the user's language.
// These initializers are not needed there.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column that shows a text for each row, and sorts the rows by this text according to
  /// the rules of the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  ///   - comparator: The comparator of two texts.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStringComparator
  ) {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(titleKey), comparator: sort) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text for each row, and sorts the rows by this text according to
  /// the rules of the user's language.
  ///
  /// - Parameters:
  ///   - title: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  ///   - comparator: The comparator of two texts.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStringComparator
  ) {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(title), comparator: sort) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text for each row, and sorts the rows by this text according to
  /// the rules of the user's language.
  ///
  /// - Parameters:
  ///   - text: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  ///   - comparator: The comparator of two texts.
  public nonisolated init(
    _ text: Text,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStringComparator
  ) {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(text, comparator: sort) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text for each row, and sorts the rows by this text according to
  /// the rules of the user's language.
  ///
  /// - Parameters:
  ///   - titleResource: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  ///   - comparator: The comparator of two texts.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: LocalizedStringComparator
  ) {
    let sort = KeyPathComparator(value, comparator: comparator)
    self.init(Text(titleResource), comparator: sort) { Text($0[keyPath: value]) }
  }
}
#endif
