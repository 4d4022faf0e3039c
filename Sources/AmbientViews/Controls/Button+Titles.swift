import AmbientCore

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == AmbientViews.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @preconcurrency
  public init(
    _ title: String,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      AmbientViews.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a button with a title and a picture.
  @preconcurrency
  public init(
    _ title: String,
    image: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { AmbientViews.Label(title, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button in the body of a style, from what the style was given.
  ///
  /// It has the style that was set further out.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action.run) { configuration.label }
  }
}
