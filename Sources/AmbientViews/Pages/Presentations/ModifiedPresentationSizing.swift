import AmbientLayout
import struct Foundation.CGSize

extension PresentationSizing {
  /// Returns a rule by which the presentation fits its content along some axes.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width fits the content.
  ///   - vertical: Whether the height fits the content.
  /// - Returns: The rule.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ModifiedPresentationSizing(self, .fitted, horizontal, vertical)
  }

  /// Returns a rule by which the presentation can grow but never shrinks along some axes.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width never shrinks.
  ///   - vertical: Whether the height never shrinks.
  /// - Returns: The rule.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ModifiedPresentationSizing(self, .sticky, horizontal, vertical)
  }
}

/// A rule that takes the size that another rule computes, and changes this size along some axes.
private struct ModifiedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  enum Change: String {
    case fitted, sticky
  }

  private let base: Base
  private let change: Change
  private let isHorizontal: Bool
  private let isVertical: Bool

  init(_ base: Base, _ change: Change, _ isHorizontal: Bool, _ isVertical: Bool) {
    self.base = base
    self.change = change
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
  }

  var _name: String? {
    let axes = (isHorizontal ? ["horizontal"] : []) + (isVertical ? ["vertical"] : [])
    guard !axes.isEmpty else { return base._name }
    return "\(base._name ?? "automatic") \(change.rawValue)(\(axes.joined(separator: " ")))"
  }

  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    switch change {
    case .fitted:
      let fitting = root.sizeThatFits(
        ProposedViewSize(
          width: isHorizontal ? nil : size.width,
          height: isVertical ? nil : size.height
        )
      )
      if isHorizontal { size.width = fitting.width }
      if isVertical { size.height = fitting.height }
    case .sticky:
      guard let current = context.currentSize else { break }
      if isHorizontal { size.width = size.width.map { max($0, current.width) } }
      if isVertical { size.height = size.height.map { max($0, current.height) } }
    }
    return size
  }
}
