/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  private let item: any LayoutItem

  package init(_ item: any LayoutItem) { self.item = item }

  /// The value that the view sets for a key; the default of the key if the view sets none.
  ///
  /// - Parameter key: The type of the key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { item.value(for: key) }

  /// Returns the values for a key from the modifiers around the view, the outermost first.
  ///
  /// - Parameter key: The key.
  /// - Returns: The values.
  package func values<Key: LayoutValueKey>(for key: Key.Type) -> [Key.Value] {
    item.values(for: key)
  }

  /// The layout priority of the view, 0 by default.
  ///
  /// A container gives space first to the views with the highest priority.
  public var priority: Double { item.priority }

  /// The distances that the view prefers between itself and the views around it.
  public var spacing: ViewSpacing { item.spacing }

  /// Returns the size that the view chooses.
  ///
  /// - Parameter proposal: The size that the container proposes.
  /// - Returns: The size in points.
  /// - Complexity: O(1) if the size for this proposal was computed after the view's last change.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    item.sizeThatFits(proposal.checked)
  }

  /// Returns the size that the view chooses, and the guides of the view.
  ///
  /// - Parameter proposal: The size that the container proposes.
  /// - Returns: The size and the guides, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = proposal.checked
    return ViewDimensions(of: item, size: item.sizeThatFits(proposal), in: proposal)
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor, in the coordinates of the `bounds` that
  ///     `placeSubviews` receives.
  ///   - anchor: The point of the view that lies at `position`.
  ///   - proposal: The size that the container proposes to the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let proposal = proposal.checked
    // For the top leading corner, the size of the view does not matter.
    let offset =
      anchor == .topLeading ? .zero : anchor.point(in: item.sizeThatFits(proposal))
    item.place(
      at: CGPoint(
        x: (position.x - offset.x.finiteOrZero).finiteOrZero,
        y: (position.y - offset.y.finiteOrZero).finiteOrZero
      ),
      proposal: proposal
    )
  }

  /// The placement of the view, in the coordinates of the container's bounds; nil until the
  /// container has placed the view.
  package var placement: LayoutPlacement? { item.placement }

  /// Returns whether two values represent the same view.
  public static func == (first: Self, second: Self) -> Bool { first.item === second.item }
}

/// The position of a view in its container, with the size that the container proposed to the view.
package struct LayoutPlacement: Equatable {
  /// The top leading corner, in points.
  package var origin: CGPoint

  /// The size that the container proposed to the view.
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// The interface through which a layout measures and places a view.
///
/// The nodes of the layout engine conform to this protocol.
package protocol LayoutItem: GuidedItem {
  /// Returns the size that the view chooses for a proposal, in points.
  ///
  /// - Parameter proposal: The size that the container proposes.
  /// - Returns: The size of the view.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The layout priority of the view: stacks give space to views with a higher priority first.
  var priority: Double { get }

  /// The distances that the view prefers.
  var spacing: ViewSpacing { get }

  /// Returns the value that the view sets for a key; the default of the key if the view sets none.
  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value

  /// Returns the values for a key from the modifiers around the view, the outermost first.
  ///
  /// By default, the result is the one value that ``value(for:)`` returns.
  func values<Key: LayoutValueKey>(for key: Key.Type) -> [Key.Value]

  /// Places the view with its top leading corner at a point.
  ///
  /// - Parameters:
  ///   - origin: The point, in the coordinates of the container's bounds.
  ///   - proposal: The size that the container proposes.
  func place(at origin: CGPoint, proposal: ProposedViewSize)

  /// The placement of the view; nil until the container has placed the view.
  var placement: LayoutPlacement? { get }
}

extension LayoutItem {
  package func values<Key: LayoutValueKey>(for key: Key.Type) -> [Key.Value] { [value(for: key)] }
}

/// The key of a value that a view gives to the layout of its container.
///
/// ```swift
/// struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
///
/// Text("Wide").layoutValue(key: Weight.self, value: 2)
/// // in a layout: subview[Weight.self]
/// ```
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views that set no value.
  static var defaultValue: Value { get }
}
