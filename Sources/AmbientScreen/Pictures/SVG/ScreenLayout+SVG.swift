import AmbientDrawing
import AmbientHosting
import AmbientLayout
public import AmbientViews

extension ScreenLayout {
  /// A picture of the screen as an SVG document, with dark contents on a light background.
  ///
  /// See ``svg(colorScheme:)``.
  ///
  /// - Complexity: O(n) in the number of elements.
  public var svg: String { svg(colorScheme: .light) }

  /// Returns a picture of the screen as an SVG 1.1 document.
  ///
  /// The document has one unit for each point. Each line of a text has the width that the layout
  /// has measured. The document also shows shapes, gradients, clips, masks and canvases. An angular
  /// gradient consists of parts that are two degrees wide. A mesh gradient consists of parts that
  /// are about three points long. Masks and blend modes use CSS properties, which browsers support.
  /// Two documents for the same tree are equal.
  ///
  /// The following is not exact:
  /// - A color that has only a name is gray if the library does not know the name.
  /// - The document contains the images that are PNG, JPEG, GIF, WebP or SVG files or data. Any
  ///   other image, such as a symbol of the system, is a rectangle whose title is the name of the
  ///   image.
  /// - An image that is resized with insets or as tiles is stretched as a whole.
  /// - An area that is filled with a shader, or with an image that the document cannot contain, is
  ///   gray.
  /// - A material is a partly transparent color. The contents behind the material are not blurred.
  /// - SVG has no perspective. A view that is drawn in perspective, as by `rotation3DEffect`, is
  ///   exact only in its middle.
  /// - A part of a text has the typeface of the whole text, unless the part is monospaced. A part
  ///   with a gradient is drawn in the paint of the whole text.
  /// - The lines under and through a text are solid, in the color of the text.
  /// - `colorEffect`, `distortionEffect` and `layerEffect` change nothing.
  ///
  /// - Parameter colorScheme: Whether the background is light or dark. The color scheme in the
  ///   environment of the views does not change.
  /// - Returns: The document.
  /// - Complexity: O(n) in the number of elements.
  public func svg(colorScheme: ColorScheme) -> String {
    var canvas = SVGCanvas(colorScheme)
    let screen = Outline(.rectangle, in: CGRect(origin: .zero, size: size))
    canvas.fill(screen, .named("background"))
    canvas.draw(drawnElements)
    let (width, height) = (size.width.svgText, size.height.svgText)
    let start = """
      <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      """
    return ([start] + canvas.lines + ["</svg>", ""]).joined(separator: "\n")
  }
}
