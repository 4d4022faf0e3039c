public import AmbientCore
public import AmbientLayout
import AmbientReflection

/// A type that draws the characters of texts.
///
/// ```swift
/// struct Wave: TextRenderer {
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for line in layout {
///       for (index, run) in line.enumerated() {
///         var raised = context
///         raised.translateBy(x: 0, y: index.isMultiple(of: 2) ? 0 : -3)
///         raised.draw(run)
///       }
///     }
///   }
/// }
///
/// Text("Autumn leaves").textRenderer(Wave())
/// ```
///
/// If a text has a renderer, the element of the text has the detail ``TextRendererDetail``. A host
/// that draws gets the drawing commands from this detail.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text with their positions.
  ///   - context: The context, in points. The upper left corner of the text is at (0, 0).
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text for a proposed size; by default, the size of the text without a
  /// renderer.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - text: The text, which the renderer can measure.
  /// - Returns: The size, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space that the renderer needs around the text; none by default.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size that the text has without a renderer.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - text: The text.
  /// - Returns: The size, in points.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// The default space around the text for drawing: zero at each edge.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` can measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size that the text has without a renderer, for a proposed size.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A renderer that can be compared with another renderer of any type.
struct EquatableTextRenderer: Equatable {
  let renderer: any TextRenderer

  /// Compares the fields of the renderers.
  ///
  /// Fields that cannot be compared count as different.
  static func == (lhs: Self, rhs: Self) -> Bool { areSame(lhs.renderer, rhs.renderer) }
}

extension View {
  /// Sets a renderer that draws the characters of the texts in the view.
  ///
  /// - Parameters:
  ///   - renderer: The renderer.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change of the renderer updates the descriptions of the texts in the view; no
  ///   body runs.
  public nonisolated func textRenderer<T: TextRenderer>(
    _ renderer: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.renderer,
      EquatableTextRenderer(renderer: renderer),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `textRenderer(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func textRenderer<T: TextRenderer>(_asFunction renderer: T) -> some View {
    textRenderer(renderer, fileID: "", line: 0)
  }
}
