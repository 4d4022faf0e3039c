public import AmbientCore

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  @Environment(\.labelStyles) private var styles

  /// Puts any title and icon together.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View, LibraryView {
  /// The label in the style that its surroundings give it.
  public var body: some View {
    switch styles {
    case .usual: Wrapper(kind: .label, content: TupleView((icon, title)))
    case .style(let style, let outer): style.show(self, outer: outer)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol.
  public init(_ title: String, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// Makes a label of a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// Makes a label of a title and a picture.
  public init(_ title: String, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  /// Makes a label of a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label in the body of a style, from what the style was given.
  ///
  /// It has the style that was set further out.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
