public import AmbientCore

/// An image of the app or a system symbol.
///
/// The library passes only the image's name to the host, which finds and draws the picture.
///
/// ```swift
/// Image(systemName: "star").symbolVariant(.fill)
/// ```
public struct Image: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case name(String)
    case systemName(String)
  }

  private let source: Source
  private var isResizable = false
  private var isDecorative = false

  /// Creates an image from the name of an image of the app.
  public init(_ name: String) { source = .name(name) }

  /// Creates an image of the app that is only decoration, without meaning for accessibility.
  ///
  /// Hosts see the attribute `isDecorative`.
  public init(decorative name: String) {
    source = .name(name)
    isDecorative = true
  }

  /// Creates an image from the name of a system symbol.
  public init(systemName: String) { source = .systemName(systemName) }

  /// The name of the image or symbol.
  var name: String {
    switch source {
    case .name(let name), .systemName(let name): name
    }
  }

  private var isSymbol: Bool {
    if case .systemName = source { true } else { false }
  }

  /// Returns an image that is scaled to fill the available space.
  ///
  /// Hosts see the attribute `resizable`.
  ///
  /// - Note: Ambient only passes this on to the host.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The size of symbols relative to text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the default.
    case small
    /// The default size.
    case medium
    /// Larger than the default.
    case large
  }
}

extension Image: ElementView {
  /// Returns the image's element, with the attributes that the environment sets for images.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    resolvedDescription(in: environment)
  }

  /// The attributes from which a host finds the picture.
  nonisolated var sourceAttributes: ElementAttributes {
    switch source {
    case .name(let name): ElementAttributes(.imageName, name)
    case .systemName(let name): ElementAttributes(.systemName, name)
    }
  }

  /// Returns the description of the image in an environment, on any actor.
  nonisolated func resolvedDescription(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.image, attributes: sourceAttributes)
    if isResizable { description[.resizable] = true }
    if isDecorative { description[.isDecorative] = true }
    if let style = environment.customImageStyle {
      description.attributes.merge(style.attributes(ofSymbol: isSymbol))
    }
    if let style = environment.customTextStyle {
      if let paint = style.characters.foreground?._paint(in: environment) {
        description[.foreground] = paint.description
        description.set(PaintDetail(paint))
      }
      description[.redacted] = style.redaction.attribute
    }
    return description
  }
}
