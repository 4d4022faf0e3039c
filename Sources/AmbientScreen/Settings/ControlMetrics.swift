public import AmbientLayout

/// The sizes of the controls and bars that a host draws, in points.
public struct ControlMetrics: Equatable, Sendable {
  /// The space between the label and the border of a button with a border.
  public var buttonInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// The size of the switch of a toggle.
  public var toggle = CGSize(width: 51, height: 31)
  /// The size of the two buttons of a stepper together.
  public var stepper = CGSize(width: 94, height: 32)
  /// The height of a slider.
  public var sliderHeight: CGFloat = 31
  /// The height of the bar of a progress view or gauge.
  public var progressHeight: CGFloat = 4
  /// The size of a progress view without a value.
  public var spinner = CGSize(width: 20, height: 20)
  /// The space between the text and the border of a field.
  public var fieldInsets = EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
  /// The width of the arrow of a picker or a disclosure group.
  public var pickerArrowWidth: CGFloat = 20
  /// The space around the label of a segment of a picker.
  public var segmentInsets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  /// The size of a symbol in the font of body text.
  public var symbol = CGSize(width: 20, height: 20)
  /// The smallest height of the row of a list.
  public var rowHeight: CGFloat = 44
  /// The space around the content of the row of a list.
  public var rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The height of the bar that shows the title and the toolbar of a page.
  public var barHeight: CGFloat = 44
  /// The height of the bar with the buttons of the tabs.
  public var tabBarHeight: CGFloat = 49

  /// Creates the sizes of controls on a phone.
  public init() {}

  /// The sizes of controls in a terminal, in which a character takes up one point.
  public static let cells: ControlMetrics = {
    var metrics = ControlMetrics()
    metrics.buttonInsets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    metrics.toggle = CGSize(width: 3, height: 1)
    metrics.stepper = CGSize(width: 6, height: 1)
    metrics.sliderHeight = 1
    metrics.progressHeight = 1
    metrics.spinner = CGSize(width: 1, height: 1)
    metrics.fieldInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    metrics.pickerArrowWidth = 2
    metrics.segmentInsets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    metrics.symbol = CGSize(width: 2, height: 1)
    metrics.rowHeight = 1
    metrics.rowInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    metrics.barHeight = 1
    metrics.tabBarHeight = 1
    return metrics
  }()
}
