/// Initializers for customizations of table columns and tabs.
extension SceneStorage {
  /// Creates a property that stores the user's changes to the columns of a table.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(),
    _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, wrappedValue, CodedForm<Value>.self)
  }

  /// Creates a property that stores the user's changes to the tabs of a tab view.
  public init(
    wrappedValue: Value = TabViewCustomization(),
    _ key: String
  ) where Value == TabViewCustomization {
    self.init(key, wrappedValue, CodedForm<Value>.self)
  }
}
