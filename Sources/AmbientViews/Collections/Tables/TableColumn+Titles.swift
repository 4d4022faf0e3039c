public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that does not sort the rows.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the column.
  ///   - content: Returns the view that the column shows for a row.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column that does not sort the rows.
  ///
  /// - Parameters:
  ///   - title: The label of the column.
  ///   - content: Returns the view that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: nil, content: content)
  }

  /// Creates a column that does not sort the rows.
  ///
  /// - Parameters:
  ///   - titleResource: The label of the column.
  ///   - content: Returns the view that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), comparator: nil, content: content)
  }

  /// Creates a column that does not sort the rows.
  ///
  /// - Parameters:
  ///   - text: The label of the column.
  ///   - content: Returns the view that the column shows for a row.
  public nonisolated init(
    _ text: Text,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column that shows texts and does not sort the rows.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>
  ) {
    self.init(Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows texts and does not sort the rows.
  ///
  /// - Parameters:
  ///   - title: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>
  ) {
    self.init(Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows texts and does not sort the rows.
  ///
  /// - Parameters:
  ///   - titleResource: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    value: KeyPath<RowValue, String>
  ) {
    self.init(Text(titleResource), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows texts and does not sort the rows.
  ///
  /// - Parameters:
  ///   - text: The label of the column.
  ///   - value: The key path to the text that the column shows for a row.
  public nonisolated init(
    _ text: Text,
    value: KeyPath<RowValue, String>
  ) {
    self.init(text, comparator: nil) { Text($0[keyPath: value]) }
  }
}
