import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the button.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == AmbientViews.Label<Text, Image> {
  /// Creates a button with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - systemImage: The name of the system symbol.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      AmbientViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - systemImage: The name of the system symbol.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      AmbientViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the button.
  ///   - systemImage: The name of the system symbol.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      AmbientViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - image: The image from an asset catalog.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { AmbientViews.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - image: The image from an asset catalog.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { AmbientViews.Label(title, image: image) }
  }

  /// Creates a button with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the button.
  ///   - image: The image from an asset catalog.
  ///   - role: The purpose of the button; nil for no special purpose.
  ///   - action: Runs when the user presses the button.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { AmbientViews.Label(titleResource, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style, for use in the body of that style.
  ///
  /// The button takes the style that is set further up the tree, not this style again. A style can
  /// therefore decorate the view that the outer style makes.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action.run) { configuration.label }
  }
}
