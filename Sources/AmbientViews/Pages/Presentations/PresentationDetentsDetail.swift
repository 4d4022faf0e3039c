public import AmbientCore

/// The heights that the user can choose for a sheet, in points.
///
/// A ``ElementKind/sheet`` with the attribute `detents` has this detail. A host with a layout asks
/// for the heights at each layout. If the sheet takes ``ChooseDetentEvent``, the host sends the
/// name of the height that the user has chosen.
public struct PresentationDetentsDetail: ElementDetail {
  private let detents: [PresentationDetent]
  private let environment: EnvironmentValues

  /// The selected height; nil if the program has no binding to the height.
  let selection: DetentSelection?

  init(
    _ detents: Set<PresentationDetent>,
    selection: DetentSelection?,
    in environment: EnvironmentValues
  ) {
    self.detents = detents.sorted { $0.name < $1.name }
    self.selection = selection
    self.environment = environment
  }

  /// The names of the heights, in the form of the attribute `detents`.
  var names: String { detents.map(\.name).joined(separator: " ") }

  /// Returns the heights that the user can choose.
  ///
  /// - Parameter maximum: The greatest height that the sheet can have, in points.
  /// - Returns: For each height, its name from the attribute `detents`, and the height in points.
  ///   The heights are sorted from the least to the greatest, and are not greater than the maximum.
  ///   A ``CustomPresentationDetent`` whose height is nil is left out.
  /// - Complexity: O(n log n) in the number of heights.
  @MainActor public func heights(maximum: CGFloat) -> [(name: String, height: CGFloat)] {
    let context = PresentationDetent.Context(maxDetentValue: maximum, environment: environment)
    return detents.compactMap { detent in
      detent.points(in: context).map { (name: detent.name, height: min($0, maximum)) }
    }
    .sorted { $0.height < $1.height }
  }

  /// Returns true if the details have the same heights, and if both or neither of them have a
  /// binding to the selected height.
  public func isSame(as other: Self) -> Bool {
    detents == other.detents && (selection == nil) == (other.selection == nil)
  }
}

/// The binding to the height of a sheet, and the heights that the user can choose.
///
/// Each run of the modifier's body updates the object, and the element of the sheet keeps the
/// object. A new binding therefore does not change the element.
@MainActor
final class DetentSelection {
  private var binding: Binding<PresentationDetent>?
  private var detents: Set<PresentationDetent> = []

  nonisolated init() {}

  func update(_ binding: Binding<PresentationDetent>?, _ detents: Set<PresentationDetent>) {
    self.binding = binding
    self.detents = detents
  }

  /// Selects the height with a name, if the sheet has the height.
  func choose(_ name: String) {
    if let detent = detents.first(where: { $0.name == name }) { binding?.wrappedValue = detent }
  }
}
