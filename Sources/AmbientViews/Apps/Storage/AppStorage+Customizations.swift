public import Foundation

/// Initializers for customizations of table columns and tabs.
extension AppStorage {
  /// Creates a property that stores the user's changes to the columns of a table.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(),
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, wrappedValue, CodedForm<Value>.self, in: store)
  }

  /// Creates a property that stores the user's changes to the tabs of a tab view.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property while the store has no value for the key.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for the value of `defaultAppStorage` in the environment.
  public init(
    wrappedValue: Value = TabViewCustomization(),
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, wrappedValue, CodedForm<Value>.self, in: store)
  }
}
