public import AmbientHosting
public import AmbientLayout
public import struct Foundation.CGSize
import AmbientReflection

/// The content of a presentation, for a ``PresentationSizing``.
public struct PresentationSizingRoot {
  private let size: (ProposedViewSize) -> CGSize

  /// Creates the content of a presentation, for use by hosts.
  ///
  /// - Parameter sizeThatFits: Returns the size of the content for a proposal.
  public init(sizeThatFits: @escaping (ProposedViewSize) -> CGSize) { size = sizeThatFits }

  /// Returns the size of the content for a proposal.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// The sizes that the host offers to a ``PresentationSizing``.
public struct PresentationSizingContext {
  private let size: (String?) -> ProposedViewSize

  /// The current size of the presentation; nil before its first layout.
  let currentSize: CGSize?

  /// Creates a context, for use by hosts.
  ///
  /// - Parameters:
  ///   - currentSize: The current size of the presentation; nil before its first layout.
  ///   - sizeNamed: Returns the host's size for a name: `form`, `page`, or nil for the default.
  public init(
    currentSize: CGSize? = nil,
    sizeNamed: @escaping (String?) -> ProposedViewSize
  ) {
    self.currentSize = currentSize
    size = sizeNamed
  }

  func size(named name: String?) -> ProposedViewSize { size(name) }
}

/// The size that the program has chosen for a presentation.
///
/// A presentation with the modifier `presentationSizing` has this detail. A host gets the size from
/// the detail:
///
/// ```swift
/// func size(
///   of sheet: Element, root: PresentationSizingRoot, context: PresentationSizingContext
/// ) -> ProposedViewSize? {
///   sheet.detail(PresentationSizingDetail.self)?.proposedSize(for: root, context: context)
/// }
/// ```
public struct PresentationSizingDetail: ElementDetail {
  private let sizing: any PresentationSizing

  init(_ sizing: some PresentationSizing) { self.sizing = sizing }

  /// Computes the size of the presentation.
  ///
  /// - Parameters:
  ///   - root: The content of the presentation.
  ///   - context: The sizes that the host offers.
  /// - Returns: The size. If the width or the height is nil, the host chooses it.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    sizing.proposedSize(for: root, context: context)
  }

  /// Returns whether both details have a sizing of the same type with the same properties.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both details have a sizing of the same type with the same properties.
  public func isSame(as other: Self) -> Bool { areSame(sizing, other.sizing) }
}

extension PresentationSizingDetail: ContainerDetail {
  func setAttributes(in attributes: inout ElementAttributes) {
    attributes[.presentationSizing] = sizing._name
  }
}
