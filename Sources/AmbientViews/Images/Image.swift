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
    var attributes: [String: ElementValue] =
      switch source {
      case .name(let name): ["name": .string(name)]
      case .systemName(let name): ["systemName": .string(name)]
      }
    if isResizable { attributes["resizable"] = .bool(true) }
    if let style = environment.unusualImageStyle {
      attributes.merge(style.attributes(ofSymbol: isSymbol)) { $1 }
    }
    if let style = environment.setTextStyle {
      attributes["foreground"] = style.characters.foreground.map {
        .string($0._name(in: environment))
      }
      attributes["redacted"] = style.redaction.attribute
    }
    return ElementDescription(.image, attributes: attributes)
  }
}
