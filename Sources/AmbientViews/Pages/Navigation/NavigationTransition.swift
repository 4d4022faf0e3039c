public import AmbientCore

/// The way in which a page or a presentation appears.
///
/// - Note: Ambient only passes this on to the host.
public protocol NavigationTransition {
  /// The value of the attribute `transition`; nil for the default.
  var _name: String? { get }

  /// The value of the attribute `transitionSource`; nil if there is no source.
  var _source: String? { get }
}

extension NavigationTransition {
  /// Nil, because there is no source.
  public var _source: String? { nil }
}

/// The default way in which a page appears.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The value of the attribute `transition`, which is nil because the host decides.
  public let _name: String? = nil

  /// Creates an automatic navigation transition.
  public init() {}
}

/// A transition in which a page grows from a view.
public struct ZoomNavigationTransition: NavigationTransition {
  /// The value of the attribute `transition`.
  public let _name: String? = "zoom"

  /// The value of the attribute `transitionSource`.
  public let _source: String?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// A transition that the host chooses.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which a page grows from a view.
  ///
  /// - Parameters:
  ///   - sourceID: The identifier of the view, as in `matchedTransitionSource(id:in:)`.
  ///   - namespace: Accepted without effect: hosts compare only the identifiers.
  /// - Returns: The transition.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(_source: "\(sourceID)")
  }
}

extension View {
  /// Sets the transition with which the page or presentation around the view appears.
  ///
  /// - Parameter style: The transition.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    setsAttribute(of: \.pageAttributes, .transition, style._name)
      .setsAttribute(of: \.pageAttributes, .transitionSource, style._source)
      .setsAttribute(of: \.presentationAttributes, .transition, style._name)
      .setsAttribute(of: \.presentationAttributes, .transitionSource, style._source)
  }
}
