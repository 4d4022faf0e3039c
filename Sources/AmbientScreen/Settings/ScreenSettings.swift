public import AmbientHosting
public import AmbientLayout
import AmbientViews

/// The settings of a host for its screen: the size, the safe area, and the sizes of controls and
/// texts.
public struct ScreenSettings {
  /// The size of the screen, in points.
  public var size: CGSize

  /// The lengths of the covered areas at the edges of the screen, in points.
  public var safeAreaInsets: EdgeInsets

  /// The height of the keyboard on the screen, from the bottom edge, in points; zero while there is
  /// no keyboard.
  public var keyboardHeight: CGFloat = 0

  /// The number of pixels in a point.
  ///
  /// Frames are rounded to whole pixels. The environment value `displayScale` is this number,
  /// unless the host sets another value for the tree.
  public var scale: CGFloat

  /// The direction in which lines of text and rows of views run, unless the environment value
  /// `layoutDirection` is set.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The default distance between two views, in points.
  public var spacing: CGFloat

  /// The default length of padding, in points.
  public var padding: CGFloat

  /// The thickness of a divider, in points.
  public var dividerThickness: CGFloat

  /// The sizes of controls and bars.
  public var controls = ControlMetrics()

  /// Measures the sizes of texts.
  public var textMeasure: any TextMeasure

  /// Returns the size of an image in points.
  ///
  /// If the result is nil, the image has the size of its file or drawing. If the image has neither,
  /// it has the size of a symbol.
  public var imageSize: @MainActor (_ image: Element) -> CGSize? = { _ in nil }

  /// The size of a cell, in points.
  ///
  /// ``ScreenLayout/picture`` divides the screen into cells, and draws characters in the cells.
  public var cellSize = CGSize(width: 8, height: 16)

  /// Whether lists, lazy stacks and lazy grids have only the visible rows in the tree.
  ///
  /// If the property is true, tab views with pages have only the selected page and the pages beside
  /// it in the tree.
  ///
  /// If the property is false, the tree contains all rows, and the layout measures all of them.
  ///
  /// A ``ScreenLayout`` reads this property only when it is created. Setting the property later has
  /// no effect.
  public var usesLazyRows = true

  /// The layout of each kind of element.
  public var rules = LayoutRules.standard

  /// Creates settings for a graphical screen, such as the screen of a phone.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - safeAreaInsets: The lengths of the covered areas at the edges of the screen, in points.
  ///   - textMeasure: Measures the sizes of texts. By default, each character is 8 points wide and
  ///     16 points high at the size of body text.
  public init(
    size: CGSize,
    safeAreaInsets: EdgeInsets = EdgeInsets(),
    textMeasure: any TextMeasure = MonospacedTextMeasure.points
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.textMeasure = textMeasure
    scale = 1
    spacing = 8
    padding = 16
    dividerThickness = 1
  }

  /// Returns settings for a terminal, in which a character takes up one point.
  ///
  /// - Parameters:
  ///   - columns: The number of characters in a line.
  ///   - rows: The number of lines.
  /// - Returns: The settings.
  public static func cells(columns: Int, rows: Int) -> ScreenSettings {
    var settings = ScreenSettings(
      size: CGSize(width: columns, height: rows),
      textMeasure: MonospacedTextMeasure.cells
    )
    settings.cellSize = CGSize(width: 1, height: 1)
    settings.spacing = 1
    settings.padding = 1
    settings.controls = .cells
    return settings
  }
}

extension ScreenSettings {
  /// The part of the screen that nothing covers, in points.
  public var safeArea: CGRect {
    safeArea(bottom: max(safeAreaInsets.bottom, keyboardHeight))
  }

  /// The safe area that the screen would have if there were no keyboard, in points.
  var safeAreaBehindKeyboard: CGRect { safeArea(bottom: safeAreaInsets.bottom) }

  private func safeArea(bottom: CGFloat) -> CGRect {
    CGRect(
      x: safeAreaInsets.leading,
      y: safeAreaInsets.top,
      width: max(0, size.width - safeAreaInsets.leading - safeAreaInsets.trailing),
      height: max(0, size.height - safeAreaInsets.top - bottom)
    )
  }
}

extension ScreenSettings {
  /// Measures the texts and the symbols that a canvas draws.
  var drawingMeasure: DrawingMeasure {
    DrawingMeasure(textMeasure: textMeasure, pixel: 1 / scale, symbolSize: controls.symbol)
  }
}
