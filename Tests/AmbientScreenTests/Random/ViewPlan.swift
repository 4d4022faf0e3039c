import Ambient

/// A description of a random view, and of the views in it.
struct ViewPlan: Identifiable, CustomStringConvertible {
  /// The identity of the view; unique in a tree.
  let id: Int

  var kind: Kind

  /// The random values for the view.
  ///
  /// Each kind of view uses some of them.
  var values: Values

  /// The views in a container, or the views to which a modifier is applied.
  ///
  /// For the kinds `overlay` and `background`, the last view is the view in the overlay or the
  /// background. The modifier is applied to the other views.
  var views: [ViewPlan] = []

  enum Kind: CaseIterable {
    // Views that contain no views.
    case text, color, spacer, divider
    // Containers.
    case row, column, pile, diagonal, fitting, lazyColumns, lazyRows
    // Grids and lists, and the only views that they contain: grid rows and sections.
    case grid, gridRow, list, section
    // Modifiers.
    case frame, limits, padding, safeAreaPadding, offset, position, fitted, filled, fixed
    case priority, leadingGuide, baselineGuide, shift, turned, overlay, background

    /// Whether views of this kind are containers, which can have any number of views.
    var isContainer: Bool { Self.containers.contains(self) }

    /// Whether views of this kind are grid rows, which occur only in grids, or sections, which
    /// occur only in lists.
    var isPart: Bool { self == .gridRow || self == .section }

    /// The kinds of views that contain no views.
    ///
    /// The array has texts three times, so that more random views are texts.
    static let leaves: [Self] = [.text, .text, .text, .color, .spacer, .divider]

    /// The kinds of containers and modifiers, without grid rows and sections.
    ///
    /// The array has rows and columns twice, so that more random views are rows and columns.
    static let outer = allCases.filter { !$0.isPart && !leaves.contains($0) } + [.row, .column]

    private static let containers: Set<Self> = [
      .row, .column, .pile, .diagonal, .fitting, .lazyColumns, .lazyRows, .grid, .gridRow, .list,
      .section,
    ]
  }

  struct Values: CustomStringConvertible {
    var text = "a"
    var side = Side.center
    var line = Line.center

    /// A width of 5 to 90 points, or nil.
    var width: CGFloat?

    /// A height of 5 to 90 points, or nil.
    var height: CGFloat?

    /// A number from -9 to 9.
    var number: CGFloat = 0

    var isOn = false

    var alignment: Alignment { Alignment(horizontal: side.alignment, vertical: line.alignment) }

    var description: String {
      let lengths = [width, height].map { $0.map { "\($0)" } ?? "nil" }
      return "\(side) \(line) \(lengths[0]) \(lengths[1]) \(number) \(isOn)"
    }
  }

  enum Side: CaseIterable {
    case leading, center, trailing

    var alignment: HorizontalAlignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }

  enum Line: CaseIterable {
    case top, center, firstTextBaseline, lastTextBaseline, bottom

    var alignment: VerticalAlignment {
      switch self {
      case .top: .top
      case .center: .center
      case .firstTextBaseline: .firstTextBaseline
      case .lastTextBaseline: .lastTextBaseline
      case .bottom: .bottom
      }
    }
  }

  /// A copy of the plan in which all layout directions are reversed.
  var reversed: ViewPlan {
    var plan = self
    if kind == .turned { plan.values.isOn.toggle() }
    plan.views = views.map(\.reversed)
    return plan
  }

  var description: String {
    guard kind != .text else { return values.text.debugDescription }
    return "\(kind)(\(values))" + (views.isEmpty ? "" : "\(views)")
  }
}
