public import AmbientCore

extension WindowGroup {
  private nonisolated init<D: Codable & Hashable>(
    _ title: Text?,
    _ id: String?,
    content: @escaping (Binding<D>) -> Content,
    makeValue: @escaping () -> D
  ) {
    self.init(title, id, makeValue: makeValue) { value in
      content(Binding(value) ?? .constant(makeValue()))
    }
  }

  /// Creates a group whose windows show values, with a default for a window without a value.
  ///
  /// - Parameters:
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///   - defaultValue: Creates the value of a window that opens without a value.
  public nonisolated init<D: Codable & Hashable>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(nil, nil, content: content, makeValue: defaultValue)
  }

  /// Creates a group that has an identifier, and whose windows show values, with a default for a
  /// window without a value.
  ///
  /// - Parameters:
  ///   - id: The identifier for `openWindow`.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///   - defaultValue: Creates the value of a window that opens without a value.
  public nonisolated init<D: Codable & Hashable>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(nil, id, content: content, makeValue: defaultValue)
  }

  /// Creates a group that has a title, and whose windows show values, with a default for a window
  /// without a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///   - defaultValue: Creates the value of a window that opens without a value.
  public nonisolated init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(Text(titleKey), nil, content: content, makeValue: defaultValue)
  }

  /// Creates a group that has a title, and whose windows show values, with a default for a window
  /// without a value.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///   - defaultValue: Creates the value of a window that opens without a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(Text(title), nil, content: content, makeValue: defaultValue)
  }

  /// Creates a group that has a title and an identifier, and whose windows show values, with a
  /// default for a window without a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///   - defaultValue: Creates the value of a window that opens without a value.
  public nonisolated init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(Text(titleKey), id, content: content, makeValue: defaultValue)
  }

  /// Creates a group that has a title and an identifier, and whose windows show values, with a
  /// default for a window without a value.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///   - defaultValue: Creates the value of a window that opens without a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(Text(title), id, content: content, makeValue: defaultValue)
  }
}
