public import AmbientCore
public import class Foundation.Bundle
public import struct Foundation.URL

/// An image, such as a system symbol or an image in an asset catalog.
///
/// For an image from an asset catalog, the library chooses the file that fits the color scheme, the
/// contrast and the display scale of the environment. Hosts get the path of the file, and the size
/// of the picture. For a name that no catalog has, hosts get only the name.
///
/// ```swift
/// Image(systemName: "star").symbolVariant(.fill)
/// ```
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case asset(AssetName)
    case symbol(String)
    case drawing(ImageDrawing)
    case file(ReceivedImageFile)
    /// A picture that was loaded; nil for an empty image.
    case loaded(LoadedPicture?)
  }

  let source: Source

  /// The traits that initializers and modifiers set; at most one trait for each case of
  /// `ImageTrait`.
  var traits: [ImageTrait] = []

  init(_ source: Source, _ traits: ImageTrait?...) {
    self.source = source
    self.traits = traits.compactMap(\.self)
  }

  /// Creates an image that shows a loaded picture; the image is empty if `picture` is nil.
  init(loaded picture: LoadedPicture?) { self.init(.loaded(picture)) }

  init(asset: AssetName) { self.init(.asset(asset)) }

  /// Creates an image from its name in an asset catalog of the program.
  ///
  /// - Parameter name: The name in the asset catalog.
  public init(_ name: String) { self.init(.asset(AssetName(name))) }

  /// Creates an image from its name in an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name, with the namespaces before it, as in `Icons/Hero`.
  ///   - bundle: The bundle whose resources contain the catalog; nil for the program itself.
  public init(_ name: String, bundle: Bundle?) { self.init(.asset(AssetName(name, in: bundle))) }

  /// Creates an image from its name in an asset catalog, and describes the image for assistive
  /// technologies.
  ///
  /// - Parameters:
  ///   - name: The name, with the namespaces before it.
  ///   - bundle: The bundle whose resources contain the catalog; nil for the program itself.
  ///   - label: The description, which becomes the attribute `label` of the element.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(AssetName(name, in: bundle)), .label(ImageLabel(label)))
  }

  /// Creates a custom symbol that shows a value, such as the strength of a signal.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol in an asset catalog.
  ///   - variableValue: The value, from 0 to 1; nil for the plain symbol.
  ///   - bundle: The bundle whose resources contain the catalog; nil for the program itself.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(AssetName(name, in: bundle)), variableValue.map(ImageTrait.variableValue))
  }

  /// Creates a custom symbol that shows a value and has a description for assistive technologies.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol in an asset catalog.
  ///   - variableValue: The value, from 0 to 1; nil for the plain symbol.
  ///   - bundle: The bundle whose resources contain the catalog; nil for the program itself.
  ///   - label: The description, which becomes the attribute `label` of the element.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(
      .asset(AssetName(name, in: bundle)),
      variableValue.map(ImageTrait.variableValue),
      .label(ImageLabel(label))
    )
  }

  /// Creates an image that is only decoration; assistive technologies ignore the image.
  ///
  /// Hosts see the attribute `isDecorative`.
  ///
  /// - Parameters:
  ///   - name: The name of the image in an asset catalog.
  ///   - bundle: The bundle whose resources contain the catalog; nil for the program itself.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(AssetName(name, in: bundle)), .decorative)
  }

  /// Creates a custom symbol that shows a value and is only decoration.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol in an asset catalog.
  ///   - variableValue: The value, from 0 to 1; nil for the plain symbol.
  ///   - bundle: The bundle whose resources contain the catalog; nil for the program itself.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(
      .asset(AssetName(name, in: bundle)),
      .decorative,
      variableValue.map(ImageTrait.variableValue)
    )
  }

  /// Creates an image from the name of a system symbol.
  ///
  /// - Parameter systemName: The name of the system symbol.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a system symbol that shows a value, such as the strength of a signal.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: The value, from 0 to 1; nil for the plain symbol.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName), variableValue.map(ImageTrait.variableValue))
  }

  var name: String {
    switch source {
    case .asset(let asset): asset.name
    case .symbol(let name): name
    case .drawing: "drawing"
    case .file(let file): file.url.lastPathComponent
    case .loaded(let picture): picture?.url.lastPathComponent ?? ""
    }
  }

  /// The size of symbols relative to text.
  public enum Scale: Hashable, Sendable {
    /// The scale of a symbol that is smaller than the default.
    case small
    /// The default scale of a symbol.
    case medium
    /// The scale of a symbol that is larger than the default.
    case large
  }
}

extension Image: ElementView {
  /// Describes the image's element, including the attributes that the environment sets for images.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    resolvedDescription(in: environment)
  }

  /// The attributes by which a host finds the picture.
  nonisolated var sourceAttributes: ElementAttributes {
    switch source {
    case .asset(let asset): ElementAttributes(.imageName, asset.name)
    case .symbol(let name): ElementAttributes(.systemName, name)
    case .drawing, .file: ElementAttributes()
    case .loaded(let picture): ElementAttributes(.imageURL, picture?.url.absoluteString)
    }
  }

  /// Returns the description of the image in an environment, on any actor.
  package nonisolated func resolvedDescription(in environment: EnvironmentValues)
    -> ElementDescription
  {
    var description = ElementDescription(.image, attributes: sourceAttributes)
    var isSymbol = false
    switch source {
    case .symbol: isSymbol = true
    case .asset(let asset): isSymbol = asset.describe(&description, in: environment)
    case .drawing(let drawing): drawing.describe(&description, in: environment)
    case .file(let file): file.describe(&description)
    case .loaded(let picture): picture?.describe(&description)
    }
    if let style = environment.customImageStyle {
      description.attributes.merge(style.attributes(ofSymbol: isSymbol))
    }
    if let style = environment.customTextStyle {
      if let paint = style.characters.foreground?._paint(in: environment) {
        description[.foreground] = paint.description
        description.set(PaintDetail(paint))
      }
      if isSymbol { style.characters.describeFontSize(&description.attributes) }
      description[.redacted] = style.redaction.attribute
      description.set(style.contentTransition)
    }
    for trait in traits { trait.describe(&description, in: environment) }
    return description
  }
}
