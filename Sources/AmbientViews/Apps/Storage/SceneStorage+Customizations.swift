/// Initializers for customizations of table columns and tabs.
extension SceneStorage {
  /// Creates a property that stores the user's changes to the columns of a table.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(),
    _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, wrappedValue, CodedForm<Value>.self)
  }

  /// Creates a property that stores the user's changes to the tabs of a tab view.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the scene has stored no value for the key.
  ///   - key: The key of the value in the store of the scene.
  public init(
    wrappedValue: Value = TabViewCustomization(),
    _ key: String
  ) where Value == TabViewCustomization {
    self.init(key, wrappedValue, CodedForm<Value>.self)
  }
}
