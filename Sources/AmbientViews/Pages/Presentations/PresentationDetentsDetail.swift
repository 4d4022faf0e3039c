public import AmbientCore

/// The heights that the user can choose for a sheet, in points.
///
/// A ``ElementKind/sheet`` with the attribute `detents` has this detail. A host with a layout asks
/// for the heights at each layout. If the sheet takes ``ChooseDetentEvent``, the host sends the
/// name of the height that the user has chosen.
public struct PresentationDetentsDetail: ElementDetail {
  private let heights: [(name: String, detent: PresentationDetent)]
  private let environment: EnvironmentValues

  /// The binding to the height; nil if the program has no binding.
  let selection: DetentSelection?

  /// The selected height; nil if the program has no binding to the height.
  private let selected: PresentationDetent?

  init(
    _ detents: Set<PresentationDetent>,
    selection: DetentSelection?,
    selected: PresentationDetent?,
    in environment: EnvironmentValues
  ) {
    heights = detents.map { (name: $0.name(among: detents), detent: $0) }
      .sorted { $0.name < $1.name }
    self.selection = selection
    self.selected = selected
    self.environment = environment
  }

  /// Returns the name that a height has, or would have, in the attribute `detents`.
  ///
  /// - Parameter detent: The height, which need not be a height of the sheet.
  /// - Returns: The name.
  /// - Complexity: O(n) in the number of heights.
  package func name(of detent: PresentationDetent) -> String {
    detent.name(among: heights.lazy.map(\.detent))
  }

  /// Returns the heights that the user can choose.
  ///
  /// - Parameter maximum: The greatest height that the sheet can have, in points.
  /// - Returns: For each height, its name from the attribute `detents`, and the height in points.
  ///   The heights are sorted from the least to the greatest, and are not greater than the maximum.
  ///   A ``CustomPresentationDetent`` whose height is nil is left out.
  /// - Complexity: O(n log n) in the number of heights.
  @MainActor public func heights(maximum: CGFloat) -> [(name: String, height: CGFloat)] {
    let context = PresentationDetent.Context(maxDetentValue: maximum, environment: environment)
    return heights.compactMap { name, detent in
      detent.points(in: context).map { (name: name, height: min($0, maximum)) }
    }
    .sorted { $0.height < $1.height }
  }

  /// Returns whether both details have the same heights and the same selected height, and whether
  /// both or neither have a binding to the selected height.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both details have the same heights and the same selected height, and
  ///   whether both or neither have a binding to the selected height.
  public func isSame(as other: Self) -> Bool {
    heights.map(\.detent) == other.heights.map(\.detent) && selected == other.selected
      && (selection == nil) == (other.selection == nil)
  }
}

extension PresentationDetentsDetail: ContainerDetail {
  func setAttributes(in attributes: inout ElementAttributes) {
    attributes[.detents] = heights.map(\.name).joined(separator: " ")
    attributes[.detent] = selected.map(name(of:))
  }
}

/// The binding to the height of a sheet, and the heights that the user can choose.
///
/// The modifier `presentationDetents(_:selection:)` updates this object in each run of its body.
/// The element of the sheet keeps a reference to the object. A new binding therefore does not
/// change the element.
@MainActor
final class DetentSelection {
  private var binding: Binding<PresentationDetent>?
  private var detents: Set<PresentationDetent> = []

  nonisolated init() {}

  func update(_ binding: Binding<PresentationDetent>?, _ detents: Set<PresentationDetent>) {
    self.binding = binding
    self.detents = detents
  }

  /// Selects the height with the given name; does nothing if no height of the sheet has this name.
  func choose(_ name: String) {
    if let detent = detents.first(where: { $0.name(among: detents) == name }) {
      binding?.wrappedValue = detent
    }
  }
}
