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
  /// The document has one unit for each point. Each line of a text is as wide as the layout has
  /// measured it. The system colors are those of the scheme; another name of a color or style is
  /// the primary color. Pictures of images are not known: an image is a rectangle with its name as
  /// its title. Rotations around an axis other than that of the screen are left out. Two documents
  /// for the same tree are equal.
  ///
  /// - Parameter colorScheme: Whether the background is light or dark. What the views have read
  ///   from the environment does not change.
  /// - Returns: The document.
  /// - Complexity: O(n) in the number of elements.
  public func svg(colorScheme: ColorScheme) -> String {
    var canvas = SVGCanvas(colors: SVGColors(colorScheme))
    let screen = Outline(form: .rectangle, frame: CGRect(origin: .zero, size: size))
    canvas.fill(screen, "background")
    SVGDrawers.standard.draw(drawnElements, &canvas)
    let (width, height) = (size.width.svgText, size.height.svgText)
    let start = """
      <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      """
    return ([start] + canvas.lines + ["</svg>", ""]).joined(separator: "\n")
  }
}
