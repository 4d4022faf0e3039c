public import AmbientLayout
import AmbientViews

/// The result of a layout rule: how a screen lays out one element.
public struct ElementLayout {
  /// The layout, which chooses the size of the element, and places the views in the element.
  public var layout: any Layout

  /// Whether the element modifies a view, as a frame or padding does.
  ///
  /// A modifier has the layout priority and the layout values of its view.
  ///
  /// If a modifier contains several views, it applies to each of them.
  public var isModifier: Bool

  /// The layout priority of the element; nil for the default.
  public var priority: Double?

  /// The position of the element in the drawing order; nil for the default.
  public var zIndex: Double?

  /// Whether the views that the layout does not place are hidden.
  ///
  /// If the property is false, these views are centered.
  public var hidesUnplacedViews = false

  /// The values that the element gives to the layout of its container.
  private(set) var values: [LayoutValueDetail] = []

  /// The value that the element gives to its container if the element modifies no view.
  ///
  /// A modifier without a view is laid out only if this value is not nil.
  var valueWithoutView: LayoutValueDetail?

  /// Whether the element is laid out only if it contains a view, as a header is.
  var needsViews = false

  /// Whether the element is a layer of an overlay or a background.
  var isLayer = false

  /// Whether the layout may set alignment guides itself, instead of only combining the guides of
  /// its views.
  var setsGuides: Bool

  /// Whether the layout sets the baselines, as the layout of a text does.
  var hasBaselines = false

  /// Whether the element observes its position on the screen.
  var takesGeometry = false

  /// Whether the element needs the geometry of each view to which it applies, and not only the
  /// geometry of the first one.
  var takesEachGeometry = false

  /// Whether the element receives pointers.
  var takesPointers = false

  /// Whether the element draws its views at another place or in another size, as a scale effect
  /// does.
  var transformsViews = false

  /// Whether the element has lazy rows, which the screen requests with a `RowsEvent`.
  var takesRows = false

  /// The header and the footer of a section that are pinned; nil if neither is pinned.
  var pinnedRows: PinnedRows?

  /// The edges at which the views in the element grow beyond the safe area; nil for none.
  var safeAreaEdges: Edge.Set?

  /// The regions of the safe area into which the views in the element grow.
  var safeAreaRegions = SafeAreaRegions.all

  /// How the element itself extends beyond the safe area; nil if it does not.
  var cover: SafeAreaCover?

  /// The part of the list row with which the element aligns its layers, if the element is in a row;
  /// nil to align the layers with the element itself.
  var coveredPartOfRow: RowPart?

  /// Whether container-relative frames in the element depend on the size of the element, as in a
  /// scroll view or a page.
  var isContainer = false

  var dependsOnContainer = false

  /// The way in which the element scrolls its views; nil if it does not scroll.
  var scrolling: ScrollRule?

  var coordinateSpace: CoordinateSpaceName?

  struct CoordinateSpaceName: Equatable {
    /// The name; nil for the space of a scroll view, which has no name.
    var name: String?

    /// The axes along which a scroll view scrolls.
    var axes: Axis.Set = [.horizontal, .vertical]
  }

  /// The edges at which an element extends beyond the safe area, and the regions that the element
  /// covers.
  ///
  /// The layout of the container ignores the parts beyond the safe area.
  struct SafeAreaCover: Equatable {
    var edges: Edge.Set
    var regions: SafeAreaRegions
  }

  /// Creates the layout of an element.
  ///
  /// - Parameters:
  ///   - layout: The layout of the views in the element.
  ///   - isModifier: Whether the element modifies a view, as a frame or padding does.
  ///   - setsGuides: Whether the layout sets alignment guides of its own, instead of only combining
  ///     the guides of its views.
  public init(_ layout: any Layout, isModifier: Bool = false, setsGuides: Bool = false) {
    self.layout = layout
    self.isModifier = isModifier
    self.setsGuides = setsGuides
  }

  /// Returns whether another layout leads to the same sizes and positions.
  func isSame(as other: ElementLayout) -> Bool {
    isModifier == other.isModifier && priority == other.priority && zIndex == other.zIndex
      && hidesUnplacedViews == other.hidesUnplacedViews
      && needsViews == other.needsViews && isLayer == other.isLayer
      && setsGuides == other.setsGuides
      && hasBaselines == other.hasBaselines
      && takesGeometry == other.takesGeometry && takesEachGeometry == other.takesEachGeometry
      && takesPointers == other.takesPointers
      && takesRows == other.takesRows
      && transformsViews == other.transformsViews
      && pinnedRows == other.pinnedRows
      && safeAreaEdges == other.safeAreaEdges && safeAreaRegions == other.safeAreaRegions
      && cover == other.cover && coveredPartOfRow == other.coveredPartOfRow
      && isContainer == other.isContainer && dependsOnContainer == other.dependsOnContainer
      && scrolling == other.scrolling
      && coordinateSpace == other.coordinateSpace && hasSameValues(as: other)
      && layout.isSame(as: other.layout)
  }

  func hasSameValues(as other: ElementLayout) -> Bool {
    (valueWithoutView == nil) == (other.valueWithoutView == nil)
      && values.count == other.values.count
      && zip(values, other.values).allSatisfy { $0.isSame(as: $1) }
  }

  mutating func add(_ value: LayoutValueDetail) { values.append(value) }

  /// Returns the layout of one part of a modifier.
  ///
  /// A modifier with several views has a part for each view.
  func ofPart(_ index: Int) -> ElementLayout { index > 0 ? further : self }

  /// The layout of each part of a modifier except the first part, and of each element in a copied
  /// layer.
  ///
  /// The first part shows the layers of the modifier, such as backgrounds. Each other part shows
  /// copies of these layers.
  ///
  /// This layout keeps `takesGeometry` only if the element needs the geometry of each view.
  var further: ElementLayout {
    var layout = self
    layout.takesGeometry = takesGeometry && takesEachGeometry
    return layout
  }
}

extension ElementLayout {
  /// Returns the layout of a modifier.
  static func modifier(_ layout: any Layout) -> ElementLayout {
    ElementLayout(layout, isModifier: true)
  }
}

/// A part of a list row.
enum RowPart {
  case whole
  /// The row without its insets.
  case insideInsets
}
