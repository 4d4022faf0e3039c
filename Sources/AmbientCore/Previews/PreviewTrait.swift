/// A view to be previewed.
public struct Preview {
  /// What can be said of a previewed view.
  public enum ViewTraits {}
}

/// Something about the place in which a view is previewed.
///
/// There is no such place here; traits are for tools that read them in the source.
public struct PreviewTrait<T> {
  init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As views are previewed usually.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }

  /// In a place that is as large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }

  /// In a place of a fixed size.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }

  /// On a device that stands upright.
  public static var portrait: PreviewTrait { PreviewTrait() }

  /// On a device that stands on its head.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }

  /// On a device that was turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }

  /// On a device that was turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// With a modifier around the view.
  @MainActor
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait { PreviewTrait() }
}

/// Surroundings that several previews share, with something that is made once for all of them.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void

  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// The previewed view.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// What becomes of the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// Stands for the previewed view in the body of a modifier.
public struct PreviewModifierContent {
  let view: AnyView

  init(_ view: AnyView) { self.view = view }
}

extension PreviewModifierContent: View {
  /// The previewed view.
  public var body: some View { view }
}
