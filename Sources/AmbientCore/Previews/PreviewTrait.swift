/// The namespace of types for previews of views.
public struct Preview {
  /// Marks traits that apply to previewed views.
  public enum ViewTraits {}
}

/// A setting of a preview, such as its layout.
///
/// Ambient itself shows no previews. A tool that shows previews reads traits in the source code.
///
/// - Note: Accepted without effect.
public struct PreviewTrait<T> {
  init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The layout that the tool chooses.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }

  /// A layout with the size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }

  /// Returns a layout with a fixed size, in points.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  /// - Returns: The trait.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }

  /// An upright device.
  public static var portrait: PreviewTrait { PreviewTrait() }

  /// An upside-down device.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }

  /// A device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }

  /// A device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// Returns a trait that applies a modifier to the previewed view.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The trait.
  @MainActor
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait { PreviewTrait() }
}

/// A modifier that several previews share.
///
/// The context of the modifier is made once for all these previews.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context; `Void` by default.
  associatedtype Context = Void

  /// The type of the modified view, inferred from ``body(content:context:)``.
  associatedtype Body: View

  /// The type of the placeholder for the previewed view.
  typealias Content = PreviewModifierContent

  /// Makes the context that the previews share.
  ///
  /// Ambient itself does not call this function; tools that show previews may call it.
  ///
  /// - Returns: The context.
  /// - Throws: An error if the context cannot be made.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view, made from the shared context and a placeholder for the previewed
  /// view.
  ///
  /// - Parameters:
  ///   - content: A placeholder for the previewed view.
  ///   - context: The context that the previews share.
  /// - Returns: The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes the empty context of modifiers that share nothing.
  ///
  /// - Throws: Nothing. The requirement of the protocol allows errors.
  public static func makeSharedContext() async throws {}
}

/// A placeholder for the previewed view in the body of a modifier.
public struct PreviewModifierContent {
  let view: AnyView

  init(_ view: AnyView) { self.view = view }
}

extension PreviewModifierContent: View {
  /// The view that the placeholder represents.
  public var body: some View { view }
}
