public import AmbientCore
public import AmbientHosting

/// The look of the source of a transition.
///
/// The source is the view or toolbar item that grows into a page.
///
/// ```swift
/// @Namespace private var namespace
///
/// PhotoView(photo).matchedTransitionSource(id: photo.id, in: namespace) {
///   $0.background(.black).clipShape(RoundedRectangle(cornerRadius: 8))
/// }
/// ```
public protocol MatchedTransitionSourceConfiguration {
  /// The attributes that the configuration sets on the element of the source.
  var _attributes: ElementAttributes { get }
}

/// A configuration that leaves the look of the source unchanged.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Creates an empty matched transition source configuration.
  public init() {}

  /// The attributes of an empty configuration: none.
  public var _attributes: ElementAttributes { ElementAttributes() }
}

private struct AttributeConfiguration: MatchedTransitionSourceConfiguration {
  let _attributes: ElementAttributes
}

extension MatchedTransitionSourceConfiguration {
  /// Sets the color behind the source.
  ///
  /// - Parameter style: The color.
  /// - Returns: The configuration with the color.
  /// - Note: Ambient only passes this on to the host.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    adding(ElementAttributes(.sourceBackground, style.description))
  }

  /// Clips the source to a rectangle with rounded corners.
  ///
  /// - Parameter shape: The rectangle. Hosts get the width of its corners as the corner radius.
  /// - Returns: The configuration with the corner radius.
  /// - Note: Ambient only passes this on to the host.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    adding(ElementAttributes(.cornerRadius, Double(shape.cornerSize.width)))
  }

  /// Draws a shadow of the source.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the shadow's blur, in points.
  ///   - x: The horizontal offset of the shadow, in points.
  ///   - y: The downward offset of the shadow, in points.
  /// - Returns: The configuration with the shadow.
  /// - Note: Ambient only passes this on to the host.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    adding(
      ElementAttributes(.color, color.description).setting(.radius, to: Double(radius))
        .setting(.x, to: Double(x)).setting(.y, to: Double(y))
    )
  }

  private func adding(_ attributes: ElementAttributes) -> AttributeConfiguration {
    AttributeConfiguration(_attributes: _attributes.merging(attributes))
  }
}

extension View {
  /// Makes the view the source from which a page can appear.
  ///
  /// - Parameters:
  ///   - id: The identifier of the source.
  ///   - namespace: Accepted without effect: hosts compare only the identifiers.
  /// - Returns: A view that is a source.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Makes the view the source from which a page can appear.
  ///
  /// - Parameters:
  ///   - id: The identifier of the source.
  ///   - namespace: Accepted without effect: hosts compare only the identifiers.
  ///   - configuration: Sets the look of the source with modifiers on the argument.
  /// - Returns: A view that is a source.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID,
    configuration: (
      EmptyMatchedTransitionSourceConfiguration
    ) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    Wrapper(
      kind: .transitionSource,
      attributes: configuration(.init())._attributes.setting(.id, to: "\(id)"),
      content: self
    )
  }
}
