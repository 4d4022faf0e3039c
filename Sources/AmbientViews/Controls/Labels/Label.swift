public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A title with an icon.
///
/// Without a label style, hosts see an element of kind `label`, which contains the icon and then
/// the title.
///
/// ```swift
/// Label("Settings", systemImage: "gear")
/// ```
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  @Environment(\.labelStyles) private var styles

  /// Creates a label with a view as its title and a view as its icon.
  ///
  /// - Parameters:
  ///   - title: The views of the title.
  ///   - icon: The views of the icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View, LibraryView {
  /// The view of the nearest style, or the element of the label if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: LabelElement(icon: icon, title: title)
    case .style(let style, let outer): style.show(self, outer: outer)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - systemImage: The name of the system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a label with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the label.
  ///   - systemImage: The name of the system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a label with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the label.
  ///   - systemImage: The name of the system symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a label with a title and a named image.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - image: The name of the image in an asset catalog of the program.
  public init(_ titleKey: LocalizedStringKey, image: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(image) })
  }

  /// Creates a label with a title and a named image.
  ///
  /// - Parameters:
  ///   - title: The title of the label.
  ///   - image: The name of the image in an asset catalog of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  /// Creates a label with a title and a named image.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the label.
  ///   - image: The name of the image in an asset catalog of the program.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(image) })
  }

  /// Creates a label with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - resource: The image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title of the label.
  ///   - resource: The image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Creates a label with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the label.
  ///   - resource: The image from an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style, for use in the body of that style.
  ///
  /// The label takes the style that is set further up the tree, not this style again. A style can
  /// therefore decorate the view that the outer style makes.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
