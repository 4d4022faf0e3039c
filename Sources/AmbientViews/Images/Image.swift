public import AmbientCore

/// A picture that the host knows by name.
public struct Image: Equatable {
  private enum Source: Equatable {
    case name(String)
    case systemName(String)
  }

  private let source: Source
  private var isResizable = false

  /// A picture among the program's own.
  public init(_ name: String) { source = .name(name) }

  /// A picture among the program's own that says nothing.
  public init(decorative name: String) { source = .name(name) }

  /// A symbol of the system.
  public init(systemName: String) { source = .systemName(systemName) }

  private var isSymbol: Bool {
    if case .systemName = source { true } else { false }
  }

  /// Lets the picture fill the room there is.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The size of symbols among texts.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large
  }
}

extension Image: ElementView {
  /// Describes the picture.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.image)
    switch source {
    case .name(let name): description[.imageName] = name
    case .systemName(let name): description[.systemName] = name
    }
    if isResizable { description[.resizable] = true }
    if let style = environment.unusualImageStyle {
      description.attributes.merge(style.attributes(ofSymbol: isSymbol))
    }
    if let style = environment.setTextStyle {
      description[.foreground] = style.characters.foreground?._name(in: environment)
      description[.redacted] = style.redaction.attribute
    }
    return description
  }
}
